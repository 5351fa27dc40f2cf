// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/woodgrain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace ui {

namespace {

constexpr int samplesPerCell = 24;
constexpr int shades = 256;

std::uint32_t scrambled(std::uint32_t value)
{
    value ^= value >> 16;
    value *= 0x7feb352dU;
    value ^= value >> 15;
    value *= 0x846ca68bU;
    return value ^ (value >> 16);
}

// In [0, 1), fixed for each place and layer.
double speckle(int place, std::uint32_t layer)
{
    return scrambled(static_cast<std::uint32_t>(place) * 0x9e3779b9U + layer) / 4294967296.0;
}

double smoothNoise(double at, std::uint32_t layer)
{
    const double whole = std::floor(at);
    const double part = at - whole;
    const double eased = part * part * (3 - 2 * part);
    const int place = static_cast<int>(whole);
    return speckle(place, layer) * (1 - eased) + speckle(place + 1, layer) * eased;
}

// Darkness across the rings, one entry for each 1/samplesPerCell of a cell.
std::vector<float> ringProfile(int cells)
{
    std::vector<float> profile(static_cast<std::size_t>(cells * samplesPerCell));
    for (std::size_t i = 0; i < profile.size(); ++i) {
        const double at = static_cast<double>(i) / samplesPerCell;
        const double broad = smoothNoise(at * 0.35, 11);
        const double rings = smoothNoise(at * 2.1, 23);
        const double fine = smoothNoise(at * 7.3, 37);
        // A ring darkens slowly and ends at once.
        const double sharpened = std::pow(rings, 2.2);
        profile[i] = static_cast<float>(0.24 * broad + 0.42 * sharpened + 0.22 * fine);
    }
    return profile;
}

std::array<QRgb, shades> paletteOf(const WoodColors& colors)
{
    std::array<QRgb, shades> palette{};
    for (int i = 0; i < shades; ++i) {
        const double share = colors.contrast * i / (shades - 1.0);
        const auto mix = [share](int from, int to) {
            return std::clamp(static_cast<int>(std::lround(from + (to - from) * share)), 0, 255);
        };
        palette[static_cast<std::size_t>(i)] = qRgb(mix(colors.early.red(), colors.late.red()),
            mix(colors.early.green(), colors.late.green()), mix(colors.early.blue(), colors.late.blue()));
    }
    return palette;
}

} // namespace

QImage woodGrain(QSize pixels, qreal cell, const WoodColors& colors)
{
    QImage plank(pixels, QImage::Format_RGB32);
    const double perPixel = samplesPerCell / std::max(cell, 1.0);
    const int cells = static_cast<int>(pixels.width() / std::max(cell, 1.0)) + 10;
    const std::vector<float> profile = ringProfile(cells);
    const std::array<QRgb, shades> palette = paletteOf(colors);
    const int last = static_cast<int>(profile.size()) - 1;
    for (int y = 0; y < pixels.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(plank.scanLine(y));
        const double down = y / std::max(cell, 1.0);
        // The tree was not quite straight: rings sway and spread a little on their way down.
        const double sway = 0.62 * std::sin(down * 0.11 + 0.7) + 0.16 * std::sin(down * 0.29 + 2.0);
        const double spread = 1.0 + 0.05 * std::sin(down * 0.09 + 1.3);
        const double start = (3.0 + sway) * samplesPerCell;
        const int fibreRow = static_cast<int>(down * 1.6) * 7919;
        for (int x = 0; x < pixels.width(); ++x) {
            const double across = start + x * perPixel * spread;
            const int place = std::clamp(static_cast<int>(across), 0, last);
            const auto fibre
                = static_cast<float>(
                      scrambled(static_cast<std::uint32_t>(fibreRow + static_cast<int>(across * 1.5))) >> 24)
                / 255.0F;
            const float shade = (profile[static_cast<std::size_t>(place)] + 0.07F * fibre) * (shades - 1);
            line[x] = palette[static_cast<std::size_t>(std::clamp(static_cast<int>(shade), 0, shades - 1))];
        }
    }
    return plank;
}

} // namespace ui
