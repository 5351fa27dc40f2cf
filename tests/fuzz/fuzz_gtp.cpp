// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Any output of an engine: however it is cut, the same messages come out, and none is beyond the limits.
#include "core/gtp/message.h"
#include "core/gtp/vocabulary.h"
#include "tests/fuzz/input.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

void readable(const gtp::Message& message)
{
    const auto* reply = std::get_if<gtp::Reply>(&message);
    if (reply == nullptr) {
        fuzz::require(std::get<gtp::Noise>(message).line.size() <= gtp::Decoder::longestNoise);
        return;
    }
    fuzz::require(reply->text.size() <= gtp::Decoder::longestReply);
    fuzz::require(reply->text.find('\r') == std::string::npos);
    const go::BoardSize size = go::BoardSize::square(19);
    const auto choice = gtp::choiceFrom(reply->text, size);
    if (const auto* stone = choice ? std::get_if<gtp::Stone>(&*choice) : nullptr) {
        fuzz::require(go::onBoard(stone->point, size));
    }
    static_cast<void>(gtp::pointsFrom(reply->text, size));
    static_cast<void>(gtp::vocabularyFrom(reply->text));
    const std::string line = gtp::encode(1, reply->text);
    fuzz::require(std::ranges::count(line, '\n') == 1 && line.back() == '\n');
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::Bytes bytes(data, size);
    const std::size_t step = 1 + static_cast<std::size_t>(bytes.byte());
    std::string_view rest = bytes.rest();
    gtp::Decoder whole;
    const auto expected = whole.feed(rest);
    std::vector<gtp::Message> found;
    gtp::Decoder sliced;
    while (!rest.empty()) {
        const auto some = sliced.feed(rest.substr(0, step));
        found.insert(found.end(), some.begin(), some.end());
        rest.remove_prefix(std::min(step, rest.size()));
    }
    fuzz::require(found == expected && sliced.wasted() == whole.wasted());
    std::ranges::for_each(found, readable);
    return 0;
}
