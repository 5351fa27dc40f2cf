// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/grammar.h"
#include "core/sgf/writer.h"
#include "tests/bench/records.h"
#include "tests/bench/rows.h"

#include <climits>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <pthread.h>
#include <string_view>
#include <utility>

using bench::Measure;
using bench::Text;
using bench::Work;

namespace {

std::uint64_t sizesOf(const sgf::Collection& collection)
{
    return collection.nodes.size() + collection.values.size() + collection.faultCount;
}

sgf::Collection parsed(std::string text) { return sgf::parse(std::move(text)).value(); }

/// Runs the work where only as much stack is as a thread must have, so that recursion would end the program.
void onSmallStack(std::function<void()> work)
{
    pthread_attr_t attributes{};
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, static_cast<std::size_t>(PTHREAD_STACK_MIN) + 64 * 1024);
    pthread_t thread{};
    const auto start = [](void* given) -> void* {
        (*static_cast<std::function<void()>*>(given))();
        return nullptr;
    };
    if (pthread_create(&thread, &attributes, start, &work) == 0)
        pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

/// One text, made when it is first needed, and what is read from it.
class Subject {
public:
    explicit Subject(Text (*make)()) : m_make(make) { }

    /// Reads it as the program does: the bytes are copied in, the memory of the reading before is used again.
    Work parse()
    {
        std::string source = std::move(m_read.source);
        source.assign(text().sgf);
        m_read = sgf::parse(std::move(source), std::move(m_read)).value();
        return {text().sgf.size(), sizesOf(m_read), 0, m_read.nodes.size()};
    }
    std::uint64_t parseExpected()
    {
        std::uint64_t sizes = 0;
        onSmallStack([&] { sizes = sizesOf(parsed(text().sgf)); });
        return sizes == text().nodes + text().values ? sizes : 0;
    }
    /// Into the memory of the writing before.
    Work write()
    {
        m_written = sgf::write(m_stable, std::move(m_written));
        return {m_written.size(), m_written.size(), 0, m_stable.nodes.size()};
    }
    /// What is written reads as what was read, and written once more is the same, byte for byte.
    std::uint64_t writeExpected()
    {
        bool stable = false;
        onSmallStack([&] {
            m_stable = parsed(sgf::write(parsed(text().sgf)));
            stable = sizesOf(m_stable) == text().nodes + text().values
                && sgf::write(m_stable) == m_stable.source;
        });
        return stable ? m_stable.source.size() : 0;
    }
    /// What a node takes on average besides the text.
    Work bytesPerNode()
    {
        const sgf::Collection read = parsed(text().sgf);
        const auto bytes = [](const auto& all) { return static_cast<double>(all.size() * sizeof(all[0])); };
        const double all = bytes(read.nodes) + bytes(read.properties) + bytes(read.values);
        return {1, sizesOf(read), all / static_cast<double>(read.nodes.size())};
    }
    const Text& text()
    {
        if (m_text.sgf.empty())
            m_text = m_make();
        return m_text;
    }

private:
    Text (*m_make)();
    Text m_text;
    sgf::Collection m_read;
    sgf::Collection m_stable;
    std::string m_written;
};

void addRows(const std::string& name, Text (*make)())
{
    auto subject = std::make_shared<Subject>(make);
    bench::add({"sgf_parse_" + name, "MB/s", Measure::Megabytes, [subject] { return subject->parse(); },
        [subject] { return subject->parseExpected(); }});
    bench::add({"sgf_write_" + name, "MB/s", Measure::Megabytes, [subject] { return subject->write(); },
        [subject] { return subject->writeExpected(); }});
    bench::add({"memory_sgf_" + name, "bytes/node", Measure::Own,
        [subject] { return subject->bytesPerNode(); }, [subject] { return subject->parseExpected(); }});
}

} // namespace

int main(int argc, char** argv)
{
    // For other programs to read: --records=FOLDER
    if (argc == 2 && std::string_view(argv[1]).starts_with("--records=")) {
        const std::filesystem::path folder(std::string_view(argv[1]).substr(10));
        std::ofstream(folder / "games.sgf", std::ios::binary) << bench::manyGames().sgf;
        std::ofstream(folder / "tree.sgf", std::ios::binary) << bench::largeTree().sgf;
        return 0;
    }
    addRows("games", bench::manyGames);
    addRows("tree", bench::largeTree);
    addRows("nest", bench::deepNest);
    return bench::run(argc, argv, "records made from a seed");
}
