// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voicewords.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace shell {

namespace {

using exam::Announcement;
using exam::Say;

constexpr std::array spokenSeconds{5, 8, 10, 15, 18, 20, 25, 28, 30, 35, 38, 40, 50, 55, 58};
constexpr std::array spokenRemaining{300, 60, 30, 20, 10};
constexpr int mostMinutes = 10; // entry and answer; a balance is one less
constexpr int mostQuarters = 79; // 19¾ 子; a larger margin is only shown

QString numbered(const QString& stem, int number) { return stem + QString::number(number); }

QString numberedUpTo(int most, const QString& stem, int number)
{
    return number >= 1 && number <= most ? numbered(stem, number) : QString();
}

template <class Numbers> QString numberedOf(const Numbers& numbers, const QString& stem, int number)
{
    return std::ranges::find(numbers, number) != numbers.end() ? numbered(stem, number) : QString();
}

QString nameOf(go::Color color) { return color == go::Color::Black ? u"black"_s : u"white"_s; }

/// "black_pass"
QString ofSide(const Announcement& announcement, const QString& what)
{
    return announcement.side ? nameOf(*announcement.side) + what : QString();
}

/// "warning_black"
QString toSide(const QString& what, const Announcement& announcement)
{
    return announcement.side ? what + nameOf(*announcement.side) : QString();
}

QString entryClip(const Announcement& announcement)
{
    switch (announcement.unit) {
    case Announcement::Unit::Minutes: {
        const QString stem
            = announcement.side ? u"enter_"_s + nameOf(*announcement.side) + u'_' : u"enter_"_s;
        return numberedUpTo(mostMinutes, stem, announcement.value);
    }
    case Announcement::Unit::Periods:
        return numberedUpTo(mostMinutes, u"enter_periods_"_s, announcement.value);
    case Announcement::Unit::None:
        return u"halved"_s; // of a shared time
    case Announcement::Unit::Stones:
    case Announcement::Unit::Points:
        break;
    }
    return {};
}

QString balanceClip(const QString& minutes, int most, const Announcement& announcement)
{
    switch (announcement.unit) {
    case Announcement::Unit::Minutes:
        return numberedUpTo(most, minutes, announcement.value);
    case Announcement::Unit::Periods:
        return numberedUpTo(mostMinutes - 1, u"periods_left_"_s, announcement.value);
    case Announcement::Unit::Stones:
    case Announcement::Unit::Points:
    case Announcement::Unit::None:
        break;
    }
    return {};
}

QString winClip(const go::Outcome& outcome, const QString& how)
{
    return outcome.winner ? nameOf(*outcome.winner) + u"_wins"_s + how : QString();
}

QString countClip(const go::Outcome& outcome)
{
    const auto quarters = static_cast<int>(outcome.margin);
    if (!outcome.winner || quarters < 1 || quarters > mostQuarters)
        return winClip(outcome, {});
    return numbered(u"result_"_s + nameOf(*outcome.winner) + u'_', quarters);
}

// Margins are recorded in zi: a count in points is said by its winner alone.
QString resultClip(const go::Outcome& outcome, Announcement::Unit unit)
{
    switch (outcome.kind) {
    case go::OutcomeKind::Count:
        return unit == Announcement::Unit::Points ? winClip(outcome, {}) : countClip(outcome);
    case go::OutcomeKind::Resignation:
        return winClip(outcome, u"_resign"_s);
    case go::OutcomeKind::Time:
        return winClip(outcome, u"_time"_s);
    case go::OutcomeKind::Foul:
        return winClip(outcome, u"_foul"_s);
    case go::OutcomeKind::Forfeit:
        return winClip(outcome, {});
    case go::OutcomeKind::Draw:
        return u"draw"_s;
    case go::OutcomeKind::NoResult:
        return u"no_result"_s;
    case go::OutcomeKind::Replay:
    case go::OutcomeKind::BothLose:
    case go::OutcomeKind::Unknown:
        break;
    }
    return {};
}

QString resultClip(const Announcement& announcement)
{
    return announcement.outcome ? resultClip(*announcement.outcome, announcement.unit) : QString();
}

// The phrase is 警告满两次: under rules with another limit it would not be true.
QString lastWarningClip(const Announcement& announcement)
{
    return announcement.value == 2 ? toSide(u"warnings_two_"_s, announcement) : QString();
}

/// The phrase is 连走二步，判负: what else is ruled is said by what follows from it.
QString rulingClip(const Announcement& announcement)
{
    const bool lostByTwoPlays = announcement.incident == exam::Incident::TwoPlays
        && announcement.ruling.has(exam::Consequence::Loss);
    return lostByTwoPlays ? u"two_plays"_s : QString();
}

void appendRange(std::vector<QString>& ids, const QString& stem, int most)
{
    for (int number = 1; number <= most; ++number)
        ids.push_back(numbered(stem, number));
}

} // namespace

