// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seriespage.h"

#include "ui/ask.h"
#include "ui/rounddialog.h"
#include "ui/seriesmodel.h"
#include "ui/style.h"
#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

namespace ui {

SeriesPage::SeriesPage(QWidget* parent)
    : QWidget(parent)
    , m_model(new RoundsModel(this))
    , m_title(style::named(style::heading(style::Level::Page, {}, this), "seriesTitle"))
    , m_facts(style::named(style::quiet({}, this), "seriesFacts"))
    , m_verdict(style::named(style::heading(style::Level::Large, {}, this), "seriesVerdict"))
    , m_standing(style::named(style::text({}, this), "seriesStanding"))
    , m_table(style::named(new QTableView(this), "roundsTable"))
    , m_openGame(style::named(new QPushButton(tr("&Open the game"), this), "openGameButton"))
    , m_enter(style::named(new QPushButton(tr("&Enter a result…"), this), "enterResultButton"))
    , m_next(style::named(new QPushButton(this), "nextGameButton"))
{
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::margin, style::space, style::margin, style::space);
    column->setSpacing(style::gap + 4);
    column->addWidget(makeHead());
    column->addWidget(m_table, 1);
    column->addWidget(makeActions());
}

QWidget* SeriesPage::makeHead()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* left = new QVBoxLayout;
    left->addWidget(m_title);
    left->addWidget(m_facts);
    auto* right = new QVBoxLayout;
    m_verdict->setAlignment(Qt::AlignRight);
    m_standing->setAlignment(Qt::AlignRight);
    right->addWidget(m_verdict);
    right->addWidget(m_standing);
    row->addLayout(left, 1);
    row->addLayout(right, 1);
    return box;
}

void SeriesPage::makeTable()
{
    m_table->setAccessibleName(tr("Rounds"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    auto* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const auto column : {RoundsModel::Opponent, RoundsModel::Result, RoundsModel::Note})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SeriesPage::refresh);
    connect(m_table, &QTableView::activated, this, [this] {
        if (m_openGame->isEnabled())
            openGame();
        else
            enter();
    });
}

QWidget* SeriesPage::makeActions()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto* back = style::named(new QPushButton(tr("Back"), box), "closeSeries");
    auto* print = style::named(new QPushButton(tr("&Print…"), box), "printSheetButton");
    auto* sheet = style::named(new QPushButton(tr("Result sheet (P&DF)…"), box), "sheetButton");
    style::makeMain(m_next);
    connect(back, &QPushButton::clicked, this, &SeriesPage::closed);
    connect(print, &QPushButton::clicked, this, &SeriesPage::printWished);
    connect(sheet, &QPushButton::clicked, this, &SeriesPage::sheetWished);
    connect(m_openGame, &QPushButton::clicked, this, &SeriesPage::openGame);
    connect(m_enter, &QPushButton::clicked, this, &SeriesPage::enter);
    connect(m_next, &QPushButton::clicked, this, &SeriesPage::playNext);
    row->addWidget(back);
    row->addWidget(print);
    row->addWidget(sheet);
    row->addStretch();
    row->addWidget(m_openGame);
    row->addWidget(m_enter);
    row->addWidget(m_next);
    return box;
}

void SeriesPage::setSeries(const SeriesRow& row)
{
    const bool same = row.id == m_row.id;
    const auto chosen = current();
    m_row = row;
    m_model->setSeries(row.series);
    const exam::SeriesPlan& plan = row.series.plan;
    m_title->setText(plan.level.empty()
            ? texts::planName(plan)
            : tr("%1, %2", "plan, level").arg(texts::planName(plan), QString::fromStdString(plan.level)));
    QString facts = tr("%1. Pass line: %2. %3", "examinee; pass line; time")
                        .arg(texts::playerAndGrade(plan.player), texts::passLine(plan),
                            texts::timeControl(plan.setup.time));
    if (plan.certainty == exam::Certainty::Unverified)
        facts += QLatin1Char('\n') + tr("to be confirmed: figures of this plan are not certain");
    m_facts->setText(facts);
    const auto next = exam::standingOf(row.series).next.value_or(0);
    m_table->setCurrentIndex(m_model->index(static_cast<int>(same && chosen ? *chosen : next), 0));
    refresh();
}

std::optional<std::size_t> SeriesPage::current() const
{
    const int row = m_table->currentIndex().row();
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_row.series.rounds.size() ? std::optional(index) : std::nullopt;
}

void SeriesPage::playNext()
{
    const auto next = exam::standingOf(m_row.series).next;
    if (!next)
        return;
    const exam::Round& round = m_row.series.rounds.at(*next);
    if (round.game && !round.outcome)
        Q_EMIT openWished(*round.game); // it waits at the table
    else
        Q_EMIT gameWished(static_cast<int>(*next) + 1);
}

void SeriesPage::openGame()
{
    if (const auto round = current(); round && m_row.series.rounds.at(*round).game)
        Q_EMIT openWished(*m_row.series.rounds.at(*round).game);
}

void SeriesPage::enter()
{
    const auto index = current();
    if (!index)
        return;
    const exam::Round& round = m_row.series.rounds.at(*index);
    if (round.game) {
        const Question question{tr("Enter a result"),
            tr("This round has a game. Enter another result in its place? The game stays in the archive."),
            tr("Enter a result"), tr("Leave it")};
        if (!ask(this, question))
            return;
    }
    const int number = static_cast<int>(*index) + 1;
    RoundDialog dialog(round, number, this);
    if (dialog.exec() == QDialog::Accepted)
        Q_EMIT roundEntered(number, dialog.round());
}

void SeriesPage::refresh()
{
    const exam::Standing standing = exam::standingOf(m_row.series);
    m_verdict->setText(texts::verdict(standing.verdict));
    m_standing->setText(texts::standing(m_row.series.plan, standing));
    m_next->setEnabled(standing.next.has_value());
    if (standing.next) {
        const exam::Round& round = m_row.series.rounds.at(*standing.next);
        const int number = static_cast<int>(*standing.next) + 1;
        m_next->setText(round.game && !round.outcome ? tr("&Go on with round %1").arg(number)
                                                     : tr("&Next game: round %1").arg(number));
    } else {
        m_next->setText(tr("All rounds are played"));
    }
    const auto chosen = current();
    m_enter->setEnabled(chosen.has_value());
    m_openGame->setEnabled(chosen && m_row.series.rounds.at(*chosen).game.has_value());
}

} // namespace ui
