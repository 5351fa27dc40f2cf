// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/record.h"

#include "core/base/overloaded.h"
#include "core/exam/fields.h"

#include <array>
#include <utility>

namespace exam {

namespace {

/// The word of every fact, in the order of the variant Fact. Words are part of the file format.
constexpr std::array<std::string_view, std::variant_size_v<Fact>> words{"setup", "start", "stone", "pass",
    "end-proposed", "end-agreed", "end-declined", "void", "resign", "flag", "pause", "resume", "dead",
    "chain", "dead-confirmed", "play-resumed", "recount", "signed", "warning", "ruled", "clock", "asked",
    "taken-back", "late", "sealed", "seal-opened", "flag-revoked", "flag-pass", "press", "turn",
    "brought-back", "ruling", "appeal", "seat-left", "seat-taken", "repeated", "laid", "lifted"};

void writeSetup(FieldWriter& out, const GameSetup& setup)
{
    out.text("preset", setup.preset);
    for (const go::Color side : go::bothColors) {
        out.text(side == go::Color::Black ? "pb" : "pw", setup.players[side].name);
        out.text(side == go::Color::Black ? "br" : "wr", setup.players[side].grade);
        if (!setup.players[side].engine.empty()) {
            out.text(side == go::Color::Black ? "be" : "we", setup.players[side].engine);
            out.number(side == go::Color::Black ? "bl" : "wl", setup.players[side].level);
        }
    }
    out.number("columns", setup.size.columns);
    out.number("rows", setup.size.rows);
    out.rules("rules", setup.rules);
    out.number("handicap", setup.handicap);
    out.time("time", setup.time);
    out.choice("conduct", setup.conduct);
    out.profile("profile", setup.profile);
    out.choice("colours", setup.colours);
    out.text("event", setup.event);
    if (setup.captures == Captures::ByHand) {
        out.choice("captures", setup.captures);
    }
    if (isClockOnly(setup)) {
        out.choice("board", setup.board);
        out.choice("first", setup.first);
    }
}

GameSetup readSetup(FieldReader& in)
{
    GameSetup setup;
    setup.preset = in.text("preset");
    for (const go::Color side : go::bothColors) {
        setup.players[side].name = in.text(side == go::Color::Black ? "pb" : "pw");
        setup.players[side].grade = in.text(side == go::Color::Black ? "br" : "wr");
        const std::string_view engine = side == go::Color::Black ? "be" : "we";
        if (in.has(engine)) {
            setup.players[side].engine = in.text(engine);
            setup.players[side].level
                = static_cast<int>(in.number(side == go::Color::Black ? "bl" : "wl", 0, 99));
        }
    }
    setup.size.columns = static_cast<std::uint8_t>(in.number("columns", 1, go::BoardSize::largest));
    setup.size.rows = static_cast<std::uint8_t>(in.number("rows", 1, go::BoardSize::largest));
    setup.rules = in.rules("rules");
    setup.handicap = static_cast<int>(in.number("handicap", 0, 99));
    setup.time = in.time("time");
    setup.conduct = in.choice("conduct", Conduct::Exam);
    setup.profile = in.profile("profile");
    setup.colours = in.choice("colours", ColourChoice::Agreed);
    setup.event = in.text("event");
    if (in.has("captures")) {
        setup.captures = in.choice("captures", Captures::ByHand);
    }
    if (in.has("board")) {
        setup.board = in.choice("board", Board::Wooden);
        setup.first = in.choice("first", go::Color::White);
    }
    return setup;
}

/// The fields of one fact, written.
struct Writer {
    FieldWriter& out;

