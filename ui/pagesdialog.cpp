// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pagesdialog.h"

#include "ui/style.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

namespace ui {

PagesDialog::PagesDialog(const PageWish& wish, QWidget* parent)
    : QDialog(parent)
    , m_moves(style::named(new QSpinBox(this), "movesEach"))
    , m_diagrams(style::named(new QComboBox(this), "diagramsEach"))
{
    setObjectName(QStringLiteral("pagesDialog"));
    setWindowTitle(tr("The game on paper"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_moves->setRange(PageWish::fewestMoves, PageWish::mostMoves);
    m_moves->setSingleStep(10);
    m_moves->setValue(wish.movesEach);
    m_diagrams->addItem(tr("one, large"), 1);
    m_diagrams->addItem(tr("two"), 2);
    m_diagrams->setCurrentIndex(m_diagrams->findData(wish.diagramsEach));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Go on"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Moves in a diagram"), m_moves);
    form->addRow(tr("&Diagrams on a page"), m_diagrams);
    form->addRow(buttons);
}

PageWish PagesDialog::wish() const { return {m_moves->value(), m_diagrams->currentData().toInt()}; }

} // namespace ui
