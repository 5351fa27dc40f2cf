// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/game.h"
#include "core/go/score.h"
#include "tests/go/plainreferee.h"

#include <QtTest/QtTest>

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

using go::BoardSize;
using go::Color;
using go::Point;

namespace {

using Repetition = PlainReferee::Repetition;

char signOf(Color color) { return color == Color::Black ? 'X' : 'O'; }

go::Rules rulesFor(Repetition rule, bool suicideAllowed)
{
    go::Rules rules;
    rules.superko = rule == Repetition::KoOnly ? go::Superko::KoOnly
        : rule == Repetition::Positional       ? go::Superko::Positional
                                               : go::Superko::Situational;
    rules.suicideAllowed = suicideAllowed;
    return rules;
}

std::string joined(const std::vector<std::string>& rows)
{
    std::string all;
    for (const std::string& row : rows)
        all += row;
    return all;
}

std::string wordOf(const std::optional<go::Illegal>& illegal)
{
    if (!illegal)
        return "legal";
    switch (illegal->reason) {
    case go::IllegalReason::OffBoard:
        return "off board";
    case go::IllegalReason::Occupied:
        return "occupied";
    case go::IllegalReason::Suicide:
        return "suicide";
    case go::IllegalReason::Ko:
        return "ko";
    case go::IllegalReason::Superko:
        return "superko";
    case go::IllegalReason::OutOfTurn:
        return "out of turn";
    }
    return "?";
}

/// Both referees on one game, made to agree at every step.
struct Pair {
    Pair(BoardSize size, Repetition rule, bool suicideAllowed)
        : game(size, rulesFor(rule, suicideAllowed))
        , plain(size.columns, size.rows, rule, suicideAllowed, 'X')
    { }

    bool agreeOn(Color color, Point p) const
    {
        ++attempts;
        const std::optional<go::Illegal> mine = game.check(color, p);
        const PlainReferee::Verdict theirs = plain.judge(signOf(color), p.x, p.y);
        if (wordOf(mine) == theirs.word && (!mine || mine->repeats == theirs.repeats))
            return true;
        qWarning("%c at %d,%d after %zu plies: core says %s (%d), referee %s (%d)", signOf(color), p.x, p.y,
            game.plies().size(), wordOf(mine).c_str(), mine ? mine->repeats : -1, theirs.word.c_str(),
            theirs.repeats);
        for (const std::string& row : game.board().rows())
            qWarning("%s", row.c_str());
        return false;
    }
    bool agreeOnState() const
    {
        if (game.repeatsPly().value_or(-1) != plain.repeats())
            qWarning("repeats %d, referee %d", game.repeatsPly().value_or(-1), plain.repeats());
        return joined(game.board().rows()) == plain.stones() && game.board().consistent()
            && game.captured(Color::Black) == plain.captured('X')
            && game.captured(Color::White) == plain.captured('O') && signOf(game.toPlay()) == plain.next()
            && game.endingPasses() == plain.endingPasses()
            && game.repeatsPly().value_or(-1) == plain.repeats();
    }
    /// Every point for both sides, by check() and by legalSet().
    bool agreeEverywhere() const
    {
        for (const Color color : go::bothColors) {
            const go::PointSet legal = game.legalSet(color);
            for (int i = 0; i < game.size().points(); ++i) {
                const Point p = go::pointAt(i, game.size());
                if (!agreeOn(color, p) || legal.contains(p) == game.check(color, p).has_value())
                    return false;
            }
        }
        return true;
    }
    bool agreeOnArea(std::mt19937_64& random) const
    {
        std::vector<Point> dead;
        std::set<int> deadIndices;
        for (int i = 0; i < game.size().points(); ++i) {
            const Point p = go::pointAt(i, game.size());
            if (!game.board().isEmpty(p) && random() % 8 == 0) {
                dead.push_back(p);
                deadIndices.insert(i);
            }
        }
        const go::Count count = go::countArea(game, dead);
        const int half = plain.blackHalfPoints(deadIndices);
        return count.halfPoints(Color::Black) == half
            && count.halfPoints(Color::White) == 2 * count.points - half;
    }
    bool agreeOnChain(Point p) const
    {
        const int index = go::indexOf(p, game.size());
        if (game.board().isEmpty(p))
            return game.board().chainAt(p).empty() && game.board().libertiesOf(p) == 0;
        std::set<int> liberties;
        for (const Point q : game.board().libertyPoints(p))
            liberties.insert(go::indexOf(q, game.size()));
        return liberties == plain.libertiesOf(index)
            && game.board().libertiesOf(p) == static_cast<int>(liberties.size())
            && game.board().chainAt(p).size() == plain.chainOf(index).size();
    }

