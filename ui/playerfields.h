// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/setup.h"
#include "ui/values.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

/// Name and grade of both players, and whether an engine plays for one. Which of them is Black may still be
/// open.
class PlayerFields : public QWidget {
    Q_OBJECT
public:
    explicit PlayerFields(QWidget* parent = nullptr);

    /// The engines that can be chosen. What is chosen stays if it is still there.
    void setEngines(const std::vector<EngineRow>& engines);
    /// An engine that is not among those that can be chosen becomes a person.
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
        QComboBox* engine = nullptr; ///< the first entry is a person
        QSpinBox* level = nullptr;
    };
    Row makeRow(go::Color color);
    void chooseEngine(const Row& row);
    const EngineRow* engineOf(const Row& row) const;
    exam::Player playerOf(const Row& row) const;
    void swap();

    go::PerSide<Row> m_rows;
    std::vector<EngineRow> m_engines;
};

} // namespace ui
