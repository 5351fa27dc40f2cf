// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// What the fuzz targets share: a check that stops the search, and the input read value by value.
namespace fuzz {

/// The line that asked is named.
inline void require(bool holds, const char* file = __builtin_FILE(), int line = __builtin_LINE())
{
    if (!holds) {
        std::cerr << file << ':' << line << ": does not hold\n";
        std::abort();
    }
}

/// Takes values off the front of the input; zeros when it is used up.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_rest(reinterpret_cast<const char*>(data), size) { }

    bool empty() const { return m_rest.empty(); }
    std::string_view rest() const { return m_rest; }
    int byte()
    {
        if (m_rest.empty()) {
            return 0;
        }
        const auto value = static_cast<unsigned char>(m_rest.front());
        m_rest.remove_prefix(1);
        return value;
    }
    /// 0 … bound - 1.
    int below(int bound) { return byte() % bound; }

private:
    std::string_view m_rest;
};

} // namespace fuzz
