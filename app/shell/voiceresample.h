// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace shell {

/// `input` at another sample rate, not delayed: output n is the input at the time n / toRate. Both rates are
/// positive; windowed sinc, flat to 0.9 of the lower Nyquist frequency.
std::vector<float> resampled(std::span<const float> input, int fromRate, int toRate);

} // namespace shell
