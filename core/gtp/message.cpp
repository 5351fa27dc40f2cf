// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gtp/message.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

namespace gtp {

namespace {

constexpr std::string_view blanks = " ";

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// `=`, `=12`, `= text`, `?12 text`, also `=text`; a number is an id only where it stands at once.
bool isHead(std::string_view line) { return line.starts_with('=') || line.starts_with('?'); }

} // namespace

std::string encode(int id, std::string_view command)
{
    std::string line = std::to_string(id) + ' ';
    std::ranges::transform(command, std::back_inserter(line), [](char c) { return isControl(c) ? ' ' : c; });
    line += '\n';
    return line;
}

std::vector<Message> Decoder::feed(std::string_view bytes)
{
    std::vector<Message> messages;
    for (const char c : bytes) {
        if (c == '\n') {
            endLine(messages);
        } else if (m_line.size() >= longestReply) {
            ++m_wasted;
        } else if (c == '\t') {
            m_line += ' ';
        } else if (!isControl(c)) {
            m_line += c;
        }
    }
    return messages;
}

void Decoder::endLine(std::vector<Message>& messages)
{
    const std::string_view line = m_line;
    if (trimmed(line).empty()) {
        if (m_reply) {
            m_reply->text = trimmed(m_reply->text);
            messages.emplace_back(*std::exchange(m_reply, std::nullopt));
            m_wasted = 0;
            m_noise = 0;
        }
    } else if (m_reply) {
        append(line);
    } else if (isHead(line)) {
        beginReply();
    } else {
        m_wasted += line.size() + 1;
        if (++m_noise <= mostNoise) {
            messages.emplace_back(Noise{std::string(line.substr(0, longestNoise))});
        }
    }
    m_line.clear();
}

void Decoder::beginReply()
{
    std::string_view rest = m_line;
    Reply reply;
    reply.success = rest.front() == '=' ? Success::Yes : Success::No;
    rest.remove_prefix(1);
    int id = 0;
    const auto parsed = std::from_chars(rest.data(), rest.data() + rest.size(), id);
    const auto length = static_cast<std::size_t>(parsed.ptr - rest.data());
    if (parsed.ec == std::errc{} && (length == rest.size() || rest[length] == ' ')) {
        reply.id = id;
        rest.remove_prefix(length);
    }
    reply.text = trimmed(rest);
    m_reply = std::move(reply);
}

void Decoder::append(std::string_view line)
{
    std::string& text = m_reply->text;
    const std::size_t room = longestReply - std::min(longestReply, text.size() + 1);
    const std::size_t taken = std::min(room, line.size());
    if (taken > 0) {
        text += text.empty() ? "" : "\n";
        text += line.substr(0, taken);
    }
    m_wasted += line.size() - taken;
}

} // namespace gtp
