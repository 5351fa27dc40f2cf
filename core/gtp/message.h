// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The Go Text Protocol, version 2: lines to an engine, answers from it.
namespace gtp {

/// One command as it is sent: `7 play B Q16` and a line end. Line ends inside the text become spaces.
std::string encode(int id, std::string_view command);

enum class Success : std::uint8_t { No, Yes };

/// What an engine answered to one command.
struct Reply {
    std::optional<int> id; ///< of the command; engines may leave it out
    Success success = Success::Yes;
    std::string text; ///< lines joined by '\n', without blanks around it; the reason where it failed

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// A line outside of every answer: no engine that keeps to the protocol writes one.
struct Noise {
    std::string line; ///< cut to Decoder::longestNoise

    friend bool operator==(const Noise&, const Noise&) = default;
};

using Message = std::variant<Reply, Noise>;

/// Reads an engine's output, however it is sliced. Carriage returns and other control characters are left
/// out, tabs become spaces. What is longer than the limits is dropped, so that no output fills the memory.
class Decoder {
public:
    static constexpr std::size_t longestReply = 64 * 1024; ///< bytes of Reply::text
    static constexpr std::size_t longestNoise = 200; ///< bytes of Noise::line
    static constexpr std::size_t mostNoise = 20; ///< lines told between two answers; the others only count

    /// The messages that these bytes complete, in their order.
    std::vector<Message> feed(std::string_view bytes);

    /// Bytes since the last whole answer that belong to none or are beyond the limits.
    std::size_t wasted() const { return m_wasted; }

private:
    void endLine(std::vector<Message>& messages);
    void beginReply();
    void append(std::string_view line);

    std::string m_line;
    std::optional<Reply> m_reply; ///< begun and not ended by an empty line yet
    std::size_t m_wasted = 0;
    std::size_t m_noise = 0; ///< lines of it since the last answer
};

} // namespace gtp
