// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/decide.h"
#include "core/exam/session.h"

#include <optional>
#include <string_view>
#include <vector>

/// A game played in a test by hand-wound time: wishes are decided and folded at once.
class ExamTable {
public:
    explicit ExamTable(exam::GameSetup setup = {}) { fold({now, exam::GameSetUp{std::move(setup)}}); }

    /// Decides a wish now; the refusal if there is one.
    std::optional<exam::Refusal> wish(const exam::Command& command)
    {
        const auto decision = exam::decide(session, command, now);
        if (!decision) {
            return decision.error();
        }
        for (const exam::Event& event : *decision) {
            fold(event);
        }
        return std::nullopt;
    }

    void start() { wish(exam::Start{}); }
    void after(timing::Millis duration) { now += duration; }

    /// Plays "D4", or passes for "pass", for the side to move.
    std::optional<exam::Refusal> play(std::string_view name)
    {
        const go::Color side = exam::sideToMove(session);
        if (name == "pass") {
            return wish(exam::Pass{side});
        }
        return wish(exam::Play{side, go::pointFromBoardName(name, session.setup.size).value()});
    }

    /// Both say the game is over.
    void agreeEnd()
    {
        wish(exam::ProposeEnd{exam::sideToMove(session)});
        wish(exam::AgreeEnd{exam::sideToMove(session)});
    }

    template <class P> const P* phase() const { return std::get_if<P>(&session.phase); }

    timing::Instant now{};
    exam::Session session;
    std::vector<exam::Event> events;

private:
    void fold(const exam::Event& event)
    {
        session = exam::apply(std::move(session), event);
        events.push_back(event);
    }
};

/// A board of so many lines with a small set-up; hint conduct unless said otherwise.
inline exam::GameSetup setupFor(int lines, exam::Conduct conduct = exam::Conduct::Hint)
{
    exam::GameSetup setup;
    setup.size = go::BoardSize::square(lines);
    setup.conduct = conduct;
    setup.time = timing::Retained{timing::Millis{360'000}, 5};
    return setup;
}
