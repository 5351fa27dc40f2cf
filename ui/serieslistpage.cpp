// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/serieslistpage.h"

#include "ui/seriesmodel.h"
#include "ui/style.h"
#include "ui/textsseries.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <utility>

namespace ui {

SeriesListPage::SeriesListPage(QWidget* parent)
    : QWidget(parent)
    , m_model(new SeriesModel(this))
    , m_table(style::named(new QTableView(this), "seriesTable"))
    , m_empty(style::named(style::quiet(tr("No exam series has been begun yet."), this), "seriesEmpty"))
    , m_undoText(new QLabel(this))
    , m_undo(makeUndo())
    , m_open(style::named(new QPushButton(tr("&Open"), this), "openSeriesButton"))
    , m_delete(style::named(new QPushButton(tr("&Delete"), this), "deleteSeriesButton"))
    , m_statistics(style::named(new QPushButton(tr("&Statistics"), this), "statisticsButton"))
{
    m_empty->setAlignment(Qt::AlignCenter);
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::margin, style::space, style::margin, style::space);
    column->setSpacing(style::gap + 4);
    column->addWidget(style::heading(style::Level::Page, tr("Exam series"), this));
    column->addWidget(style::quiet(tr("Several games towards a pass line, as in the exam."), this));
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_undo);
    column->addWidget(makeActions());
    m_undo->hide();
    refresh();
}

void SeriesListPage::makeTable()
{
    m_table->setAccessibleName(tr("Exam series"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const auto column : {SeriesModel::Plan, SeriesModel::Examinee})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    connect(m_table, &QTableView::activated, this, &SeriesListPage::open);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SeriesListPage::refresh);
}

QFrame* SeriesListPage::makeUndo()
{
    auto* bar = style::card(this);
    auto* button = style::named(new QPushButton(tr("&Undo"), bar), "undoSeriesButton");
    connect(button, &QPushButton::clicked, this, &SeriesListPage::undo);
    auto* row = new QHBoxLayout(bar);
    row->addWidget(m_undoText, 1);
    row->addWidget(button);
    return bar;
}

QWidget* SeriesListPage::makeActions()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* back = style::named(new QPushButton(tr("Back"), box), "closeSeriesList");
    auto* begin = style::named(new QPushButton(tr("&New series…"), box), "newSeriesButton");
    style::makeMain(begin);
    connect(back, &QPushButton::clicked, this, &SeriesListPage::closed);
    connect(begin, &QPushButton::clicked, this, &SeriesListPage::newWished);
    connect(m_open, &QPushButton::clicked, this, &SeriesListPage::open);
    connect(m_delete, &QPushButton::clicked, this, &SeriesListPage::remove);
    connect(m_statistics, &QPushButton::clicked, this, &SeriesListPage::statisticsWished);
    row->addWidget(back);
    row->addWidget(m_statistics);
    row->addStretch();
    row->addWidget(m_delete);
    row->addWidget(m_open);
    row->addWidget(begin);
    return box;
}

void SeriesListPage::setRows(std::vector<SeriesRow> rows)
{
    const auto chosen = current();
    m_model->setRows(std::move(rows));
    int row = 0;
    for (int i = 0; chosen && i < m_model->rowCount(); ++i) {
        if (m_model->rowAt(i)->id == chosen->id)
            row = i;
    }
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
    refresh();
}

std::optional<SeriesRow> SeriesListPage::current() const
{
    const auto index = m_table->currentIndex();
    return index.isValid() ? m_model->rowAt(index.row()) : std::nullopt;
}

void SeriesListPage::open()
{
    if (const auto row = current())
        Q_EMIT openWished(row->id);
}

void SeriesListPage::remove()
{
    const auto row = current();
    if (!row)
        return;
    m_deleted = row->id;
    m_undoText->setText(
        tr("Deleted: %1, %2. Its games stay in the archive.", "plan, level")
            .arg(texts::planName(row->series.plan), QString::fromStdString(row->series.plan.level)));
    m_undo->show();
    Q_EMIT deleteWished(row->id);
}

void SeriesListPage::undo()
{
    m_undo->hide();
    Q_EMIT undoDeleteWished(std::exchange(m_deleted, 0));
}

void SeriesListPage::refresh()
{
    const bool none = m_model->rowCount() == 0;
    m_table->setVisible(!none);
    m_empty->setVisible(none);
    for (auto* button : {m_open, m_delete})
        button->setEnabled(!none && current().has_value());
    m_statistics->setEnabled(!none);
}

void SeriesListPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_delete->isEnabled()) {
        remove();
    } else if (event->matches(QKeySequence::Undo) && m_undo->isVisible()) {
        undo();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace ui
