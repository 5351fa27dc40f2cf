// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/values.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSlider;
class QSpinBox;

namespace ui {

class EnginesPage;

/// The settings as one value in and out.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(const Options& options, QWidget* parent = nullptr);

    Options options() const;
    /// The page of the engines, for wishes that need the outside.
    EnginesPage* enginesPage() const { return m_engines; }

Q_SIGNALS:
    /// Say something with these settings, whether they will be kept or not.
    void voiceTestWished(const Options& options);
    /// Choose a folder; the answer comes by setArchiveFolder().
    void archiveFolderWished();

public Q_SLOTS:
    void setArchiveFolder(const QString& folder);

private:
    QWidget* makeVoice();
    QWidget* makeBoard();
    QWidget* makeProgram();
    void fill(const Options& options);
    void refresh();

    QComboBox* m_voice;
    QSlider* m_volume;
    QLabel* m_percent;
    QCheckBox* m_mute;
    QSpinBox* m_latency;
    QCheckBox* m_coordinates;
    QCheckBox* m_numbers;
    QComboBox* m_look;
    QComboBox* m_language;
    QLineEdit* m_folder;
    EnginesPage* m_engines;
};

} // namespace ui
