// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace drill {

/// How the disk of a player runs full.
struct DiskLimit {
    std::optional<std::int64_t> fileBytes; ///< no file grows beyond: the system refuses to write
    std::optional<int> pages; ///< SQLite itself has no more room
};

/// The program that will be killed: plays one game after another by chance, with pauses, rulings, sealed
/// moves, ends and disputes, real time and the real controller, for ever. What it shows it says on standard
/// output, a line each:
///   `state GAME EVENTS DIGEST`   everything of this many events is seen
///   `turn GAME EVENTS ZERO`      a clock runs since this monotonic ms
///   `still`                      none does
///   `seals X Y`                  this goes into an envelope now
///   `full`                       something could not be stored
int play(const QString& archive, std::uint32_t seed, const DiskLimit& limit);

} // namespace drill
