// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/folderscan.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QtTest>

/// What the desktop is told of the program: a record opens by a double click.
class TstDesktopEntry : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_data;

    static QStringList openedTypes()
    {
        QFile entry(QStringLiteral(KAODUAN_LINUX_FILES ".desktop"));
        if (!entry.open(QIODevice::ReadOnly)) {
            return {};
        }
        const QString key = QStringLiteral("MimeType=");
        for (const QString& line : QString::fromUtf8(entry.readAll()).split(QLatin1Char('\n'))) {
            if (line.startsWith(key)) {
                return line.mid(key.size()).split(QLatin1Char(';'), Qt::SkipEmptyParts);
            }
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase()
    {
        // As it is installed, before any type is looked for.
        const QDir packages(m_data.filePath(QStringLiteral("mime/packages")));
        QVERIFY(packages.mkpath(QStringLiteral(".")));
        QVERIFY(QFile::copy(
            QStringLiteral(KAODUAN_LINUX_FILES ".mime.xml"), packages.filePath(QStringLiteral("own.xml"))));
        qputenv("XDG_DATA_HOME", m_data.path().toLocal8Bit());
    }

    void everyKindOfRecordHasATypeThatTheProgramOpens()
    {
        const QStringList types = openedTypes();
        QVERIFY(!types.isEmpty());
        const QMimeDatabase database;
        for (const QString& pattern : records::recordPatterns()) {
            const QString name = QString(pattern).replace(QLatin1Char('*'), QStringLiteral("game"));
            const auto type = database.mimeTypeForFile(name, QMimeDatabase::MatchExtension);
            QVERIFY2(types.contains(type.name()), qPrintable(name + u' ' + type.name()));
            QVERIFY2(!type.comment().isEmpty(), qPrintable(name));
        }
        for (const QString& type : types) {
            QVERIFY2(database.mimeTypeForName(type).isValid(), qPrintable(type));
        }
    }

    void theBeginningOfATextIsEnough()
    {
        const QMimeDatabase database;
        QCOMPARE(database.mimeTypeForData(QByteArray("\\HS\n\\[GAMEBLACKNAME=a\\]\n")).name(),
            QStringLiteral("application/x-go-gib"));
        QCOMPARE(database.mimeTypeForData(QByteArray("[Header]\nTitle=a\n")).name(),
            QStringLiteral("application/x-go-ugf"));
    }
};

QTEST_GUILESS_MAIN(TstDesktopEntry)
#include "tst_desktopentry.moc"
