// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shell {

/// Changes the sample rate by a windowed sinc, flat to 0.9 of the lower Nyquist frequency. Made once for a
/// pair of rates, because its table costs more than a clip.
class Resampler {
public:
    /// Both rates are positive.
    Resampler(int fromRate, int toRate);

    int fromRate() const { return m_fromRate; }
    /// `input` at the other rate, not delayed: output n is the input at the time n / toRate.
    std::vector<float> resampled(std::span<const float> input) const;

private:
    int m_fromRate;
    std::int64_t m_up;
    std::int64_t m_down;
    std::int64_t m_reach = 0; ///< input samples at each side of an output
    std::vector<float> m_taps; ///< 2 · m_reach for each of m_up phases; empty where the rates are equal
};

} // namespace shell
