// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/game.h"
#include "core/go/outcome.h"
#include "core/go/score.h"
#include "tests/go/drawing.h"

using drawing::point;
using go::Color;
using go::Game;
using go::Superko;

namespace {

go::Rules with(Superko superko)
{
    go::Rules rules;
    rules.superko = superko;
    return rules;
}

std::string verdict(const Game& game, const char* where)
{
    return drawing::name(game.check(point(where, game.size())));
}

std::string resultOf(const Game& game, const std::string& dead)
{
    const std::vector<go::Point> stones = go::wholeChains(game.board(), drawing::points(dead, game.size()));
    return go::chineseResult(go::outcomeOf(go::scoreOf(game, stones, game.rules(), 0, {}), game.rules()));
}

} // namespace

/// The positions that referees are asked about.
class TestHardPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void basicKo();
    void snapback();
    void forbiddenPointAndOrderOfCapture();
    void sendingTwoReturningOne_data();
    void sendingTwoReturningOne();
    void bentFourInTheCornerIsPlayedOut();
    void tripleKo_data();
    void tripleKo();
    void eternalLife();
    void moonshineLifeIsDead();
    void sekiHalvesItsSharedPoint();
};

void TestHardPositions::basicKo()
{
    Game game = drawing::game(
        {
            ". . . . . . . . .",
            ". . . X O . . . .",
            ". . X . X O . . .",
            ". . . X O . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
        },
        Color::White);
    drawing::play(game, "D7");
    QCOMPARE(verdict(game, "E7"), std::string("ko"));
    Game elsewhere = game;
    drawing::play(elsewhere, "A1 J1");
    QCOMPARE(verdict(elsewhere, "E7"), std::string("legal"));
    drawing::play(game, "pass pass");
    QCOMPARE(verdict(game, "E7"), std::string("superko"));
}

void TestHardPositions::snapback()
{
    Game game = drawing::game(
        {
            "X O . . X . . . .",
            "X O O O X . . . .",
            ". X X X . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
        },
        Color::Black);
    drawing::play(game, "C9 D9");
    QCOMPARE(game.plies().back().captured, 1);
    drawing::play(game, "C9");
    QCOMPARE(game.plies().back().captured, 5);
}

void TestHardPositions::forbiddenPointAndOrderOfCapture()
{
    Game game = drawing::game(
        {
            ". O X . X . . . .",
            "O O X X X . . . .",
            "X X . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
        },
        Color::White);
    QCOMPARE(verdict(game, "D9"), std::string("suicide"));
    QCOMPARE(verdict(game, "A9"), std::string("suicide"));
    game.setToPlay(Color::Black);
    drawing::play(game, "A9");
    QCOMPARE(game.captured(Color::White), 3);
}

void TestHardPositions::sendingTwoReturningOne_data()
{
    QTest::addColumn<int>("superko");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::newRow("ko only") << static_cast<int>(Superko::KoOnly) << QByteArray("legal")
                             << QByteArray("legal");
    QTest::newRow("positional") << static_cast<int>(Superko::Positional) << QByteArray("superko")
                                << QByteArray();
    QTest::newRow("situational") << static_cast<int>(Superko::Situational) << QByteArray("legal")
                                 << QByteArray("superko");
}

void TestHardPositions::sendingTwoReturningOne()
{
    QFETCH(const int, superko);
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    Game game = drawing::game(
        {
            ". O . X X O",
            "O X X X O .",
            "O . X . O O",
            "X X . O O .",
            "O O O O . O",
        },
        Color::Black, with(static_cast<Superko>(superko)));
    drawing::play(game, "D3 C5 A5");
    QCOMPARE(game.plies().back().captured, 2);
    QCOMPARE(verdict(game, "B5"), first.toStdString());
    if (second.isEmpty())
        return;
    // Returning one restores the stones after D3, whose turn it is differs.
    drawing::play(game, "B5");
    QCOMPARE(*game.repeatsPly(), 1);
    game.pass();
    QCOMPARE(verdict(game, "C5"), second.toStdString());
}

void TestHardPositions::bentFourInTheCornerIsPlayedOut()
{
    Game game = drawing::game(
        {
            "X X . O X . . . .",
            "X . O O X . . . .",
            "O O O X . . . . .",
            "X X X X . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
        },
        Color::Black);
    drawing::play(game, "C9 B8");
    QCOMPARE(game.plies().back().captured, 4);
    drawing::play(game, "B9 A9 A8");
    QCOMPARE(game.plies().back().captured, 1);
    QCOMPARE(verdict(game, "A9"), std::string("ko"));
}

