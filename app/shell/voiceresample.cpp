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

Resampler::Resampler(int fromRate, int toRate)
    : m_fromRate(fromRate)
    , m_up(toRate / std::gcd(fromRate, toRate))
    , m_down(fromRate / std::gcd(fromRate, toRate))
{
    if (fromRate == toRate)
        return;
    const double cutoff = 0.95 * std::min(1.0, static_cast<double>(toRate) / fromRate);
    m_reach = static_cast<std::int64_t>(std::ceil(halfWidth / cutoff));
    const auto width = static_cast<std::size_t>(2 * m_reach);
    m_taps.resize(width * static_cast<std::size_t>(m_up));
    for (std::int64_t phase = 0; phase < m_up; ++phase) {
        fillTaps(std::span(m_taps).subspan(static_cast<std::size_t>(phase) * width, width),
            static_cast<double>(phase) / static_cast<double>(m_up), cutoff);
    }
}

std::vector<float> Resampler::resampled(std::span<const float> input) const
{
    if (m_taps.empty())
        return {input.begin(), input.end()};
    const auto length = static_cast<std::int64_t>(input.size());
    std::vector<float> output(static_cast<std::size_t>((length * m_up + m_down - 1) / m_down));
    for (std::size_t n = 0; n < output.size(); ++n) {
        const std::int64_t position = static_cast<std::int64_t>(n) * m_down;
        const std::int64_t first = position / m_up + 1 - m_reach;
        const std::int64_t from = std::max<std::int64_t>(first, 0);
        const std::int64_t to = std::min(first + 2 * m_reach, length);
        const float* const tap = m_taps.data() + position % m_up * 2 * m_reach + (from - first);
        output[n] = std::inner_product(input.data() + from, input.data() + std::max(from, to), tap, 0.0F);
    }
    return output;
}

} // namespace shell
