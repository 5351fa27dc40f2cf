// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/freshfolders.h"
#include "ui/archivepage.h"
#include "ui/ask.h"
#include "ui/setuppage.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableView>
#include <QtTest>

/// The archive as people keep it, through the real window.
class TestArchiveKeeping : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

    static exam::Event setUp(const char* black, const char* white, go::Scoring scoring)
    {
        exam::GameSetup setup;
        setup.players.black.name = black;
        setup.players.white.name = white;
        setup.rules.scoring = scoring;
        return {timing::Instant{}, exam::GameSetUp{setup}};
    }

    /// Two finished games, one of them by territory, and one that goes on.
    static void fill(const QString& folder)
    {
        const shell::HandWoundTime time;
        auto archive = shell::Archive::open(folder + QStringLiteral("/games.kaoduan"), time).value();
        const auto add = [&](const exam::Event& event, std::optional<go::Outcome> outcome) {
            const shell::GameId id = archive->create(event).value();
            std::vector<exam::Event> events{{timing::Instant{}, exam::ClockStarted{}}};
            shell::GameSummary summary;
            if (outcome) {
                events.push_back({timing::Instant{timing::Millis{5}}, exam::GameRuled{*outcome, {}}});
                summary = {0, shell::GameState::Over, outcome};
            }
            QVERIFY(archive->append(id, events, summary));
        };
        add(setUp("王小明", "李华", go::Scoring::Area),
            go::Outcome{go::OutcomeKind::Count, go::Color::Black, 11});
        add(setUp("王小明", "陈一", go::Scoring::Territory),
            go::Outcome{go::OutcomeKind::Count, go::Color::White, 11});
        add(setUp("陈一", "李华", go::Scoring::Area), std::nullopt);
    }

    static QTableView* games(const Program& program) { return program.find<QTableView>("archiveTable"); }
    static QString cell(const Program& program, int row, int column)
    {
        return games(program)->model()->index(row, column).data().toString();
    }

