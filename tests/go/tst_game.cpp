// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/game.h"
#include "tests/go/drawing.h"

#include <array>

using drawing::point;
using go::BoardSize;
using go::Color;
using go::Game;
using go::Illegal;
using go::IllegalReason;
using go::Point;
using go::Superko;

namespace {

go::Rules with(Superko superko)
{
    go::Rules rules;
    rules.superko = superko;
    return rules;
}

/// White to move may take the ko at B3 by C3.
Game koGame(Superko superko)
{
    return drawing::game(
        {
            ". . . . . . .",
            ". X O . . . .",
            "X . X O . . .",
            ". X O . . . .",
            ". . . . . . .",
        },
        Color::White, with(superko));
}

} // namespace

/// Turns, ko, repetition and void stones (A01, A04, A54, A55, A57, B03, B10).
class TestGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blackBeginsAndTurnsAlternate();
    void handicapLetsWhiteBegin();
    void offTheBoardAndOnStonesIsIllegal();
    void koMayNotBeRetakenAtOnce_data();
    void koMayNotBeRetakenAtOnce();
    void koMayBeRetakenAfterAPlayElsewhere();
    void passesLiftOnlyTheBasicBan_data();
    void passesLiftOnlyTheBasicBan();
    void aVoidRetakeKeepsTheBan();
    void aVoidStoneOfAnotherKindKeepsTheBanToo();
    void aKeptBanEndsWhenTheKoIsConnected();
    void aPassAfterAVoidRetakeKeepsTheBan();
    void voidStonesAreNoEndingPasses();
    void voidStonesStayOutOfTheBoard();
    void suicideByTheRules();
    void singleSuicideRepeatsThePosition();
    void recordsAreExecutedWhateverTheRules();
    void recordsMayMoveOutOfTurn();
    void setupIsANewPosition();
    void repetitionIsReported();
    void passesAreNoRepetition();
    void jumpingBackRestoresEverything();
    void jumpingBackKeepsSetups();
    void longGamesAreRemembered();
    void prisonersAreCounted();
};

void TestGame::blackBeginsAndTurnsAlternate()
{
    Game game;
    QVERIFY(game.toPlay() == Color::Black);
    QCOMPARE(game.size().points(), 361);
    game.play(point("Q16", game.size()));
    QVERIFY(game.toPlay() == Color::White);
    game.pass();
    QVERIFY(game.toPlay() == Color::Black);
    QCOMPARE(game.plies().size(), std::size_t{2});
    QVERIFY(game.plies()[1].kind == go::PlyKind::Pass);
    QCOMPARE(game.legalPoints(Color::Black).size(), std::size_t{360});
}

void TestGame::handicapLetsWhiteBegin()
{
    Game game;
    const std::vector<Point> stones = go::handicapPoints(game.size(), 4);
    game.setUp(stones, {}, {}, Color::White);
    QVERIFY(game.toPlay() == Color::White);
    QVERIFY(game.plies().empty());
    QCOMPARE(game.board().stones(Color::Black), 4);
}

void TestGame::offTheBoardAndOnStonesIsIllegal()
{
    Game game(BoardSize{6, 5});
    QVERIFY(game.check(Point{6, 0}) == Illegal{IllegalReason::OffBoard});
    QVERIFY(game.check(Point{0, 5}) == Illegal{IllegalReason::OffBoard});
    QVERIFY(game.check(Point{255, 255}) == Illegal{IllegalReason::OffBoard});
    game.play(Point{5, 4});
    QVERIFY(game.check(Point{5, 4}) == Illegal{IllegalReason::Occupied});
}

void TestGame::koMayNotBeRetakenAtOnce_data()
{
    QTest::addColumn<int>("superko");
    for (const int superko : {0, 1, 2})
        QTest::addRow("%d", superko) << superko;
}

