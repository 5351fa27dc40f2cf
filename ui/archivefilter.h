// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/outcome.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace ui {

/// Which of the archive's games are to be shown; what is empty does not narrow the list.
struct ArchiveFilter {
    enum class Shelf : std::uint8_t { All, Unfinished, Finished, Deleted };

    Shelf shelf = Shelf::All;
    QString player;
    QDate from; ///< first day
    QDate to; ///< last day
    std::optional<go::Color> winner;
    std::optional<go::OutcomeKind> ending;
    QString event;
    QString level;

    friend bool operator==(const ArchiveFilter&, const ArchiveFilter&) = default;
};

/// What a filter can be set to.
struct ArchiveChoices {
    QStringList players;
    QStringList events;
    QStringList levels;
    int games = 0; ///< in the archive, without the deleted ones
    int deleted = 0;

    friend bool operator==(const ArchiveChoices&, const ArchiveChoices&) = default;
};

} // namespace ui
