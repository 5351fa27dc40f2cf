// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/counttable.h"

#include "ui/style.h"
#include "ui/texts.h"

#include <QGridLayout>
#include <QLabel>

namespace ui {

namespace {

QLabel* number(go::Color color, int row, QWidget* parent)
{
    auto* label = new QLabel(parent);
    const QString side = color == go::Color::Black ? QStringLiteral("black") : QStringLiteral("white");
    label->setObjectName(QStringLiteral("%1Count%2").arg(side).arg(row));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

} // namespace

CountTable::CountTable(QWidget* parent) : QFrame(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(style::space);
    const std::array<QString, rows> names{
        tr("Living stones"), tr("Surrounded points"), tr("Shared points, half"), tr("Area in zi")};
    int column = 1;
    for (const auto color : go::bothColors) {
        auto* head = new QLabel(texts::side(color), this);
        head->setAlignment(Qt::AlignRight);
        grid->addWidget(head, 0, column);
        for (int row = 0; row < rows; ++row) {
            auto* label = number(color, row, this);
            m_values[color].at(static_cast<std::size_t>(row)) = label;
            grid->addWidget(label, row + 1, column);
        }
        ++column;
    }
    for (int row = 0; row < rows; ++row)
        grid->addWidget(new QLabel(names.at(static_cast<std::size_t>(row)), this), row + 1, 0);
    grid->setColumnStretch(0, 1);
    for (const auto color : go::bothColors)
        m_values[color].back()->setFont(style::font(style::Level::Section));
}

void CountTable::setCount(const go::Count& count)
{
    for (const auto color : go::bothColors) {
        const auto& side = count.sides[color];
        const std::array<QString, rows> values{QString::number(side.stones), QString::number(side.territory),
            texts::halves(count.shared), texts::halves(count.halfPoints(color))};
        for (std::size_t row = 0; row < values.size(); ++row)
            m_values[color].at(row)->setText(values.at(row));
    }
}

} // namespace ui
