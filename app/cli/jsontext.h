// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// A JSON string literal of UTF-8 text.
std::string jsonString(std::string_view text);
/// An array of values that are JSON already.
std::string jsonArray(const std::vector<std::string>& values);
std::string jsonNumber(std::optional<int> value);
/// Half units: 369 is 184.5.
std::string jsonHalves(int halves);

/// One JSON object in one line, its members in the order they were added.
class JsonObject {
public:
    JsonObject& text(std::string_view name, std::string_view value) { return json(name, jsonString(value)); }
    JsonObject& number(std::string_view name, std::optional<int> value)
    {
        return json(name, jsonNumber(value));
    }
    /// `value` is JSON already.
    JsonObject& json(std::string_view name, std::string_view value);
    std::string take() const { return m_members + '}'; }

private:
    std::string m_members = "{";
};

} // namespace cli