void TestGame::koMayNotBeRetakenAtOnce()
{
    QFETCH(const int, superko);
    Game game = koGame(static_cast<Superko>(superko));
    QVERIFY(!game.koPoint());
    const go::Placement placement = game.play(point("B3", game.size()));
    QCOMPARE(drawing::names(placement.captured, game.size()), std::string("C3"));
    QVERIFY((game.check(point("C3", game.size())) == Illegal{IllegalReason::Ko, 0}));
    QVERIFY(game.koPoint() == point("C3", game.size()));
    // White may connect there.
    QVERIFY(!game.check(Color::White, point("C3", game.size())));
    QVERIFY(!game.legalSet(Color::Black).contains(point("C3", game.size())));
    QVERIFY(game.legalSet(Color::White).contains(point("C3", game.size())));
}

void TestGame::koMayBeRetakenAfterAPlayElsewhere()
{
    Game game = koGame(Superko::Positional);
    drawing::play(game, "B3 G5 G1");
    QVERIFY(!game.koPoint());
    QCOMPARE(drawing::name(game.check(point("C3", game.size()))), "legal");
    drawing::play(game, "C3");
    QVERIFY(game.koPoint() == point("B3", game.size()));
}

void TestGame::passesLiftOnlyTheBasicBan_data()
{
    QTest::addColumn<int>("superko");
    QTest::addColumn<QByteArray>("verdict");
    QTest::newRow("ko only") << static_cast<int>(Superko::KoOnly) << QByteArray("legal");
    QTest::newRow("positional") << static_cast<int>(Superko::Positional) << QByteArray("superko");
    QTest::newRow("situational") << static_cast<int>(Superko::Situational) << QByteArray("superko");
}

void TestGame::passesLiftOnlyTheBasicBan()
{
    QFETCH(const int, superko);
    QFETCH(const QByteArray, verdict);
    Game game = koGame(static_cast<Superko>(superko));
    drawing::play(game, "B3 pass pass");
    const std::optional<Illegal> illegal = game.check(point("C3", game.size()));
    QCOMPARE(drawing::name(illegal), verdict.constData());
    if (illegal)
        QCOMPARE(illegal->repeats, 0);
}

void TestGame::aVoidRetakeKeepsTheBan()
{
    Game game = koGame(Superko::KoOnly);
    const Point ko = point("C3", game.size());
    drawing::play(game, "B3");
    game.voidMove(Color::Black, ko, IllegalReason::Ko);
    QVERIFY(game.toPlay() == Color::White);
    QVERIFY(!game.koPoint());
    drawing::play(game, "G5");
    // He has still not played elsewhere.
    QCOMPARE(drawing::name(game.check(ko)), "ko");
    QCOMPARE(game.check(ko)->repeats, -1);
    game.voidMove(Color::Black, ko, IllegalReason::Ko);
    drawing::play(game, "G4");
    QVERIFY(game.koPoint() == ko);
    drawing::play(game, "A1 G3");
    QCOMPARE(drawing::name(game.check(ko)), "legal");
}

void TestGame::aVoidStoneOfAnotherKindKeepsTheBanToo()
{
    Game game = koGame(Superko::KoOnly);
    drawing::play(game, "B3");
    game.voidMove(Color::Black, point("D3", game.size()), IllegalReason::Occupied);
    drawing::play(game, "G5");
    QCOMPARE(drawing::name(game.check(point("C3", game.size()))), "ko");
}

void TestGame::aKeptBanEndsWhenTheKoIsConnected()
{
    Game game = koGame(Superko::KoOnly);
    drawing::play(game, "B3");
    game.voidMove(Color::Black, point("C3", game.size()), IllegalReason::Ko);
    drawing::play(game, "C3");
    QVERIFY(!game.koPoint());
    QCOMPARE(drawing::name(game.check(point("C3", game.size()))), "occupied");
}

void TestGame::aPassAfterAVoidRetakeKeepsTheBan()
{
    Game game = koGame(Superko::KoOnly);
    drawing::play(game, "B3");
    game.voidMove(Color::Black, point("C3", game.size()), IllegalReason::Ko);
    drawing::play(game, "G5 pass G4");
    QCOMPARE(drawing::name(game.check(point("C3", game.size()))), "ko");
}