private Q_SLOTS:
    void marginsAreSaidInTheUnitOfTheCount()
    {
        const QString folder = fresh();
        fill(folder);
        const Program program(folder);
        program.press("archiveButton");
        QCOMPARE(cell(program, 1, 5), QStringLiteral("白胜5目半"));
        QCOMPARE(cell(program, 2, 5), QStringLiteral("黑胜2又3/4子"));
    }

    void oneComesBackToTheListFromAGame()
    {
        const QString folder = fresh();
        fill(folder);
        const Program program(folder);
        program.press("archiveButton");
        program.find<QLineEdit>("search")->setText(QStringLiteral("王小明"));
        games(program)->selectRow(1);
        const QString chosen = cell(program, 1, 2);
        program.press("openButton");
        QCOMPARE(program.window().page(), ui::Page::Review);
        program.press("closeButton");
        QCOMPARE(program.window().page(), ui::Page::Archive);
        QCOMPARE(games(program)->model()->rowCount(), 2);
        QCOMPARE(cell(program, games(program)->currentIndex().row(), 2), chosen);
    }

    void whatWasRuledIsWrittenOut()
    {
        const QString folder = fresh();
        {
            const shell::HandWoundTime time;
            auto archive = shell::Archive::open(folder + QStringLiteral("/games.kaoduan"), time).value();
            const shell::GameId id = archive->create(setUp("王小明", "李华", go::Scoring::Area)).value();
            const auto at = [](int ms) { return timing::Instant{timing::Millis{ms}}; };
            const go::Outcome won{go::OutcomeKind::Foul, go::Color::Black, 0};
            const std::vector<exam::Event> events{{at(0), exam::ClockStarted{}},
                {at(1), exam::StonePlayed{go::Color::Black, {3, 3}}},
                {at(2), exam::WarningGiven{go::Color::White, exam::Incident::Disturbance, "敲棋子"}},
                {at(3), exam::GameRuled{won, {}}}};
            QVERIFY(archive->append(id, events, {1, shell::GameState::Over, won}));
        }
        const Program program(folder);
        program.press("archiveButton");
        games(program)->selectRow(0);
        const QString exported = folder + QStringLiteral("/out.sgf");
        ui::setNextFileName(exported);
        program.press("exportButton");
        QFile file(exported);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const qsizetype move = text.indexOf(QStringLiteral(";B[dd]"));
        QVERIFY2(move > 0, qPrintable(text));
        QVERIFY2(text.indexOf(QStringLiteral("白方警告一次")) > move, qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("敲棋子")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("裁判")));
    }

    void theListIsNarrowedByKeyboard()
    {
        const QString folder = fresh();
        fill(folder);
        const Program program(folder);
        program.press("archiveButton");
        const auto* count = program.find<QLabel>("countText");
        QCOMPARE(count->text(), QStringLiteral("3盘棋中的3盘"));
        auto* ending = program.find<QComboBox>("filterEnding");
        ending->setFocus();
        QTest::keyClick(ending, Qt::Key_Down); // by counting
        QCOMPARE(games(program)->model()->rowCount(), 2);
        QCOMPARE(count->text(), QStringLiteral("3盘棋中的2盘"));
        auto* player = program.find<QComboBox>("filterPlayer");
        player->setCurrentText(QStringLiteral("陈一"));
        QCOMPARE(games(program)->model()->rowCount(), 1);
        program.picture("archive-filtered");
        auto* winner = program.find<QComboBox>("filterWinner");
        winner->setCurrentIndex(1);
        QVERIFY(program.find<QLabel>("emptyText")->text().contains(QStringLiteral("没有")));
        QTest::keyClick(program.find<QPushButton>("filterClear"), Qt::Key_Space);
        QCOMPARE(games(program)->model()->rowCount(), 3);
        program.find<QComboBox>("filterShelf")->setCurrentIndex(1);
        QCOMPARE(games(program)->model()->rowCount(), 1);
    }

    void gamesAreDeletedForGoodOnlyFromTheBin()
    {
        const QString folder = fresh();
        fill(folder);
        const Program program(folder);
        program.press("archiveButton");
        games(program)->selectRow(0);
        program.press("deleteButton");
        games(program)->selectRow(0);
        program.press("deleteButton");
        QCOMPARE(games(program)->model()->rowCount(), 1);
        program.find<QComboBox>("filterShelf")->setCurrentIndex(3);
        QCOMPARE(games(program)->model()->rowCount(), 2);
        program.picture("archive-deleted");
        ui::setNextAnswer(false);
        program.press("deleteButton");
        QCOMPARE(games(program)->model()->rowCount(), 2);
        ui::setNextAnswer(true);
        program.press("deleteButton");
        QCOMPARE(games(program)->model()->rowCount(), 1);
        program.press("bringBackButton");
        QVERIFY(program.find<QLabel>("emptyText")->isVisible());
        program.press("filterClear");
        QCOMPARE(games(program)->model()->rowCount(), 2);
    }

    void aBackupIsWrittenAndRestored()
    {
        const QString folder = fresh();
        fill(folder);
        const Program program(folder);
        program.press("archiveButton");
        const QString backup = folder + QStringLiteral("/backup");
        ui::setNextFileName(backup);
        program.press("backUpButton");
        QTRY_VERIFY(QFile::exists(backup + QStringLiteral(".kaoduan")));
        QTRY_VERIFY(!program.window().findChild<QWidget*>(QStringLiteral("work"))->isVisible());
        for (int i = 0; i < 3; ++i) {
            games(program)->selectRow(0);
            program.press("deleteButton");
        }
        QVERIFY(program.find<QLabel>("emptyText")->isVisible());

        ui::setNextFileName(backup + QStringLiteral(".kaoduan"));
        ui::setNextAnswer(true);
        program.press("restoreButton");
        QTRY_COMPARE(program.window().page(), ui::Page::Start); // the archive was opened anew
        QVERIFY2(ui::lastTold().contains(QStringLiteral("3盘棋")), qPrintable(ui::lastTold()));
        QVERIFY(program.window().findChild<QWidget*>(QStringLiteral("message"))->isVisible());
        program.picture("archive-restored");
        program.press("closeMessage");
        program.press("archiveButton");
        QCOMPARE(games(program)->model()->rowCount(), 3);
        QCOMPARE(shell::SettingsFile(program.places.settings).load().backupFolder, folder);
    }

    void aRecordIsNoBackup()
    {
        const QString folder = fresh();
        fill(folder);
        const QString record = folder + QStringLiteral("/game.sgf");
        QFile file(record);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("(;GM[1])") > 0);
        file.close();
        const Program program(folder);
        program.press("archiveButton");
        ui::setNextFileName(record);
        ui::setNextAnswer(true); // the message is read
        program.press("restoreButton");
        QTRY_VERIFY2(ui::lastTold().contains(QStringLiteral("game.sgf")), qPrintable(ui::lastTold()));
        QCOMPARE(games(program)->model()->rowCount(), 3);
    }

    void aTornGameIsPutRightAndSaid()
    {
        const QString folder = fresh();
        fill(folder);
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("meddler"));
            db.setDatabaseName(folder + QStringLiteral("/games.kaoduan"));
            QVERIFY(db.open());
            QVERIFY(QSqlQuery(db).exec(
                QStringLiteral("UPDATE event SET line = line || 'x' WHERE game_id = 3 AND seq = 2")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("meddler"));
        const Program program(folder);
        auto* message = program.window().findChild<QWidget*>(QStringLiteral("message"));
        QTRY_VERIFY(message->isVisible());
        const QString words = message->findChild<QLabel*>()->text();
        QVERIFY2(words.contains(QStringLiteral("陈一 – 李华")), qPrintable(words));
        program.picture("archive-repaired");
    }

    void aCheckByHandSaysWhatItFound()
    {
        const QString folder = fresh();
        fill(folder);
        const Program program(folder);
        auto* check = program.window().findChild<QAction*>(QStringLiteral("checkAction"));
        QTest::qWait(50); // the quick check of the start
        ui::setNextAnswer(true);
        check->trigger();
        QTRY_VERIFY2(ui::lastTold().contains(QStringLiteral("检查了3盘棋")), qPrintable(ui::lastTold()));
        QVERIFY2(ui::lastTold().contains(QStringLiteral("一切完好")), qPrintable(ui::lastTold()));
    }

    void theSecondWindowSaysThatItOnlyLooks()
    {
        const QString folder = fresh();
        fill(folder);
        const Program first(folder);
        QVERIFY(!first.window().findChild<QWidget*>(QStringLiteral("banner"))->isVisible());
        const Program second(folder);
        const auto* banner = second.window().findChild<QWidget*>(QStringLiteral("banner"));
        QVERIFY(banner->isVisible());
        const QString words = banner->findChild<QLabel*>()->text();
        QVERIFY2(words.contains(QStringLiteral("只能看棋")), qPrintable(words));
        second.press("archiveButton");
        QVERIFY(banner->isVisible());
        QCOMPARE(games(second)->model()->rowCount(), 3);
        second.picture("archive-readonly");
    }

    void savedSetUpsAreRenamedAndDeleted()
    {
        const Program program(fresh());
        program.press("newGameButton");
        auto* presets = program.find<QComboBox>("preset");
        const int known = presets->count();
        ui::setNextText(QStringLiteral("周末"));
        program.press("savePresetButton");
        QCOMPARE(presets->count(), known + 1);
        const auto trigger = [&program](const char* name) {
            program.window().findChild<QAction*>(QLatin1String(name))->trigger();
        };
        presets->setCurrentIndex(known);
        QVERIFY(program.find<QPushButton>("managePresetButton")->isEnabled());
        ui::setNextText(QStringLiteral("平日"));
        trigger("renamePresetAction");
        QCOMPARE(presets->itemText(known), QStringLiteral("平日"));
        presets->setCurrentIndex(known);
        ui::setNextAnswer(true);
        trigger("removePresetAction");
        QCOMPARE(presets->count(), known);
        QVERIFY(!program.find<QPushButton>("managePresetButton")->isEnabled());
    }
};

QTEST_MAIN(TestArchiveKeeping)
#include "tst_archivekeeping.moc"
