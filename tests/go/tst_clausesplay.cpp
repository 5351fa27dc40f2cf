// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/session.h"
#include "core/go/counting.h"
#include "core/go/cycle.h"
#include "tests/go/drawing.h"
#include "tests/go/randomgames.h"
#include "tests/support/examtable.h"

#include <set>

using drawing::point;
using go::Board;
using go::BoardSize;
using go::Color;
using go::Game;
using go::Point;

namespace {

QByteArray verdict(const Game& game, const char* where)
{
    return drawing::name(game.check(point(where, game.size())));
}

void checkLiberties()
{
    Game game(BoardSize::square(5));
    drawing::play(game, "A5 pass C5 pass C3");
    QCOMPARE(game.board().libertiesOf(point("A5", game.size())), 2);
    QCOMPARE(game.board().libertiesOf(point("C5", game.size())), 3);
    QCOMPARE(game.board().libertiesOf(point("C3", game.size())), 4);
    // Diagonal stones are not connected; one between joins them, and the liberties are the chain's.
    drawing::play(game, "pass D4 pass");
    QCOMPARE(game.board().chainAt(point("C3", game.size())).size(), std::size_t{1});
    drawing::play(game, "C4");
    QCOMPARE(game.board().chainAt(point("C3", game.size())).size(), std::size_t{4});
    QCOMPARE(game.board().libertiesOf(point("C3", game.size())), 7);
    // Where the other colour comes, the liberty is gone.
    drawing::play(game, "B4");
    QCOMPARE(game.board().libertiesOf(point("C3", game.size())), 6);
}

void checkOrderOfCapture()
{
    Game game = drawing::game({". O X .", "O O X .", "X X . .", ". . . ."}, Color::Black);
    // The stone at A4 has no liberty and neither have White's after it: White's come off.
    QCOMPARE(verdict(game, "A4"), "legal");
    drawing::play(game, "A4");
    QCOMPARE(game.captured(Color::White), 3);
    QCOMPARE(game.captured(Color::Black), 0);
    QVERIFY(game.board().at(point("A4", game.size())) == Color::Black);
}

void checkForbiddenPoints()
{
    const Game game
        = drawing::game({". O X . X", "O O X X X", "X X . . .", ". . . . .", ". . . . ."}, Color::White);
    QCOMPARE(verdict(game, "D5"), "suicide");
    QCOMPARE(verdict(game, "A5"), "suicide");
    // The opponent whose stones are there may.
    QVERIFY(!game.check(Color::Black, point("D5", game.size())));
    QVERIFY(!game.check(Color::Black, point("A5", game.size())));
}

} // namespace

/// The clauses about playing, one test each, named after the clause.
class TestClausesPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a01_blackBeginsAndTurnsAlternate();
    void a02_stonesLieOnIntersections();
    void a03_aStoneStaysWhereItWasLaid();
    void a04_eitherSideMayPass();
    void a05_connectedStonesShareLiberties();
    void a06_capturesTheOpponentsStonesFirst();
    void a07_aPointWhereAStoneWasTakenMayBePlayed();
    void a08_aPointWithoutLibertyIsForbidden();
    void b01_surroundedStonesAreTaken();
    void b03_aKoNeedsAMoveElsewhere();
    void b04_theBoardHasItsStars();
    void b05_theBowlsFillTheBoard();
    void b06_turnsAreTakenOneStoneEach();
    void b07_connectedStonesShareLiberties();
    void b08_capturesTheOpponentsStonesFirst();
    void b09_aPointWithoutLibertyIsForbidden();
    void b10_noPositionComesAgain();
};

void TestClausesPlay::a01_blackBeginsAndTurnsAlternate()
{
    Game game;
    QVERIFY(game.toPlay() == Color::Black);
    drawing::play(game, "Q16");
    QVERIFY(game.toPlay() == Color::White);
    QCOMPARE(game.board().stones(Color::Black), 1);
    drawing::play(game, "D4");
    QVERIFY(game.toPlay() == Color::Black);
    // Handicap stones are no moves: White begins.
    exam::GameSetup setup;
    setup.handicap = 2;
    setup.rules.komi = 0;
    ExamTable table(setup);
    table.start();
    QVERIFY(exam::sideToMove(table.session) == Color::White);
    QCOMPARE(table.session.game.board().stones(Color::Black), 2);
    QVERIFY(table.session.game.plies().empty());
}

