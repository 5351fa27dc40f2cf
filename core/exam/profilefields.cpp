// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/fields.h"

#include <algorithm>

namespace exam {

namespace {

/// Parts of a profile in a line: "w2:z0:l15:f2:s10:moved-stone:put-back_warning:late:stands".
constexpr char part = ':';
constexpr char alternative = '.';
constexpr std::string_view joint = "_";

std::string_view takePart(std::string_view& rest, char end)
{
    const std::size_t at = rest.find(end);
    const std::string_view taken = rest.substr(0, at);
    rest = at == std::string_view::npos ? std::string_view{} : rest.substr(at + 1);
    return taken;
}

std::optional<Ruling> rulingFrom(std::string_view words)
{
    Ruling made;
    if (words == "nothing") {
        return made;
    }
    while (!words.empty()) {
        const auto consequence = consequenceFrom(takePart(words, joint.front()));
        if (!consequence) {
            return std::nullopt;
        }
        made.add(*consequence);
    }
    return made;
}

/// What the four numbers of older lines meant.
Ruling rulingOfNumber(std::int64_t number)
{
    return number >= 0 && number <= 3 ? Ruling{static_cast<Consequence>(number)} : Ruling{};
}

/// A warning for an illegal move always came with its being void.
Ruling illegalOfNumber(std::int64_t number)
{
    Ruling made = rulingOfNumber(number);
    if (made.has(Consequence::Warning)) {
        made.add(Consequence::VoidPass);
    }
    return made;
}

} // namespace

void FieldWriter::ruling(std::string_view key, const Ruling& value) { text(key, wordsOf(value, joint)); }

Ruling FieldReader::ruling(std::string_view key)
{
    const auto made = rulingFrom(text(key));
    if (!made || !isConsistent(*made)) {
        fail(key, "is no ruling");
        return {};
    }
    return *made;
}

Incident FieldReader::incident(std::string_view key)
{
    const auto found = incidentFrom(text(key));
    if (!found) {
        fail(key, "is no incident");
    }
    return found.value_or(Incident::Other);
}

void FieldWriter::profile(std::string_view key, const Profile& value)
{
    text(key, value.id);
    std::string all = 'w' + std::to_string(value.warningsThatLose) + ":z" + std::to_string(value.ziPerWarning)
        + ":l" + std::to_string(value.lateMinutesThatLose) + ":f" + std::to_string(value.lateFactor) + ":s"
        + std::to_string(value.swapUntilMove);
    for (std::size_t i = 0; i < incidentCount; ++i) {
        const auto incident = static_cast<Incident>(i);
        const Penalty& penalty = value.penaltyFor(incident);
        all += part;
        all += wordOf(incident);
        all += part;
        for (std::size_t each = 0; each < penalty.size(); ++each) {
            if (each > 0) {
                all += alternative;
            }
            all += wordsOf(penalty[each], joint);
        }
    }
    text("penalties", all);
}

int FieldReader::figure(std::string_view& rest, char letter, int least, int most)
{
    const std::string_view word = takePart(rest, part);
    const auto number = parseNumber(word.substr(std::min<std::size_t>(1, word.size())));
    if (word.empty() || word.front() != letter || !number || *number < least || *number > most) {
        fail("penalties", "has a figure out of its range");
        return least;
    }
    return static_cast<int>(*number);
}

Profile FieldReader::oldProfile(std::string_view key)
{
    const std::string value = text(key);
    std::string_view rest = value;
    const std::string_view id = takePart(rest, part);
    const bool isOlder = std::ranges::count(rest, part) == 5; // before overtime and lateness
    const auto n = numbers(key, rest, isOlder ? 6 : 9);
    Profile profile = profileNamed(id).value_or(standardProfile());
    profile.id = id;
    profile.setPenalty(Incident::ForbiddenPoint, illegalOfNumber(n[0]));
    profile.setPenalty(Incident::KoRetake, illegalOfNumber(n[1]));
    profile.setPenalty(Incident::Repetition, illegalOfNumber(n[2]));
    Ruling twoPlays = rulingOfNumber(n[3]);
    if (twoPlays.has(Consequence::Warning)) {
        twoPlays.add(Consequence::Void); // it always meant that the second play is void
    }
    profile.setPenalty(Incident::TwoPlays, twoPlays);
    profile.warningsThatLose = static_cast<int>(std::clamp<std::int64_t>(n[4], 1, mostWarnings));
    profile.ziPerWarning = static_cast<int>(std::clamp<std::int64_t>(n[5], 0, mostZiPerWarning));
    if (!isOlder) {
        Penalty overtime(Ruling{Consequence::Loss});
        if (rulingOfNumber(n[6]).has(Consequence::VoidPass)) {
            overtime.add(Ruling{Consequence::VoidPass});
        }
        profile.setPenalty(Incident::Overtime, overtime);
        profile.lateMinutesThatLose = static_cast<int>(std::clamp<std::int64_t>(n[7], 1, mostLateMinutes));
        profile.lateFactor = static_cast<int>(std::clamp<std::int64_t>(n[8], 0, mostLateFactor));
    }
    return profile;
}

Profile FieldReader::profile(std::string_view key)
{
    if (!has("penalties")) {
        return oldProfile(key);
    }
    Profile profile = standardProfile(); // for incidents that had no name when the line was written
    profile.id = text(key);
    const std::string all = text("penalties");
    std::string_view rest = all;
    profile.warningsThatLose = figure(rest, 'w', 1, mostWarnings);
    profile.ziPerWarning = figure(rest, 'z', 0, mostZiPerWarning);
    profile.lateMinutesThatLose = figure(rest, 'l', 1, mostLateMinutes);
    profile.lateFactor = figure(rest, 'f', 0, mostLateFactor);
    profile.swapUntilMove = figure(rest, 's', 0, mostSwapMove);
    while (!rest.empty()) {
        const auto incident = incidentFrom(takePart(rest, part));
        std::string_view choices = takePart(rest, part);
        Penalty penalty = Penalty::none();
        bool isRight = incident.has_value();
        while (!choices.empty()) {
            const auto ruling = rulingFrom(takePart(choices, alternative));
            isRight = isRight && ruling && isConsistent(*ruling) && penalty.size() < Penalty::most;
            penalty.add(ruling.value_or(Ruling{}));
        }
        if (!isRight || penalty.size() == 0) {
            fail("penalties", "names something unknown");
            return profile;
        }
        profile.setPenalty(*incident, penalty);
    }
    return profile;
}

} // namespace exam
