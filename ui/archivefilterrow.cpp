// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archivefilterrow.h"

#include "ui/flowlayout.h"
#include "ui/style.h"
#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QComboBox>
#include <QDateEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// The entries of the period, in their order.
enum Period : int { AnyTime, Week, Month, ThisYear, FromTo };

constexpr std::array endings{go::OutcomeKind::Count, go::OutcomeKind::Resignation, go::OutcomeKind::Time,
    go::OutcomeKind::Foul, go::OutcomeKind::Forfeit, go::OutcomeKind::Draw, go::OutcomeKind::NoResult,
    go::OutcomeKind::Replay, go::OutcomeKind::BothLose};

void fill(QComboBox& box, const QString& all, const QStringList& values)
{
    const QSignalBlocker quiet(box);
    const QString chosen = box.currentIndex() > 0 ? box.currentText() : QString();
    box.clear();
    box.addItem(all);
    box.addItems(values);
    box.setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : box.findText(chosen)));
}

/// The text of a list whose first entry stands for all.
QString chosenText(const QComboBox& box) { return box.currentIndex() > 0 ? box.currentText() : QString(); }

} // namespace

ArchiveFilterRow::ArchiveFilterRow(QWidget* parent) : QWidget(parent)
{
    auto* flow = new FlowLayout(style::gap);
    setLayout(flow);
    m_shelf = add("filterShelf", tr("Games to show"));
    m_shelf->addItems({tr("All games"), tr("Unfinished"), tr("Finished"), tr("Deleted")});
    m_player = add("filterPlayer", tr("Player"));
    m_period = add("filterPeriod", tr("Date"));
    m_from = addDate("filterFrom", tr("First day"));
    m_to = addDate("filterTo", tr("Last day"));
    m_winner = add("filterWinner", tr("Winner"));
    m_ending = add("filterEnding", tr("How it ended"));
    m_level = add("filterLevel", tr("Level"));
    m_event = add("filterEvent", tr("Event"));
    m_clear = new QPushButton(tr("Show &all"), this);
    m_clear->setObjectName(QStringLiteral("filterClear"));
    flow->addWidget(m_clear);
    fillPeriods();
    fillResults();
    setChoices({});
    connect(m_clear, &QPushButton::clicked, this, &ArchiveFilterRow::clear);
    for (auto* box : {m_shelf, m_player, m_period, m_winner, m_ending, m_level, m_event})
        connect(box, &QComboBox::currentIndexChanged, this, &ArchiveFilterRow::refresh);
    for (auto* date : {m_from, m_to})
        connect(date, &QDateEdit::dateChanged, this, &ArchiveFilterRow::refresh);
}

QComboBox* ArchiveFilterRow::add(const char* name, const QString& accessibleName)
{
    auto* box = style::named(new QComboBox(this), name);
    box->setAccessibleName(accessibleName);
    box->setToolTip(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMaximumWidth(260); // a long name of an event
    layout()->addWidget(box);
    return box;
}

QDateEdit* ArchiveFilterRow::addDate(const char* name, const QString& accessibleName)
{
    auto* date = style::named(new QDateEdit(QDate::currentDate(), this), name);
    date->setAccessibleName(accessibleName);
    date->setToolTip(accessibleName);
    date->setCalendarPopup(true);
    date->hide();
    layout()->addWidget(date);
    return date;
}

void ArchiveFilterRow::fillPeriods()
{
    m_period->addItems(
        {tr("Any time"), tr("Last 7 days"), tr("Last 30 days"), tr("This year"), tr("From … to …")});
}

void ArchiveFilterRow::fillResults()
{
    m_winner->addItems({tr("Any winner"), texts::color(go::Color::Black), texts::color(go::Color::White)});
    m_ending->addItem(tr("Any ending"));
    for (const auto ending : endings)
        m_ending->addItem(texts::ending(ending));
}

void ArchiveFilterRow::setChoices(const ArchiveChoices& choices)
{
    fill(*m_player, tr("Any player"), choices.players);
    fill(*m_event, tr("Any event"), choices.events);
    fill(*m_level, tr("Any level"), choices.levels);
    m_event->setVisible(!choices.events.isEmpty());
    m_level->setVisible(!choices.levels.isEmpty());
    m_clear->setEnabled(isSet());
}

ArchiveFilter ArchiveFilterRow::filter() const
{
    ArchiveFilter filter;
    filter.shelf = static_cast<ArchiveFilter::Shelf>(m_shelf->currentIndex());
    filter.player = chosenText(*m_player);
    filter.event = chosenText(*m_event);
    filter.level = chosenText(*m_level);
    const QDate today = QDate::currentDate();
    switch (static_cast<Period>(m_period->currentIndex())) {
    case AnyTime:
        break;
    case Week:
        filter.from = today.addDays(-6);
        break;
    case Month:
        filter.from = today.addDays(-29);
        break;
    case ThisYear:
        filter.from = QDate(today.year(), 1, 1);
        break;
    case FromTo:
        filter.from = std::min(m_from->date(), m_to->date());
        filter.to = std::max(m_from->date(), m_to->date());
        break;
    }
    if (m_winner->currentIndex() > 0)
        filter.winner = m_winner->currentIndex() == 1 ? go::Color::Black : go::Color::White;
    if (m_ending->currentIndex() > 0)
        filter.ending = endings.at(static_cast<std::size_t>(m_ending->currentIndex() - 1));
    return filter;
}

void ArchiveFilterRow::clear()
{
    for (auto* box : {m_shelf, m_player, m_period, m_winner, m_ending, m_level, m_event}) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(0);
    }
    refresh();
}

void ArchiveFilterRow::refresh()
{
    const bool fromTo = m_period->currentIndex() == FromTo;
    m_from->setVisible(fromTo);
    m_to->setVisible(fromTo);
    m_clear->setEnabled(isSet());
    Q_EMIT changed();
}

} // namespace ui