std::vector<QString> knownClips()
{
    std::vector<QString> ids;
    appendRange(ids, u"count_"_s, 10);
    for (const int seconds : spokenSeconds)
        ids.push_back(numbered(u"seconds_"_s, seconds));
    ids.push_back(u"minute"_s);
    appendRange(ids, u"minute_left_"_s, mostMinutes - 1);
    appendRange(ids, u"left_"_s, mostMinutes - 1);
    appendRange(ids, u"periods_left_"_s, mostMinutes - 1);
    for (const QString& stem : {u"enter_"_s, u"enter_black_"_s, u"enter_white_"_s, u"enter_periods_"_s}) {
        appendRange(ids, stem, mostMinutes);
    }
    for (const int seconds : spokenRemaining)
        ids.push_back(numbered(u"remaining_"_s, seconds));
    ids.push_back(u"lost_plain"_s);
    appendRange(ids, u"answer_"_s, mostMinutes);
    for (const char16_t* const id :
        {u"game_start", u"nigiri", u"guess_odd", u"guess_even", u"pause", u"resume", u"sealed", u"unsealed",
            u"halved", u"referee", u"void_move", u"ko_retake", u"forbidden_point", u"repetition",
            u"black_pass", u"white_pass", u"warning_black", u"warning_white", u"warnings_two_black",
            u"warnings_two_white", u"end_proposed", u"end_agreed", u"end_declined", u"count_now", u"recount",
            u"black_resigns", u"white_resigns", u"black_wins_resign", u"white_wins_resign",
            u"black_wins_time", u"white_wins_time", u"black_wins_foul", u"white_wins_foul", u"draw",
            u"no_result", u"black_wins", u"white_wins", u"two_plays"}) {
        ids.push_back(QString::fromUtf16(id));
    }
    return ids;
}

std::vector<QString> marginClips()
{
    std::vector<QString> ids;
    appendRange(ids, u"result_black_"_s, mostQuarters);
    appendRange(ids, u"result_white_"_s, mostQuarters);
    return ids;
}

std::vector<QString> effectClips()
{
    return {u"stone1"_s, u"stone2"_s, u"stone3"_s, u"stone4"_s, u"capture1"_s, u"capture2"_s, u"warn"_s,
        u"alert"_s, u"error"_s, u"gong"_s};
}

