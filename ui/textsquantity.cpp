// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/overloaded.h"
#include "ui/texts.h"
#include "ui/textscontext.h"

#include <QRegularExpression>
#include <QStringList>

#include <array>
#include <cstdlib>
#include <variant>

namespace ui::texts {

namespace {

constexpr qint64 maxHours = 99;

/// 2¾: an amount in quarters as people write it.
QString quarters(int amount)
{
    static constexpr std::array<const char16_t*, 4> parts{u"", u"¼", u"½", u"¾"};
    const int whole = amount / 4;
    QString part = QString::fromUtf16(parts.at(static_cast<std::size_t>(amount % 4)));
    if (whole == 0 && !part.isEmpty())
        return part;
    return QString::number(whole) + part;
}

QString withPeriods(const timing::Japanese& t)
{
    const QString periods = Texts::tr("%1 × %2").arg(t.periods).arg(duration(t.period));
    if (t.main.count() <= 0)
        return Texts::tr("%1, each kept until it is used up").arg(periods);
    return Texts::tr("%1 and then %2, each kept until it is used up").arg(duration(t.main), periods);
}

QString withBlocks(const timing::Canadian& t)
{
    if (t.main.count() <= 0)
        return Texts::tr("%1 stones in each %2").arg(t.stones).arg(duration(t.block));
    return Texts::tr("%1 and then %2 stones in each %3")
        .arg(duration(t.main))
        .arg(t.stones)
        .arg(duration(t.block));
}

QString withIncrement(const timing::Fischer& t)
{
    QString text = Texts::tr("%1 and %2 more for every move").arg(duration(t.main), duration(t.increment));
    if (!t.cap)
        return text;
    return Texts::tr("%1, never above %2").arg(text, duration(*t.cap));
}

} // namespace

QString duration(timing::Millis span)
{
    const auto seconds = std::max<qint64>(0, span.count() / 1000);
    const QString tail = QStringLiteral(":%1").arg(seconds % 60, 2, 10, QLatin1Char('0'));
    const auto minutes = seconds / 60;
    if (minutes < 60)
        return QString::number(minutes) + tail;
    return QStringLiteral("%1:%2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0')) + tail;
}

std::optional<timing::Millis> durationFrom(const QString& text)
{
    // People also type the colon of a Chinese keyboard.
    const QString plain = text.trimmed().replace(QChar(u'：'), QLatin1Char(':'));
    static const QRegularExpression form(
        QStringLiteral(R"(^(?:(?<only>\d{1,4})|(?:(?<h>\d{1,2}):)?(?<m>\d{1,3}):(?<s>[0-5]?\d))$)"));
    const auto match = form.match(plain);
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&match](const QString& name) { return match.captured(name).toLongLong(); };
    const bool hoursGiven = !match.captured(QStringLiteral("h")).isEmpty();
    if (hoursGiven && number(QStringLiteral("m")) > 59)
        return std::nullopt;
    const auto minutes
        = number(QStringLiteral("only")) + number(QStringLiteral("h")) * 60 + number(QStringLiteral("m"));
    if (minutes > maxHours * 60)
        return std::nullopt;
    return timing::Millis{(minutes * 60 + number(QStringLiteral("s"))) * 1000LL};
}

QString zi(go::QuarterZi amount) { return Texts::tr("%1 zi").arg(quarters(std::abs(amount))); }

QString points(go::QuarterZi amount)
{
    const int half = std::abs(amount);
    const QString number = QString::number(half / 2) + (half % 2 == 0 ? QString() : QStringLiteral(".5"));
    return half == 2 ? Texts::tr("1 point") : Texts::tr("%1 points").arg(number);
}

QString komi(go::QuarterZi komi)
{
    if (komi == 0)
        return Texts::tr("no komi");
    // In points a quarter-zi is half a point: the same digits with twice the step.
    const QString inPoints = quarters(std::abs(komi) * 2);
    const QString sign = komi < 0 ? QStringLiteral("−") : QString();
    return Texts::tr("%1 zi = %2 points").arg(sign + quarters(std::abs(komi)), sign + inPoints);
}

QString halves(int halfPoints)
{
    const QString sign = halfPoints < 0 ? QStringLiteral("−") : QString();
    return sign + quarters(std::abs(halfPoints) * 2);
}

QString kind(const timing::TimeControl& control)
{
    return std::visit(Overloaded{
                          [](const timing::Retained&) { return Texts::tr("Reserved minutes"); },
                          [](const timing::Japanese&) { return Texts::tr("Periods"); },
                          [](const timing::Canadian&) { return Texts::tr("Stones in a block"); },
                          [](const timing::Fischer&) { return Texts::tr("Increment"); },
                          [](const timing::Absolute&) { return Texts::tr("No byo-yomi"); },
                          [](const timing::Untimed&) { return Texts::tr("Without clock"); },
                          [](const timing::SharedHalved&) { return Texts::tr("Shared, then halved"); },
                          [](const timing::SharedPerMove&) { return Texts::tr("Shared, then by moves"); },
                      },
        control);
}

QString timeControl(const timing::TimeControl& control)
{
    return std::visit(Overloaded{
                          [](const timing::Retained& t) {
                              return Texts::tr("%1 of which %2 min byo-yomi = %3 free + %2 × 1:00")
                                  .arg(duration(t.limit))
                                  .arg(t.reserveMinutes)
                                  .arg(duration(t.free()));
                          },
                          [](const timing::Japanese& t) { return withPeriods(t); },
                          [](const timing::Canadian& t) { return withBlocks(t); },
                          [](const timing::Fischer& t) { return withIncrement(t); },
                          [](const timing::Absolute& t) {
                              return Texts::tr("%1 for the whole game, no byo-yomi").arg(duration(t.main));
                          },
                          [](const timing::Untimed&) { return Texts::tr("no time limit"); },
                          [](const timing::SharedHalved& t) {
                              return Texts::tr("%1 for both together; of the last %2 each has a half, %3")
                                  .arg(duration(t.shared), duration(t.halved), duration(t.halved / 2));
                          },
                          [](const timing::SharedPerMove& t) {
                              return Texts::tr("%1 for both together, then %2 for each move")
                                  .arg(duration(t.shared), duration(t.perMove));
                          },
                      },
        control);
}

} // namespace ui::texts
