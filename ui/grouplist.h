// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stonegroups.h"

#include <QListWidget>

#include <optional>
#include <vector>

namespace ui {

/// The groups of a finished position in words. Who stands on a line sees its stones on the board; Enter or a
/// double click turns the group over.
class GroupList : public QListWidget {
    Q_OBJECT
public:
    explicit GroupList(QWidget* parent = nullptr);

    /// Keeps the current line at its group if that is still there.
    void setGroups(const std::vector<StoneGroup>& groups, go::BoardSize size);
    /// The group of the current line.
    std::optional<StoneGroup> current() const;
    /// The board with the stones of the current line ringed.
    BoardView pointedOut(BoardView view) const;

Q_SIGNALS:
    void turned(const ui::StoneGroup& group);
    /// Another line, or none, is the current one.
    void looked();

private:
    std::vector<StoneGroup> m_groups;
    go::BoardSize m_size;
};

} // namespace ui
