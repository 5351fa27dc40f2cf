// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QWidget;

/// The only way to ask something that must be answered before anything else can happen. A test names the
/// next answer beforehand; then no window is shown.
namespace ui {

/// A question with two answers; the safe one is `no`.
struct Question {
    QString title;
    QString text;
    QString yes; ///< words of the button that does it
    QString no;
};

/// True if the answer is yes; Escape and closing the window mean no.
bool ask(QWidget* parent, const Question& question);
/// A message that only has to be read.
void tell(QWidget* parent, const QString& title, const QString& text);

/// Where to look for a file and what to propose.
struct FileWish {
    QString title;
    QString filter; ///< "SGF records (*.sgf)"
    QString folder;
    QString suggestion; ///< file name; may be empty
};

/// The name to write to; nothing if the person gave up.
std::optional<QString> askSaveFile(QWidget* parent, const FileWish& wish);
std::optional<QString> askOpenFile(QWidget* parent, const FileWish& wish);
/// A folder; the suggestion and the filter mean nothing here.
std::optional<QString> askFolder(QWidget* parent, const FileWish& wish);
/// A short line of text; nothing if the person gave up or left it empty.
std::optional<QString> askText(
    QWidget* parent, const QString& title, const QString& label, const QString& suggestion);

/// \name For tests: the answer to the next question only
/// @{
void setNextAnswer(bool yes);
void setNextFileName(const QString& name);
void setNextText(const QString& text);
/// The text of the last tell() or ask() that a test answered; tell() needs an answer named as well.
QString lastTold();
/// @}

} // namespace ui
