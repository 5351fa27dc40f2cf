// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <cstdint>
#include <optional>

namespace ui {

/// A spin box over quarter-zi that shows and reads zi ("3¾") or points ("7½"). Its value() is in quarter-zi.
class QuarterSpin : public QSpinBox {
    Q_OBJECT
public:
    enum class Unit : std::uint8_t { Zi = 4, Points = 2 };

    QuarterSpin(Unit unit, QWidget* parent = nullptr);

    /// Reads "3¾", "3 3/4", "3又3/4", "3.75" or "7.5"; nothing if it is no whole number of quarter-zi.
    static std::optional<int> quarterZiFrom(const QString& text, Unit unit);

protected:
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

private:
    QString number(const QString& text) const;

    Unit m_unit;
};

} // namespace ui
