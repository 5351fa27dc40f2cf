// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/filewatch.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using shell::FileMark;
using shell::FileWatch;
using State = shell::FileWatch::State;

class TstFileWatch : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path;

    void write(const QByteArray& text) const
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    FileMark mark(const QByteArray& text) const { return FileMark::of(m_path, FileMark::digestOf(text)); }
    /// As if it had been written long ago.
    void makeOlder() const
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    }

private Q_SLOTS:
    void init()
    {
        m_path = m_folder.filePath(QStringLiteral("file"));
        write("first");
    }

    void whatOthersDoIsTold()
    {
        FileWatch watch;
        QSignalSpy told(&watch, &FileWatch::stateChanged);
        watch.watch(m_path, mark("first"));
        QCOMPARE(watch.look(), State::Same);
        write("another text");
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst().front().value<State>(), State::Changed);
        QVERIFY(QFile::remove(m_path));
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst().front().value<State>(), State::Gone);
        write("first"); // is put back
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told.takeFirst().front().value<State>(), State::Same);
    }

    void theSameBytesAreNoNews()
    {
        FileWatch watch;
        watch.watch(m_path, mark("first"));
        makeOlder();
        QCOMPARE(watch.look(), State::Same);
        write("other"); // as many
        QCOMPARE(watch.look(), State::Changed);
    }

    void whatIsKnownIsAccepted()
    {
        FileWatch watch;
        watch.watch(m_path, mark("first"));
        write("second one");
        QCOMPARE(watch.look(), State::Changed);
        watch.accept();
        QCOMPARE(watch.look(), State::Same);
        makeOlder();
        QCOMPARE(watch.look(), State::Same);
    }

    void nothingIsWatchedAfterwards()
    {
        FileWatch watch;
        QSignalSpy told(&watch, &FileWatch::stateChanged);
        watch.watch(m_path, mark("first"));
        watch.rest();
        write("another text");
        QCOMPARE(watch.look(), State::Same);
        watch.watch(m_folder.filePath(QStringLiteral("none")), FileMark{});
        QCOMPARE(watch.look(), State::Same);
        QVERIFY(told.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TstFileWatch)
#include "tst_filewatch.moc"
