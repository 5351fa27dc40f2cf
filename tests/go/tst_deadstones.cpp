// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/deadstones.h"
#include "core/go/playout.h"
#include "core/go/random.h"
#include "core/go/territory.h"
#include "core/go/unconditional.h"
#include "tests/go/drawing.h"

using drawing::board;
using go::Board;
using go::BoardSize;
using go::Color;
using go::DeadStones;
using go::Point;
using go::PointSet;

namespace {

DeadStones proposalFor(const Board& position, std::uint64_t seed = 1)
{
    return go::proposeDead(position, {seed, {}}).value();
}

std::string dead(const Board& position)
{
    return drawing::names(proposalFor(position).dead.points(), position.size());
}

/// White holds the top with two living groups, Black the bottom; White's two stones at the left are lost.
const std::initializer_list<std::string> lostStones{". O . O O . O . O", "O O O O O O O O O",
    "X X X X O O O O O", ". . . X X X X X X", ". O . . . . . . .", ". O . . X . . . .", ". . . . . . . X .",
    ". . X . . . . . .", ". . . . . . . . ."};

/// Random stones until nobody has a legal one that is not suicide, or the number given.
Board randomPosition(BoardSize size, int stones, std::uint64_t seed)
{
    go::Random random(seed);
    Board position(size);
    for (int i = 0; i < stones; ++i) {
        const Point point
            = go::pointAt(static_cast<int>(random.below(static_cast<std::uint32_t>(size.points()))), size);
        const Color color = i % 2 == 0 ? Color::Black : Color::White;
        if (position.isEmpty(point) && !position.isSuicide(color, point))
            position.place(color, point);
    }
    return position;
}

} // namespace

class TstDeadStones : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsDeadOnAnEmptyBoard();
    void stonesInTerritoryAreDead();
    void aGroupWithOneEyeIsDead();
    void aGroupWithTwoEyesLives();
    void threeInARowDieAndFourLive();
    void aCapturedSquareLeavesOneEye();
    void oneEyeAgainstNoneWins();
    void bothLiveInSekiWithTwoCommonLiberties();
    void bothLiveInSekiWithAnEyeEach();
    void anOpenBorderIsPointedOut();
    void dameCanStillBeFilled();
    void theSameSeedGivesTheSameAnswer();
    void otherSeedsGiveTheSameDeadStones();
    void aStopIsObeyed();
    void noCertainlyLivingStoneIsEverDead();
    void chainsAreNamedWhole();
    void worksOnOddBoards();
    void playoutsRepeatBySeed();
    void playoutsFillNoEyes();
};

void TstDeadStones::nothingIsDeadOnAnEmptyBoard()
{
    for (const int lines : {2, 9, 19}) {
        const DeadStones proposal = proposalFor(Board(BoardSize::square(lines)));
        QVERIFY(proposal.dead.empty());
        QVERIFY(proposal.seki.empty());
        QVERIFY(proposal.unsettled.empty());
        QVERIFY(proposal.open.empty());
    }
}

void TstDeadStones::stonesInTerritoryAreDead()
{
    const Board position = board(lostStones);
    QCOMPARE(dead(position), std::string("B5 B4"));
}

void TstDeadStones::aGroupWithOneEyeIsDead()
{
    QCOMPARE(dead(board({". X O . . . .", "X X O . O . O", "O O O O O O O", ". . O . . . .", "X X X X X X X",
                 ". X . X . X .", "X X X X X X X"})),
        std::string("B7 A6 B6"));
}

void TstDeadStones::aGroupWithTwoEyesLives()
{
    QCOMPARE(dead(board({". X . X O . .", "X X X X O . O", "O O O O O O O", ". O . O . O .", "O O O O O O O",
                 ". . . . . . .", ". . . . . . ."})),
        std::string());
}

void TstDeadStones::threeInARowDieAndFourLive()
{
    // Whoever is first decides over three in a row; here White has already played in the middle.
    const Board three = board({". O . X O . O", "X X X X O O O", "O O O O O . O", "O . O O O O O",
        "O O O . O . O", ". O . O O O O", "O O O O O O O"});
    QCOMPARE(dead(three), std::string("D7 A6 B6 C6 D6"));
    const Board four = board({". . . . X O O", "X X X X X O .", "O O O O O O O", "O . O . O . O",
        "O O O O O O O", ". O . O . O .", "O O O O O O O"});
    QCOMPARE(dead(four), std::string());
}

void TstDeadStones::aCapturedSquareLeavesOneEye()
{
    const Board position = board({"O O . X O . O", "O O X X O O O", "X X X O O . O", "O O O O O O O",
        "O . O . O . O", "O O O O O O O", ". O . O . O ."});
    QCOMPARE(dead(position), std::string("D7 C6 D6 A5 B5 C5"));
}

void TstDeadStones::oneEyeAgainstNoneWins()
{
    // 有眼杀无眼: both are shut in, Black has an eye, White none, and they share the liberties between them.
    const Board position = board({". X . O . X X", "X X . O X X .", "X O O O X . X", "X X X X X X X",
        "O O O O O O O", ". O . O . O .", "O O O O O O O"});
    QCOMPARE(dead(position), std::string("D7 D6 B5 C5 D5"));
}

void TstDeadStones::bothLiveInSekiWithTwoCommonLiberties()
{
    const Board position = board({"X X X . O O O X .", "O O X . O X X X X", ". O X X O X . . .",
        ". O O O X X . X .", ". O . O X . X . X", "O O O O X X X X X", ". O . O X . X . X",
        "O O O O X X X X X", ". O . O X . X . X"});
    const DeadStones proposal = proposalFor(position);
    QCOMPARE(drawing::names(proposal.dead.points(), position.size()), std::string());
    QCOMPARE(drawing::names(proposal.seki.points(), position.size()),
        std::string("A9 B9 C9 E9 F9 G9 C8 E8 C7 D7 E7"));
    QVERIFY(proposal.neutral.empty());
}