void TestClausesPlay::a02_stonesLieOnIntersections()
{
    QCOMPARE(BoardSize{}.points(), 361);
    for (const int lines : {9, 13, 19}) {
        const Game game(BoardSize::square(lines));
        QCOMPARE(game.legalPoints(Color::Black).size(), static_cast<std::size_t>(lines * lines));
        const auto beyond = static_cast<std::uint8_t>(lines);
        QCOMPARE(drawing::name(game.check(Point{beyond, 0})), "off board");
        QCOMPARE(drawing::name(game.check(Point{0, beyond})), "off board");
    }
}

void TestClausesPlay::a03_aStoneStaysWhereItWasLaid()
{
    RandomGames random(3);
    const Game whole = random.played(BoardSize::square(9));
    Game game(whole.size());
    for (const go::Ply& ply : whole.plies()) {
        const Board before = game.board();
        if (ply.kind == go::PlyKind::Pass) {
            game.pass();
            QVERIFY(game.board() == before);
            continue;
        }
        const go::Placement placement = game.play(ply.point);
        go::PointSet stayed = before.stonesOf(go::opponent(ply.color));
        for (const Point taken : placement.captured)
            stayed.erase(taken);
        QVERIFY(game.board().stonesOf(go::opponent(ply.color)) == stayed);
        go::PointSet own = before.stonesOf(ply.color);
        own.insert(ply.point);
        QVERIFY(game.board().stonesOf(ply.color) == own);
    }
    // A second stone does not go on top of it either.
    const Point first = game.board().stonesOf(Color::Black).points().front();
    QCOMPARE(drawing::name(game.check(first)), "occupied");
}

void TestClausesPlay::a04_eitherSideMayPass()
{
    Game game(BoardSize::square(5));
    drawing::play(game, "C3 pass C4 D3 pass D4");
    QCOMPARE(game.board().stones(Color::Black), 2);
    QCOMPARE(game.board().stones(Color::White), 2);
    QCOMPARE(game.endingPasses(), 0);
    const go::Count before = go::countArea(game, {});
    drawing::play(game, "pass pass");
    QCOMPARE(game.endingPasses(), 2);
    QVERIFY(go::countArea(game, {}) == before);
}

void TestClausesPlay::a05_connectedStonesShareLiberties()
{
    checkLiberties();
    // What has no liberty cannot stay.
    RandomGames random(5);
    for (int i = 0; i < 20; ++i) {
        const Game game = random.played(BoardSize::square(7));
        for (const Color color : go::bothColors) {
            for (const Point stone : game.board().stonesOf(color).points())
                QVERIFY(game.board().libertiesOf(stone) > 0);
        }
    }
}

void TestClausesPlay::a06_capturesTheOpponentsStonesFirst() { checkOrderOfCapture(); }

void TestClausesPlay::a07_aPointWhereAStoneWasTakenMayBePlayed()
{
    // The sentence as printed would forbid a snapback.
    Game game = drawing::game(
        {"X O . . X .", "X O O O X .", ". X X X . .", ". . . . . .", ". . . . . ."}, Color::Black);
    drawing::play(game, "C5 D5");
    QCOMPARE(game.plies().back().captured, 1);
    QCOMPARE(verdict(game, "C5"), "legal");
    drawing::play(game, "C5");
    QCOMPARE(game.plies().back().captured, 5);
}

void TestClausesPlay::a08_aPointWithoutLibertyIsForbidden() { checkForbiddenPoints(); }

