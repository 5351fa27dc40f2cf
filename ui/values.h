// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boardgeometry.h"
#include "ui/boardtheme.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QtGlobal>

#include <cstdint>
#include <vector>

/// Plain values that pages show or hand back.
namespace ui {

/// One game of the archive.
struct GameRow {
    qint64 id = 0;
    QString black;
    QString white;
    QString blackGrade;
    QString whiteGrade;
    QDateTime date;
    int moves = 0;
    QString result; ///< in words; empty while unfinished
    bool finished = false;
    int boardLines = 19; ///< 0: a wooden board, here is only its clock

    friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// One game that can be gone on with.
struct UnfinishedRow {
    qint64 id = 0;
    QString black;
    QString white;
    QDateTime date;
    int move = 0; ///< moves played
    QString blackClock; ///< as texts::duration or in words
    QString whiteClock;

    friend bool operator==(const UnfinishedRow&, const UnfinishedRow&) = default;
};

/// A switch that is set by a person.
enum class Toggle : std::uint8_t { Off, On };

/// A program that can play for a side.
struct EngineRow {
    static constexpr int highestLevel = 10;

    QString name; ///< unique
    QString program;
    QString arguments;
    Toggle levels = Toggle::Off; ///< whether it can be asked for a strength of 1 … highestLevel

    friend bool operator==(const EngineRow&, const EngineRow&) = default;
};

/// Everything that a person can choose for the whole program.
struct Options {
    static constexpr int longestLatencyMs = 300;

    QString voiceLanguage = QStringLiteral("zh_CN");
    int volume = 80; ///< percent, 0–100
    Toggle sound = Toggle::On;
    int latencyMs = 0; ///< how much earlier speech is sent to the speakers, 0 … longestLatencyMs
    Coordinates coordinates = Coordinates::Shown;
    Toggle moveNumbers = Toggle::Off;
    BoardLook look = BoardLook::Wood;
    QString language; ///< of the windows: "en", "zh_CN"; empty for the system's
    QString archiveFolder; ///< empty for the usual place
    std::vector<EngineRow> engines;

    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace ui
