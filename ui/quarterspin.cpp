// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quarterspin.h"

#include <QRegularExpression>
#include <QStringList>

#include <array>
#include <cstdlib>

namespace ui {

namespace {

constexpr int largest = 722; // a whole board of 19 lines, in quarter-zi

QString plainFractions(QString text)
{
    text = text.trimmed();
    text.replace(QChar(u'，'), QLatin1Char('.'));
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    text.replace(QChar(u'−'), QLatin1Char('-'));
    text.replace(QChar(u'又'), QLatin1Char(' '));
    text.replace(QChar(u'¼'), QStringLiteral(" 1/4"));
    text.replace(QChar(u'½'), QStringLiteral(" 1/2"));
    text.replace(QChar(u'¾'), QStringLiteral(" 3/4"));
    return text.simplified();
}

/// Hundredths of a unit, or nothing.
std::optional<int> hundredths(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(
        R"(^(?<sign>-?) ?(?<whole>\d{0,4})(?:\.(?<tenths>\d{1,2}))?(?: ?(?<up>[1-3])/(?<down>[24]))?$)"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const auto part = [&match](const char* name) { return match.captured(QLatin1String(name)); };
    if (part("whole").isEmpty() && part("tenths").isEmpty() && part("up").isEmpty())
        return std::nullopt;
    int sum = part("whole").toInt() * 100 + part("tenths").leftJustified(2, QLatin1Char('0')).toInt();
    if (!part("up").isEmpty())
        sum += part("up").toInt() * 100 / part("down").toInt();
    return part("sign").isEmpty() ? sum : -sum;
}

} // namespace

QuarterSpin::QuarterSpin(Unit unit, QWidget* parent) : QSpinBox(parent), m_unit(unit)
{
    setRange(-largest, largest);
    setAccelerated(true);
    setMinimumWidth(110);
}

std::optional<int> QuarterSpin::quarterZiFrom(const QString& text, Unit unit)
{
    const auto value = hundredths(plainFractions(text));
    if (!value)
        return std::nullopt;
    const int steps = *value * static_cast<int>(unit);
    return steps % 100 == 0 ? std::optional(steps / 100) : std::nullopt;
}

QString QuarterSpin::number(const QString& text) const
{
    QString bare = text;
    if (!suffix().isEmpty() && bare.endsWith(suffix()))
        bare.chop(suffix().size());
    return bare;
}

QString QuarterSpin::textFromValue(int value) const
{
    static const std::array<QString, 4> parts{
        QString(), QStringLiteral("¼"), QStringLiteral("½"), QStringLiteral("¾")};
    const int steps = static_cast<int>(m_unit);
    const int amount = std::abs(value);
    const QString& part = parts.at(static_cast<std::size_t>(amount % steps * 4 / steps));
    const int whole = amount / steps;
    const QString sign = value < 0 ? QStringLiteral("−") : QString();
    return sign + (whole == 0 && !part.isEmpty() ? QString() : QString::number(whole)) + part;
}

int QuarterSpin::valueFromText(const QString& text) const
{
    return quarterZiFrom(number(text), m_unit).value_or(value());
}

QValidator::State QuarterSpin::validate(QString& text, int& /*position*/) const
{
    if (const auto value = quarterZiFrom(number(text), m_unit))
        return *value >= minimum() && *value <= maximum() ? QValidator::Acceptable : QValidator::Invalid;
    static const QRegularExpression allowed(QStringLiteral("^[-−0-9.,，/又¼½¾ ]*$"));
    return allowed.match(number(text)).hasMatch() ? QValidator::Intermediate : QValidator::Invalid;
}

} // namespace ui
