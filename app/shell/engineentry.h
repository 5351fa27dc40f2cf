// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shell {

/// An engine that a person has named, and how it is started.
struct EngineEntry {
    static constexpr int highestLevel = 10;

    QString name; ///< unique; games remember it
    QString program; ///< a path, or a name that is searched
    QString arguments; ///< in one line, quoted as in a terminal
    bool hasLevels = false; ///< it can be asked for a strength of 1 … highestLevel

    friend bool operator==(const EngineEntry&, const EngineEntry&) = default;
};

} // namespace shell
