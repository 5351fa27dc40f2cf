// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any wishes at any instants: what is decided can be folded, written down and read again, the fold of all
// events is the state, and nothing changes once the game is over.
#include "core/exam/decide.h"
#include "core/exam/record.h"
#include "core/exam/session.h"
#include "tests/fuzz/input.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace {

/// The input as bytes and sides.
class Input : public fuzz::Bytes {
public:
    using fuzz::Bytes::Bytes;

    go::Color color() { return below(2) == 0 ? go::Color::Black : go::Color::White; }
};

exam::GameSetup setupFrom(Input& bytes)
{
    exam::GameSetup setup;
    setup.size = go::BoardSize::square(2 + bytes.below(8)); // small, so that stones are taken and kos arise
    setup.conduct = bytes.below(2) == 0 ? exam::Conduct::Hint : exam::Conduct::Exam;
    setup.captures = bytes.below(4) == 0 ? exam::Captures::ByHand : exam::Captures::Program;
    setup.profile = exam::profiles()[static_cast<std::size_t>(bytes.below(3))];
    setup.rules.superko = static_cast<go::Superko>(bytes.below(3));
    const timing::Millis main{bytes.below(60) * 1000};
    switch (bytes.below(4)) {
    case 0:
        setup.time = timing::Japanese{main, 1 + bytes.below(3), timing::Millis{10'000}};
        break;
    case 1:
        setup.time = timing::Canadian{main, 1 + bytes.below(3), timing::Millis{30'000}};
        break;
    case 2:
        setup.time = timing::Fischer{main, timing::Millis{1'000}, {}};
        break;
    default:
        setup.time = timing::Untimed{};
    }
    return setup;
}

exam::Rule ruleFrom(Input& bytes)
{
    exam::Rule rule;
    rule.side = bytes.color();
    rule.incident = static_cast<exam::Incident>(bytes.below(static_cast<int>(exam::incidentCount)));
    rule.ruling.add(static_cast<exam::Consequence>(bytes.below(static_cast<int>(exam::consequenceCount))));
    rule.zi = rule.ruling.has(exam::Consequence::Deduction) ? bytes.below(4) : 0;
    if (bytes.below(2) == 0) {
        rule.claimant = bytes.color();
    }
    rule.note = "a\nb=c%";
    return rule;
}

exam::Command commandFrom(Input& bytes, const exam::Session& session)
{
    const go::Point point{static_cast<std::uint8_t>(bytes.below(session.setup.size.columns)),
        static_cast<std::uint8_t>(bytes.below(session.setup.size.rows))};
    switch (bytes.below(28)) {
    case 0:
        return exam::Start{};
    case 1:
        return exam::Pass{bytes.color()};
    case 2:
        return exam::ProposeEnd{bytes.color()};
    case 3:
        return exam::AgreeEnd{bytes.color()};
    case 4:
        return exam::DeclineEnd{bytes.color()};
    case 5:
        return exam::Pause{};
    case 6:
        return exam::Resume{};
    case 7:
        return exam::MarkDead{point};
    case 8:
        return exam::ProposeDead{{point}, exam::DeadSource::Program};
    case 9:
        return exam::ConfirmDead{bytes.color()};
    case 10:
        return exam::DisputeDead{bytes.color()};
    case 11:
        return exam::AskRecount{bytes.color()};
    case 12:
        return exam::Sign{bytes.color()};
    case 13:
        return exam::AskMinutes{bytes.color()};
    case 14:
        return exam::TakeBack{bytes.below(4)};
    case 15:
        return exam::GiveWarning{bytes.color(), exam::Incident::Other, "a\nb=c%"};
    case 16:
        return exam::Tick{};
    case 20:
        return exam::Seal{exam::sideToMove(session), {"an envelope"}};
    case 21:
        return exam::OpenSeal{bytes.below(8) == 0 ? std::nullopt : std::optional(point)};
    case 22:
        return ruleFrom(bytes);
    case 23:
        return exam::LeaveSeat{bytes.color()};
    case 24:
        return exam::TakeSeat{bytes.color()};
    case 25:
        return exam::LiftStones{exam::sideToMove(session), point};
    case 26:
        return exam::PressClock{exam::sideToMove(session)};
    case 27:
        return exam::InsistOnRepetition{exam::sideToMove(session), point};
    default:
        return exam::Play{exam::sideToMove(session), point};
    }
}

void requireWrittenAndReadAgain(const exam::Event& event)
{
    const auto read = exam::fromLine(exam::toLine(event));
    fuzz::require(read.has_value() && *read == event);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr int mostWishes = 200;
    Input bytes(data, size);
    timing::Instant now{};
    std::vector<exam::Event> events{{now, exam::GameSetUp{setupFrom(bytes)}}};
    exam::Session session = exam::replay(events);
    for (int wish = 0; wish < mostWishes && !bytes.empty(); ++wish) {
        now += timing::Millis{bytes.below(64) * bytes.below(64)};
        const bool wasOver = std::holds_alternative<exam::Over>(session.phase);
        const auto decided = exam::decide(session, commandFrom(bytes, session), now);
        if (!decided) {
            continue;
        }
        fuzz::require(!wasOver || decided->empty());
        for (const exam::Event& event : *decided) {
            fuzz::require(event.at <= now);
            requireWrittenAndReadAgain(event);
            session = exam::apply(std::move(session), event);
            events.push_back(event);
        }
        fuzz::require(session.game.board().consistent());
    }
    fuzz::require(exam::sameState(exam::replay(events), session));
    return 0;
}
