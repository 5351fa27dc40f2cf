// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/incidentpage.h"

#include "ui/incidents.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int incidentRole = Qt::UserRole;
constexpr int widthOfTree = 330;

} // namespace

IncidentPage::IncidentPage(const exam::Profile& profile, QWidget* parent)
    : QWidget(parent)
    , m_profile(profile)
    , m_tree(style::named(new QTreeWidget(this), "incidents"))
    , m_title(style::heading(style::Level::Section, {}, this))
    , m_rule(style::text({}, this))
    , m_reaction(style::text({}, this))
    , m_penalty(style::named(style::text({}, this), "penaltyOfIncident"))
{
    m_tree->setHeaderHidden(true);
    m_tree->setAccessibleName(tr("What happened"));
    m_tree->setMinimumWidth(widthOfTree);
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(14);
    fill();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tree, 1);
    auto* card = style::card(this);
    auto* text = new QVBoxLayout(card);
    m_title->setWordWrap(true);
    for (QLabel* label : {m_title, m_rule, m_reaction, m_penalty}) {
        text->addWidget(label);
    }
    column->addWidget(card);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr && item->data(0, incidentRole).isValid()) {
            show(static_cast<exam::Incident>(item->data(0, incidentRole).toInt()));
            Q_EMIT chosen(m_incident);
        }
    });
    show(m_incident);
}

void IncidentPage::fill()
{
    for (const GroupedIncidents& each : groupedIncidents()) {
        auto* group = new QTreeWidgetItem(m_tree, {texts::incidentGroup(each.group)});
        group->setFlags(Qt::ItemIsEnabled);
        QFont bold = m_tree->font();
        bold.setBold(true);
        group->setFont(0, bold);
        for (const exam::Incident incident : each.incidents) {
            auto* item = new QTreeWidgetItem(group, {texts::incident(incident)});
            item->setData(0, incidentRole, static_cast<int>(incident));
            item->setToolTip(0, texts::incident(incident));
        }
        group->setExpanded(true);
    }
}

void IncidentPage::setIncident(exam::Incident incident)
{
    for (QTreeWidgetItemIterator it(m_tree); *it != nullptr; ++it) {
        if ((*it)->data(0, incidentRole).isValid()
            && (*it)->data(0, incidentRole).toInt() == static_cast<int>(incident)) {
            m_tree->setCurrentItem(*it);
            m_tree->scrollToItem(*it);
            return;
        }
    }
}

void IncidentPage::show(exam::Incident incident)
{
    m_incident = incident;
    m_title->setText(
        tr("%1 · %2", "clause, incident").arg(texts::clause(incident), texts::incident(incident)));
    m_rule->setText(texts::rule(incident));
    m_reaction->setText(tr("At the board: %1").arg(texts::reaction(incident)));
    m_penalty->setText(
        tr("%1: %2", "profile: penalty")
            .arg(texts::profile(m_profile.id), texts::penalty(m_profile.penaltyFor(incident))));
}

QString IncidentPage::text() const
{
    return QStringList{m_title->text(), m_rule->text(), m_reaction->text(), m_penalty->text()}.join(
        QLatin1Char('\n'));
}

} // namespace ui
