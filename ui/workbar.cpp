// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace ui {

WorkBar::WorkBar(const char* name, QWidget* parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    const QLatin1String own(name);
    setObjectName(own);
    m_bar->setObjectName(own + QLatin1String("Bar"));
    m_bar->setMaximumWidth(220);
    m_cancel->setObjectName(own + QLatin1String("Cancel"));
    connect(m_cancel, &QPushButton::clicked, this, &WorkBar::cancelled);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_what);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    hide();
}

void WorkBar::begin(const QString& what)
{
    m_what->setText(what);
    m_bar->setAccessibleName(what);
    m_cancel->setAccessibleName(tr("Cancel: %1").arg(what));
    setProgress(0, 0);
    show();
}

void WorkBar::setProgress(int done, int total)
{
    m_bar->setRange(0, total);
    m_bar->setValue(done);
}

void WorkBar::rest() { hide(); }

} // namespace ui