    void operator()(const GameSetUp& f) const { writeSetup(out, f.setup); }
    void operator()(const ClockStarted&) const { }
    void operator()(const StonePlayed& f) const
    {
        out.side(f.side);
        out.point("point", f.point);
    }
    void operator()(const Passed& f) const { out.side(f.side); }
    void operator()(const EndProposed& f) const { out.side(f.side); }
    void operator()(const EndAgreed& f) const { out.side(f.side); }
    void operator()(const EndDeclined& f) const { out.side(f.side); }
    void operator()(const MoveVoided& f) const
    {
        out.side(f.side);
        out.point("point", f.point);
        out.choice("reason", f.reason);
    }
    void operator()(const Resigned& f) const { out.side(f.side); }
    void operator()(const FlagFell& f) const { out.side(f.side); }
    void operator()(const ClockPaused& f) const { out.choice("reason", f.reason); }
    void operator()(const ClockResumed&) const { }
    void operator()(const DeadProposed& f) const
    {
        out.points("points", f.points);
        out.choice("source", f.source);
    }
    void operator()(const ChainMarked& f) const
    {
        out.points("points", f.points);
        out.choice("life", f.life);
    }
    void operator()(const DeadConfirmed& f) const { out.side(f.side); }
    void operator()(const PlayResumed& f) const { out.side(f.side); }
    void operator()(const RecountAsked& f) const { out.side(f.side); }
    void operator()(const ResultSigned& f) const { out.side(f.side); }
    void operator()(const WarningGiven& f) const
    {
        out.side(f.side);
        out.choice("incident", f.incident);
        out.text("note", f.note);
    }
    void operator()(const GameRuled& f) const
    {
        out.outcome(f.outcome);
        out.text("note", f.note);
    }
    void operator()(const ClockAdjusted& f) const
    {
        out.side(f.side);
        out.bank("bank", f.bank);
        out.text("note", f.note);
    }
    void operator()(const MinutesAsked& f) const { out.side(f.side); }
    void operator()(const TakenBack& f) const { out.number("plies", f.plies); }
    void operator()(const CameLate& f) const
    {
        out.side(f.side);
        out.number("ms", f.lateness.count());
    }
    void operator()(const MoveSealed& f) const
    {
        out.side(f.side);
        out.text("envelope", f.envelope.text);
    }
    void operator()(const SealOpened& f) const
    {
        if (f.point) {
            out.point("point", *f.point);
        }
    }
    void operator()(const FlagRevoked& f) const
    {
        out.number("ms", f.elapsed.count());
        out.text("note", f.note);
    }
    void operator()(const FlagMadePass& f) const { out.text("note", f.note); }
    void operator()(const ClockPressed& f) const { out.side(f.side); }
    void operator()(const TurnGiven& f) const
    {
        out.side(f.side);
        out.text("note", f.note);
    }
    void operator()(const BroughtBack&) const { }
    void operator()(const IncidentRuled& f) const
    {
        out.side(f.side);
        out.text("incident", wordOf(f.incident));
        out.ruling("ruling", f.ruling);
        if (f.zi != 0) {
            out.number("zi", f.zi);
        }
        if (f.claimant) {
            out.choice("claimant", *f.claimant);
        }
        out.text("note", f.note);
    }
    void operator()(const Appealed& f) const
    {
        out.side(f.side);
        out.text("note", f.note);
    }
    void operator()(const SeatLeft& f) const { out.side(f.side); }
    void operator()(const SeatTaken& f) const { out.side(f.side); }
    void operator()(const Repeated& f) const
    {
        out.side(f.side);
        out.choice("kind", f.kind);
        out.number("rounds", f.rounds);
    }
    void operator()(const StoneLaid& f) const
    {
        out.side(f.side);
        out.point("point", f.point);
    }
    void operator()(const StonesLifted& f) const
    {
        out.side(f.side);
        out.points("points", f.points);
    }
};

IncidentRuled readRuling(FieldReader& in)
{
    IncidentRuled ruled;
    ruled.side = in.side();
    ruled.incident = in.incident("incident");
    ruled.ruling = in.ruling("ruling");
    if (in.has("zi")) {
        ruled.zi = static_cast<int>(in.number("zi", 1, 99));
    }
    if (in.has("claimant")) {
        ruled.claimant = in.choice("claimant", go::Color::White);
    }
    ruled.note = in.text("note");
    return ruled;
}

constexpr std::int64_t longest = 7 * 24 * 3'600'000LL; // of a thinking time, in ms

using MakeFact = Fact (*)(FieldReader&);

/// How the fields of every fact are read, in the order of the variant Fact.
constexpr std::array<MakeFact, words.size()> makers{
    [](FieldReader& in) -> Fact { return GameSetUp{readSetup(in)}; },
    [](FieldReader&) -> Fact { return ClockStarted{}; },
    [](FieldReader& in) -> Fact {
        return StonePlayed{in.side(), in.point("point")};
    },
    [](FieldReader& in) -> Fact { return Passed{in.side()}; },
    [](FieldReader& in) -> Fact { return EndProposed{in.side()}; },
    [](FieldReader& in) -> Fact { return EndAgreed{in.side()}; },
    [](FieldReader& in) -> Fact { return EndDeclined{in.side()}; },
    [](FieldReader& in) -> Fact {
        return MoveVoided{in.side(), in.point("point"), in.choice("reason", go::IllegalReason::OutOfTurn)};
    },
    [](FieldReader& in) -> Fact { return Resigned{in.side()}; },
    [](FieldReader& in) -> Fact { return FlagFell{in.side()}; },
    [](FieldReader& in) -> Fact { return ClockPaused{in.choice("reason", PauseReason::Engine)}; },
    [](FieldReader&) -> Fact { return ClockResumed{}; },
    [](FieldReader& in) -> Fact {
        return DeadProposed{in.points("points"), in.choice("source", DeadSource::Players)};
    },
    [](FieldReader& in) -> Fact {
        return ChainMarked{in.points("points"), in.choice("life", Life::Dead)};
    },
    [](FieldReader& in) -> Fact { return DeadConfirmed{in.side()}; },
    [](FieldReader& in) -> Fact { return PlayResumed{in.side()}; },
    [](FieldReader& in) -> Fact { return RecountAsked{in.side()}; },
    [](FieldReader& in) -> Fact { return ResultSigned{in.side()}; },
    [](FieldReader& in) -> Fact {
        return WarningGiven{in.side(), in.choice("incident", Incident::NotTidiedUp), in.text("note")};
    },
    [](FieldReader& in) -> Fact {
        return GameRuled{in.outcome(), in.text("note")};
    },
    [](FieldReader& in) -> Fact {
        return ClockAdjusted{in.side(), in.bank("bank"), in.text("note")};
    },
    [](FieldReader& in) -> Fact { return MinutesAsked{in.side()}; },
    [](FieldReader& in) -> Fact { return TakenBack{static_cast<int>(in.number("plies", 1, 100'000))}; },
    [](FieldReader& in) -> Fact {
        return CameLate{in.side(), timing::Millis{in.number("ms", 0, longest)}};
    },
    [](FieldReader& in) -> Fact {
        return MoveSealed{in.side(), Envelope{in.text("envelope")}};
    },
    [](FieldReader& in) -> Fact {
        return SealOpened{in.has("point") ? std::optional(in.point("point")) : std::nullopt};
    },
    [](FieldReader& in) -> Fact {
        return FlagRevoked{timing::Millis{in.number("ms", 0, longest)}, in.text("note")};
    },
    [](FieldReader& in) -> Fact { return FlagMadePass{in.text("note")}; },
    [](FieldReader& in) -> Fact { return ClockPressed{in.side()}; },
    [](FieldReader& in) -> Fact {
        return TurnGiven{in.side(), in.text("note")};
    },
    [](FieldReader&) -> Fact { return BroughtBack{}; },
    [](FieldReader& in) -> Fact { return readRuling(in); },
    [](FieldReader& in) -> Fact {
        return Appealed{in.side(), in.text("note")};
    },
    [](FieldReader& in) -> Fact { return SeatLeft{in.side()}; },
    [](FieldReader& in) -> Fact { return SeatTaken{in.side()}; },
    [](FieldReader& in) -> Fact {
        return Repeated{in.side(), in.choice("kind", go::CycleKind::Other),
            static_cast<int>(in.number("rounds", 0, 100'000))};
    },
    [](FieldReader& in) -> Fact {
        return StoneLaid{in.side(), in.point("point")};
    },
    [](FieldReader& in) -> Fact {
        return StonesLifted{in.side(), in.points("points")};
    },
};

/// Cuts the first word off.
std::string_view takeWord(std::string_view& rest)
{
    const std::size_t end = rest.find(' ');
    const std::string_view word = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return word;
}

Unexpected<RecordFault> fault(std::string what) { return Unexpected{RecordFault{std::move(what)}}; }

} // namespace

std::string toLine(const Event& event)
{
    FieldWriter out(std::to_string(recordVersion) + ' ' + std::to_string(event.at.time_since_epoch().count())
        + ' ' + std::string(words.at(event.fact.index())));
    std::visit(Writer{out}, event.fact);
    return out.line();
}

Result<Event, RecordFault> fromLine(std::string_view line)
{
    std::string_view rest = line;
    const auto version = parseNumber(takeWord(rest));
    if (!version || *version < 1) {
        return fault("no event line");
    }
    if (*version > recordVersion) {
        return fault("written by a newer version (" + std::to_string(*version) + ")");
    }
    const auto at = parseNumber(takeWord(rest));
    if (!at || *at < 0) {
        return fault("no instant");
    }
    const std::string_view word = takeWord(rest);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word) {
            FieldReader in(rest);
            Fact fact = makers[i](in);
            if (!in.fault().empty()) {
                return fault(std::string(word) + ": " + in.fault());
            }
            return Event{timing::Instant{timing::Millis{*at}}, std::move(fact)};
        }
    }
    return fault("unknown event '" + std::string(word) + "'");
}

} // namespace exam
