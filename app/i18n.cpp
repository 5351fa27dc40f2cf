// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/i18n.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace app {

namespace {

bool isChinese(shell::Language language)
{
    if (language == shell::Language::System) {
        return QLocale::system().language() == QLocale::Chinese;
    }
    return language == shell::Language::Chinese;
}

/// Qt's own buttons too, where its translations are installed.
void load(QCoreApplication& application, const QString& name, const QString& folder)
{
    auto* translator = new QTranslator(&application);
    if (translator->load(name, folder)) {
        QCoreApplication::installTranslator(translator);
    } else {
        delete translator;
    }
}

} // namespace

void speak(QCoreApplication& application, shell::Language language)
{
    const auto before = application.findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly);
    for (QTranslator* translator : before) {
        delete translator; // takes itself off the application
    }
    if (!isChinese(language)) {
        QLocale::setDefault(QLocale(QLocale::English));
        load(application, QStringLiteral("kaoduan_en"), QStringLiteral(":/i18n")); // plural forms
        return;
    }
    QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::China));
    load(application, QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(application, QStringLiteral("kaoduan_zh_CN"), QStringLiteral(":/i18n"));
}

} // namespace app