void TstDeadStones::bothLiveInSekiWithAnEyeEach()
{
    const Board position = board({". X . O . O X X .", "X X X O O O X . X", "O O O X X X X X X",
        ". . O O O . . . .", ". . . . . . . . .", ". . . . . . . . .", ". . O . . . . . .",
        ". . . . . . . . .", ". . . . . . . . ."});
    const DeadStones proposal = proposalFor(position);
    QCOMPARE(drawing::names(proposal.dead.points(), position.size()), std::string());
    QCOMPARE(
        drawing::names(proposal.seki.points(), position.size()), std::string("B9 D9 F9 A8 B8 C8 D8 E8 F8"));
}

void TstDeadStones::anOpenBorderIsPointedOut()
{
    const Board position = board({". . . X O . . . .", ". X . X O . O . .", ". . . X O . . . .",
        ". X . X O . O . .", ". . . X O . . . .", ". X . X O . O . .", ". . . X O . . . .",
        ". X . X O . O . .", ". . . . . . . . ."});
    const DeadStones proposal = proposalFor(position);
    QVERIFY(proposal.dead.empty());
    QVERIFY(!proposal.open.empty());
    QVERIFY(proposal.open.contains(drawing::point("D1", position.size()))
        || proposal.open.contains(drawing::point("E1", position.size())));
}

void TstDeadStones::dameCanStillBeFilled()
{
    const Board position = board({". . . X . O . . .", ". X . X . O . O .", ". . . X O O . . .",
        ". X . X O . . O .", ". . . X O . . . .", ". X . X O . . O .", ". . . X O . . . .",
        ". X . X O . . O .", ". . . X O . . . ."});
    const DeadStones proposal = proposalFor(position);
    QCOMPARE(drawing::names(proposal.neutral.points(), position.size()), std::string("E9 E8"));
    QVERIFY(proposal.open.empty());
    QVERIFY(proposal.seki.empty());
}

void TstDeadStones::theSameSeedGivesTheSameAnswer()
{
    const Board position = randomPosition(BoardSize::square(13), 120, 5);
    QVERIFY(proposalFor(position, 7) == proposalFor(position, 7));
}

void TstDeadStones::otherSeedsGiveTheSameDeadStones()
{
    const Board position = board(lostStones);
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        QVERIFY(proposalFor(position, seed).dead == proposalFor(position).dead);
}

void TstDeadStones::aStopIsObeyed()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!go::proposeDead(Board(BoardSize::square(19)), {1, stop.get_token()}));
}

void TstDeadStones::noCertainlyLivingStoneIsEverDead()
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Board position = randomPosition(BoardSize::square(9), 200, seed);
        const DeadStones proposal = proposalFor(position, seed);
        for (const Color color : go::bothColors) {
            const PointSet alive = go::unconditionallyAlive(position, color);
            QVERIFY((proposal.dead & alive).empty());
            QVERIFY((proposal.unsettled & alive).empty());
        }
    }
}

void TstDeadStones::chainsAreNamedWhole()
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Board position = randomPosition(BoardSize::square(13), 150, seed);
        const DeadStones proposal = proposalFor(position, seed);
        for (const PointSet& named : {proposal.dead, proposal.seki, proposal.unsettled}) {
            const PointSet whole(position.size(), go::wholeChains(position, named.points()));
            QVERIFY(whole == named);
        }
        QVERIFY((proposal.dead & proposal.seki).empty());
        QVERIFY(((proposal.open | proposal.neutral) - position.emptyPoints()).empty());
    }
}

void TstDeadStones::worksOnOddBoards()
{
    for (const BoardSize size :
        {BoardSize{1, 1}, BoardSize{2, 2}, BoardSize{6, 5}, BoardSize{25, 25}, BoardSize{25, 2}}) {
        const Board position = randomPosition(size, size.points(), 3);
        QVERIFY(go::proposeDead(position, {1, {}}));
    }
}

void TstDeadStones::playoutsRepeatBySeed()
{
    const Board position = randomPosition(BoardSize::square(9), 30, 2);
    go::Playout one(position.chains(), PointSet(position.size()), go::Style::Natural, 11);
    go::Playout other(position.chains(), PointSet(position.size()), go::Style::Natural, 11);
    for (int i = 0; i < 5; ++i) {
        one.play(Color::Black);
        other.play(Color::Black);
        QVERIFY(one.end() == other.end());
    }
    QVERIFY(one.end().consistent());
}

void TstDeadStones::playoutsFillNoEyes()
{
    const Board position = board({". X . X O . .", "X X X X O . O", "O O O O O O O", ". O . O . O .",
        "O O O O O O O", ". . . . . . .", ". . . . . . ."});
    for (const go::Style style : {go::Style::Natural, go::Style::Patient, go::Style::Peaceful}) {
        go::Playout playout(position.chains(), PointSet(position.size()), style, 3);
        for (int i = 0; i < 20; ++i) {
            playout.play(i % 2 == 0 ? Color::Black : Color::White);
            QCOMPARE(playout.owner(go::grid::cellOf(drawing::point("A7", position.size()))), 1);
            QCOMPARE(playout.owner(go::grid::cellOf(drawing::point("A4", position.size()))), -1);
        }
    }
}

QTEST_APPLESS_MAIN(TstDeadStones)
#include "tst_deadstones.moc"
