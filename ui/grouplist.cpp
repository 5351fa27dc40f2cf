// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/grouplist.h"

#include "ui/style.h"

#include <QSignalBlocker>

#include <algorithm>

namespace ui {

GroupList::GroupList(QWidget* parent) : QListWidget(parent)
{
    setObjectName(QStringLiteral("groupList"));
    setAccessibleName(tr("Dead, doubtful and seki groups"));
    setToolTip(tr("A line shows its stones on the board; Enter or a double click turns them over."));
    setAlternatingRowColors(true);
    setTextElideMode(Qt::ElideRight);
    setMinimumHeight(fontMetrics().lineSpacing() * 3);
    connect(this, &QListWidget::currentRowChanged, this, &GroupList::looked);
    connect(this, &QListWidget::itemActivated, this, [this] {
        if (const auto group = current())
            Q_EMIT turned(*group);
    });
}

void GroupList::setGroups(const std::vector<StoneGroup>& groups, go::BoardSize size)
{
    if (groups == m_groups && size == m_size)
        return;
    const auto before = current();
    m_groups = groups;
    m_size = size;
    {
        const QSignalBlocker quiet(this);
        clear();
        for (const auto& group : m_groups) {
            auto* item = new QListWidgetItem(
                style::disc(group.color == go::Color::Black ? style::Disc::Black : style::Disc::White),
                groupText(group, m_size), this);
            item->setToolTip(item->text());
        }
        const auto same = std::ranges::find_if(m_groups, [&before](const StoneGroup& group) {
            return before && before->at == group.at && before->color == group.color;
        });
        setCurrentRow(same == m_groups.end() ? -1 : static_cast<int>(same - m_groups.begin()));
    }
    Q_EMIT looked();
}

std::optional<StoneGroup> GroupList::current() const
{
    const auto row = static_cast<std::size_t>(currentRow());
    return currentRow() >= 0 && row < m_groups.size() ? std::optional(m_groups[row]) : std::nullopt;
}

BoardView GroupList::pointedOut(BoardView view) const
{
    if (const auto group = current()) {
        for (const auto stone : group->stones)
            view.marks[go::indexOf(stone, view.size)] = Mark::Circle;
    }
    return view;
}

} // namespace ui