void TestHardPositions::tripleKo_data()
{
    QTest::addColumn<int>("superko");
    QTest::addColumn<QByteArray>("verdict");
    QTest::newRow("ko only") << static_cast<int>(Superko::KoOnly) << QByteArray("legal");
    QTest::newRow("positional") << static_cast<int>(Superko::Positional) << QByteArray("superko");
    QTest::newRow("situational") << static_cast<int>(Superko::Situational) << QByteArray("superko");
}

void TestHardPositions::tripleKo()
{
    QFETCH(const int, superko);
    QFETCH(const QByteArray, verdict);
    Game game = drawing::game(
        {
            "O O O O O O O",
            "O X O . O . O",
            "X . X O X O X",
            "X X X X X X X",
            "O O O O O O O",
            ". . . . . . .",
        },
        Color::Black, with(static_cast<Superko>(superko)));
    drawing::play(game, "D5 B4 F5 D4 B5");
    QCOMPARE(::verdict(game, "B4"), std::string("ko"));
    QCOMPARE(::verdict(game, "F4"), verdict.toStdString());
    game.execute(Color::White, point("F4", game.size()));
    QCOMPARE(*game.repeatsPly(), 0);
    QCOMPARE(game.plies().size(), std::size_t{6});
}

void TestHardPositions::eternalLife()
{
    Game game = drawing::game(
        {
            ". . . . . . . .",
            "O O O O O O . .",
            "X X X X X O . .",
            "X O O O X X O O",
            ". O . X . O X .",
        },
        Color::Black);
    drawing::play(game, "C1 E1");
    QCOMPARE(game.plies().back().captured, 2);
    drawing::play(game, "D1");
    QCOMPARE(game.plies().back().captured, 2);
    const std::optional<go::Illegal> illegal = game.check(point("F1", game.size()));
    QVERIFY((illegal == go::Illegal{go::IllegalReason::Superko, 0}));
}

void TestHardPositions::moonshineLifeIsDead()
{
    Game game = drawing::game(
        {
            ". O O O O O O X X O . O .",
            "O O X O . O O X X X O O O",
            "X X . X O X X O X X X X X",
            ". X X X X X X O O X . . .",
            "X X O O O O O O O X . . .",
            "O O O . . . O X X X . . .",
            ". . . . . . O X . . . . .",
            ". . . . . . O X . . . . .",
            ". . . . . . O X . . . . .",
            ". . . . . . O X . . . . .",
            ". . . . . . O X . . . . .",
            ". . . . . . O X . . . . .",
            ". . . . . . O X . . . . .",
        },
        Color::Black);
    // Wrongly alive, White's corner would decide the game.
    QCOMPARE(resultOf(game, ""), std::string("白胜6又1/4子"));
    QCOMPARE(resultOf(game, "K13 M13"), std::string("黑胜3/4子"));
    // Six plies of ko and threats lead back to the start.
    drawing::play(game, "L13 C11 E12 K13 C12");
    QCOMPARE(*game.check(point("E11", game.size())), (go::Illegal{go::IllegalReason::Superko, 0}));
    drawing::play(game, "pass A13");
    QCOMPARE(game.plies().back().captured, 11);
}

void TestHardPositions::sekiHalvesItsSharedPoint()
{
    const Game game = drawing::game(
        {
            ". O . X . X O . . . . . . . . . . . .",
            "O O X X X X O . . . . . . . . . . . .",
            "X X O O O O O O O O O O . . . . . . .",
            "X X X X X X X X X X X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . . X O . . . . . . .",
            ". . . . . . . . . X O . . . . . . . .",
        },
        Color::Black);
    const go::Count count = go::countArea(game, {});
    QCOMPARE(count.shared, 1);
    QCOMPARE(count.halfPoints(Color::Black), 369);
    QCOMPARE(count.halfPoints(Color::White), 353);
    QCOMPARE(resultOf(game, ""), std::string("黑胜1/4子"));
    QCOMPARE(drawing::names(go::unfilledDame(game.board(), {}), game.size()), std::string("C19"));
}

QTEST_GUILESS_MAIN(TestHardPositions)
#include "tst_hardpositions.moc"
