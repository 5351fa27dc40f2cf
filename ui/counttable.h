// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/score.h"

#include <QFrame>

#include <array>

class QLabel;

namespace ui {

/// Both sides' areas in numbers: living stones, surrounded points, half of the shared ones, the sum.
class CountTable : public QFrame {
    Q_OBJECT
public:
    explicit CountTable(QWidget* parent = nullptr);

    void setCount(const go::Count& count);

private:
    static constexpr int rows = 4;

    go::PerSide<std::array<QLabel*, rows>> m_values;
};

} // namespace ui
