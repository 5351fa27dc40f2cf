// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFrame>
#include <QIcon>
#include <QLabel>
#include <QString>

#include <cstdint>

class QHBoxLayout;
class QPushButton;

/// The measures and pieces that all pages share.
namespace ui::style {

inline constexpr int gap = 8; ///< between things that belong together
inline constexpr int space = 16; ///< between groups
inline constexpr int margin = 28; ///< around a page
inline constexpr int sideWidth = 400; ///< of a panel beside a board
inline constexpr int readingWidth = 1100; ///< no page is stretched wider than this

enum class Level : std::uint8_t { Page, Section, Large };

/// The font of the application, larger and heavier.
QFont font(Level level);
QLabel* heading(Level level, const QString& text, QWidget* parent);
/// Wrapped text that may be selected and read.
QLabel* text(const QString& text, QWidget* parent);
/// Wrapped text in a quieter colour.
QLabel* quiet(const QString& text, QWidget* parent);
/// What is wrong with a field; hidden while it is empty.
QLabel* fault(QWidget* parent);
void setFault(QLabel* label, const QString& text);
/// A quiet area with a fine border.
QFrame* card(QWidget* parent);
/// Gives a widget its object name where it is made.
template <class Widget> Widget* named(Widget* widget, const char* name)
{
    widget->setObjectName(QLatin1String(name));
    return widget;
}
/// The layout of a page beside a board: the board takes what is free, the panel stands at its right.
void layBeside(QWidget* page, QWidget* board, QWidget* panel);
/// A button with the look of the one that goes on.
void makeMain(QPushButton* button);
/// A stone to stand beside a name.
enum class Disc : std::uint8_t { Black, White };
QIcon disc(Disc disc);

} // namespace ui::style
