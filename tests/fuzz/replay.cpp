// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds every file of the given corpus folders to a fuzz target, in the order of their names.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <span>
#include <system_error>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::filesystem::path> filesOf(const char* folder)
{
    std::vector<std::filesystem::path> paths;
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(folder, unreadable)) {
        if (entry.is_regular_file()) {
            paths.push_back(entry.path());
        }
    }
    std::ranges::sort(paths);
    return paths;
}

void replay(const std::filesystem::path& path)
{
    std::cout << path.filename().string() << std::endl; // at once: a crash names its input
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    std::vector<std::uint8_t> input(bytes.size());
    std::ranges::transform(bytes, input.begin(), [](char c) { return static_cast<std::uint8_t>(c); });
    LLVMFuzzerTestOneInput(input.data(), input.size());
}

} // namespace

int main(int argc, char** argv)
{
    std::size_t runs = 0;
    for (const char* folder : std::span(argv, static_cast<std::size_t>(argc)).subspan(1)) {
        const auto paths = filesOf(folder);
        std::ranges::for_each(paths, replay);
        runs += paths.size();
    }
    std::cout << runs << " inputs replayed\n";
    return runs > 0 ? 0 : 1; // an empty corpus proves nothing
}
