// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/diskbar.h"

#include "ui/style.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

DiskBar::DiskBar(QWidget* parent)
    : QFrame(parent)
    , m_text(style::named(new QLabel(this), "diskText"))
    , m_reload(style::named(new QPushButton(tr("Re&load"), this), "diskReload"))
{
    setObjectName(QStringLiteral("diskBar"));
    setStyleSheet(QStringLiteral("QFrame#diskBar { background: #f3d27a; } QLabel { color: #2b2300; }"));
    m_text->setWordWrap(true);
    auto* keep = style::named(new QPushButton(tr("Keep &mine"), this), "diskKeep");
    connect(m_reload, &QPushButton::clicked, this, &DiskBar::reloadWished);
    connect(keep, &QPushButton::clicked, this, &DiskBar::keepWished);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_reload);
    buttons->addWidget(keep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::gap, style::gap, style::gap, style::gap);
    column->addWidget(m_text);
    column->addLayout(buttons);
    hide();
}

void DiskBar::setNews(DiskNews news)
{
    const QString words = news == DiskNews::Gone
        ? tr("The file was removed or renamed by another program. What is shown here is written again when "
             "it is saved.")
        : tr("The file was changed by another program.");
    m_text->setText(words);
    m_reload->setVisible(news == DiskNews::Changed);
    setAccessibleName(words);
    setVisible(news != DiskNews::None);
    if (news != DiskNews::None) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

} // namespace ui
