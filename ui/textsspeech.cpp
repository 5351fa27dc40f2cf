// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/overloaded.h"
#include "ui/texts.h"
#include "ui/textscontext.h"

#include <QStringList>

#include <array>
#include <cstdlib>
#include <variant>

namespace ui::texts {

namespace {

using Unit = exam::Announcement::Unit;

constexpr int largestSpoken = 99;

QString englishNumber(int n)
{
    static constexpr std::array small{"Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight",
        "Nine", "Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen",
        "Eighteen", "Nineteen"};
    static constexpr std::array tens{
        "", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"};
    const auto at
        = [](const auto& words, int i) { return QString::fromLatin1(words.at(static_cast<std::size_t>(i))); };
    if (n < 20)
        return at(small, n);
    QString ten = at(tens, n / 10);
    return n % 10 == 0 ? ten : ten + QLatin1Char('-') + at(small, n % 10).toLower();
}

QString chineseNumber(int n)
{
    static const QString digits = QStringLiteral("〇一二三四五六七八九");
    const QString unit = n % 10 == 0 ? QString() : QString(digits.at(n % 10));
    if (n < 10)
        return {digits.at(n)};
    const QString ten = n < 20 ? QString() : QString(digits.at(n / 10));
    return ten + QChar(u'十') + unit;
}

/// A number as it is said at the head of a sentence.
QString spoken(int n)
{
    const QString style = Texts::tr("english", "how numbers are said: english, chinese or digits");
    if (n < 0 || n > largestSpoken)
        return QString::number(n);
    if (style == u"english")
        return englishNumber(n);
    if (style == u"chinese")
        return chineseNumber(n);
    return QString::number(n);
}

/// A number before the word for what is counted: 两 and not 二.
QString counted(int n)
{
    if (n == 2)
        return Texts::tr("Two", "before minutes, periods and stones");
    return spoken(n);
}

QString minutesLeft(int n)
{
    return n == 1 ? Texts::tr("Last minute") : Texts::tr("%1 minutes left").arg(counted(n));
}

QString left(Unit unit, int n)
{
    switch (unit) {
    case Unit::Periods:
        return n == 1 ? Texts::tr("Last period") : Texts::tr("%1 periods left").arg(counted(n));
    case Unit::Stones:
        return n == 1 ? Texts::tr("One stone left") : Texts::tr("%1 stones left").arg(counted(n));
    case Unit::None:
    case Unit::Minutes:
    case Unit::Points:
        break;
    }
    return minutesLeft(n);
}

QString enter(const exam::Announcement& said)
{
    const int n = said.value;
    if (said.unit == Unit::None)
        return Texts::tr("The shared time is used up. Each side goes on with its half");
    if (said.side) {
        const bool black = said.side == go::Color::Black;
        return (black ? Texts::tr("Black is in byo-yomi. %1") : Texts::tr("White is in byo-yomi. %1"))
            .arg(left(said.unit, n));
    }
    switch (said.unit) {
    case Unit::Periods:
        return n == 1 ? Texts::tr("Byo-yomi begins. Last period")
                      : Texts::tr("Byo-yomi begins. %1 periods left").arg(counted(n));
    case Unit::Stones:
        return n == 1 ? Texts::tr("Byo-yomi begins. One stone")
                      : Texts::tr("Byo-yomi begins. %1 stones").arg(counted(n));
    case Unit::None:
    case Unit::Minutes:
    case Unit::Points:
        break;
    }
    return n == 1 ? Texts::tr("Byo-yomi begins. Last minute")
                  : Texts::tr("Byo-yomi begins. %1 minutes left").arg(counted(n));
}

QString remaining(int seconds)
{
    if (seconds == 60)
        return Texts::tr("One minute left");
    if (seconds % 60 == 0)
        return Texts::tr("%1 minutes left").arg(counted(seconds / 60));
    return Texts::tr("%1 seconds left").arg(spoken(seconds));
}

QString warning(const exam::Announcement& said, go::Color side)
{
    const bool black = side == go::Color::Black;
    if (said.value <= 1)
        return black ? Texts::tr("Black, first warning") : Texts::tr("White, first warning");
    return black ? Texts::tr("Black, warning number %1").arg(said.value)
                 : Texts::tr("White, warning number %1").arg(said.value);
}

/// Rulings, seats and repetitions.
QString inTheHall(const exam::Announcement& said, go::Color color)
{
    switch (said.say) {
    case exam::Say::Ruling:
        return ruled(color, said.incident.value_or(exam::Incident::Other), said.ruling, said.value);
    case exam::Say::Appeal:
        return by(color, Texts::tr("Black appeals. The ruling stays in force"),
            Texts::tr("White appeals. The ruling stays in force"));
    case exam::Say::SeatLeft:
        return by(color, Texts::tr("Black leaves the seat (%1)", "for which time"),
            Texts::tr("White leaves the seat (%1)", "for which time"))
            .arg(said.value);
    case exam::Say::SeatTaken:
        return by(color, Texts::tr("Black is back"), Texts::tr("White is back"));
    case exam::Say::LastMove:
        return by(color, Texts::tr("Black, %1, %2", "column and row in words"),
            Texts::tr("White, %1, %2", "column and row in words"))
            .arg(spoken(said.value), spoken(said.row));
    case exam::Say::Repetition:
        return repetition(static_cast<go::CycleKind>(said.value), said.row);
    case exam::Say::Enter:
    case exam::Say::Seconds:
    case exam::Say::Minute:
    case exam::Say::Left:
    case exam::Say::Remaining:
    case exam::Say::Count:
    case exam::Say::LostOnTime:
    case exam::Say::GameStart:
    case exam::Say::Pass:
    case exam::Say::VoidMove:
    case exam::Say::Warning:
    case exam::Say::WarningsLose:
    case exam::Say::EndProposed:
    case exam::Say::EndAgreed:
    case exam::Say::EndDeclined:
    case exam::Say::CountNow:
    case exam::Say::Recount:
    case exam::Say::Pause:
    case exam::Say::Resume:
    case exam::Say::RefereeCalled:
    case exam::Say::Resigns:
    case exam::Say::Result:
    case exam::Say::Answer:
    case exam::Say::ClockAdjusted:
    case exam::Say::TakenBack:
    case exam::Say::Sealed:
    case exam::Say::SealOpened:
        break;
    }
    return {};
}

QString onTheClock(const exam::Announcement& said)
{
    switch (said.say) {
    case exam::Say::Enter:
        return enter(said);
    case exam::Say::Seconds:
        return Texts::tr("%1 seconds", "elapsed").arg(spoken(said.value));
    case exam::Say::Minute:
        return Texts::tr("One minute", "has elapsed");
    case exam::Say::Left:
    case exam::Say::Answer:
        return left(said.unit, said.value);
    case exam::Say::Remaining:
        return remaining(said.value);
    case exam::Say::Count:
        return spoken(said.value);
    case exam::Say::LostOnTime:
        return Texts::tr("Ten. Lost on time");
    case exam::Say::GameStart:
    case exam::Say::Pass:
    case exam::Say::VoidMove:
    case exam::Say::Warning:
    case exam::Say::WarningsLose:
    case exam::Say::EndProposed:
    case exam::Say::EndAgreed:
    case exam::Say::EndDeclined:
    case exam::Say::CountNow:
    case exam::Say::Recount:
    case exam::Say::Pause:
    case exam::Say::Resume:
    case exam::Say::RefereeCalled:
    case exam::Say::Resigns:
    case exam::Say::Result:
    case exam::Say::ClockAdjusted:
    case exam::Say::TakenBack:
    case exam::Say::Sealed:
    case exam::Say::SealOpened:
    case exam::Say::Ruling:
    case exam::Say::Appeal:
    case exam::Say::SeatLeft:
    case exam::Say::SeatTaken:
    case exam::Say::LastMove:
    case exam::Say::Repetition:
        break;
    }
    return {};
}

/// "2 3/4", "3/4", "2": the margin in 子 as results are written.
QString writtenZi(go::QuarterZi amount)
{
    static constexpr std::array fractions{"", "1/4", "1/2", "3/4"};
    const QString part = QString::fromLatin1(fractions.at(static_cast<std::size_t>(amount % 4)));
    QString whole = QString::number(amount / 4);
    if (part.isEmpty())
        return whole;
    return amount < 4 ? part
                      : Texts::tr("%1 %2", "2 3/4: whole and fraction of zi in a result").arg(whole, part);
}

QString countedWin(go::Color winner, go::QuarterZi margin)
{
    if (margin == 0)
        return by(winner, Texts::tr("Black wins"), Texts::tr("White wins"));
    // Some languages do not name the points: arg() would complain about the missing place.
    QString sentence = by(winner, Texts::tr("Black wins by %1 zi (%2)", "zi, points; %2 may be left out"),
        Texts::tr("White wins by %1 zi (%2)", "zi, points; %2 may be left out"));
    sentence.replace(QStringLiteral("%1"), writtenZi(margin));
    sentence.replace(QStringLiteral("%2"), points(margin));
    return sentence;
}

/// "5.5 points" as a margin is said: 5目半.
QString pointsWon(go::QuarterZi margin)
{
    const int whole = margin / 2;
    if (margin % 2 == 0)
        return whole == 1 ? Texts::tr("1 point", "a margin") : Texts::tr("%1 points", "a margin").arg(whole);
    return whole == 0 ? Texts::tr("0.5 points", "a margin") : Texts::tr("%1.5 points", "a margin").arg(whole);
}

} // namespace

QString outcome(const go::Outcome& outcome)
{
    const go::Color winner = outcome.winner.value_or(go::Color::Black);
    switch (outcome.kind) {
    case go::OutcomeKind::Count:
        return countedWin(winner, outcome.margin);
    case go::OutcomeKind::Resignation:
        return by(winner, Texts::tr("Black wins by resignation"), Texts::tr("White wins by resignation"));
    case go::OutcomeKind::Time:
        return by(winner, Texts::tr("White is out of time, Black wins"),
            Texts::tr("Black is out of time, White wins"));
    case go::OutcomeKind::Foul:
        return by(winner, Texts::tr("Foul by White, Black wins"), Texts::tr("Foul by Black, White wins"));
    case go::OutcomeKind::Forfeit:
        return by(winner, Texts::tr("White forfeits, Black wins"), Texts::tr("Black forfeits, White wins"));
    case go::OutcomeKind::Draw:
        return Texts::tr("Draw");
    case go::OutcomeKind::NoResult:
        return Texts::tr("No result");
    case go::OutcomeKind::Replay:
        return Texts::tr("To be played again");
    case go::OutcomeKind::BothLose:
        return Texts::tr("Both lose");
    case go::OutcomeKind::Unknown:
        return Texts::tr("Unfinished");
    }
    return {};
}

QString countedResult(const go::Outcome& result, go::Scoring scoring)
{
    if (scoring == go::Scoring::Area || result.kind != go::OutcomeKind::Count || !result.winner
        || result.margin == 0)
        return outcome(result);
    return by(
        *result.winner, Texts::tr("Black wins by %1", "points"), Texts::tr("White wins by %1", "points"))
        .arg(pointsWon(result.margin));
}

QString announcement(const exam::Announcement& said)
{
    const go::Color side = said.side.value_or(go::Color::Black);
    switch (said.say) {
    case exam::Say::Enter:
    case exam::Say::Seconds:
    case exam::Say::Minute:
    case exam::Say::Left:
    case exam::Say::Remaining:
    case exam::Say::Count:
    case exam::Say::LostOnTime:
    case exam::Say::Answer:
        return onTheClock(said);
    case exam::Say::GameStart:
        return Texts::tr("The game begins");
    case exam::Say::Pass:
        return by(side, Texts::tr("Black passes"), Texts::tr("White passes"));
    case exam::Say::VoidMove:
        return Texts::tr("The move is void. It counts as a pass");
    case exam::Say::Warning:
        return warning(said, side);
    case exam::Say::WarningsLose:
        return by(side, Texts::tr("Black has two warnings, and loses"),
            Texts::tr("White has two warnings, and loses"));
    case exam::Say::EndProposed:
        return Texts::tr("The game is finished. Please confirm the end");
    case exam::Say::EndAgreed:
        return Texts::tr("Both players confirm the end");
    case exam::Say::EndDeclined:
        return Texts::tr("The game goes on");
    case exam::Say::CountNow:
        return Texts::tr("Counting begins");
    case exam::Say::Recount:
        return Texts::tr("Please count again");
    case exam::Say::Pause:
        return Texts::tr("The game is paused");
    case exam::Say::Resume:
        return Texts::tr("The game is resumed");
    case exam::Say::RefereeCalled:
        return Texts::tr("Referee, please");
    case exam::Say::Resigns:
        return by(side, Texts::tr("Black resigns"), Texts::tr("White resigns"));
    case exam::Say::Result:
        return countedResult(said.outcome.value_or(go::Outcome{}),
            said.unit == exam::Announcement::Unit::Points ? go::Scoring::Territory : go::Scoring::Area);
    case exam::Say::ClockAdjusted:
        return by(side, Texts::tr("Black's clock has been set"), Texts::tr("White's clock has been set"));
    case exam::Say::TakenBack:
        return Texts::tr("Moves are taken back");
    case exam::Say::Sealed:
        return Texts::tr("The move is sealed");
    case exam::Say::SealOpened:
        return Texts::tr("The sealed move is opened");
    case exam::Say::Ruling:
    case exam::Say::Appeal:
    case exam::Say::SeatLeft:
    case exam::Say::SeatTaken:
    case exam::Say::LastMove:
    case exam::Say::Repetition:
        return inTheHall(said, side);
    }
    return {};
}

} // namespace ui::texts