    void play(Color color, Point p)
    {
        const std::uint64_t foreseen = game.board().isEmpty(p) ? game.board().hashAfter(color, p) : 0;
        const bool occupied = !game.board().isEmpty(p);
        const go::Placement placement = game.execute(color, p);
        if (!occupied && foreseen != game.board().hash())
            qFatal("hashAfter is wrong");
        if (game.plies().back().captured != static_cast<int>(placement.captured.size()))
            qFatal("wrong ply");
        plain.play(signOf(color), p.x, p.y);
    }
    void pass()
    {
        plain.pass(signOf(game.toPlay()));
        game.pass();
    }
    void voidStone(Point p)
    {
        plain.voidStone(signOf(game.toPlay()), p.x, p.y);
        game.voidMove(game.toPlay(), p, go::IllegalReason::Ko);
    }

    /// How many stones both were asked about.
    static inline long attempts = 0;

    go::Game game;
    PlainReferee plain;
};

int movesWanted()
{
    bool isNumber = false;
    const int moves = qEnvironmentVariableIntValue("KAODUAN_REFEREE_MOVES", &isNumber);
    return isNumber ? moves : 8000;
}

} // namespace

/// The core against a slow referee of other build: legality, captures, repetition, score.
class TestReferee : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShortGameOnTinyBoards_data();
    void everyShortGameOnTinyBoards();
    void randomGames_data();
    void randomGames();
    void attemptsWereMany();

private:
    static bool walk(const Pair& pair, int depth, long& games);
    static void step(Pair& pair, std::mt19937_64& random);
    static bool agreeAfter(const Pair& pair, int ply, std::mt19937_64& random);
    static bool sameGame(const go::Game& a, const go::Game& b);
};

void TestReferee::everyShortGameOnTinyBoards_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("rule");
    QTest::addColumn<bool>("suicide");
    QTest::addColumn<int>("depth");
    for (const int rule : {0, 1, 2}) {
        for (const bool suicide : {false, true}) {
            const auto row = [&](int columns, int rows, int depth) {
                QTest::addRow("%dx%d, rule %d, suicide %d", columns, rows, rule, suicide ? 1 : 0)
                    << columns << rows << rule << suicide << depth;
            };
            row(1, 1, 3);
            row(3, 1, 5);
            row(2, 2, 5);
            row(3, 3, 3);
        }
    }
}

bool TestReferee::walk(const Pair& pair, int depth, long& games)
{
    if (!pair.agreeOnState() || !pair.agreeEverywhere())
        return false;
    if (depth == 0) {
        ++games;
        return true;
    }
    Pair passed = pair;
    passed.pass();
    if (!walk(passed, depth - 1, games))
        return false;
    for (const Point p : pair.game.legalPoints(pair.game.toPlay())) {
        Pair played = pair;
        played.play(pair.game.toPlay(), p);
        if (!walk(played, depth - 1, games))
            return false;
    }
    return true;
}

void TestReferee::everyShortGameOnTinyBoards()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    QFETCH(const int, rule);
    QFETCH(const bool, suicide);
    QFETCH(const int, depth);
    const BoardSize size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
    long games = 0;
    QVERIFY(walk(Pair(size, static_cast<Repetition>(rule), suicide), depth, games));
    QVERIFY(games > 0);
}

void TestReferee::randomGames_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("rule");
    QTest::addColumn<bool>("suicide");
    const std::vector<std::pair<int, int>> sizes{{2, 2}, {3, 2}, {1, 7}, {3, 3}, {5, 5}, {6, 5}, {7, 7},
        {9, 9}, {13, 13}, {19, 19}, {25, 25}, {25, 1}};
    for (const auto& [columns, rows] : sizes) {
        for (const int rule : {0, 1, 2}) {
            QTest::addRow("%dx%d, rule %d", columns, rows, rule)
                << columns << rows << rule << (rule == 1 && rows == 3);
        }
    }
}

