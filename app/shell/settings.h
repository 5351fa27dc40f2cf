// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/engineentry.h"
#include "core/exam/setup.h"
#include "core/timing/instant.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace shell {

enum class Language : std::uint8_t { System, Chinese, English };

enum class BoardLook : std::uint8_t { Wood, Light, Plain };

/// Everything the program remembers between two runs, as one value; the defaults are those of a first run.
struct Settings {
    static constexpr int loudest = 100;
    static constexpr timing::Millis longestLatency{300};

    Language language = Language::System;
    QString voice = QStringLiteral("zh_CN"); ///< name of the folder of clips
    int volume = 80; ///< 0 … loudest
    bool muted = false;
    timing::Millis latency{0}; ///< how late the loudspeaker is, 0 … longestLatency
    bool coordinates = true;
    bool moveNumbers = false;
    BoardLook boardLook = BoardLook::Wood;
    bool hoverGhost = true; ///< shows the stone under the pointer before it is played
    QString lastFolder; ///< of records; empty for none yet
    QString backupFolder; ///< of the archive; empty for none yet
    QString archivePath; ///< empty for the usual place
    QByteArray windowGeometry; ///< QWidget::saveGeometry(); empty for none yet
    std::optional<exam::GameSetup> lastSetup; ///< of the last game that was begun
    exam::Conduct conduct = exam::Conduct::Exam; ///< of a new game
    std::vector<EngineEntry> engines; ///< that a person has set up
    QStringList unwantedEngines; ///< programs that were removed from the engines
    QString engineFolder; ///< where one was last looked for; empty for none yet

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The settings in one INI file. What is missing or makes no sense there is the default; what it does not
/// know it leaves alone.
class SettingsFile {
public:
    explicit SettingsFile(QString path) : m_path(std::move(path)) { }

    const QString& path() const { return m_path; }
    Settings load() const;
    enum class Saved : std::uint8_t { Yes, No };
    /// No: the file cannot be written; nothing else is the matter.
    Saved save(const Settings& settings) const;

    /// Where the settings of this user are: kaoduan/kaoduan.ini in the configuration folder.
    static QString usualPath();

private:
    QString m_path;
};

} // namespace shell
