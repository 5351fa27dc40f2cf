// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/checklist.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int lines = 3;

QStringList linesOf(Checklist::Moment moment)
{
    if (moment == Checklist::Moment::Before) {
        return {Checklist::tr("The telephone is off, the table is clear"),
            Checklist::tr("Tidy dress, quiet hands, no talking"),
            Checklist::tr("We have greeted each other")};
    }
    return {Checklist::tr("The dead stones are back where they came from"),
        Checklist::tr("The stones are in their bowls, the board is clear"),
        Checklist::tr("We have thanked each other and leave quietly")};
}

} // namespace

Checklist::Checklist(Moment moment, QWidget* parent)
    : QWidget(parent)
    , m_moment(moment)
    , m_title(new QLabel(this))
{
    setObjectName(
        moment == Moment::Before ? QStringLiteral("checklistBefore") : QStringLiteral("checklistAfter"));
    auto* column = new QVBoxLayout(this);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    column->addWidget(m_title);
    for (int i = 0; i < lines; ++i) {
        m_boxes.push_back(new QCheckBox(this));
        column->addWidget(m_boxes.back());
    }
    relabel();
}

void Checklist::relabel()
{
    m_title->setText(m_moment == Moment::Before ? tr("Before the game") : tr("After the game"));
    setAccessibleName(m_title->text());
    const QStringList words = linesOf(m_moment);
    for (int i = 0; i < lines; ++i) {
        m_boxes[static_cast<std::size_t>(i)]->setText(words.at(i));
    }
}

void Checklist::clear()
{
    for (QCheckBox* box : m_boxes) {
        box->setChecked(false);
    }
}

bool Checklist::isDone() const
{
    return std::all_of(m_boxes.begin(), m_boxes.end(), [](const QCheckBox* box) { return box->isChecked(); });
}

void Checklist::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        relabel();
    }
    QWidget::changeEvent(event);
}

void Checklist::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor edge = palette().color(QPalette::WindowText);
    edge.setAlphaF(0.3F);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
}

} // namespace ui