void TestReferee::step(Pair& pair, std::mt19937_64& random)
{
    const BoardSize size = pair.game.size();
    const auto anyPoint = [&] {
        return go::pointAt(static_cast<int>(random() % static_cast<unsigned>(size.points())), size);
    };
    const Color color = pair.game.toPlay();
    const std::uint64_t dice = random() % 1000;
    const std::optional<Point> ko = pair.game.koPoint();
    if (dice < 20) {
        pair.pass();
    } else if (dice < 60 || (ko && dice < 300)) {
        pair.voidStone(ko.value_or(anyPoint()));
    } else if (dice < 65) {
        // A record may demand anything.
        pair.play(random() % 2 == 0 ? Color::Black : Color::White, anyPoint());
    } else if (dice < 67) {
        const Point p = anyPoint();
        const std::array<Point, 1> one{p};
        pair.game.setUp({}, {}, one, color);
        pair.plain.setUp({{go::indexOf(p, size), '.'}}, signOf(color));
    } else {
        for (int tries = 0; tries < 60; ++tries) {
            // Playing near the last stone makes captures and kos.
            Point p = anyPoint();
            if (random() % 2 == 0 && !pair.game.plies().empty()) {
                const std::vector<Point> near = go::neighbours(pair.game.plies().back().point, size);
                if (!near.empty())
                    p = near[random() % near.size()];
            }
            if (pair.game.check(p))
                continue;
            pair.play(color, p);
            return;
        }
        pair.pass();
    }
}

bool TestReferee::agreeAfter(const Pair& pair, int ply, std::mt19937_64& random)
{
    const BoardSize size = pair.game.size();
    const bool small = size.points() <= 49;
    if (size.points() <= 9 || ply % (small ? 4 : 64) == 0)
        return pair.agreeOnState() && pair.agreeEverywhere() && pair.agreeOnArea(random);
    bool agree = pair.agreeOnState();
    for (int k = 0; k < 6; ++k) {
        const Point p = go::pointAt(static_cast<int>(random() % static_cast<unsigned>(size.points())), size);
        agree = agree && pair.agreeOn(k % 2 == 0 ? Color::Black : Color::White, p) && pair.agreeOnChain(p);
    }
    return agree;
}

bool TestReferee::sameGame(const go::Game& a, const go::Game& b)
{
    bool same = a.board() == b.board() && a.board().consistent() && a.plies() == b.plies()
        && a.toPlay() == b.toPlay() && a.koPoint() == b.koPoint() && a.endingPasses() == b.endingPasses()
        && a.repeatsPly() == b.repeatsPly();
    for (const Color color : go::bothColors)
        same = same && a.captured(color) == b.captured(color) && a.legalSet(color) == b.legalSet(color);
    return same;
}

void TestReferee::randomGames()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    QFETCH(const int, rule);
    QFETCH(const bool, suicide);
    const BoardSize size{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)};
    std::mt19937_64 random(static_cast<std::uint64_t>(columns * 100 + rows * 10 + rule));
    const int moves = movesWanted() / 36;
    const int length = std::min(5 * size.points() / 2 + 8, 700);
    for (int done = 0; done < moves;) {
        Pair pair(size, static_cast<Repetition>(rule), suicide);
        std::vector<go::Game> seen;
        for (int ply = 0; ply < length && done < moves; ++ply, ++done) {
            const go::Game before = pair.game;
            step(pair, random);
            QVERIFY(agreeAfter(pair, ply, random));
            // A setup would belong to the same ply.
            if (ply % 40 == 0 && pair.game.plies().size() > before.plies().size())
                seen.push_back(before);
        }
        for (const go::Game& then : seen)
            QVERIFY(sameGame(pair.game.atPly(static_cast<int>(then.plies().size())), then));
    }
}

void TestReferee::attemptsWereMany()
{
    if (Pair::attempts == 0)
        QSKIP("nothing was asked in this run");
    qInfo("%ld attempts without a difference", Pair::attempts);
    QVERIFY(Pair::attempts >= 200'000);
}

QTEST_GUILESS_MAIN(TestReferee)
#include "tst_referee.moc"
