// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any lines: what is an event stays the same event when it is written and read again.
#include "core/exam/record.h"
#include "tests/fuzz/input.h"

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::istringstream lines(std::string(data, data + size));
    for (std::string line; std::getline(lines, line);) {
        const auto event = exam::fromLine(line);
        if (!event) {
            fuzz::require(!event.error().what.empty());
            continue;
        }
        const std::string written = exam::toLine(*event);
        fuzz::require(written.find('\n') == std::string::npos);
        const auto again = exam::fromLine(written);
        fuzz::require(again.has_value() && *again == *event);
        fuzz::require(exam::toLine(*again) == written);
    }
    return 0;
}
