// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/event.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace exam {

/// A whole decimal number and nothing else.
std::optional<std::int64_t> parseNumber(std::string_view text);

/// Writes `key=value` fields behind the head of an event line; values are percent-encoded.
class FieldWriter {
public:
    explicit FieldWriter(std::string head) : m_line(std::move(head)) { }

    void text(std::string_view key, std::string_view value);
    void number(std::string_view key, std::int64_t value);
    void side(go::Color value);
    void point(std::string_view key, go::Point value);
    void points(std::string_view key, const std::vector<go::Point>& values);
    void rules(std::string_view key, const go::Rules& value);
    void time(std::string_view key, const timing::TimeControl& value);
    /// Under `key` its name, and all it says under "penalties".
    void profile(std::string_view key, const Profile& value);
    void ruling(std::string_view key, const Ruling& value);
    void bank(std::string_view key, const timing::Bank& value);
    void outcome(const go::Outcome& value);
    /// An enum by its number, which never changes once released.
    template <class Enum> void choice(std::string_view key, Enum value)
    {
        number(key, static_cast<std::int64_t>(value));
    }

    const std::string& line() const { return m_line; }

private:
    void numbers(std::string_view key, std::string_view head, const std::vector<std::int64_t>& values);

    std::string m_line;
};

/// Reads what FieldWriter wrote, in any order. The first thing that is missing or wrong is kept
/// as fault(); reading goes on with harmless values, so that callers check once, at the end.
class FieldReader {
public:
    explicit FieldReader(std::string_view fields);

    bool has(std::string_view key) const;
    std::string text(std::string_view key);
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most);
    go::Color side();
    go::Point point(std::string_view key);
    std::vector<go::Point> points(std::string_view key);
    go::Rules rules(std::string_view key);
    timing::TimeControl time(std::string_view key);
    /// Also as it was written before penalties were data.
    Profile profile(std::string_view key);
    Ruling ruling(std::string_view key);
    Incident incident(std::string_view key); ///< by its word
    timing::Bank bank(std::string_view key);
    go::Outcome outcome();
    template <class Enum> Enum choice(std::string_view key, Enum last)
    {
        return static_cast<Enum>(number(key, 0, static_cast<std::int64_t>(last)));
    }

    /// In English, for a log; empty if all was well.
    const std::string& fault() const { return m_fault; }

private:
    void fail(std::string_view key, std::string_view what);
    /// The numbers of `head:1:2:3`; exactly `count` of them.
    std::vector<std::int64_t> numbers(std::string_view key, std::string_view value, std::size_t count);

    Profile oldProfile(std::string_view key);
    int figure(std::string_view& rest, char letter, int least, int most);

    std::vector<std::pair<std::string, std::string>> m_fields;
    std::string m_fault;
};

} // namespace exam