QString clipFor(const exam::Announcement& announcement)
{
    const int value = announcement.value;
    switch (announcement.say) {
    case Say::Enter:
        return entryClip(announcement);
    case Say::Seconds:
        return numberedOf(spokenSeconds, u"seconds_"_s, value);
    case Say::Minute:
        return u"minute"_s;
    case Say::Left:
        return balanceClip(u"left_"_s, mostMinutes - 1, announcement);
    case Say::Remaining:
        return numberedOf(spokenRemaining, u"remaining_"_s, value);
    case Say::Count:
        return numberedUpTo(9, u"count_"_s, value);
    case Say::LostOnTime:
        return u"lost_plain"_s;
    case Say::GameStart:
        return u"game_start"_s;
    case Say::Pass:
        return ofSide(announcement, u"_pass"_s);
    case Say::VoidMove:
        return u"void_move"_s;
    case Say::Warning:
        return toSide(u"warning_"_s, announcement);
    case Say::WarningsLose:
        return lastWarningClip(announcement);
    case Say::EndProposed:
        return u"end_proposed"_s;
    case Say::EndAgreed:
        return u"end_agreed"_s;
    case Say::EndDeclined:
        return u"end_declined"_s;
    case Say::CountNow:
        return u"count_now"_s;
    case Say::Recount:
        return u"recount"_s;
    case Say::Pause:
        return u"pause"_s;
    case Say::Resume:
        return u"resume"_s;
    case Say::RefereeCalled:
        return u"referee"_s;
    case Say::Resigns:
        return ofSide(announcement, u"_resigns"_s);
    case Say::Result:
        return resultClip(announcement);
    case Say::Answer:
        return balanceClip(u"answer_"_s, mostMinutes, announcement);
    case Say::Sealed:
        return u"sealed"_s;
    case Say::SealOpened:
        return u"unsealed"_s;
    case Say::Ruling:
        return rulingClip(announcement);
    case Say::ClockAdjusted:
    case Say::TakenBack:
    case Say::Appeal:
    case Say::SeatLeft:
    case Say::SeatTaken:
    case Say::LastMove:
    case Say::Repetition:
        break;
    }
    return {};
}

QString plainClipFor(const exam::Announcement& announcement)
{
    return announcement.say == Say::Result && announcement.outcome ? winClip(*announcement.outcome, {})
                                                                   : QString();
}

QString joinedClipFor(const exam::Announcement& minute, const exam::Announcement& left)
{
    const bool belong = minute.say == Say::Minute && left.say == Say::Left && minute.side == left.side
        && left.unit == Announcement::Unit::Minutes;
    return belong ? numberedUpTo(mostMinutes - 1, u"minute_left_"_s, left.value) : QString();
}

QString clipFor(go::IllegalReason reason)
{
    switch (reason) {
    case go::IllegalReason::Suicide:
        return u"forbidden_point"_s;
    case go::IllegalReason::Ko:
        return u"ko_retake"_s;
    case go::IllegalReason::Superko:
        return u"repetition"_s;
    case go::IllegalReason::OffBoard:
    case go::IllegalReason::Occupied:
    case go::IllegalReason::OutOfTurn:
        break;
    }
    return {};
}

Priority priorityOf(const exam::Announcement& announcement)
{
    switch (announcement.say) {
    case Say::LostOnTime:
        return Priority::Lost;
    case Say::Count:
        return Priority::Count;
    case Say::Enter:
    case Say::Minute:
    case Say::Left:
        return Priority::Ledger;
    case Say::Seconds:
    case Say::Remaining:
        return Priority::Number;
    case Say::Answer:
        return Priority::Answer;
    case Say::GameStart:
    case Say::Pass:
    case Say::VoidMove:
    case Say::Warning:
    case Say::WarningsLose:
    case Say::EndProposed:
    case Say::EndAgreed:
    case Say::EndDeclined:
    case Say::CountNow:
    case Say::Recount:
    case Say::Pause:
    case Say::Resume:
    case Say::RefereeCalled:
    case Say::Resigns:
    case Say::Result:
    case Say::ClockAdjusted:
    case Say::TakenBack:
    case Say::Sealed:
    case Say::SealOpened:
    case Say::Ruling:
    case Say::Appeal:
    case Say::SeatLeft:
    case Say::SeatTaken:
    case Say::LastMove:
    case Say::Repetition:
        break;
    }
    return Priority::Hall;
}

} // namespace shell
