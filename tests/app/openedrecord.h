// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program.h"
#include "ui/reviewactions.h"
#include "ui/reviewpage.h"

#include <QFile>
#include <QLabel>

/// The program in English with a record in a file of its own on the screen.
struct OpenedRecord {
    OpenedRecord(const QString& in, const QByteArray& text)
        : folder(in)
        , program(folder, shell::Language::English)
        , path(writeTo("game.sgf", text))
    {
        program.openRecord(path);
        page = program.window().findChild<ui::ReviewPage*>();
    }

    /// Another file of the same folder; its path.
    QString writeTo(const char* name, const QByteArray& text) const
    {
        const QString to = folder + QLatin1Char('/') + QLatin1String(name);
        QFile file(to);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write");
        }
        return to;
    }
    /// The record's own file, by another program as it were.
    void write(const QByteArray& text) const { static_cast<void>(writeTo("game.sgf", text)); }
    QByteArray onDisk() const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void act(ui::ReviewAction action) const { page->actions()->action(action)->trigger(); }
    QString label(const char* name) const { return page->findChild<QLabel*>(QLatin1String(name))->text(); }
    /// Whether this player's record is on the screen.
    bool shows(const char* player) const
    {
        return page->isVisible() && label("reviewPlayers").contains(QLatin1String(player));
    }

    QString folder;
    Program program;
    QString path;
    ui::ReviewPage* page = nullptr;
};
