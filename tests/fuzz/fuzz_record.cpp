// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any lines: what is an event stays the same event when it is written and read again.
#include "core/exam/record.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

namespace {

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::istringstream lines(std::string(data, data + size));
    for (std::string line; std::getline(lines, line);) {
        const auto event = exam::fromLine(line);
        if (!event) {
            require(!event.error().what.empty());
            continue;
        }
        const std::string written = exam::toLine(*event);
        require(written.find('\n') == std::string::npos);
        const auto again = exam::fromLine(written);
        require(again.has_value() && *again == *event);
        require(exam::toLine(*again) == written);
    }
    return 0;
}
