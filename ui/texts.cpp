// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts.h"

#include "ui/textscontext.h"

#include <QStringList>

#include <array>
#include <utility>

namespace ui::texts {

namespace {

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Names of ids that core/exam gives out as data.
using Name = std::pair<std::string_view, const char*>;

QString nameIn(const auto& table, std::string_view id)
{
    for (const auto& [known, name] : table) {
        if (known == id)
            return Texts::tr(name);
    }
    return fromUtf8(id);
}

constexpr std::array<Name, 4> profileNames{{
    {"seed-1988", QT_TRANSLATE_NOOP("ui::Texts", "Rules of 1988 (two warnings lose)")},
    {"cwa-2002", QT_TRANSLATE_NOOP("ui::Texts", "Rules of 2002")},
    {"practice", QT_TRANSLATE_NOOP("ui::Texts", "Present practice (a warning costs 1 zi)")},
    {exam::Profile::own, QT_TRANSLATE_NOOP("ui::Texts", "Own penalties")},
}};

constexpr std::array<Name, 13> presetNames{{
    {"seed-local", QT_TRANSLATE_NOOP("ui::Texts", "Exam rules, local: 1 h, the last minute is read")},
    {"seed-national",
        QT_TRANSLATE_NOOP("ui::Texts", "Exam rules, national: 2 h, the last 5 minutes are read")},
    {"beijing-kyu-2025", QT_TRANSLATE_NOOP("ui::Texts", "Beijing kyu exam, as in 2025: 30 min")},
    {"beijing-dan", QT_TRANSLATE_NOOP("ui::Texts", "Beijing dan exam: 45 min")},
    {"ningbo-dan", QT_TRANSLATE_NOOP("ui::Texts", "Ningbo dan group: 40 min")},
    {"ningbo-kyu", QT_TRANSLATE_NOOP("ui::Texts", "Ningbo kyu group: 25 min")},
    {"shared-40",
        QT_TRANSLATE_NOOP("ui::Texts", "Nanjing and Zhuhai: 40 min for both together, the rest halved")},
    {"shared-60", QT_TRANSLATE_NOOP("ui::Texts", "60 min for both together, the rest halved")},
    {"shared-per-move",
        QT_TRANSLATE_NOOP("ui::Texts", "Guiyang: 60 min for both together, then a minute a move")},
    {"quick-3x30", QT_TRANSLATE_NOOP("ui::Texts", "Quick game: 30 min and 3 × 30 s")},
    {"black-first", QT_TRANSLATE_NOOP("ui::Texts", "Black first, no komi")},
    {"beginners-13", QT_TRANSLATE_NOOP("ui::Texts", "Beginners, 13 lines: 20 min")},
    {"beginners-9", QT_TRANSLATE_NOOP("ui::Texts", "Beginners, 9 lines: 20 min")},
}};

} // namespace

QString color(go::Color color)
{
    return color == go::Color::Black ? Texts::tr("Black", "the colour") : Texts::tr("White", "the colour");
}

QString side(go::Color color)
{
    return color == go::Color::Black ? Texts::tr("Black", "the party") : Texts::tr("White", "the party");
}

QString playerAndGrade(const exam::Player& player)
{
    QStringList parts;
    for (const auto& part : {player.name, player.grade}) {
        if (!part.empty())
            parts.append(fromUtf8(part));
    }
    return parts.isEmpty() ? QStringLiteral("–") : parts.join(QLatin1Char(' '));
}

QString sideAndPlayer(go::Color color, const exam::Player& player)
{
    if (player.name.empty() && player.grade.empty())
        return side(color);
    return Texts::tr("%1, %2", "side and player").arg(side(color), playerAndGrade(player));
}

QString conduct(exam::Conduct conduct)
{
    switch (conduct) {
    case exam::Conduct::Hint:
        return Texts::tr("Hint: an illegal move is refused and explained");
    case exam::Conduct::Exam:
        return Texts::tr("Exam: an illegal move is ruled by the rules");
    }
    return {};
}

QString colourChoice(exam::ColourChoice choice)
{
    switch (choice) {
    case exam::ColourChoice::Nigiri:
        return Texts::tr("Nigiri");
    case exam::ColourChoice::Drawn:
        return Texts::tr("Drawn by the organiser");
    case exam::ColourChoice::Agreed:
        return Texts::tr("Agreed");
    }
    return {};
}

QString profile(std::string_view id) { return nameIn(profileNames, id); }

QString presetName(std::string_view id) { return nameIn(presetNames, id); }

QString pauseReason(exam::PauseReason reason)
{
    switch (reason) {
    case exam::PauseReason::Players:
        return Texts::tr("The game is paused.");
    case exam::PauseReason::Referee:
        return Texts::tr("The referee was called.");
    case exam::PauseReason::Recovered:
        return Texts::tr("The program had stopped. The clocks stand where they were last known.");
    case exam::PauseReason::Asleep:
        return Texts::tr("The computer slept. Nobody lost time by it.");
    case exam::PauseReason::Stalled:
        return Texts::tr("The program did not run for a while. Nobody lost time by it.");
    case exam::PauseReason::Engine:
        return Texts::tr("The game waits for the engine.");
    }
    return {};
}

QString deadSource(exam::DeadSource source)
{
    switch (source) {
    case exam::DeadSource::Nobody:
        return Texts::tr("No stones are marked dead.");
    case exam::DeadSource::Program:
        return Texts::tr("The program proposes these dead stones.");
    case exam::DeadSource::Players:
        return Texts::tr("The players marked these dead stones.");
    }
    return {};
}

QString boardSize(go::BoardSize size)
{
    return QStringLiteral("%1 × %2").arg(int{size.columns}).arg(int{size.rows});
}

QString point(go::Point point, go::BoardSize size) { return fromUtf8(go::boardName(point, size)); }

QString illegal(go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::OffBoard:
        return Texts::tr("This is no point of the board.");
    case go::IllegalReason::Occupied:
        return Texts::tr("There is a stone here already.");
    case go::IllegalReason::Suicide:
        return Texts::tr("This is a forbidden point.");
    case go::IllegalReason::Ko:
        return Texts::tr("The ko may not be retaken at once.");
    case go::IllegalReason::Superko:
        return Texts::tr("The whole board may not repeat.");
    case go::IllegalReason::OutOfTurn:
        return Texts::tr("It is the other side's turn.");
    }
    return {};
}

