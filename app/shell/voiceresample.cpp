// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voiceresample.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <numeric>

namespace shell {

namespace {

constexpr int halfWidth = 24; // zero crossings at each side, at the lower rate

double sinc(double x)
{
    return std::abs(x) < 1e-9 ? 1.0 : std::sin(std::numbers::pi * x) / (std::numbers::pi * x);
}

// Blackman: side lobes below −74 dB, so that no image of the voice is heard above its own band.
double window(double x)
{
    return 0.42 + 0.5 * std::cos(std::numbers::pi * x) + 0.08 * std::cos(2 * std::numbers::pi * x);
}

/// The taps around an output that lies `fraction` of an input sample after the input sample in the middle.
void fillTaps(std::span<float> taps, double fraction, double cutoff)
{
    const auto reach = static_cast<std::ptrdiff_t>(taps.size() / 2);
    double sum = 0;
    std::vector<double> values(taps.size());
    for (std::size_t i = 0; i < taps.size(); ++i) {
        const double distance = static_cast<double>(static_cast<std::ptrdiff_t>(i) + 1 - reach) - fraction;
        const double within = distance * cutoff / halfWidth;
        values[i] = std::abs(within) < 1 ? sinc(distance * cutoff) * window(within) : 0;
        sum += values[i];
    }
    for (std::size_t i = 0; i < taps.size(); ++i)
        taps[i] = static_cast<float>(values[i] / sum);
}

} // namespace

std::vector<float> resampled(std::span<const float> input, int fromRate, int toRate)
{
    if (fromRate == toRate)
        return {input.begin(), input.end()};
    const std::int64_t common = std::gcd(fromRate, toRate);
    const std::int64_t up = toRate / common;
    const std::int64_t down = fromRate / common;
    const double cutoff = 0.95 * std::min(1.0, static_cast<double>(toRate) / fromRate);
    const auto reach = static_cast<std::int64_t>(std::ceil(halfWidth / cutoff));
    const auto width = static_cast<std::size_t>(2 * reach);

    std::vector<float> taps(width * static_cast<std::size_t>(up));
    for (std::int64_t phase = 0; phase < up; ++phase) {
        fillTaps(std::span(taps).subspan(static_cast<std::size_t>(phase) * width, width),
            static_cast<double>(phase) / static_cast<double>(up), cutoff);
    }

    const auto length = static_cast<std::int64_t>(input.size());
    std::vector<float> output(static_cast<std::size_t>((length * up + down - 1) / down));
    for (std::size_t n = 0; n < output.size(); ++n) {
        const std::int64_t position = static_cast<std::int64_t>(n) * down;
        const float* tap = taps.data() + static_cast<std::size_t>(position % up) * width;
        const std::int64_t first = position / up + 1 - reach;
        const std::int64_t from = std::max<std::int64_t>(first, 0);
        const std::int64_t to = std::min(first + 2 * reach, length);
        float sum = 0;
        for (std::int64_t i = from; i < to; ++i)
            sum += tap[i - first] * input[static_cast<std::size_t>(i)];
        output[n] = sum;
    }
    return output;
}

} // namespace shell
