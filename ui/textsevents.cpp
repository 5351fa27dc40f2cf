// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/overloaded.h"
#include "ui/texts.h"
#include "ui/textscontext.h"

#include <variant>

namespace ui::texts {

namespace {

QString markedChain(const exam::ChainMarked& fact, go::BoardSize size)
{
    const QString place = fact.points.empty() ? QStringLiteral("–") : point(fact.points.front(), size);
    return fact.life == exam::Life::Dead ? Texts::tr("The stones at %1 are marked dead").arg(place)
                                         : Texts::tr("The stones at %1 are marked alive").arg(place);
}

QString withNote(const QString& sentence, const std::string& note)
{
    return note.empty() ? sentence
                        : Texts::tr("%1: %2", "sentence: note").arg(sentence, QString::fromStdString(note));
}

/// The facts of the moves and of the clock.
QString played(go::Color color, const QString& where)
{
    return by(color, Texts::tr("Black plays %1"), Texts::tr("White plays %1")).arg(where);
}

QString given(const exam::WarningGiven& fact)
{
    const QString sentence
        = by(fact.side, Texts::tr("Warning for Black (%1)"), Texts::tr("Warning for White (%1)"))
              .arg(incident(fact.incident));
    return withNote(sentence, fact.note);
}

} // namespace

QString eventLine(const exam::Event& event, go::BoardSize size)
{
    const Overloaded line{
        [](const exam::GameSetUp& f) { return Texts::tr("Set up: %1").arg(timeControl(f.setup.time)); },
        [](const exam::ClockStarted&) { return Texts::tr("The clock is started"); },
        [size](const exam::StonePlayed& f) { return played(f.side, point(f.point, size)); },
        [](const exam::Passed& f) {
            return by(f.side, Texts::tr("Black passes"), Texts::tr("White passes"));
        },
        [](const exam::EndProposed& f) {
            return by(f.side, Texts::tr("Black says that the game is over"),
                Texts::tr("White says that the game is over"));
        },
        [](const exam::EndAgreed& f) {
            return by(f.side, Texts::tr("Black agrees"), Texts::tr("White agrees"));
        },
        [](const exam::EndDeclined& f) {
            return by(f.side, Texts::tr("Black plays on"), Texts::tr("White plays on"));
        },
        [size](const exam::MoveVoided& f) {
            return Texts::tr("%1: void, counts as a pass. %2")
                .arg(played(f.side, point(f.point, size)), illegal(f.reason));
        },
        [](const exam::Resigned& f) {
            return by(f.side, Texts::tr("Black resigns"), Texts::tr("White resigns"));
        },
        [](const exam::FlagFell& f) {
            return by(f.side, Texts::tr("Black has lost on time"), Texts::tr("White has lost on time"));
        },
        [](const exam::ClockPaused& f) { return Texts::tr("Pause. %1").arg(pauseReason(f.reason)); },
        [](const exam::ClockResumed&) { return Texts::tr("The game is resumed"); },
        [](const exam::DeadProposed& f) { return deadSource(f.source); },
        [size](const exam::ChainMarked& f) { return markedChain(f, size); },
        [](const exam::DeadConfirmed& f) {
            return by(f.side, Texts::tr("Black confirms the dead stones"),
                Texts::tr("White confirms the dead stones"));
        },
        [](const exam::PlayResumed& f) {
            return by(
                f.side, Texts::tr("Black disputes, play goes on"), Texts::tr("White disputes, play goes on"));
        },
        [](const exam::RecountAsked& f) {
            return by(f.side, Texts::tr("Black asks for a recount"), Texts::tr("White asks for a recount"));
        },
        [](const exam::ResultSigned& f) {
            return by(f.side, Texts::tr("Black signs"), Texts::tr("White signs"));
        },
        [](const exam::WarningGiven& f) { return given(f); },
        [](const exam::GameRuled& f) {
            return withNote(Texts::tr("The referee rules: %1").arg(outcome(f.outcome)), f.note);
        },
        [](const exam::ClockAdjusted& f) {
            return withNote(
                by(f.side, Texts::tr("Black's clock has been set"), Texts::tr("White's clock has been set")),
                f.note);
        },
        [](const exam::MinutesAsked& f) {
            return by(f.side, Texts::tr("Black asks for the minutes left"),
                Texts::tr("White asks for the minutes left"));
        },
        [](const exam::TakenBack& f) { return Texts::tr("Taken back: %1").arg(f.plies); },
        [](const exam::BroughtBack&) {
            return Texts::tr("The position from before the dispute is brought back");
        },
        [](const exam::IncidentRuled& f) {
            return withNote(ruled(f.side, f.incident, f.ruling, f.zi), f.note);
        },
        [](const exam::Appealed& f) {
            return withNote(by(f.side, Texts::tr("Black appeals"), Texts::tr("White appeals")), f.note);
        },
        [](const exam::SeatLeft& f) {
            return by(f.side, Texts::tr("Black leaves the seat"), Texts::tr("White leaves the seat"));
        },
        [](const exam::SeatTaken& f) {
            return by(f.side, Texts::tr("Black is back"), Texts::tr("White is back"));
        },
        [](const exam::Repeated& f) { return repetition(f.kind, f.rounds); },
        [size](const exam::StoneLaid& f) {
            return by(f.side, Texts::tr("Black lays a stone on %1"), Texts::tr("White lays a stone on %1"))
                .arg(point(f.point, size));
        },
        [size](const exam::StonesLifted& f) {
            const QString place = f.points.empty() ? QStringLiteral("–") : point(f.points.front(), size);
            return by(
                f.side, Texts::tr("Black lifts the stones at %1"), Texts::tr("White lifts the stones at %1"))
                .arg(place);
        },
        [](const exam::CameLate& f) {
            return by(f.side, Texts::tr("Black is late by %1"), Texts::tr("White is late by %1"))
                .arg(duration(f.lateness));
        },
        [](const exam::MoveSealed& f) {
            return by(f.side, Texts::tr("Black seals a move"), Texts::tr("White seals a move"));
        },
        [](const exam::SealOpened&) { return Texts::tr("The envelope is opened"); },
        [](const exam::FlagRevoked& f) {
            return withNote(Texts::tr("The loss on time is taken back"), f.note);
        },
        [](const exam::FlagMadePass& f) {
            return withNote(Texts::tr("The overtime counts as a pass"), f.note);
        },
        [](const exam::ClockPressed& f) {
            return by(f.side, Texts::tr("Black presses the clock"), Texts::tr("White presses the clock"));
        },
        [](const exam::TurnGiven& f) {
            return withNote(by(f.side, Texts::tr("The clock goes on for Black"),
                                Texts::tr("The clock goes on for White")),
                f.note);
        },
    };
    return std::visit(line, event.fact);
}

} // namespace ui::texts