QString refusal(const exam::Refusal& refusal)
{
    using Reason = exam::RefusalReason;
    switch (refusal.reason) {
    case Reason::NotYourTurn:
        return Texts::tr("It is the other side's turn.");
    case Reason::IllegalMove:
        return refusal.illegal ? illegal(refusal.illegal->reason) : Texts::tr("This move is not allowed.");
    case Reason::NotRunning:
        return Texts::tr("The clock stands still.");
    case Reason::NotPaused:
        return Texts::tr("The game is not paused.");
    case Reason::NotCounting:
        return Texts::tr("Nothing is being counted.");
    case Reason::GameIsOver:
        return Texts::tr("The game is over.");
    case Reason::NothingProposed:
        return Texts::tr("Nobody has said that the game is over.");
    case Reason::OwnProposal:
        return Texts::tr("The other side has to agree.");
    case Reason::OtherFirst:
        return Texts::tr("The other side confirms first.");
    case Reason::AlreadyDone:
        return Texts::tr("This has been done already.");
    case Reason::NoStoneThere:
        return Texts::tr("There is no stone here.");
    case Reason::NotInByoyomi:
        return Texts::tr("This may be asked during byo-yomi.");
    case Reason::ExamConduct:
        return Texts::tr("Under exam conduct nothing is taken back.");
    case Reason::NothingToTakeBack:
        return Texts::tr("There is no move to take back.");
    case Reason::ClockRuns:
        return Texts::tr("Stop the clock before you set it.");
    case Reason::NoFlag:
        return Texts::tr("Nobody has lost on time.");
    case Reason::NotInProfile:
        return Texts::tr("The rules of this game do not allow it.");
    case Reason::WoodenBoard:
        return Texts::tr("The stones are on the wooden board; here is only its clock.");
    case Reason::EnvelopeClosed:
        return Texts::tr("Open the envelope first.");
    case Reason::NoClockToPress:
        return Texts::tr("Here a move ends the turn by itself.");
    case Reason::NotInOwnTime:
        return Texts::tr("This is brought up in one's own time; only urgent matters in the opponent's.");
    case Reason::TooLate:
        return Texts::tr("It is too late for this.");
    case Reason::NoSuchRuling:
        return Texts::tr("These decisions do not go together.");
    case Reason::NothingToVoid:
        return Texts::tr("The last move is not one of this side.");
    case Reason::OnceAGame:
        return Texts::tr("In byo-yomi the seat may be left once in a game.");
    case Reason::NotAway:
        return Texts::tr("This player has not left the seat.");
    case Reason::NoRepetition:
        return Texts::tr("This move does not repeat the whole board.");
    case Reason::PressFirst:
        return Texts::tr("The stone is played: lift what it captured, then press the clock.");
    case Reason::StonesToLift:
        return Texts::tr("Captured stones are still on the board.");
    case Reason::NothingLaid:
        return Texts::tr("First the stone, then the clock.");
    case Reason::HasLiberties:
        return Texts::tr("These stones have liberties.");
    case Reason::OwnStone:
        return Texts::tr("A stone that was played stays where it is.");
    case Reason::NotByHand:
        return Texts::tr("Here the program lifts captured stones.");
    }
    return {};
}

QString timeFault(timing::TimeFault fault)
{
    switch (fault) {
    case timing::TimeFault::NoTime:
        return Texts::tr("Give some time to play.");
    case timing::TimeFault::NegativeTime:
        return Texts::tr("Time cannot be less than nothing.");
    case timing::TimeFault::LimitBelowReserve:
        return Texts::tr("The byo-yomi minutes lie inside the time: give more time or fewer minutes.");
    case timing::TimeFault::NoReserve:
        return Texts::tr("Reserve at least one minute, or choose a clock without byo-yomi.");
    case timing::TimeFault::TooManyPeriods:
        return Texts::tr("At most 99.");
    case timing::TimeFault::NoPeriods:
        return Texts::tr("Give at least one period.");
    case timing::TimeFault::PeriodTooShort:
        return Texts::tr("At least 10 seconds, so that the last ones can be counted.");
    case timing::TimeFault::NoStones:
        return Texts::tr("Give at least one stone.");
    case timing::TimeFault::CapBelowMain:
        return Texts::tr("The upper limit lies below the main time.");
    case timing::TimeFault::TooLong:
        return Texts::tr("At most 24 hours.");
    }
    return {};
}

QString setupFault(const exam::SetupFault& fault)
{
    switch (fault.kind) {
    case exam::SetupFaultKind::BadBoard:
        return Texts::tr("The board has 9, 13 or 19 lines.");
    case exam::SetupFaultKind::KomiTooLarge:
        return Texts::tr("The komi is more than half the board.");
    case exam::SetupFaultKind::KomiWithHandicap:
        return Texts::tr("Handicap games have no komi: set it to 0.");
    case exam::SetupFaultKind::BadHandicap:
        return Texts::tr("This board has no places for so many handicap stones.");
    case exam::SetupFaultKind::BadTime:
        return timeFault(fault.time.value_or(timing::TimeFault::NoTime));
    }
    return {};
}

} // namespace ui::texts
