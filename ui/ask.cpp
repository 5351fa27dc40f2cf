// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask.h"

#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace ui {

namespace {

// What a test has put in for the next question. A window cannot be handed in through the pages: they
// are modal and would block the test.
struct Prepared {
    std::optional<bool> answer;
    std::optional<QString> fileName;
    std::optional<QString> text;
    QString told;
};

Prepared& prepared()
{
    static Prepared next;
    return next;
}

QString startingPlace(const FileWish& wish)
{
    return wish.suggestion.isEmpty() ? wish.folder : QDir(wish.folder).filePath(wish.suggestion);
}

std::optional<QString> chosen(const QString& name)
{
    return name.isEmpty() ? std::nullopt : std::optional(name);
}

} // namespace

bool ask(QWidget* parent, const Question& question)
{
    if (const auto answer = std::exchange(prepared().answer, std::nullopt)) {
        prepared().told = question.text;
        return *answer;
    }
    QMessageBox box(QMessageBox::Question, question.title, question.text, QMessageBox::NoButton, parent);
    const auto* yes = box.addButton(question.yes, QMessageBox::AcceptRole);
    auto* no = box.addButton(question.no, QMessageBox::RejectRole);
    box.setDefaultButton(no);
    box.setEscapeButton(no);
    box.exec();
    return box.clickedButton() == yes;
}

void tell(QWidget* parent, const QString& title, const QString& text)
{
    if (std::exchange(prepared().answer, std::nullopt)) {
        prepared().told = text;
        return;
    }
    QMessageBox::information(parent, title, text);
}

std::optional<QString> askSaveFile(QWidget* parent, const FileWish& wish)
{
    if (auto name = std::exchange(prepared().fileName, std::nullopt))
        return chosen(*name);
    return chosen(QFileDialog::getSaveFileName(parent, wish.title, startingPlace(wish), wish.filter));
}

std::optional<QString> askOpenFile(QWidget* parent, const FileWish& wish)
{
    if (auto name = std::exchange(prepared().fileName, std::nullopt))
        return chosen(*name);
    return chosen(QFileDialog::getOpenFileName(parent, wish.title, startingPlace(wish), wish.filter));
}

std::optional<QString> askFolder(QWidget* parent, const FileWish& wish)
{
    if (auto name = std::exchange(prepared().fileName, std::nullopt))
        return chosen(*name);
    return chosen(QFileDialog::getExistingDirectory(parent, wish.title, wish.folder));
}

std::optional<QString> askText(
    QWidget* parent, const QString& title, const QString& label, const QString& suggestion)
{
    if (auto text = std::exchange(prepared().text, std::nullopt))
        return chosen(text->trimmed());
    bool accepted = false;
    const QString text
        = QInputDialog::getText(parent, title, label, QLineEdit::Normal, suggestion, &accepted);
    return accepted ? chosen(text.trimmed()) : std::nullopt;
}

void setNextAnswer(bool yes) { prepared().answer = yes; }
void setNextFileName(const QString& name) { prepared().fileName = name; }
void setNextText(const QString& text) { prepared().text = text; }
QString lastTold() { return prepared().told; }

} // namespace ui
