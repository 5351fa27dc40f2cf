// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/gameinfo.h"
#include "core/sgf/properties.h"
#include "core/sgf/wording.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace sgf {

namespace {

constexpr Thousandths one = 1000;
constexpr Thousandths mostPoints = 400; // no board has more

void noteKomi(GameRecord& record, NoteKind kind, std::string_view property, const std::string& written,
    go::QuarterZi value = 0)
{
    addNote(record, {kind, std::string(property), written, value, {}, 0});
}

// The numbers that only make sense in 子: 目 come in halves.
constexpr bool isZi(Thousandths komi) { return komi % one == one / 4 || komi % one == one / 4 * 3; }

// Fox writes hundredths, even of 子: 650, 375, and 50 for half a point.
bool inHundredths(Thousandths komi, bool fox)
{
    const Thousandths size = komi < 0 ? -komi : komi;
    return komi % one == 0 && (size >= 100 * one || (fox && size >= 25 * one));
}

std::optional<go::QuarterZi> komiFromNumber(
    GameRecord& record, std::string_view property, const std::string& written, Thousandths komi, bool fox)
{
    const bool hundredths = inHundredths(komi, fox);
    if (hundredths) {
        komi /= 100;
    }
    if (komi >= mostPoints * one || komi <= -mostPoints * one) {
        noteKomi(record, NoteKind::KomiUnreadable, property, written);
        return std::nullopt;
    }
    // 350 is 3 1/2 子; nobody gives 3 1/2 目 in an even game.
    const bool half = hundredths && komi == 3 * one + one / 2 && record.handicap < 2
        && record.ruleSet != RuleSet::Japanese && record.ruleSet != RuleSet::Korean;
    if (half || isZi(komi)) {
        const auto value = static_cast<go::QuarterZi>(komi * 4 / one);
        noteKomi(record, NoteKind::KomiInZi, property, written, value);
        return value;
    }
    const auto value = static_cast<go::QuarterZi>(komi * 2 / one);
    if (hundredths) {
        noteKomi(record, NoteKind::KomiHundredths, property, written, value);
    } else if (komi * 2 % one != 0) {
        noteKomi(record, NoteKind::KomiRounded, property, written, value);
    }
    return value;
}

std::optional<go::QuarterZi> komiFrom(
    GameRecord& record, std::string_view property, const std::string& written, bool fox)
{
    if (const auto number = realOf(written)) {
        return komiFromNumber(record, property, written, *number, fox);
    }
    if (const auto words = marginInWords(written)) {
        noteKomi(record, NoteKind::KomiInWords, property, written, *words);
        return words;
    }
    noteKomi(record, NoteKind::KomiUnreadable, property, written);
    return std::nullopt;
}

// Moves of Black before the first of White, each on a point of its own.
std::size_t leadingBlackMoves(const GameRecord& record)
{
    PointMask stones;
    const auto first = std::ranges::find_if(record.moves, [&stones](const RecordMove& move) {
        const PointMask before = stones;
        stones.addRectangle(move.point, move.point);
        return move.color == go::Color::White || move.kind != MoveKind::Stone || stones == before;
    });
    const auto count = static_cast<int>(first - record.moves.begin());
    const bool byWhite = first != record.moves.end() && first->color == go::Color::White;
    const bool setUpBetween = std::ranges::any_of(record.laterSetups,
        [count](const LaterSetup& later) { return later.afterMove < count && later.setup.changesStones(); });
    return byWhite && !setUpBetween ? static_cast<std::size_t>(count) : 0;
}

// What is set up between handicap stones that were moves is set up before the first move.
void mergeEarlySetups(GameRecord& record)
{
    PointMask black;
    PointMask white;
    PointMask empty;
    black.add(record.start.black);
    for (const LaterSetup& later : record.laterSetups) {
        if (later.afterMove > 0) {
            break;
        }
        PointMask changed;
        for (const auto* points : {&later.setup.black, &later.setup.white, &later.setup.empty}) {
            changed.add(*points);
        }
        for (PointMask* mask : {&black, &white, &empty}) {
            mask->remove(changed);
        }
        black.add(later.setup.black);
        white.add(later.setup.white);
        empty.add(later.setup.empty);
        record.start.toPlay = later.setup.toPlay ? later.setup.toPlay : record.start.toPlay;
    }
    std::erase_if(record.laterSetups, [](const LaterSetup& later) { return later.afterMove == 0; });
    record.start.black = black.points();
    record.start.white = white.points();
    record.start.empty = empty.points();
}

void promoteMoves(GameRecord& record, std::size_t count)
{
    const auto end = record.moves.begin() + static_cast<std::ptrdiff_t>(count);
    PointMask stones;
    for (auto move = record.moves.begin(); move != end; ++move) {
        stones.addRectangle(move->point, move->point);
    }
    record.start.black = stones.points();
    record.moves.erase(record.moves.begin(), end);
    const auto moved = static_cast<int>(count);
    const auto shift = [moved](int& move) { move = std::max(0, move - moved); };
    std::erase_if(record.comments, [moved](const MoveComment& comment) { return comment.move <= moved; });
    for (MoveComment& comment : record.comments) {
        shift(comment.move);
    }
    for (LaterSetup& later : record.laterSetups) {
        shift(later.afterMove);
    }
    mergeEarlySetups(record);
    if (record.territory) {
        shift(record.territory->afterMove);
    }
    record.handicap = moved;
    addNote(record, {NoteKind::HandicapFromMoves, {}, {}, moved, {}, 0});
}

bool onHandicapPoints(const GameRecord& record)
{
    const auto count = static_cast<int>(record.start.black.size());
    PointMask wanted;
    PointMask stones;
    wanted.add(go::handicapPoints(record.size, count));
    stones.add(record.start.black);
    return count >= 2 && stones == wanted;
}

bool isHandicapGame(const GameRecord& record) { return record.handicap >= 1; }

} // namespace

