// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/values.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ui {

/// What a trial of an engine has shown.
enum class Trial : std::uint8_t { Running, Passed, Failed };

/// The engines that can be played against: a list, and the fields of the chosen one.
class EnginesPage : public QWidget {
    Q_OBJECT
public:
    explicit EnginesPage(QWidget* parent = nullptr);

    void setEngines(const std::vector<EngineRow>& engines);
    /// Those that have a name and a program.
    std::vector<EngineRow> engines() const;

public Q_SLOTS:
    /// The answer to programWished().
    void setProgram(const QString& path);
    /// The answer to testWished(), in words; an engine that has levels is marked so.
    void setTrial(ui::Trial trial, const QString& words);
    void setLevels(ui::Toggle levels);

Q_SIGNALS:
    void testWished(const ui::EngineRow& engine);
    /// Choose a program; `current` is what is written there now.
    void programWished(const QString& current);

private:
    QWidget* makeList();
    QWidget* makeFields();
    void add();
    void remove();
    void choose(int row);
    void store();
    void refresh();

    std::vector<EngineRow> m_engines;
    bool m_filling = false;
    QListWidget* m_list;
    QPushButton* m_remove;
    QWidget* m_fields = nullptr;
    QLineEdit* m_name;
    QLineEdit* m_program;
    QLineEdit* m_arguments;
    QCheckBox* m_levels;
    QPushButton* m_test;
    QLabel* m_report;
};

} // namespace ui
