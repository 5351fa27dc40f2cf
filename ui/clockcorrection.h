// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <QWidget>

class QSpinBox;

namespace ui {

/// A clock as figures that can be written over: free time, minutes or periods, block and stones.
class ClockCorrection : public QWidget {
    Q_OBJECT
public:
    /// Which figures make sense to write.
    enum class Figures : std::uint8_t { All, TimeOnly };

    explicit ClockCorrection(const timing::TimeControl& control, QWidget* parent = nullptr);

    void setFigures(Figures figures);
    /// What this side's clock shows at the last event.
    void showClockOf(const exam::Session& session, go::Color side);
    /// Free time in seconds, minutes or periods left.
    void setClock(int seconds, int periods);
    /// What is left of a block in seconds, and the stones to play in it.
    void setBlock(int seconds, int stones);
    /// The time alone, the periods as they are.
    void setSeconds(int seconds);
    int seconds() const;
    /// The side's bank with what is written here.
    timing::Bank corrected(timing::Bank bank) const;

private:
    timing::TimeControl m_control;
    QSpinBox* m_hours = nullptr;
    QSpinBox* m_minutes = nullptr;
    QSpinBox* m_seconds = nullptr;
    QSpinBox* m_periods = nullptr;
    QSpinBox* m_blockMinutes = nullptr;
    QSpinBox* m_blockSeconds = nullptr;
    QSpinBox* m_stones = nullptr;
};

} // namespace ui
