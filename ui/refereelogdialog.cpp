// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/refereelogdialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ui {

RefereeLogDialog::RefereeLogDialog(const std::vector<LogEntry>& log, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Everything the referee has said"));
    auto* table = new QTableWidget(static_cast<int>(log.size()), 2, this);
    table->setHorizontalHeaderLabels({tr("Time"), tr("Words")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->setWordWrap(true);
    table->setAccessibleName(windowTitle());
    int row = 0;
    for (const LogEntry& entry : log) {
        auto* when = new QTableWidgetItem(entry.when);
        when->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        table->setItem(row, 0, when);
        table->setItem(row, 1, new QTableWidgetItem(entry.words));
        ++row;
    }
    if (row > 0) {
        table->setCurrentCell(row - 1, 1);
    }
    table->scrollToBottom();
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(buttons);
    resize(520, 480);
}

} // namespace ui
