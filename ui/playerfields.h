// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/setup.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

/// Name and grade of both players. Which of them is Black may still be open.
class PlayerFields : public QWidget {
    Q_OBJECT
public:
    explicit PlayerFields(QWidget* parent = nullptr);

    void setPlayers(const go::PerSide<exam::Player>& players);
    /// The first row is black's, the second white's.
    go::PerSide<exam::Player> players() const;
    /// Names the rows by colour, or first and second player while nigiri is still to come.
    void setColourChoice(exam::ColourChoice choice);

private:
    struct Row {
        QLabel* label = nullptr;
        QLineEdit* name = nullptr;
        QComboBox* grade = nullptr;
    };
    Row makeRow(go::Color color);
    static exam::Player playerOf(const Row& row);
    void swap();

    go::PerSide<Row> m_rows;
};

} // namespace ui
