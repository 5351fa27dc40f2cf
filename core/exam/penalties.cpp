// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/penalties.h"

#include "core/exam/fields.h"

#include <algorithm>
#include <bitset>
#include <utility>

namespace exam {

namespace {

using Kind = PenaltyFaultKind;

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Cuts the next part off, up to this character.
std::string_view takePart(std::string_view& rest, char end)
{
    const std::size_t at = rest.find(end);
    const std::string_view part = rest.substr(0, at);
    rest = at == std::string_view::npos ? std::string_view{} : rest.substr(at + 1);
    return part;
}

/// A figure of a profile: its key, its place and what makes sense.
struct Figure {
    std::string_view key;
    int Profile::*place;
    int least;
    int most;
};
constexpr std::array figures{
    Figure{"warnings-that-lose", &Profile::warningsThatLose, 1, mostWarnings},
    Figure{"zi-per-warning", &Profile::ziPerWarning, 0, mostZiPerWarning},
    Figure{"late-minutes-that-lose", &Profile::lateMinutesThatLose, 1, mostLateMinutes},
    Figure{"late-factor", &Profile::lateFactor, 0, mostLateFactor},
    Figure{"swap-until-move", &Profile::swapUntilMove, 0, mostSwapMove},
};

class Parser {
public:
    Result<std::vector<Profile>, PenaltyFault> parse(std::string_view text)
    {
        while (!text.empty() && !m_fault) {
            std::string_view line = takePart(text, '\n');
            ++m_line;
            read(trimmed(takePart(line, '#')));
        }
        finishProfile();
        if (!m_fault && m_profiles.empty()) {
            fail(Kind::Empty, {});
        }
        if (m_fault) {
            return Unexpected{*m_fault};
        }
        return std::move(m_profiles);
    }

private:
    void fail(Kind kind, std::string_view word, std::optional<int> line = {})
    {
        if (!m_fault) {
            m_fault = PenaltyFault{kind, line.value_or(m_line), std::string(word)};
        }
    }

    void read(std::string_view line)
    {
        if (line.empty()) {
            return;
        }
        std::string_view value = line;
        const std::string_view key = trimmed(takePart(value, ':'));
        value = trimmed(value);
        if (key.empty() || value.empty()) {
            fail(Kind::NoLine, line);
        } else if (key == "profile") {
            finishProfile();
            beginProfile(value);
        } else if (m_profiles.empty()) {
            fail(Kind::NoProfile, key);
        } else if (key == "like") {
            takeOver(value);
        } else {
            readEntry(key, value);
        }
    }

    bool isKnown(std::string_view id) const
    {
        return std::ranges::find(m_profiles, id, &Profile::id) != m_profiles.end();
    }

    void beginProfile(std::string_view id)
    {
        if (isKnown(id)) {
            fail(Kind::NamedTwice, id);
            return;
        }
        m_profiles.emplace_back().id = id;
        m_begun = m_line;
        m_named.reset();
        m_figuresNamed.reset();
        m_isLike = false;
    }

    void finishProfile()
    {
        if (m_profiles.empty() || m_isLike) {
            return;
        }
        for (std::size_t i = 0; i < incidentCount; ++i) {
            if (!m_named.test(i)) {
                fail(Kind::Missing, wordOf(static_cast<Incident>(i)), m_begun);
                return;
            }
        }
    }

    void takeOver(std::string_view id)
    {
        Profile& made = m_profiles.back();
        const auto found = std::ranges::find(m_profiles, id, &Profile::id);
        if (found == m_profiles.end() || made.id == id) {
            fail(Kind::UnknownBasis, id);
            return;
        }
        if (m_isLike || m_named.any() || m_figuresNamed.any()) {
            fail(Kind::NamedTwice, "like");
            return;
        }
        const std::string own = made.id;
        made = *found;
        made.id = own;
        m_isLike = true;
    }

    void readEntry(std::string_view key, std::string_view value)
    {
        for (std::size_t i = 0; i < figures.size(); ++i) {
            if (figures[i].key == key) {
                readFigure(i, value);
                return;
            }
        }
        const auto incident = incidentFrom(key);
        if (!incident) {
            fail(Kind::UnknownKey, key);
            return;
        }
        const auto place = static_cast<std::size_t>(*incident);
        if (m_named.test(place)) {
            fail(Kind::NamedTwice, key);
            return;
        }
        m_named.set(place);
        m_profiles.back().setPenalty(*incident, penalty(value));
    }

    void readFigure(std::size_t place, std::string_view value)
    {
        const Figure& figure = figures[place];
        const auto number = parseNumber(value);
        if (m_figuresNamed.test(place)) {
            fail(Kind::NamedTwice, figure.key);
        } else if (!number || *number < figure.least || *number > figure.most) {
            fail(Kind::BadNumber, value);
        } else {
            m_figuresNamed.set(place);
            m_profiles.back().*figure.place = static_cast<int>(*number);
        }
    }

    Penalty penalty(std::string_view value)
    {
        Penalty made = Penalty::none();
        while (!value.empty()) {
            const Ruling choice = ruling(takePart(value, '|'));
            if (made.size() == Penalty::most) {
                fail(Kind::TooManyChoices, wordsOf(choice, " + "));
            }
            made.add(choice);
        }
        return made;
    }

    Ruling ruling(std::string_view words)
    {
        Ruling made;
        if (trimmed(words) == "nothing") {
            return made;
        }
        const std::string_view whole = trimmed(words);
        std::string_view rest = words;
        do {
            const std::string_view word = trimmed(takePart(rest, '+'));
            const auto consequence = consequenceFrom(word);
            if (!consequence) {
                fail(Kind::UnknownConsequence, word);
                return made;
            }
            made.add(*consequence);
        } while (!rest.empty());
        if (!isConsistent(made)) {
            fail(Kind::Contradiction, whole);
        }
        return made;
    }

    std::vector<Profile> m_profiles;
    std::optional<PenaltyFault> m_fault;
    int m_line = 0;
    int m_begun = 0; // the line of the profile
    std::bitset<incidentCount> m_named;
    std::bitset<figures.size()> m_figuresNamed;
    bool m_isLike = false;
};

std::string_view sentenceOf(Kind kind)
{
    switch (kind) {
    case Kind::NoLine:
        return "not a line 'key: value'";
    case Kind::NoProfile:
        return "this stands before the first profile";
    case Kind::UnknownKey:
        return "neither a figure nor an incident";
    case Kind::UnknownConsequence:
        return "unknown consequence";
    case Kind::Contradiction:
        return "these do not go together";
    case Kind::TooManyChoices:
        return "one choice too many";
    case Kind::BadNumber:
        return "not a number in its range";
    case Kind::NamedTwice:
        return "named twice";
    case Kind::UnknownBasis:
        return "no earlier profile has this name";
    case Kind::Missing:
        return "the profile says nothing of this";
    case Kind::Empty:
        break;
    }
    return "there is no profile";
}

} // namespace

Result<std::vector<Profile>, PenaltyFault> parsePenalties(std::string_view text)
{
    return Parser().parse(text);
}

std::string describe(const PenaltyFault& fault, std::string_view file)
{
    std::string words(file);
    words += ':' + std::to_string(fault.line) + ": ";
    words += sentenceOf(fault.kind);
    if (!fault.word.empty()) {
        words += " '" + fault.word + '\'';
    }
    return words;
}

} // namespace exam