void TestGame::voidStonesAreNoEndingPasses()
{
    Game game = koGame(Superko::Positional);
    drawing::play(game, "B3 pass");
    QCOMPARE(game.endingPasses(), 1);
    game.pass();
    QCOMPARE(game.endingPasses(), 2);
    game.voidMove(game.toPlay(), point("C3", game.size()), IllegalReason::Ko);
    QCOMPARE(game.endingPasses(), 0);
    game.pass();
    QCOMPARE(game.endingPasses(), 1);
    drawing::play(game, "G5");
    QCOMPARE(game.endingPasses(), 0);
}

void TestGame::voidStonesStayOutOfTheBoard()
{
    Game game = koGame(Superko::Positional);
    drawing::play(game, "B3");
    const go::Board before = game.board();
    game.voidMove(Color::Black, point("C3", game.size()), IllegalReason::Ko);
    QVERIFY(game.board() == before);
    QVERIFY((game.plies().back() == go::Ply{go::PlyKind::Void, Color::Black, point("C3", game.size()), 0}));
}

void TestGame::suicideByTheRules()
{
    go::Rules rules;
    const auto drawn = [&rules] { return drawing::game({". O X", "O O X", "X X ."}, Color::White, rules); };
    QCOMPARE(drawing::name(drawn().check(Point{0, 0})), "suicide");
    QVERIFY(!drawn().legalSet(Color::White).contains(Point{0, 0}));
    rules.suicideAllowed = true;
    Game game = drawn();
    QCOMPARE(drawing::name(game.check(Point{0, 0})), "legal");
    QCOMPARE(game.play(Point{0, 0}).suicided.size(), std::size_t{4});
    QCOMPARE(game.captured(Color::White), 4);
    QVERIFY(game.board().consistent());
}

void TestGame::singleSuicideRepeatsThePosition()
{
    go::Rules rules;
    rules.suicideAllowed = true;
    const Game game = drawing::game({". X .", "X . .", ". . ."}, Color::White, rules);
    QVERIFY((game.check(Point{0, 0}) == Illegal{IllegalReason::Superko, 0}));
    rules.superko = Superko::KoOnly;
    QVERIFY(!drawing::game({". X .", "X . .", ". . ."}, Color::White, rules).check(Point{0, 0}));
}

void TestGame::recordsAreExecutedWhateverTheRules()
{
    Game game = koGame(Superko::Positional);
    drawing::play(game, "B3");
    // The forbidden retake is played all the same.
    QCOMPARE(game.execute(Color::Black, point("C3", game.size())).captured.size(), std::size_t{1});
    QCOMPARE(*game.repeatsPly(), 0);
    // An occupied point is overwritten, and what then lacks liberties is taken.
    Game other = drawing::game({"X O .", "O . .", ". . ."}, Color::White);
    other.execute(Color::White, Point{0, 0});
    QVERIFY(other.board().at(Point{0, 0}) == Color::White);
    QCOMPARE(other.captured(Color::Black), 0);
    // A suicide takes its own chain.
    other.execute(Color::Black, Point{1, 1});
    Game third = drawing::game({". O .", "O . .", ". . ."}, Color::Black);
    QCOMPARE(third.execute(Color::Black, Point{0, 0}).suicided.size(), std::size_t{1});
    QVERIFY(third.board().isEmpty(Point{0, 0}));
    QCOMPARE(third.captured(Color::Black), 1);
}

void TestGame::recordsMayMoveOutOfTurn()
{
    Game game(BoardSize::square(9));
    game.execute(Color::White, Point{0, 0});
    game.execute(Color::White, Point{1, 0});
    QVERIFY(game.toPlay() == Color::Black);
    game.setToPlay(Color::White);
    QVERIFY(game.toPlay() == Color::White);
    QVERIFY(game.check(Color::Black, Point{2, 2}) == std::nullopt);
}

