// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/rows.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string_view>
#include <sys/resource.h>
#include <utility>
#include <vector>

namespace bench {

namespace {

std::vector<Row>& rows()
{
    static std::vector<Row> all;
    return all;
}

void runRow(benchmark::State& state, const Row& row, std::uint64_t expected)
{
    Work work;
    for (const auto round : state) {
        static_cast<void>(round);
        work = row.work();
        benchmark::DoNotOptimize(work.checksum);
        if (work.checksum != expected) {
            state.SkipWithError(
                (std::to_string(work.checksum) + " instead of " + std::to_string(expected)).c_str());
            return;
        }
    }
    state.counters["items"] = static_cast<double>(work.items);
    state.counters["value"] = work.value;
    state.counters["steps"] = static_cast<double>(work.steps);
    state.SetLabel(std::to_string(work.checksum));
}

class Table : public benchmark::BenchmarkReporter {
public:
    explicit Table(bool stepsOnly) : m_stepsOnly(stepsOnly) { }

    bool failed() const { return m_failed; }
    bool ReportContext(const Context& /*context*/) override { return true; }
    void ReportRuns(const std::vector<Run>& report) override
    {
        for (const Run& run : report)
            print(run);
    }

private:
    void print(const Run& run)
    {
        const auto& row = *std::ranges::find(rows(), run.run_name.function_name, &Row::name);
        if (run.error_occurred) {
            m_failed = true;
            std::cout << row.name << "\tFAILED\t" << row.unit << '\t' << run.error_message << std::endl;
            return;
        }
        const double items = run.counters.at("items");
        const double steps = run.counters.at("steps");
        const double value = valueOf(row,
            items * static_cast<double>(run.iterations) / run.cpu_accumulated_time, run.counters.at("value"));
        std::cout << row.name << '\t' << (m_stepsOnly ? steps : value) << '\t' << row.unit << '\t'
                  << run.report_label << std::endl;
        if (row.unit == "moves/s" && !m_stepsOnly)
            std::cout << row.name << "_time\t" << 1e9 / value << "\tns/move\t" << run.report_label
                      << std::endl;
    }
    static double valueOf(const Row& row, double rate, double own)
    {
        switch (row.measure) {
        case Measure::Rate:
            return rate;
        case Measure::Megabytes:
            return rate / 1e6;
        case Measure::Microseconds:
            return 1e6 / rate;
        case Measure::Own:
            return own;
        }
        return 0;
    }

    bool m_stepsOnly;
    bool m_failed = false;
};

} // namespace

void add(Row row) { rows().push_back(std::move(row)); }

int run(int argc, char** argv, const std::string& note)
{
    std::optional<benchmark::IterationCount> rounds;
    bool stepsOnly = false;
    std::vector<char*> rest;
    for (int i = 0; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word.starts_with("--rounds="))
            rounds = std::stol(std::string(word.substr(word.find('=') + 1)));
        else if (word == "--steps")
            stepsOnly = true;
        else
            rest.push_back(argv[i]);
    }
    auto left = static_cast<int>(rest.size());
    benchmark::Initialize(&left, rest.data());
    if (benchmark::ReportUnrecognizedArguments(left, rest.data()))
        return 2;
    for (const Row& row : rows()) {
        auto known = std::make_shared<std::optional<std::uint64_t>>();
        auto* const registered = benchmark::RegisterBenchmark(row.name.c_str(), [&row, known](auto& state) {
            if (!*known) {
                *known = row.expected();
                // The first round meets memory that nobody has touched yet.
                if (row.measure != Measure::Own)
                    row.work();
            }
            runRow(state, row, **known);
        });
        if (rounds)
            registered->Iterations(*rounds);
    }
    std::cout << "# " << note << std::endl;
    Table table(stepsOnly);
    const std::size_t ran = benchmark::RunSpecifiedBenchmarks(&table);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::cout << "# peak of memory: " << usage.ru_maxrss << " kB" << std::endl;
    return table.failed() || ran == 0 ? 1 : 0;
}

} // namespace bench
