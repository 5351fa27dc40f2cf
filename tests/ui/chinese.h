// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTranslator>

/// The windows speak Chinese while this lives.
class Chinese {
public:
    Chinese()
    {
        m_loaded = m_translator.load(QStringLiteral("kaoduan_zh_CN"), QStringLiteral(KAODUAN_QM_DIR));
        QCoreApplication::installTranslator(&m_translator);
    }
    ~Chinese() { QCoreApplication::removeTranslator(&m_translator); }
    Chinese(const Chinese&) = delete;
    Chinese& operator=(const Chinese&) = delete;

    bool loaded() const { return m_loaded; }

private:
    QTranslator m_translator;
    bool m_loaded = false;
};