void settleHandicap(const InfoSource& source, GameRecord& record)
{
    constexpr int mostStones = 100;
    const std::string written = source.text("HA");
    const auto stated = numberOf(written);
    if (stated && *stated >= 0 && *stated <= mostStones) {
        record.handicap = *stated;
    } else if (!written.empty()) {
        addNote(record, {NoteKind::HandicapUnreadable, "HA", written, 0, {}, 0});
    }
    const auto stones = static_cast<int>(record.start.black.size());
    if (!record.start.changesStones()) {
        const std::size_t leading = leadingBlackMoves(record);
        const bool asStated = record.handicap >= 2 && leading == static_cast<std::size_t>(record.handicap);
        constexpr std::size_t mostOfFox = 9;
        const bool fox = source.fromFox() && leading >= 2 && leading <= mostOfFox;
        if (asStated || fox) {
            promoteMoves(record, leading);
        } else if (record.handicap >= 2) {
            addNote(record, {NoteKind::HandicapDiffers, "HA", written, 0, {}, 0});
        }
    } else if (record.handicap >= 2 && stones != record.handicap && record.start.white.empty()) {
        addNote(record, {NoteKind::HandicapDiffers, "HA", written, stones, {}, 0});
    } else if (record.handicap < 2 && record.start.white.empty() && onHandicapPoints(record)
        && firstToPlay(record) == go::Color::White) {
        record.handicap = stones;
        addNote(record, {NoteKind::HandicapFromStones, {}, {}, stones, {}, 0});
    }
}

void settleKomi(const InfoSource& source, GameRecord& record)
{
    const bool fox = source.fromFox();
    const bool handicap = isHandicapGame(record);
    const std::string km = source.text("KM");
    const std::string ko = source.text("KO");
    if (!km.empty()) {
        record.komi = komiFrom(record, "KM", km, fox);
    } else if (!ko.empty() && (source.hasForeignNames() || realOf(ko).value_or(0) != 0)) {
        record.komi = komiFrom(record, "KO", ko, fox);
        constexpr go::QuarterZi far = 40; // no game has it; as KM it would be taken for hundredths
        if (record.komi.value_or(0) >= far || record.komi.value_or(0) <= -far) {
            record.komi.reset();
            noteKomi(record, NoteKind::KomiUnreadable, "KO", ko);
        }
        if (record.komi) {
            noteKomi(record, NoteKind::KomiFromKo, "KO", ko, *record.komi);
        }
    } else if (!handicap) {
        noteKomi(record, NoteKind::KomiMissing, {}, {});
    }
    if (fox && !handicap && record.komi == 0) {
        record.komi.reset();
        noteKomi(record, NoteKind::KomiSaysNothing, "KM", km);
    }
    const bool promoted = std::ranges::any_of(
        record.notes, [](const Note& note) { return note.kind == NoteKind::HandicapFromMoves; });
    if (fox && promoted && record.komi.value_or(0) > 1) {
        record.komi = 0;
        noteKomi(record, NoteKind::NoKomiWithHandicap, "KM", km);
    }
}

go::Rules rulesOf(const GameRecord& record)
{
    go::Rules rules;
    switch (record.ruleSet) {
    case RuleSet::Unknown:
    case RuleSet::Chinese:
        break;
    case RuleSet::Ing:
        rules = go::Rules::ing();
        break;
    case RuleSet::Japanese:
    case RuleSet::OtherTerritory:
        rules = go::Rules::japanese();
        break;
    case RuleSet::Korean:
        rules = go::Rules::korean();
        break;
    case RuleSet::Aga:
    case RuleSet::NewZealand:
    case RuleSet::OtherArea:
        rules.superko = go::Superko::Situational;
        rules.paysBackHandicap = false;
        break;
    }
    if (record.ruleSet == RuleSet::NewZealand) {
        rules.suicideAllowed = true;
    }
    rules.suicideAllowed = rules.suicideAllowed || record.suicideAllowed;
    rules.komi = record.komi.value_or(isHandicapGame(record) ? 0 : rules.komi);
    // AGA: White gets a point for every handicap stone but the first.
    if (record.ruleSet == RuleSet::Aga && record.handicap >= 2) {
        rules.komi += 2 * (record.handicap - 1);
    }
    return rules;
}

} // namespace sgf
