// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/jsontext.h"

namespace cli {

std::string jsonString(std::string_view text)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string json = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            json += '\\';
            json += c;
        } else if (c == '\n') {
            json += "\\n";
        } else if (byte < 0x20 || byte == 0x7F) {
            json += "\\u00";
            json += digits[byte >> 4U];
            json += digits[byte & 0xFU];
        } else {
            json += c;
        }
    }
    return json + '"';
}

std::string jsonArray(const std::vector<std::string>& values)
{
    std::string json = "[";
    for (const std::string& value : values) {
        if (json.size() > 1) {
            json += ',';
        }
        json += value;
    }
    return json + ']';
}

std::string jsonNumber(std::optional<int> value) { return value ? std::to_string(*value) : "null"; }

std::string jsonHalves(int halves)
{
    const std::string sign = halves < 0 ? "-" : "";
    const int size = halves < 0 ? -halves : halves;
    return sign + std::to_string(size / 2) + (size % 2 != 0 ? ".5" : "");
}

JsonObject& JsonObject::json(std::string_view name, std::string_view value)
{
    if (m_members.size() > 1) {
        m_members += ',';
    }
    m_members += jsonString(name);
    m_members += ':';
    m_members += value;
    return *this;
}

} // namespace cli
