// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/overloaded.h"
#include "core/timing/timecontrol.h"

#include <charconv>
#include <cmath>

namespace timing {

namespace {

constexpr double mostSeconds = 1e9;
constexpr int mostOfACount = 1'000'000; // all of them together stay in the range of Millis

/// Seconds with as many decimals as they need: "30", "180.5".
std::string secondsText(Millis time)
{
    const std::int64_t fraction = time.count() % 1000;
    std::string text = std::to_string(time.count() / 1000);
    if (fraction != 0) {
        text += '.' + std::to_string(1000 + fraction).substr(1);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::optional<Millis> millisOf(double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0 || seconds > mostSeconds) {
        return std::nullopt;
    }
    // To the nearest: 180.7 has no exact binary form and must not lose a millisecond.
    return Millis{std::llround(seconds * 1000)};
}

constexpr bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Reads the parts of an overtime text from its beginning, blanks left aside.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) { }

    /// A count of at least one.
    std::optional<int> count()
    {
        const auto number = read<int>();
        return number && *number > 0 && *number <= mostOfACount ? number : std::nullopt;
    }

    /// Seconds of at least a millisecond.
    std::optional<Millis> time()
    {
        const auto number = read<double>();
        const auto found = number ? millisOf(*number) : std::nullopt;
        return found && *found > Millis{0} ? found : std::nullopt;
    }

    bool sign(char lower)
    {
        skipBlanks();
        if (m_rest.empty() || lowered(m_rest.front()) != lower) {
            return false;
        }
        m_rest.remove_prefix(1);
        return true;
    }

    /// Takes this word off, if it comes next.
    bool word(std::string_view lower)
    {
        skipBlanks();
        for (std::size_t i = 0; i < lower.size(); ++i) {
            if (i >= m_rest.size() || lowered(m_rest[i]) != lower[i]) {
                return false;
            }
        }
        m_rest.remove_prefix(lower.size());
        return true;
    }

    /// Whether nothing but this word is left.
    bool endsWith(std::string_view lower)
    {
        skipBlanks();
        std::string_view word = m_rest;
        while (!word.empty() && isBlank(word.back())) {
            word.remove_suffix(1);
        }
        if (word.size() != lower.size()) {
            return false;
        }
        for (std::size_t i = 0; i < word.size(); ++i) {
            if (lowered(word[i]) != lower[i]) {
                return false;
            }
        }
        return true;
    }

private:
    static constexpr char lowered(char c)
    {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }

    void skipBlanks()
    {
        while (!m_rest.empty() && isBlank(m_rest.front())) {
            m_rest.remove_prefix(1);
        }
    }

    template <class Number> std::optional<Number> read()
    {
        skipBlanks();
        Number number{};
        const char* const end = m_rest.data() + m_rest.size();
        const auto [stop, error] = std::from_chars(m_rest.data(), end, number);
        if (error != std::errc{}) {
            return std::nullopt;
        }
        m_rest.remove_prefix(static_cast<std::size_t>(stop - m_rest.data()));
        return number;
    }

    std::string_view m_rest;
};

std::optional<TimeControl> japaneseFrom(std::string_view ot, Millis main)
{
    Scanner scanner(ot);
    const auto periods = scanner.count();
    if (!periods || !scanner.sign('x')) {
        return std::nullopt;
    }
    const auto period = scanner.time();
    if (!period) {
        return std::nullopt;
    }
    for (const std::string_view word : {"byo-yomi", "byoyomi", "byo yomi"}) {
        if (scanner.endsWith(word)) {
            return Japanese{main, *periods, *period};
        }
    }
    return std::nullopt;
}

std::optional<TimeControl> canadianFrom(std::string_view ot, Millis main)
{
    Scanner scanner(ot);
    const auto stones = scanner.count();
    if (!stones || !scanner.sign('/')) {
        return std::nullopt;
    }
    const auto block = scanner.time();
    if (!block || !scanner.endsWith("canadian")) {
        return std::nullopt;
    }
    return Canadian{main, *stones, *block};
}

std::optional<TimeControl> plainFrom(std::string_view ot, Millis main)
{
    Scanner scanner(ot);
    const auto time = scanner.time();
    if (!time) {
        return std::nullopt;
    }
    if (scanner.endsWith("fischer")) {
        return Fischer{main, *time, std::nullopt};
    }
    if (scanner.endsWith("simple")) {
        return Japanese{main, 1, *time};
    }
    return std::nullopt;
}

std::optional<TimeControl> sharedFrom(std::string_view ot, Millis main)
{
    Scanner scanner(ot);
    if (!scanner.word("shared")) {
        return std::nullopt;
    }
    const auto time = scanner.time();
    if (!time) {
        return std::nullopt;
    }
    if (scanner.endsWith("halved")) {
        return SharedHalved{main, *time};
    }
    if (scanner.endsWith("move")) {
        return SharedPerMove{main, *time};
    }
    return std::nullopt;
}

} // namespace

Millis sgfMainTime(const TimeControl& control)
{
    return std::visit(Overloaded{
                          [](const Retained& format) { return format.free(); },
                          [](const Untimed&) { return Millis{0}; },
                          [](const SharedHalved& format) { return format.shared; },
                          [](const SharedPerMove& format) { return format.shared; },
                          [](const auto& format) { return format.main; },
                      },
        control);
}

std::string overtimeText(const TimeControl& control)
{
    return std::visit(
        Overloaded{
            [](const Retained& format) { return std::to_string(format.reserveMinutes) + "x60 byo-yomi"; },
            [](const Japanese& format) {
                return std::to_string(format.periods) + 'x' + secondsText(format.period) + " byo-yomi";
            },
            [](const Canadian& format) {
                return std::to_string(format.stones) + '/' + secondsText(format.block) + " Canadian";
            },
            [](const Fischer& format) {
                return format.increment > Millis{0} ? secondsText(format.increment) + " Fischer"
                                                    : std::string{};
            },
            [](const Absolute&) { return std::string{}; },
            [](const Untimed&) { return std::string{}; },
            [](const SharedHalved& format) { return "shared " + secondsText(format.halved) + " halved"; },
            [](const SharedPerMove& format) { return "shared " + secondsText(format.perMove) + " move"; },
        },
        control);
}

std::optional<TimeControl> timeControlFromSgf(std::optional<double> tm, std::string_view ot)
{
    const auto main = tm ? millisOf(*tm) : Millis{0};
    if (!main) {
        return std::nullopt;
    }
    if (ot.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return *main > Millis{0} ? std::optional<TimeControl>(Absolute{*main}) : std::nullopt;
    }
    for (const auto read : {japaneseFrom, canadianFrom, plainFrom, sharedFrom}) {
        if (auto control = read(ot, *main)) {
            return control;
        }
    }
    return std::nullopt;
}

} // namespace timing