void TestGame::setupIsANewPosition()
{
    Game game = koGame(Superko::Positional);
    drawing::play(game, "B3");
    const std::array<Point, 1> one{point("G5", game.size())};
    game.setUp({}, one, {}, Color::Black);
    // No ko is open, and the retake gives no earlier position.
    QVERIFY(!game.koPoint());
    QCOMPARE(drawing::name(game.check(point("C3", game.size()))), "legal");
    game.setUp({}, {}, one, Color::Black);
    QCOMPARE(*game.repeatsPly(), 1);
    QCOMPARE(drawing::name(game.check(point("C3", game.size()))), "superko");
    const std::array<Point, 1> off{Point{30, 30}};
    game.setUp(off, off, off, Color::White);
    QVERIFY(game.toPlay() == Color::White);
}

void TestGame::repetitionIsReported()
{
    Game game = koGame(Superko::KoOnly);
    QVERIFY(!game.repeatsPly());
    drawing::play(game, "B3 pass pass C3");
    QCOMPARE(*game.repeatsPly(), 0);
    game.pass();
    QCOMPARE(*game.repeatsPly(), 0);
    drawing::play(game, "G1");
    QVERIFY(!game.repeatsPly());
}

void TestGame::passesAreNoRepetition()
{
    Game game;
    game.pass();
    game.pass();
    QVERIFY(!game.repeatsPly());
    // Not even when the rules would look at them.
    game.play(Point{3, 3});
    QVERIFY(!game.repeatsPly());
}

void TestGame::jumpingBackRestoresEverything()
{
    Game game = koGame(Superko::Positional);
    std::vector<Game> seen{game};
    for (const char* move : {"B3", "G5", "G1", "C3", "pass", "G2", "A1", "B3"}) {
        if (std::string_view(move) == "B3" && seen.size() > 1)
            break;
        drawing::play(game, move);
        seen.push_back(game);
    }
    for (std::size_t ply = 0; ply < seen.size(); ++ply) {
        const Game past = game.atPly(static_cast<int>(ply));
        const Game& then = seen[ply];
        QVERIFY(past.board() == then.board());
        QVERIFY(past.board().consistent());
        QVERIFY(past.plies() == then.plies());
        QVERIFY(past.toPlay() == then.toPlay());
        QVERIFY(past.koPoint() == then.koPoint());
        QCOMPARE(past.endingPasses(), then.endingPasses());
        for (const Color color : go::bothColors) {
            QCOMPARE(past.captured(color), then.captured(color));
            QVERIFY(past.legalSet(color) == then.legalSet(color));
        }
    }
}

void TestGame::jumpingBackKeepsSetups()
{
    Game game(BoardSize::square(9));
    const std::array<Point, 1> one{Point{4, 4}};
    game.setUp(one, {}, {}, Color::White);
    game.play(Point{0, 0});
    game.setUp({}, {}, one, Color::White);
    game.play(Point{1, 0});
    QCOMPARE(game.atPly(0).board().stones(Color::Black), 1);
    QVERIFY(game.atPly(0).toPlay() == Color::White);
    QCOMPARE(game.atPly(1).board().stones(Color::Black), 0);
    QVERIFY(game.atPly(1).toPlay() == Color::White);
    QCOMPARE(game.atPly(2).board().stones(Color::White), 2);
    QVERIFY(game.atPly(99).board() == game.board());
}

void TestGame::longGamesAreRemembered()
{
    // One ko taken back and forth: the latest earlier stand is found among thousands.
    Game game = koGame(Superko::KoOnly);
    for (int round = 0; round < 1000; ++round)
        drawing::play(game, "B3 pass pass C3 pass pass");
    QCOMPARE(game.plies().size(), std::size_t{6000});
    QCOMPARE(*game.repeatsPly(), 5992);
    QCOMPARE(game.captured(Color::Black), 1000);
    QCOMPARE(game.atPly(2001).captured(Color::Black), 334);
}

void TestGame::prisonersAreCounted()
{
    Game game = drawing::game({". O X", "O O X", "X X ."}, Color::Black);
    drawing::play(game, "A3");
    QCOMPARE(game.captured(Color::White), 3);
    QCOMPARE(game.captured(Color::Black), 0);
    QCOMPARE(game.plies().back().captured, 3);
}

QTEST_GUILESS_MAIN(TestGame)
#include "tst_game.moc"
