// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/folderpage.h"

#include "ui/style.h"

#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace ui {

FolderPage::FolderPage(QWidget* parent)
    : QWidget(parent)
    , m_model(new RecordListModel(this))
    , m_shown(new RecordListFilter(*m_model, this))
    , m_title(style::named(style::heading(style::Level::Page, {}, this), "folderTitle"))
    , m_search(style::named(new QLineEdit(this), "folderSearch"))
    , m_only(style::named(new QComboBox(this), "folderOnly"))
    , m_table(style::named(new QTableView(this), "folderTable"))
    , m_sum(style::named(style::quiet({}, this), "folderSum"))
    , m_progress(style::named(new QProgressBar(this), "folderProgress"))
    , m_cancel(style::named(new QPushButton(tr("&Cancel"), this), "folderCancel"))
    , m_open(style::named(new QPushButton(tr("&Open"), this), "folderOpen"))
    , m_check(style::named(new QPushButton(tr("Check &all shown"), this), "folderCheck"))
{
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::margin, style::space, style::margin, style::space);
    column->setSpacing(style::gap + 4);
    column->addWidget(m_title);
    column->addWidget(makeSearch());
    column->addWidget(m_table, 1);
    column->addWidget(makeFoot());
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_shown->setWords(words);
        refresh();
    });
    connect(m_only, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_shown->setOnly(static_cast<RecordListFilter::Only>(index));
        refresh();
    });
    connect(m_table, &QTableView::activated, this, &FolderPage::openCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FolderPage::refresh);
    connect(m_open, &QPushButton::clicked, this, &FolderPage::openCurrent);
    connect(m_check, &QPushButton::clicked, this, &FolderPage::checkWished);
    connect(m_cancel, &QPushButton::clicked, this, &FolderPage::cancelled);
    rest();
}

void FolderPage::makeTable()
{
    m_table->setAccessibleName(tr("Records"));
    m_table->setModel(m_shown);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RecordListModel::File, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // for any number of rows
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    for (const auto column : {RecordListModel::Moves, RecordListModel::Date}) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        header->resizeSection(column, fontMetrics().horizontalAdvance(QStringLiteral("2026-10-20 ")) + 16);
    }
}

QWidget* FolderPage::makeSearch()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    m_search->setPlaceholderText(tr("Search for players, dates, results, events"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_only->setAccessibleName(tr("Which records"));
    m_only->addItems({tr("All records"), tr("Ended by a count"), tr("The check differs")});
    row->addWidget(m_search, 1);
    row->addWidget(m_only);
    return box;
}

QWidget* FolderPage::makeFoot()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* back = style::named(new QPushButton(tr("Back"), box), "folderClose");
    connect(back, &QPushButton::clicked, this, &FolderPage::closed);
    m_progress->setMaximumWidth(240);
    m_sum->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    row->addWidget(back);
    row->addWidget(m_sum, 1);
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    row->addWidget(m_check);
    row->addWidget(m_open);
    return box;
}

void FolderPage::begin(const QString& folder)
{
    m_model->clear();
    m_title->setText(QDir::toNativeSeparators(folder));
    refresh();
}

void FolderPage::add(const std::vector<RecordRow>& rows)
{
    m_model->add(rows);
    refresh();
}

void FolderPage::setProgress(int done, int all)
{
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    m_progress->show();
    m_cancel->show();
    m_check->setEnabled(false);
}

void FolderPage::rest()
{
    m_progress->hide();
    m_cancel->hide();
    refresh();
    m_check->setEnabled(m_shown->rowCount() > 0);
}

QStringList FolderPage::shownPaths() const
{
    QStringList paths;
    for (int row = 0; row < m_shown->rowCount(); ++row)
        paths << m_model->row(m_shown->mapToSource(m_shown->index(row, 0)).row()).path;
    return paths;
}

void FolderPage::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        Q_EMIT openWished(m_model->row(m_shown->mapToSource(current).row()).path);
}

void FolderPage::refresh()
{
    const auto marked
        = [this](CheckMark mark) { return std::ranges::count(m_model->rows(), mark, &RecordRow::mark); };
    QString sum = tr("%1 of %2 records", "shown, all").arg(m_shown->rowCount()).arg(m_model->rowCount());
    const auto agree = marked(CheckMark::Agrees);
    const auto differ = marked(CheckMark::Differs);
    if (agree + differ > 0)
        sum += QStringLiteral("    ")
            + tr("The count agrees with %1 and differs from %2.").arg(agree).arg(differ);
    m_sum->setText(sum);
    m_open->setEnabled(m_table->currentIndex().isValid());
    m_check->setEnabled(m_progress->isHidden() && m_shown->rowCount() > 0);
}

void FolderPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_cancel->isHidden()) {
        Q_EMIT cancelled();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace ui
