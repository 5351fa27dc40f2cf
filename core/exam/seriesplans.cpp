// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/seriesplans.h"

#include <algorithm>
#include <utility>

namespace exam {

namespace {

/// What all plans of one organiser have in common.
struct Organiser {
    std::string_view preset; ///< of the games
    SeriesColours colours = SeriesColours::Drawn; ///< a Swiss pairing gives the colours
    int lateMinutes = 15;
    Certainty certainty = Certainty::Certain;
    AfterPass afterPass = AfterPass::PlayOn;
};

SeriesPlan plan(
    const Organiser& organiser, std::string id, std::string level, int rounds, const PassLine& pass)
{
    SeriesPlan made;
    made.id = std::move(id);
    made.level = std::move(level);
    made.rounds = rounds;
    made.pass = pass;
    made.colours = organiser.colours;
    made.afterPass = organiser.afterPass;
    made.certainty = organiser.certainty;
    const auto preset = std::ranges::find(presets(), organiser.preset, &Preset::id);
    if (preset != presets().end()) {
        made.setup = preset->setup;
    }
    made.setup.profile.lateMinutesThatLose = organiser.lateMinutes;
    return made;
}

SeriesPlan withMinutes(SeriesPlan plan, int minutes)
{
    plan.setup.time = timing::Absolute{timing::Millis{60'000} * minutes};
    plan.setup.preset.clear();
    return plan;
}

constexpr PassLine wins(int count) { return {PassKind::Wins, count}; }
constexpr PassLine quota(int percent) { return {PassKind::Quota, percent}; }

std::vector<SeriesPlan> allPlans()
{
    std::vector<SeriesPlan> all;
    // Certain is the structure, not the time.
    const Organiser kyu{"beijing-kyu-2025", SeriesColours::Drawn, 15, Certainty::Unverified};
    all.push_back(plan(kyu, "beijing-kyu-2025:4-3", "4级→3级", 7, quota(50)));
    all.push_back(plan(kyu, "beijing-kyu-2025:3-2", "3级→2级", 7, quota(45)));
    all.push_back(plan(kyu, "beijing-kyu-2025:2-1", "2级→1级", 7, quota(40)));
    const Organiser dan{"beijing-dan", SeriesColours::Drawn, 15, Certainty::Unverified};
    all.push_back(plan(dan, "beijing-dan:1", "1级→1段", 7, quota(40)));
    all.push_back(plan(dan, "beijing-dan:1-9", "1级→1段", 9, quota(40)));
    // The passing marks that one source names; they differ by region.
    const Organiser marks{"beijing-dan", SeriesColours::Nigiri, 15, Certainty::Unverified};
    all.push_back(plan(marks, "pass-marks:3-5", "1级→1段", 5, wins(3)));
    all.push_back(plan(marks, "pass-marks:5-7", "1级→1段", 7, wins(5)));
    all.push_back(plan(marks, "pass-marks:6-10", "1级→1段", 10, wins(6)));
    all.push_back(plan(marks, "pass-marks:12-20", "1级→1段", 20, wins(12)));

    const Organiser ningboDan{"ningbo-dan", SeriesColours::Drawn, 10};
    all.push_back(plan(ningboDan, "ningbo-dan:0-1", "1级→1段", 7, quota(35)));
    all.push_back(plan(ningboDan, "ningbo-dan:1-2", "1段→2段", 7, quota(25)));
    all.push_back(plan(ningboDan, "ningbo-dan:2-3", "2段→3段", 7, quota(20)));
    all.push_back(plan(ningboDan, "ningbo-dan:3-4", "3段→4段", 7, quota(15)));
    all.push_back(plan(ningboDan, "ningbo-dan:4-5", "4段→5段", 7, quota(10)));
    // 40 to 90 % pass: the least is taken.
    const Organiser ningboKyu{"ningbo-kyu", SeriesColours::Drawn, 10, Certainty::Unverified};
    all.push_back(withMinutes(plan(ningboKyu, "ningbo-kyu:10", "10级", 5, quota(40)), 20));
    all.push_back(plan(ningboKyu, "ningbo-kyu:9-2", "9–2级", 7, quota(40)));
    all.push_back(withMinutes(plan(ningboKyu, "ningbo-kyu:1", "2级→1级", 7, quota(40)), 30));

    const Organiser nanjing{"shared-40", SeriesColours::Nigiri, 15};
    all.push_back(plan(nanjing, "nanjing-2025", "9–10级", 5, wins(3)));
    const Organiser zhuhai{"shared-60", SeriesColours::Drawn, 15, Certainty::Certain, AfterPass::Stop};
    all.push_back(plan(zhuhai, "zhuhai-2014:0-1", "1级→1段", 7, quota(30)));
    all.push_back(plan(zhuhai, "zhuhai-2014:1-2", "1段→2段", 7, quota(25)));
    const Organiser guiyang{"shared-per-move", SeriesColours::Drawn, 15, Certainty::Certain, AfterPass::Stop};
    all.push_back(plan(guiyang, "guiyang:3", "级位", 6, wins(3)));
    all.push_back(plan(guiyang, "guiyang:4", "1级→1段", 6, wins(4)));

    all.push_back(plan({"beginners-13", SeriesColours::Nigiri, 15}, "beginners:13", "入门", 5, wins(3)));
    all.push_back(plan({"beginners-9", SeriesColours::Nigiri, 15}, "beginners:9", "入门", 5, wins(3)));
    return all;
}

} // namespace

const std::vector<SeriesPlan>& seriesPlans()
{
    static const std::vector<SeriesPlan> all = allPlans();
    return all;
}

std::optional<SeriesPlan> seriesPlanNamed(std::string_view id)
{
    const auto found = std::ranges::find(seriesPlans(), id, &SeriesPlan::id);
    return found == seriesPlans().end() ? std::nullopt : std::optional(*found);
}

} // namespace exam
