// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/cycle.h"
#include "tests/go/drawing.h"

using drawing::point;
using go::Color;
using go::Cycle;
using go::CycleKind;
using go::Game;

namespace {

using Rows = std::initializer_list<std::string>;

go::Rules koOnly()
{
    go::Rules rules;
    rules.superko = go::Superko::KoOnly;
    return rules;
}

/// "C9 pass D9" of a round.
std::string told(const Cycle& cycle, go::BoardSize size)
{
    std::string result;
    for (const go::Ply& ply : cycle.moves) {
        const bool stone = ply.kind == go::PlyKind::Stone;
        result += (result.empty() ? "" : " ") + (stone ? go::boardName(ply.point, size) : "pass");
    }
    return result;
}

const Rows sendTwo{". O . X X O", "O X X X O .", "O . X . O O", "X X . O O .", "O O O O . O"};
const Rows eternal{
    ". . . . . . . .", "O O O O O O . .", "X X X X X O . .", "X O O O X X O O", ". O . X . O X ."};
const Rows tripleKo{
    "O O O O O O O", "O X O . O . O", "X . X O X O X", "X X X X X X X", "O O O O O O O", ". . . . . . ."};
const Rows twoKos{". X O . O X .", "X O . O X . X", ". X O . O X .", ". . . . . . ."};

} // namespace

/// Repetitions named, with the moves that lead back (A57).
class TestCycle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsAreNamed_data();
    void roundsAreNamed();
    void anUnbalancedRoundIsSeen();
    void passesBelongToARound();
    void newPositionsCloseNoRound();
};

void TestCycle::roundsAreNamed_data()
{
    QTest::addColumn<std::vector<std::string>>("rows");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("last");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("round");
    const auto row = [](const char* name, Rows rows, const char* before, const char* last, CycleKind kind,
                         const char* round) {
        QTest::newRow(name) << std::vector<std::string>(rows) << QByteArray(before) << QByteArray(last)
                            << static_cast<int>(kind) << QByteArray(round);
    };
    row("ko", {". X O .", "X O . O", ". X O .", ". . . ."}, "C3", "B3", CycleKind::Ko, "C3 B3");
    row("ko, after passes", {". X O .", "X O . O", ". X O .", ". . . ."}, "C3 pass pass", "B3", CycleKind::Ko,
        "C3 pass pass B3");
    row("sending two", sendTwo, "D3 C5 A5", "B5", CycleKind::SendTwoReturnOne, "C5 A5 B5");
    row("eternal life", eternal, "C1 E1 D1", "F1", CycleKind::EternalLife, "C1 E1 D1 F1");
    row("triple ko", tripleKo, "D5 B4 F5 D4 B5", "F4", CycleKind::TripleKo, "D5 B4 F5 D4 B5 F4");
}

void TestCycle::roundsAreNamed()
{
    QFETCH(const std::vector<std::string>, rows);
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, last);
    QFETCH(const int, kind);
    QFETCH(const QByteArray, round);
    const go::Board board = go::Board::fromRows(rows);
    Game game(board.size(), koOnly());
    game.setUp(
        board.stonesOf(Color::Black).points(), board.stonesOf(Color::White).points(), {}, Color::Black);
    drawing::play(game, before.toStdString());
    QVERIFY(!go::cycleOf(game));
    const go::Point closing = point(last.toStdString(), game.size());
    const std::optional<Cycle> offered = go::cycleBy(game, game.toPlay(), closing);
    QVERIFY(offered);
    QCOMPARE(static_cast<int>(offered->kind), kind);
    QCOMPARE(told(*offered, game.size()), round.toStdString());
    game.execute(game.toPlay(), closing);
    QVERIFY(go::cycleOf(game) == offered);
    // What is said of a round does not change while the position only stays.
    game.pass();
    QVERIFY(go::cycleOf(game) == offered);
}

void TestCycle::anUnbalancedRoundIsSeen()
{
    Game game = drawing::game(sendTwo, Color::Black, koOnly());
    drawing::play(game, "D3 C5 A5");
    const std::optional<Cycle> sent = go::cycleBy(game, Color::White, point("B5", game.size()));
    QVERIFY(sent && !sent->isBalanced());
    QCOMPARE(sent->laid.white, 2);
    QCOMPARE(sent->laid.black, 1);
    QCOMPARE(sent->from, 1);
    Game other = drawing::game(eternal, Color::Black, koOnly());
    drawing::play(other, "C1 E1 D1 F1");
    QVERIFY(go::cycleOf(other)->isBalanced());
}

void TestCycle::passesBelongToARound()
{
    Game game = drawing::game(twoKos, Color::Black, koOnly());
    drawing::play(game, "C3 F3 pass pass E3 B3");
    const std::optional<Cycle> cycle = go::cycleOf(game);
    QVERIFY(cycle);
    QVERIFY(cycle->kind == CycleKind::DoubleKo);
    QCOMPARE(cycle->moves.size(), std::size_t{6});
}

void TestCycle::newPositionsCloseNoRound()
{
    Game game(go::BoardSize::square(5));
    QVERIFY(!go::cycleOf(game));
    QVERIFY(!go::cycleBy(game, Color::Black, point("C3", game.size())));
    drawing::play(game, "C3 pass");
    QVERIFY(!go::cycleOf(game));
    QVERIFY(!go::cycleBy(game, Color::Black, point("C3", game.size())));
    QVERIFY(!go::cycleBy(game, Color::Black, go::Point{9, 9}));
}

QTEST_GUILESS_MAIN(TestCycle)
#include "tst_cycle.moc"
