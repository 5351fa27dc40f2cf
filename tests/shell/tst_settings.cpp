// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using shell::Settings;
using shell::SettingsFile;

class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFirstRunHasTheDefaults()
    {
        const QTemporaryDir folder;
        const SettingsFile file(folder.filePath(u"none.ini"_s));
        QVERIFY(file.load() == Settings{});
        QVERIFY(!QFile::exists(file.path())); // looking leaves no trace
    }

    void everySettingIsReadAgain()
    {
        const QTemporaryDir folder;
        const SettingsFile file(folder.filePath(u"deep/down/kaoduan.ini"_s));
        const Settings settings = unlikeTheDefaults();
        QCOMPARE(file.save(settings), SettingsFile::Saved::Yes);
        QVERIFY(SettingsFile(file.path()).load() == settings);
        QCOMPARE(file.save(Settings{}), SettingsFile::Saved::Yes);
        QVERIFY(file.load() == Settings{});
    }

    void everySettingIsInTheFile()
    {
        // A setting that the table forgets would keep its default: each must differ after a round trip.
        const QTemporaryDir folder;
        const SettingsFile file(folder.filePath(u"kaoduan.ini"_s));
        QCOMPARE(file.save(unlikeTheDefaults()), SettingsFile::Saved::Yes);
        const QSettings raw(file.path(), QSettings::IniFormat);
        QCOMPARE(raw.allKeys().size(), 18);
    }

    void nonsenseIsTheDefault_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("unknown language") << u"language"_s << u"tlh"_s;
        QTest::newRow("a word for a number") << u"voice/volume"_s << u"loud"_s;
        QTest::newRow("empty number") << u"voice/volume"_s << u""_s;
        QTest::newRow("a word for yes or no") << u"voice/muted"_s << u"maybe"_s;
        QTest::newRow("a word for no or yes") << u"board/coordinates"_s << u"maybe"_s;
        QTest::newRow("no latency") << u"voice/latency_ms"_s << u"1e9"_s;
        QTest::newRow("a set-up that is none") << u"game/last_setup"_s << u"1 0 stone side=black point=pd"_s;
        QTest::newRow("a torn set-up") << u"game/last_setup"_s << u"1 0 setup preset"_s;
        QTest::newRow("engines that are none") << u"engines/list"_s << u"[{\"name\":\"x\"},3]"_s;
        QTest::newRow("no list of engines") << u"engines/list"_s << u"gnugo"_s;
        QTest::newRow("unknown look") << u"board/look"_s << u"glass"_s;
    }

    void nonsenseIsTheDefault()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        const QTemporaryDir folder;
        const SettingsFile file(folder.filePath(u"kaoduan.ini"_s));
        QSettings(file.path(), QSettings::IniFormat).setValue(key, value);
        QVERIFY(file.load() == Settings{});
    }

    void numbersStayWithinTheirBounds()
    {
        const QTemporaryDir folder;
        const SettingsFile file(folder.filePath(u"kaoduan.ini"_s));
        {
            QSettings raw(file.path(), QSettings::IniFormat);
            raw.setValue(u"voice/volume"_s, 900);
            raw.setValue(u"voice/latency_ms"_s, -4);
        }
        QCOMPARE(file.load().volume, Settings::loudest);
        QCOMPARE(file.load().latency.count(), 0);
    }

    void theUnknownIsLeftAlone()
    {
        const QTemporaryDir folder;
        const SettingsFile file(folder.filePath(u"kaoduan.ini"_s));
        QSettings(file.path(), QSettings::IniFormat).setValue(u"future/setting"_s, 42);
        file.save(unlikeTheDefaults());
        QCOMPARE(QSettings(file.path(), QSettings::IniFormat).value(u"future/setting"_s).toInt(), 42);
    }

    void whatCannotBeSavedIsSaid()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"kaoduan.ini"_s)); // a folder where the file should be
        QCOMPARE(SettingsFile(folder.filePath(u"kaoduan.ini"_s)).save(Settings{}), SettingsFile::Saved::No);
    }

    void brokenFilesAreDefaults()
    {
        const QTemporaryDir folder;
        const SettingsFile settings(folder.filePath(u"kaoduan.ini"_s));
        QFile file(settings.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromHex("fffe00010203").repeated(100));
        file.close();
        QVERIFY(settings.load() == Settings{});
    }

private:
    static Settings unlikeTheDefaults()
    {
        Settings settings;
        settings.language = shell::Language::Chinese;
        settings.voice = u"de_DE"_s;
        settings.volume = 35;
        settings.muted = true;
        settings.latency = timing::Millis{120};
        settings.coordinates = false;
        settings.moveNumbers = true;
        settings.boardLook = shell::BoardLook::Plain;
        settings.hoverGhost = false;
        settings.lastFolder = u"/home/某人/棋谱; a=b"_s;
        settings.backupFolder = u"/mnt/备份"_s;
        settings.archivePath = u"/srv/对局.db"_s;
        settings.windowGeometry = QByteArray::fromHex("01d9d0cb00030000ffff00");
        exam::GameSetup setup;
        setup.players.black.name = "柯洁, \"九段\"";
        setup.time = timing::Canadian{timing::Millis{60'000}, 10, timing::Millis{300'000}};
        settings.lastSetup = setup;
        settings.conduct = exam::Conduct::Hint;
        settings.engines = {{u"GNU Go"_s, u"/usr/games/gnugo"_s, u"--mode gtp --seed \"1, 2\""_s, true},
            {u"卡塔狗"_s, u"/opt/围棋/katago"_s, {}, false}};
        settings.unwantedEngines = {u"/usr/games/gnugo"_s, u"/opt/a, b"_s};
        settings.engineFolder = u"/opt/围棋"_s;
        return settings;
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
