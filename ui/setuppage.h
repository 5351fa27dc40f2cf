// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/setup.h"
#include "ui/values.h"

#include <QString>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace ui {

class GameFields;
class PenaltyChoice;
class PlayerFields;
class TimeFields;

/// A set-up that somebody gave a name.
struct SavedPreset {
    QString name;
    exam::GameSetup setup;

    friend bool operator==(const SavedPreset&, const SavedPreset&) = default;
};

/// Everything that is fixed before the first move, on one page.
class SetupPage : public QWidget {
    Q_OBJECT
public:
    explicit SetupPage(QWidget* parent = nullptr);

    void setEngines(const std::vector<EngineRow>& engines);
    void setSavedPresets(const std::vector<SavedPreset>& presets);
    void setSetup(const exam::GameSetup& setup);
    /// What the fields say. While a time cannot be read, the time is the one that was set last.
    exam::GameSetup setup() const;
    /// Why the game cannot start, in words; empty if it can.
    QString obstacle() const;

Q_SIGNALS:
    void startWished(const exam::GameSetup& setup);
    void savePresetWished(const QString& name, const exam::GameSetup& setup);
    void renamePresetWished(const QString& name, const QString& newName);
    void removePresetWished(const QString& name); ///< the question is already answered
    void cancelled();

private:
    QWidget* makeHead();
    QWidget* makePlayers();
    QWidget* makeGame();
    QWidget* makeTime();
    QWidget* makeConduct();
    QWidget* makeFoot();
    void fillPresets();
    void choosePreset(int index);
    void connectFields();
    void refresh();
    void savePreset();
    void renamePreset();
    void removePreset();
    /// The name of the chosen preset, if a person saved it.
    QString ownPreset() const;
    exam::ColourChoice colours() const;

    std::vector<SavedPreset> m_saved;
    exam::GameSetup m_base; // what the page has no field for, and the last time that could be read
    bool m_filling = false;

    QComboBox* m_preset;
    QPushButton* m_manage;
    QLabel* m_unverified;
    PlayerFields* m_players;
    QComboBox* m_colours;
    QLineEdit* m_event;
    GameFields* m_game;
    TimeFields* m_time;
    QRadioButton* m_exam;
    QRadioButton* m_hint;
    QCheckBox* m_byHand;
    PenaltyChoice* m_profile;
    QLabel* m_profileText;
    QLabel* m_obstacle;
    QPushButton* m_start;
};

} // namespace ui
