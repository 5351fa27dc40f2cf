// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/recordpages.h"

#include <QDialog>

class QSpinBox;
class QComboBox;

namespace ui {

/// Asks how a game is to be laid out on paper. Shown with open(); accepted() says that wish() is meant.
class PagesDialog : public QDialog {
    Q_OBJECT
public:
    PagesDialog(const PageWish& wish, QWidget* parent);

    PageWish wish() const;

private:
    QSpinBox* m_moves;
    QComboBox* m_diagrams;
};

} // namespace ui
