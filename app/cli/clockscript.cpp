// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clockscript.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <cmath>

namespace cli {

namespace {

using namespace Qt::StringLiterals;
using go::Color;
using timing::Bank;
using timing::Instant;
using timing::Millis;
using timing::TimeControl;
using timing::TimeFault;

constexpr double largestNumber = 9007199254740991.0; // every whole number up to here is exact
constexpr int largestCount = 9999;

/// Reads the fields of one object. The first fault of a script stays; what is read after it does not matter.
class Fields {
public:
    Fields(const QJsonValue& value, const QString& where, QString& fault)
        : m_object(value.toObject())
        , m_where(where)
        , m_fault(fault)
    {
        if (!value.isObject() && m_fault.isEmpty()) {
            m_fault = where + u" is missing or no object"_s;
        }
    }

    bool has(QLatin1StringView name) const { return m_object.contains(name); }

    Millis time(QLatin1StringView name) { return Millis{static_cast<std::int64_t>(number(name))}; }
    int count(QLatin1StringView name)
    {
        const double value = number(name);
        if (value > largestCount) {
            fail(name, u"is too large"_s);
        }
        return m_fault.isEmpty() ? static_cast<int>(value) : 0;
    }
    bool flag(QLatin1StringView name)
    {
        const QJsonValue value = m_object.value(name);
        if (!value.isBool()) {
            fail(name, u"must be true or false"_s);
        }
        return value.toBool();
    }
    QString word(QLatin1StringView name)
    {
        const QJsonValue value = m_object.value(name);
        if (!value.isString()) {
            fail(name, value.isUndefined() ? u"is missing"_s : u"must be a text"_s);
        }
        return value.toString();
    }
    Color side(QLatin1StringView name)
    {
        const QString text = word(name);
        if (text != "black"_L1 && text != "white"_L1) {
            fail(name, u"must be \"black\" or \"white\""_s);
        }
        return text == "white"_L1 ? Color::White : Color::Black;
    }
    void fail(QLatin1StringView name, const QString& why)
    {
        if (m_fault.isEmpty()) {
            m_fault = u"%1.%2 %3"_s.arg(m_where, name, why);
        }
    }

private:
    double number(QLatin1StringView name)
    {
        const QJsonValue value = m_object.value(name);
        if (!value.isDouble()) {
            fail(name, value.isUndefined() ? u"is missing"_s : u"must be a number"_s);
            return 0;
        }
        const double found = value.toDouble();
        if (found < 0) {
            fail(name, u"must not be negative"_s);
        }
        if (found > largestNumber) {
            fail(name, u"is too large"_s);
        }
        if (std::trunc(found) != found) {
            fail(name, u"must be a whole number"_s);
        }
        return m_fault.isEmpty() ? found : 0;
    }

