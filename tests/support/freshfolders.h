// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QTemporaryDir>

/// Folders of a test's own, gone when it ends: each call makes another, empty one and gives its path.
class FreshFolders {
public:
    QString operator()()
    {
        const QString folder = m_parent.path() + QStringLiteral("/%1").arg(++m_number);
        QDir().mkpath(folder);
        return folder;
    }

private:
    QTemporaryDir m_parent;
    int m_number = 0;
};
