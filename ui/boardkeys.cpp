// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boardkeys.h"

#include <QKeyEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr int longestName = 3; // "Q16"

bool isLetter(QChar sign) { return sign >= u'A' && sign <= u'Z' && sign != u'I'; }
bool isDigit(QChar sign) { return sign >= u'0' && sign <= u'9'; }

} // namespace

bool isPlainKey(const QKeyEvent& event)
{
    return (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

bool isPlayKey(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space; }

bool isBoardKey(const QKeyEvent& event)
{
    const bool spells = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_Z;
    return isPlainKey(event) && (spells || isPlayKey(event.key()));
}

std::optional<go::Point> stepped(go::Point from, int key, go::BoardSize size)
{
    int x = from.x;
    int y = from.y;
    switch (key) {
    case Qt::Key_Left:
        --x;
        break;
    case Qt::Key_Right:
        ++x;
        break;
    case Qt::Key_Up:
        --y;
        break;
    case Qt::Key_Down:
        ++y;
        break;
    case Qt::Key_Home:
        x = 0;
        break;
    case Qt::Key_End:
        x = size.columns - 1;
        break;
    case Qt::Key_PageUp:
        y = 0;
        break;
    case Qt::Key_PageDown:
        y = size.rows - 1;
        break;
    default:
        return std::nullopt;
    }
    return go::Point{static_cast<std::uint8_t>(std::clamp(x, 0, size.columns - 1)),
        static_cast<std::uint8_t>(std::clamp(y, 0, size.rows - 1))};
}

std::optional<QString> typedAfter(const QString& typed, const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Backspace && !typed.isEmpty()) {
        return typed.chopped(1);
    }
    const QString text = event.text().toUpper();
    if (text.size() != 1 || typed.size() >= longestName) {
        return std::nullopt;
    }
    const QChar sign = text.front();
    const bool fits = typed.isEmpty() ? isLetter(sign) : isDigit(sign);
    return fits ? std::optional(typed + sign) : std::nullopt;
}

} // namespace ui
