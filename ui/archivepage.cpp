// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archivepage.h"

#include "ui/archivefilterrow.h"
#include "ui/archivemodel.h"
#include "ui/ask.h"
#include "ui/style.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <utility>

namespace ui {

ArchivePage::ArchivePage(QWidget* parent)
    : QWidget(parent)
    , m_model(new ArchiveModel(this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_filter(new ArchiveFilterRow(this))
    , m_count(style::quiet({}, this))
    , m_table(new QTableView(this))
    , m_empty(style::quiet({}, this))
    , m_open(new QPushButton(tr("&Open"), this))
    , m_export(new QPushButton(tr("&Export SGF…"), this))
    , m_delete(new QPushButton(tr("&Delete"), this))
    , m_bringBack(new QPushButton(tr("B&ring back"), this))
    , m_undoText(new QLabel(this))
    , m_undo(makeUndo())
{
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Search for a name, a date or a result"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_count->setObjectName(QStringLiteral("countText"));
    m_empty->setObjectName(QStringLiteral("emptyText"));
    m_empty->setAlignment(Qt::AlignCenter);
    makeTable();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::margin, style::space, style::margin, style::space);
    column->setSpacing(style::gap + 4);
    column->addWidget(style::heading(style::Level::Page, tr("Archive"), this));
    column->addWidget(m_search);
    column->addWidget(m_filter);
    column->addWidget(m_count);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_undo);
    column->addWidget(makeActions());

    connect(m_search, &QLineEdit::textChanged, m_shown, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::textChanged, this, &ArchivePage::refresh);
    connect(m_filter, &ArchiveFilterRow::changed, this, &ArchivePage::filterChanged);
    connect(m_table, &QTableView::activated, this, [this] {
        if (!showsDeleted())
            wish(&ArchivePage::openWished);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ArchivePage::refresh);
    m_undo->hide();
    refresh();
}

void ArchivePage::makeTable()
{
    m_shown->setSourceModel(m_model);
    m_shown->setSortRole(ArchiveModel::sortRole);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setFilterKeyColumn(-1);
    m_table->setObjectName(QStringLiteral("archiveTable"));
    m_table->setAccessibleName(tr("Games"));
    m_table->setModel(m_shown);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ArchiveModel::Date, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    for (const auto column : {ArchiveModel::Date, ArchiveModel::Board, ArchiveModel::Moves})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

QWidget* ArchivePage::makeActions()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* back = new QPushButton(tr("Back"), box);
    back->setObjectName(QStringLiteral("closeButton"));
    connect(back, &QPushButton::clicked, this, &ArchivePage::closed);
    m_open->setObjectName(QStringLiteral("openButton"));
    m_export->setObjectName(QStringLiteral("exportButton"));
    m_delete->setObjectName(QStringLiteral("deleteButton"));
    style::makeMain(m_open);
    connect(m_open, &QPushButton::clicked, this, [this] { wish(&ArchivePage::openWished); });
    connect(m_export, &QPushButton::clicked, this, [this] { wish(&ArchivePage::exportWished); });
    connect(m_delete, &QPushButton::clicked, this, &ArchivePage::remove);
    auto* backUp = style::named(new QPushButton(tr("Bac&k up…"), box), "backUpButton");
    auto* restore = style::named(new QPushButton(tr("Re&store a backup…"), box), "restoreButton");
    connect(backUp, &QPushButton::clicked, this, &ArchivePage::backUpWished);
    connect(restore, &QPushButton::clicked, this, &ArchivePage::restoreBackupWished);
    m_bringBack->setObjectName(QStringLiteral("bringBackButton"));
    connect(m_bringBack, &QPushButton::clicked, this, &ArchivePage::bringBack);
    row->addWidget(back);
    row->addWidget(backUp);
    row->addWidget(restore);
    row->addStretch();
    row->addWidget(m_delete);
    row->addWidget(m_bringBack);
    row->addWidget(m_export);
    row->addWidget(m_open);
    return box;
}

QFrame* ArchivePage::makeUndo()
{
    auto* bar = style::card(this);
    auto* button = new QPushButton(tr("&Undo"), bar);
    button->setObjectName(QStringLiteral("undoButton"));
    connect(button, &QPushButton::clicked, this, &ArchivePage::undo);
    auto* row = new QHBoxLayout(bar);
    row->addWidget(m_undoText, 1);
    row->addWidget(button);
    return bar;
}

void ArchivePage::setRows(std::vector<GameRow> rows)
{
    const auto chosen = current();
    m_model->setRows(std::move(rows));
    select(chosen ? chosen->id : 0);
    refresh();
}

std::optional<GameRow> ArchivePage::current() const
{
    const auto index = m_table->currentIndex();
    return index.isValid() ? m_model->rowAt(m_shown->mapToSource(index).row()) : std::nullopt;
}

void ArchivePage::select(qint64 id)
{
    for (int row = 0; row < m_shown->rowCount(); ++row) {
        const auto index = m_shown->index(row, 0);
        const auto game = m_model->rowAt(m_shown->mapToSource(index).row());
        if (game && game->id == id)
            return m_table->setCurrentIndex(index);
    }
    if (m_shown->rowCount() > 0)
        m_table->setCurrentIndex(m_shown->index(0, 0));
}

void ArchivePage::wish(void (ArchivePage::*signal)(qint64))
{
    if (const auto game = current())
        Q_EMIT(this->*signal)(game->id);
}

void ArchivePage::remove()
{
    const auto game = current();
    if (!game)
        return;
    if (showsDeleted()) {
        const Question question{tr("Delete for good"),
            tr("The game %1 – %2 cannot be brought back then. Delete it for good?")
                .arg(game->black, game->white),
            tr("Delete for good"), tr("Keep")};
        if (ask(this, question))
            Q_EMIT eraseWished(game->id);
        return;
    }
    m_deleted = game->id;
    m_undoText->setText(
        tr("Deleted: %1 – %2. It can be brought back for 30 days.").arg(game->black, game->white));
    m_undo->show();
    Q_EMIT deleteWished(game->id);
}

void ArchivePage::bringBack()
{
    m_undo->hide();
    wish(&ArchivePage::undoDeleteWished);
}

void ArchivePage::setChoices(const ArchiveChoices& choices)
{
    m_choices = choices;
    m_filter->setChoices(choices);
    refresh();
}

ArchiveFilter ArchivePage::filter() const { return m_filter->filter(); }

bool ArchivePage::showsDeleted() const { return filter().shelf == ArchiveFilter::Shelf::Deleted; }

QString ArchivePage::countText() const
{
    const int total = showsDeleted() ? m_choices.deleted : m_choices.games;
    return tr("%1 of %n game(s)", nullptr, total).arg(m_shown->rowCount());
}

QString ArchivePage::emptyText() const
{
    if (showsDeleted() && m_choices.deleted == 0)
        return tr("No game was deleted in the last 30 days.");
    if (m_filter->isSet() || m_model->rowCount() > 0)
        return tr("No game fits this search.");
    return tr("No game has been played here yet.");
}

void ArchivePage::undo()
{
    m_undo->hide();
    Q_EMIT undoDeleteWished(std::exchange(m_deleted, 0));
}

void ArchivePage::refresh()
{
    const bool none = m_shown->rowCount() == 0;
    const bool deleted = showsDeleted();
    m_table->setVisible(!none);
    m_empty->setVisible(none);
    m_empty->setText(emptyText());
    m_count->setText(countText());
    m_delete->setText(deleted ? tr("&Delete for good…") : tr("&Delete"));
    m_bringBack->setVisible(deleted);
    const bool chosen = !none && current().has_value();
    for (auto* button : {m_export, m_delete, m_bringBack})
        button->setEnabled(chosen);
    m_open->setEnabled(chosen && !deleted);
}

void ArchivePage::keyPressEvent(QKeyEvent* event)
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