    QJsonObject m_object;
    QString m_where;
    QString& m_fault;
};

QString faultText(TimeFault fault)
{
    switch (fault) {
    case TimeFault::NoTime:
        return u"control has no time at all"_s;
    case TimeFault::NegativeTime:
        return u"control has a negative time"_s;
    case TimeFault::LimitBelowReserve:
        return u"limit_ms is shorter than the reserve"_s;
    case TimeFault::NoReserve:
        return u"reserve_minutes must be at least 1"_s;
    case TimeFault::TooManyPeriods:
        return u"control has more than 99 minutes or periods"_s;
    case TimeFault::NoPeriods:
        return u"periods must be at least 1"_s;
    case TimeFault::PeriodTooShort:
        return u"a period or block must have a length"_s;
    case TimeFault::NoStones:
        return u"stones must be at least 1"_s;
    case TimeFault::CapBelowMain:
        return u"cap_ms is below main_ms"_s;
    case TimeFault::TooLong:
        return u"control has a time of more than 24 hours"_s;
    }
    return {};
}

/// Whether a setting that nobody should play can still be computed.
bool isComputable(const TimeControl& control, TimeFault fault)
{
    switch (fault) {
    case TimeFault::NoTime:
    case TimeFault::CapBelowMain:
        return true;
    case TimeFault::PeriodTooShort: {
        const auto* const japanese = std::get_if<timing::Japanese>(&control);
        const auto* const canadian = std::get_if<timing::Canadian>(&control);
        return (japanese != nullptr && japanese->period > Millis{0})
            || (canadian != nullptr && canadian->block > Millis{0});
    }
    case TimeFault::NegativeTime:
    case TimeFault::LimitBelowReserve:
    case TimeFault::NoReserve:
    case TimeFault::TooManyPeriods:
    case TimeFault::NoPeriods:
    case TimeFault::NoStones:
    case TimeFault::TooLong:
        return false;
    }
    return false;
}

TimeControl fischerFrom(Fields& fields)
{
    timing::Fischer control{fields.time("main_ms"_L1), fields.time("increment_ms"_L1), std::nullopt};
    if (fields.has("cap_ms"_L1)) {
        const Millis cap = fields.time("cap_ms"_L1);
        if (cap > Millis{0}) {
            control.cap = cap;
        }
    }
    return control;
}

TimeControl formatFrom(Fields& fields)
{
    const QString system = fields.word("system"_L1);
    if (system == "retained"_L1) {
        return timing::Retained{fields.time("limit_ms"_L1), fields.count("reserve_minutes"_L1)};
    }
    if (system == "japanese"_L1) {
        return timing::Japanese{
            fields.time("main_ms"_L1), fields.count("periods"_L1), fields.time("period_ms"_L1)};
    }
    if (system == "canadian"_L1) {
        return timing::Canadian{
            fields.time("main_ms"_L1), fields.count("stones"_L1), fields.time("block_ms"_L1)};
    }
    if (system == "fischer"_L1) {
        return fischerFrom(fields);
    }
    if (system == "absolute"_L1) {
        return timing::Absolute{fields.time("main_ms"_L1)};
    }
    if (system != "untimed"_L1) {
        fields.fail("system"_L1, u"is unknown: %1"_s.arg(system));
    }
    return timing::Untimed{};
}

TimeControl controlFrom(const QJsonValue& value, QString& fault)
{
    Fields fields(value, u"control"_s, fault);
    TimeControl control = formatFrom(fields);
    const auto wrong = timing::faultOf(control);
    if (fault.isEmpty() && wrong && !isComputable(control, *wrong)) {
        fault = faultText(*wrong);
    }
    return control;
}

/// A bank as it is given; what the format does not use stays out of it.
Bank bankFrom(const TimeControl& control, const QJsonValue& value, const QString& where, QString& fault)
{
    Fields fields(value, where, fault);
    Bank bank = timing::fullBank(control);
    bank.main = fields.time("main_ms"_L1);
    if (bank.periods > 0) {
        bank.periods = fields.count("periods"_L1);
        if (bank.periods > 99) {
            fields.fail("periods"_L1, u"is more than 99"_s);
        }
    }
    if (std::holds_alternative<timing::Canadian>(control)) {
        bank.block = fields.time("block_ms"_L1);
        bank.stones = fields.count("stones"_L1);
        if (bank.stones < 1) {
            fields.fail("stones"_L1, u"must be at least 1"_s);
        }
    }
    if (fields.has("overtime"_L1)) {
        bank.overtime = fields.flag("overtime"_L1);
    }
    return bank;
}

std::optional<ClockAction> actionOf(const QString& word)
{
    if (word == "start"_L1) {
        return ClockAction::Start;
    }
    if (word == "press"_L1) {
        return ClockAction::Press;
    }
    if (word == "pause"_L1) {
        return ClockAction::Pause;
    }
    if (word == "resume"_L1) {
        return ClockAction::Resume;
    }
    if (word == "seal"_L1) {
        return ClockAction::Seal;
    }
    if (word == "end"_L1) {
        return ClockAction::End;
    }
    return std::nullopt;
}

ClockEvent eventFrom(const QJsonValue& value, Instant previous, const QString& where, QString& fault)
{
    Fields fields(value, where, fault);
    ClockEvent event;
    event.at = Instant{fields.time("t"_L1)};
    const QString word = fields.word("do"_L1);
    const auto action = actionOf(word);
    if (!action) {
        fields.fail("do"_L1, u"is unknown: %1"_s.arg(word));
    }
    event.action = action.value_or(ClockAction::End);
    if (event.action == ClockAction::Press || event.action == ClockAction::Seal) {
        event.side = fields.side("side"_L1);
    }
    if (event.at < previous) {
        fields.fail("t"_L1, u"is earlier than the event before it"_s);
    }
    return event;
}

} // namespace

ClockScript clockScriptFrom(const QJsonObject& object, QString& fault)
{
    ClockScript script;
    script.control = controlFrom(object["control"_L1], fault);
    const Bank full = timing::fullBank(script.control);
    script.banks = {full, full};
    if (const QJsonValue banks = object["banks"_L1]; !banks.isUndefined()) {
        script.banks.black = bankFrom(script.control, banks["black"_L1], u"banks.black"_s, fault);
        script.banks.white = bankFrom(script.control, banks["white"_L1], u"banks.white"_s, fault);
    }
    const QJsonValue events = object["events"_L1];
    if (fault.isEmpty() && !events.isArray()) {
        fault = u"events is missing or no array"_s;
    }
    Instant previous{};
    for (const QJsonValue value : events.toArray()) {
        if (!fault.isEmpty()) {
            break;
        }
        const QString where = u"events[%1]"_s.arg(script.events.size());
        script.events.push_back(eventFrom(value, previous, where, fault));
        previous = script.events.back().at;
    }
    return script;
}

} // namespace cli