void TestClausesPlay::b01_surroundedStonesAreTaken()
{
    Game centre(BoardSize::square(5));
    drawing::play(centre, "C3 C4 pass C2 pass B3 pass D3");
    QCOMPARE(centre.captured(Color::Black), 1);
    Game edge(BoardSize::square(5));
    drawing::play(edge, "C5 B5 pass D5 pass C4");
    QCOMPARE(edge.captured(Color::Black), 1);
    Game corner(BoardSize::square(5));
    drawing::play(corner, "A5 B5 pass A4");
    QCOMPARE(corner.captured(Color::Black), 1);
    QVERIFY(corner.board().isEmpty(point("A5", corner.size())));
}

void TestClausesPlay::b03_aKoNeedsAMoveElsewhere()
{
    Game game = drawing::game(
        {". X O . . .", "X O . O . .", ". X O . . .", ". . . . . .", ". . . . . ."}, Color::Black);
    drawing::play(game, "C4");
    QCOMPARE(verdict(game, "B4"), "ko");
    QVERIFY(game.koPoint() == point("B4", game.size()));
    // A void stone is no move elsewhere.
    game.voidMove(Color::White, point("B4", game.size()), go::IllegalReason::Ko);
    drawing::play(game, "A1");
    QCOMPARE(verdict(game, "B4"), "ko");
    drawing::play(game, "F1 A2");
    QCOMPARE(verdict(game, "B4"), "legal");
}

void TestClausesPlay::b04_theBoardHasItsStars()
{
    const BoardSize size;
    QCOMPARE(int{size.columns}, 19);
    QCOMPARE(int{size.rows}, 19);
    const std::vector<Point> stars = go::starPoints(size);
    QCOMPARE(drawing::names(stars, size), std::string("D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"));
    QCOMPARE(go::boardName(Point{9, 9}, size), std::string("K10")); // 天元
}

void TestClausesPlay::b05_theBowlsFillTheBoard()
{
    QCOMPARE(go::stonesInBowl(Color::Black, BoardSize{}), 181);
    QCOMPARE(go::stonesInBowl(Color::White, BoardSize{}), 180);
}

void TestClausesPlay::b06_turnsAreTakenOneStoneEach()
{
    Game game;
    for (int turn = 0; turn < 40; ++turn) {
        const Color expected = turn % 2 == 0 ? Color::Black : Color::White;
        QVERIFY(game.toPlay() == expected);
        const int before = game.board().stones(expected);
        const Point where = go::pointAt(9 * turn, game.size());
        QVERIFY(!game.check(where));
        game.play(where);
        QCOMPARE(game.board().stones(expected), before + 1);
        QCOMPARE(drawing::name(game.check(where)), "occupied");
    }
    game.pass();
    QVERIFY(game.toPlay() == Color::White);
}

void TestClausesPlay::b07_connectedStonesShareLiberties() { checkLiberties(); }
void TestClausesPlay::b08_capturesTheOpponentsStonesFirst() { checkOrderOfCapture(); }
void TestClausesPlay::b09_aPointWithoutLibertyIsForbidden() { checkForbiddenPoints(); }

void TestClausesPlay::b10_noPositionComesAgain()
{
    QVERIFY(go::Rules().superko == go::Superko::Positional);
    Game game = drawing::game({"O O O O O O O", "O X O . O . O", "X . X O X O X", "X X X X X X X",
                                  "O O O O O O O", ". . . . . . ."},
        Color::Black);
    drawing::play(game, "D5 B4 F5 D4 B5");
    QCOMPARE(verdict(game, "F4"), "superko");
    QVERIFY(go::cycleBy(game, Color::White, point("F4", game.size()))->kind == go::CycleKind::TripleKo);
    // No position of a game under the rule stood twice.
    RandomGames random(10);
    for (int i = 0; i < 40; ++i) {
        const Game played = random.played(BoardSize{3, 2});
        std::set<std::vector<std::string>> seen;
        for (std::size_t ply = 0; ply <= played.plies().size(); ++ply) {
            if (ply == 0 || played.plies()[ply - 1].kind == go::PlyKind::Stone)
                QVERIFY(seen.insert(played.atPly(static_cast<int>(ply)).board().rows()).second);
        }
    }
}

QTEST_GUILESS_MAIN(TestClausesPlay)
#include "tst_clausesplay.moc"
