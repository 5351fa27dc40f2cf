// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/flowlayout.h"

#include <algorithm>

namespace ui {

FlowLayout::FlowLayout(int spacing)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items.at(static_cast<std::size_t>(index)).get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    auto* item = m_items.at(static_cast<std::size_t>(index)).release();
    m_items.erase(m_items.begin() + index);
    return item; // the caller's from now on, as QLayout wants it
}

int FlowLayout::heightForWidth(int width) const { return lay({0, 0, width, 0}, Lay::Measure); }

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    lay(area, Lay::Place);
}

int FlowLayout::lay(const QRect& area, Lay what) const
{
    int x = area.x();
    int y = area.y();
    int height = 0; // of this row
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue; // hidden
        const QSize size = item->sizeHint();
        if (height > 0 && x + size.width() > area.x() + area.width()) {
            x = area.x();
            y += height + spacing();
            height = 0;
        }
        if (what == Lay::Place)
            item->setGeometry({QPoint(x, y), size});
        x += size.width() + spacing();
        height = std::max(height, size.height());
    }
    return y + height - area.y();
}

} // namespace ui
