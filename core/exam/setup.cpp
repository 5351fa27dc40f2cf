// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/setup.h"

#include <cstdlib>

namespace exam {

namespace {

constexpr bool isPlayingBoard(go::BoardSize size)
{
    return size.columns == size.rows && (size.columns == 9 || size.columns == 13 || size.columns == 19);
}

timing::Millis minutes(int count) { return timing::Millis{60'000} * count; }

Preset preset(std::string id, const timing::TimeControl& time, Certainty certainty = Certainty::Certain)
{
    Preset made;
    made.setup.preset = id;
    made.setup.time = time;
    made.id = std::move(id);
    made.certainty = certainty;
    return made;
}

} // namespace

std::vector<SetupFault> faultsOf(const GameSetup& setup)
{
    std::vector<SetupFault> faults;
    const auto add = [&faults](SetupField field, SetupFaultKind kind) {
        faults.push_back({field, kind, std::nullopt});
    };
    if (const auto time = timing::faultOf(setup.time)) {
        faults.push_back({SetupField::Time, SetupFaultKind::BadTime, time});
    }
    if (isClockOnly(setup)) {
        return faults; // what is played there is not our affair
    }
    const bool boardIsGood = isPlayingBoard(setup.size);
    if (!boardIsGood) {
        add(SetupField::Board, SetupFaultKind::BadBoard);
    }
    // A komi of half the board or more would decide the game before it begins.
    if (std::abs(setup.rules.komi) >= 2 * setup.size.points()) {
        add(SetupField::Komi, SetupFaultKind::KomiTooLarge);
    }
    const bool handicapIsGood = setup.handicap >= 0 && setup.handicap <= 9
        && (setup.handicap < 2 || (boardIsGood && !go::handicapPoints(setup.size, setup.handicap).empty()));
    if (!handicapIsGood) {
        add(SetupField::Handicap, SetupFaultKind::BadHandicap);
    } else if (setup.handicap > 0 && setup.rules.komi != 0) {
        add(SetupField::Komi, SetupFaultKind::KomiWithHandicap); // A15
    }
    return faults;
}

const std::vector<Preset>& presets()
{
    static const std::vector<Preset> all = [] {
        std::vector<Preset> list;
        list.push_back(preset("seed-local", timing::Retained{minutes(60), 1}));
        list.push_back(preset("seed-national", timing::Retained{minutes(120), 5}));
        list.push_back(preset("beijing-kyu-2025", timing::Absolute{minutes(30)}, Certainty::Unverified));
        list.push_back(preset("beijing-dan", timing::Absolute{minutes(45)}, Certainty::Unverified));
        list.push_back(preset("ningbo-dan", timing::Absolute{minutes(40)}));
        list.push_back(preset("ningbo-kyu", timing::Absolute{minutes(25)}));
        // Sure is the manner; the source does not say how much is left when it is halved.
        list.push_back(
            preset("shared-40", timing::SharedHalved{minutes(40), minutes(10)}, Certainty::Unverified));
        list.push_back(
            preset("shared-60", timing::SharedHalved{minutes(60), minutes(10)}, Certainty::Unverified));
        list.push_back(preset("shared-per-move", timing::SharedPerMove{minutes(60), minutes(1)}));
        list.push_back(preset("quick-3x30", timing::Japanese{minutes(30), 3, timing::Millis{30'000}}));
        Preset first = preset("black-first", timing::Retained{minutes(60), 1});
        first.setup.handicap = 1;
        first.setup.rules.komi = 0;
        list.push_back(std::move(first));
        for (const int lines : {13, 9}) {
            Preset small = preset("beginners-" + std::to_string(lines), timing::Absolute{minutes(20)});
            small.setup.size = go::BoardSize::square(lines);
            small.setup.conduct = Conduct::Hint;
            list.push_back(std::move(small));
        }
        return list;
    }();
    return all;
}

} // namespace exam
