// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/reviewvalues.h"
#include "ui/values.h"

#include <QWidget>

class QButtonGroup;
class QPushButton;

namespace ui {

/// What a press on the board does: plays a move or draws a mark. And, while moves are tried, the button that
/// keeps them.
class ReviewTools : public QWidget {
    Q_OBJECT
public:
    explicit ReviewTools(QWidget* parent = nullptr);

    ReviewTool tool() const;
    void setTool(ReviewTool tool);
    void showKeep(Toggle keepable);

Q_SIGNALS:
    void toolChanged(ui::ReviewTool tool);
    void keepWished();

private:
    QButtonGroup* m_tools;
    QPushButton* m_keep;
};

} // namespace ui
