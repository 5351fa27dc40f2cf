// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/replay.h"

#include <algorithm>

namespace sgf {

namespace {

class Player {
public:
    Player(const GameRecord& record, const go::Rules& rules, ReplayMode mode)
        : m_record(record)
        , m_mode(mode)
        , m_replay{startOf(record, rules), 0, 0, {}, {}}
    { }

    void setUpAfter(int moves);
    void play(const RecordMove& move);
    Replay take() { return std::move(m_replay); }

private:
    std::optional<go::IllegalReason> faultOf(const RecordMove& move) const;
    void report(const RecordMove& move, go::IllegalReason reason);
    void playIllegal(const RecordMove& move, go::IllegalReason reason);
    void execute(const RecordMove& move);
    void noteRepetition();
    void endPly(go::Color color);

    const GameRecord& m_record;
    ReplayMode m_mode;
    Replay m_replay;
    std::size_t m_nextSetup = 0;
    std::optional<go::Color> m_expected; // nobody in particular at first and after a setup
    std::vector<int> m_moveOfPly{0};
};

void Player::setUpAfter(int moves)
{
    const auto& later = m_record.laterSetups;
    for (; m_nextSetup < later.size() && later[m_nextSetup].afterMove <= moves; ++m_nextSetup) {
        const BoardSetup& setup = later[m_nextSetup].setup;
        const go::Color next = setup.toPlay.value_or(m_replay.game.toPlay());
        if (setup.changesStones()) {
            m_replay.game.setUp(setup.black, setup.white, setup.empty, next);
        } else {
            m_replay.game.setToPlay(next);
        }
        m_expected.reset();
    }
}

std::optional<go::IllegalReason> Player::faultOf(const RecordMove& move) const
{
    if (move.kind == MoveKind::OffBoard) {
        return go::IllegalReason::OffBoard;
    }
    if (m_expected && *m_expected != move.color) {
        return go::IllegalReason::OutOfTurn;
    }
    if (move.kind == MoveKind::Pass) {
        return std::nullopt;
    }
    const auto illegal = m_replay.game.check(move.color, move.point);
    return illegal ? std::optional(illegal->reason) : std::nullopt;
}

void Player::report(const RecordMove& move, go::IllegalReason reason)
{
    const auto point = move.kind == MoveKind::Stone ? std::optional(move.point) : std::nullopt;
    m_replay.illegal.push_back({m_replay.moves, move.color, point, reason, move.offset});
}

void Player::play(const RecordMove& move)
{
    ++m_replay.moves;
    if (move.kind == MoveKind::Pass) {
        ++m_replay.passes;
    }
    if (const auto reason = faultOf(move)) {
        report(move, *reason);
        playIllegal(move, *reason);
        return;
    }
    execute(move);
    if (move.kind == MoveKind::Stone) {
        noteRepetition();
    }
}

void Player::playIllegal(const RecordMove& move, go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::OffBoard:
        break;
    case go::IllegalReason::Suicide:
    case go::IllegalReason::Ko:
        if (m_mode == ReplayMode::Strict) {
            m_replay.game.voidMove(move.color, move.point, reason);
            endPly(move.color);
            break;
        }
        execute(move);
        break;
    case go::IllegalReason::Occupied:
    case go::IllegalReason::Superko:
    case go::IllegalReason::OutOfTurn:
        if (m_mode == ReplayMode::Record) {
            execute(move);
        }
        break;
    }
}

void Player::execute(const RecordMove& move)
{
    if (move.kind == MoveKind::Pass) {
        m_replay.game.pass(move.color);
    } else {
        m_replay.game.execute(move.color, move.point);
    }
    endPly(move.color);
}

void Player::endPly(go::Color color)
{
    m_expected = go::opponent(color);
    m_moveOfPly.push_back(m_replay.moves);
}

void Player::noteRepetition()
{
    if (const auto ply = m_replay.game.repeatsPly()) {
        m_replay.repetitions.push_back({m_replay.moves, m_moveOfPly[static_cast<std::size_t>(*ply)]});
    }
}

} // namespace

Replay replayOf(const GameRecord& record, const go::Rules& rules, ReplayMode mode, int moves)
{
    const auto all = static_cast<int>(record.moves.size());
    const int count = moves == wholeGame ? all : std::min(moves, all);
    Player player(record, rules, mode);
    for (int move = 0; move < count; ++move) {
        player.setUpAfter(move);
        player.play(record.moves[static_cast<std::size_t>(move)]);
    }
    player.setUpAfter(count);
    return player.take();
}

} // namespace sgf
