// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findbar.h"

#include "ui/style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace ui {

FindBar::FindBar(QWidget* parent)
    : QWidget(parent)
    , m_field(style::named(new QLineEdit(this), "findField"))
    , m_answer(style::named(style::quiet({}, this), "findAnswer"))
{
    m_field->setPlaceholderText(tr("Move number, point or words"));
    m_field->setAccessibleName(tr("Find in the record"));
    m_field->setClearButtonEnabled(true);
    m_field->setAcceptDrops(false); // files are for the window
    connect(m_field, &QLineEdit::returnPressed, this, [this] { Q_EMIT findWished(text()); });
    connect(m_field, &QLineEdit::textEdited, this, [this] { setAnswer({}); });
    auto* close = style::named(new QToolButton(this), "findClose");
    close->setText(QStringLiteral("×"));
    close->setAccessibleName(tr("Close the search"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field, 2);
    row->addWidget(m_answer, 1);
    row->addWidget(close);
    hide();
}

QString FindBar::text() const { return m_field->text().trimmed(); }

void FindBar::open()
{
    show();
    m_field->selectAll();
    m_field->setFocus();
}

void FindBar::setAnswer(const QString& words) { m_answer->setText(words); }

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace ui
