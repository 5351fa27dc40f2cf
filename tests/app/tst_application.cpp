// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/clothwidget.h"
#include "ui/countpage.h"
#include "ui/reviewpage.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

using timing::Millis;
using namespace std::chrono_literals;

/// The program as people use it, through its real window.
class TestApplication : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

    /// Two players, 13 lines, hint conduct, one minute free and five reserved.
    static void setUp(Program& program)
    {
        program.press("newGameButton");
        program.find<QLineEdit>("blackName")->setText(QStringLiteral("王小明"));
        program.find<QLineEdit>("whiteName")->setText(QStringLiteral("李华"));
        auto* board = program.find<QComboBox>("board");
        board->setCurrentIndex(board->findData(13));
        program.find<QLineEdit>("mainTime")->setText(QStringLiteral("6:00"));
        program.find<QSpinBox>("reserveMinutes")->setValue(5);
        // a wide radio button takes clicks on its sign and words only
        QTest::mouseClick(program.find<QRadioButton>("hintConduct"), Qt::LeftButton, {}, QPoint(8, 10));
        QVERIFY(program.find<QRadioButton>("hintConduct")->isChecked());
    }

    /// Set-up and nigiri: the second player shows one stone, seven are in the hand: odd, he takes Black.
    static void sitDown(Program& program)
    {
        setUp(program);
        program.picture("setup");
        program.press("startButton");
        program.press("oddButton");
        program.press("openHandButton");
        program.picture("nigiri");
        program.press("beginButton");
        QVERIFY(program.table() && program.table()->isVisible());
        QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
    }

    /// Wall by wall, a capture, a ko with two refused retakes: 62 moves.
    static void playGame(Program& program)
    {
        for (int row = 1; row <= 13; ++row) {
            program.play(QStringLiteral("G%1 H%1").arg(row));
        }
        program.play(QStringLiteral("C10 D10 B9 E9 C8 D8 D9 C9")); // White takes the ko
        Program::clickPoint(program.table()->board(), QStringLiteral("D9"), 13);
        QCOMPARE(program.session().game.plies().size(), std::size_t{34});
        QVERIFY(program.table()->refereeLine()->words().contains(QStringLiteral("劫")));
        program.play(QStringLiteral("A7 N1 D9")); // Black takes it back after a play elsewhere
        Program::clickPoint(program.table()->board(), QStringLiteral("C9"), 13);
        QCOMPARE(program.session().game.plies().size(), std::size_t{37});
        program.play(QStringLiteral("A13 C9 E10 A12 E8 B13")); // White A13 is taken
        QCOMPARE(program.session().game.captured(go::Color::White), 2);
        QCOMPARE(program.session().game.captured(go::Color::Black), 1);
        program.play(QStringLiteral("N2 A1 N3 A2 N4 A3 N5 A4 N6 A5 N7 A6 N8 B1 M1 B2 M2 B3 M3"));
    }

    /// The side to move thinks into its second minute of byo-yomi and is read out.
    static void thinkIntoByoyomi(Program& program, const QString& side, const QString& clip)
    {
        const timing::Bank bank = program.session().clock.bank(program.session().clock.turn());
        const std::size_t logged = program.table()->refereeLine()->log().size();
        const shell::Nanos began = program.time.monotonicNs();
        program.time.wind(bank.main + 61s);
        QCOMPARE(
            program.speaker
                .between(began + (bank.main - 1ms).count() * 1'000'000, began + 600 * shell::nanosPerSecond)
                .mid(0, 7),
            QStringList({QStringLiteral("enter_%1_5@1").arg(clip), QStringLiteral("seconds_30@30001"),
                QStringLiteral("seconds_40@40001"), QStringLiteral("seconds_50@50001"),
                QStringLiteral("seconds_55@55001"), QStringLiteral("seconds_58@58001"),
                QStringLiteral("minute_left_4@60001")}));
        QStringList words;
        for (const QString& line : program.logFrom(logged)) {
            words << line.section(QLatin1Char(' '), 1);
        }
        QCOMPARE(words,
            QStringList({side + QStringLiteral("开始读秒，还剩五分钟"), QStringLiteral("三十秒"),
                QStringLiteral("四十秒"), QStringLiteral("五十秒"), QStringLiteral("五十五秒"),
                QStringLiteral("五十八秒"), QStringLiteral("一分钟"), QStringLiteral("还剩四分钟")}));
    }

private Q_SLOTS:
    void twoPeoplePlayCountSignAndFindTheirGame()
    {
        Program program(fresh());
        sitDown(program);
        QCOMPARE(program.session().setup.players.black.name, std::string("李华"));
        playGame(program);
        program.picture("table");
        thinkIntoByoyomi(program, QStringLiteral("黑方"), QStringLiteral("black"));
        program.picture("byoyomi");
        program.play(QStringLiteral("B4"));
        thinkIntoByoyomi(program, QStringLiteral("白方"), QStringLiteral("white"));
        program.play(QStringLiteral("M4"));
        QCOMPARE(program.session().clock.bank(go::Color::Black).periods, 4);
        QCOMPARE(program.session().clock.bank(go::Color::White).periods, 4);

        // One pass, then the end by agreement, the side to move first (A33).
        ui::setNextAnswer(true);
        program.press(ui::Action::Pass);
        QCOMPARE(program.session().game.plies().back().kind, go::PlyKind::Pass);
        program.play(QStringLiteral("M5"));
        ui::setNextAnswer(true);
        program.press(ui::Action::ProposeEnd);
        QVERIFY(program.table()->actions()->banner().contains(QStringLiteral("黑")));
        program.picture("proposed");
        program.press(ui::Action::Agree);

        // Black's area is G and west of it, White's five stones in it are dead: the program says so.
        auto* count = program.window().findChild<ui::CountPage*>();
        QVERIFY(count && count->isVisible());
        const auto counting = [&program] { return std::get<exam::Counting>(program.session().phase); };
        QTRY_COMPARE(counting().source, exam::DeadSource::Program);
        QCOMPARE(counting().dead.size(), std::size_t{5});
        program.picture("proposal");
        QVERIFY(!program.find<QPushButton>("confirmBlack")->text().isEmpty());
        const bool blackFirst = std::get<exam::Counting>(program.session().phase).first == go::Color::Black;
        const char* first = blackFirst ? "confirmBlack" : "confirmWhite";
        const char* second = blackFirst ? "confirmWhite" : "confirmBlack";
        QVERIFY(!program.find<QPushButton>(second)->isEnabled());
        Program::clickPoint(count->board(), QStringLiteral("E9"), 13);
        QCOMPARE(counting().source, exam::DeadSource::Players);
        Program::clickPoint(count->board(), QStringLiteral("E9"), 13);
        QCOMPARE(counting().dead.size(), std::size_t{5});
        program.picture("count");
        program.press(first);
        program.press(second);

        // The count is played first, then the sheet is signed.
        program.picture("tally");
        program.press("nextStep");
        program.picture("tally-lifted");
        program.press("lastStep");
        QCOMPARE(program.find<QLabel>("playedResult")->text(), QStringLiteral("黑胜2又3/4子"));
        program.picture("tally-end");
        program.press("leaveCount");
        QCOMPARE(program.find<QLabel>("resultHeadline")->text(), QStringLiteral("黑胜2又3/4子"));
        program.picture("result");
        program.press("signBlack");
        program.press("signWhite");
        QVERIFY(exam::outcomeOf(program.session()));

        // The archive has it; it is stepped through and exported, and the export counts the same.
        program.press("closeButton");
        program.press("archiveButton");
        auto* games = program.find<QTableView>("archiveTable");
        QCOMPARE(games->model()->rowCount(), 1);
        program.picture("archive");
        games->selectRow(0);
        program.press("openButton");
        auto* review = program.window().findChild<ui::ReviewPage*>();
        QVERIFY(review && review->isVisible());
        QCOMPARE(review->moves(), static_cast<int>(program.session().game.plies().size()));
        program.press("firstButton");
        QCOMPARE(review->ply(), 0);
        program.press("nextButton");
        QCOMPARE(review->ply(), 1);
        program.press("next10Button");
        program.press("next10Button");
        program.picture("review");

        const QString exported = program.places.archive + QStringLiteral(".sgf");
        ui::setNextFileName(exported);
        program.press("exportButton");
        QVERIFY(QFile::exists(exported));
        QProcess score;
        score.start(QStringLiteral(KAODUAN_CLI),
            {QStringLiteral("score"), exported, QStringLiteral("--dead"), QStringLiteral("marked"),
                QStringLiteral("--json")});
        QVERIFY(score.waitForFinished());
        const QJsonObject answer = QJsonDocument::fromJson(score.readAllStandardOutput()).object();
        QCOMPARE(answer.value(QStringLiteral("wording")).toString(), QStringLiteral("黑胜2又3/4子"));
        QCOMPARE(answer.value(QStringLiteral("file_re")).toString(), QStringLiteral("B+5.5"));
        QCOMPARE(answer.value(QStringLiteral("agrees")).toBool(), true);
    }

    void theScreensSpeakEnglish()
    {
        Program program(fresh(), shell::Language::English);
        program.picture("en-start");
        setUp(program);
        program.picture("en-setup");
        program.press("startButton");
        program.picture("en-nigiri");
        program.press("skipButton");
        program.picture("en-ready");
        QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
        for (int row = 1; row <= 13; ++row) {
            program.play(QStringLiteral("G%1 H%1").arg(row));
        }
        program.play(QStringLiteral("C3"));
        program.time.wind(95s);
        program.picture("en-byoyomi");
        program.play(QStringLiteral("K10"));
        ui::setNextAnswer(true);
        program.press(ui::Action::ProposeEnd);
        program.picture("en-proposed");
        program.press(ui::Action::Agree);
        QTRY_COMPARE(std::get<exam::Counting>(program.session().phase).source, exam::DeadSource::Program);
        program.picture("en-count");
        program.press("confirmBlack");
        program.press("confirmWhite");
        program.press("lastStep");
        program.picture("en-tally-end");
        program.press("leaveCount");
        program.picture("en-result");
        QVERIFY2(program.find<QLabel>("resultHeadline")->text().startsWith(QLatin1String("Black wins by")),
            qPrintable(program.find<QLabel>("resultHeadline")->text()));
        program.press("signBlack");
        program.press("signWhite");
        program.press("reviewButton");
        program.picture("en-review");
    }

    void aGameLostOnTimeEndsInTheSheet()
    {
        Program program(fresh());
        sitDown(program);
        program.play(QStringLiteral("D4"));
        program.time.wind(6min);
        QVERIFY(!exam::outcomeOf(program.session())); // the settle window
        program.time.wind(50ms);
        QCOMPARE(program.find<QLabel>("resultHeadline")->text(), QStringLiteral("白超时，黑胜"));
        const QStringList said
            = program.speaker.between(0, program.time.monotonicNs() + 10 * shell::nanosPerSecond);
        QVERIFY(said.join(QLatin1Char(' ')).contains(QLatin1String("count_10@")));
        QVERIFY(said.last().startsWith(QLatin1String("black_wins_time")));
    }

    void anInterruptedGameIsOfferedAndGoesOn()
    {
        Program program(fresh());
        sitDown(program);
        program.play(QStringLiteral("D4 K10"));
        program.time.wind(12s);
        const exam::Session before = program.session();
        ui::setNextAnswer(true); // pause and leave
        program.window().close();
        program.open();
        program.picture("start");
        auto* list = program.find<QListWidget>("unfinishedList");
        QCOMPARE(list->count(), 1);
        list->setCurrentRow(0);
        program.press("continueButton");
        QVERIFY(std::holds_alternative<exam::Paused>(program.session().phase));
        QVERIFY(program.session().game.board() == before.game.board());
        QVERIFY(program.table()->cloth()->isVisible());
        program.picture("pause");
        program.press("resume");
        QVERIFY(std::holds_alternative<exam::Running>(program.session().phase));
        QCOMPARE(exam::elapsed(program.session(), program.session().latest), Millis{12'000});
        program.play(QStringLiteral("C3"));
    }

    void anImpossibleTimeIsSaidBesideItsField()
    {
        Program program(fresh());
        setUp(program);
        for (const char* time : {"4:59", "0", "abc", ""}) {
            program.find<QLineEdit>("mainTime")->setText(QLatin1String(time));
            QVERIFY2(!program.find<QPushButton>("startButton")->isEnabled(), time);
            QVERIFY(!program.find<QLabel>("timeFault")->text().isEmpty());
            QVERIFY(!program.find<QLabel>("obstacle")->text().isEmpty());
        }
        program.find<QLineEdit>("mainTime")->setText(QStringLiteral("5:00"));
        QVERIFY(program.find<QPushButton>("startButton")->isEnabled());
    }

    void aForeignArchiveIsLeftAlone()
    {
        const QString folder = fresh();
        const QByteArray foreign("this is no archive\n");
        QFile file(folder + QStringLiteral("/games.kaoduan"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(foreign) > 0);
        file.close();
        Program program(folder);
        ui::setNextAnswer(true);
        program.press("newGameButton");
        QVERIFY2(ui::lastTold().contains(QStringLiteral("games.kaoduan")), qPrintable(ui::lastTold()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), foreign);
    }

    void aSecondStartOnTheSameArchiveOnlyLooks()
    {
        Program first(fresh());
        sitDown(first);
        first.play(QStringLiteral("D4"));
        Program second(QFileInfo(first.places.archive).absolutePath());
        ui::setNextAnswer(true);
        second.press("newGameButton");
        QVERIFY2(!ui::lastTold().isEmpty(), "nothing was said");
        first.play(QStringLiteral("K10")); // the game in the first one is not touched
    }

    void aBrokenRecordIsNamedWithItsPlace()
    {
        Program program(fresh());
        const QString path = program.places.archive + QStringLiteral(".txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no game here") > 0);
        file.close();
        ui::setNextAnswer(true);
        program.openRecord(path);
        QVERIFY2(ui::lastTold().contains(QStringLiteral("games.kaoduan.txt")), qPrintable(ui::lastTold()));
    }
};

QTEST_MAIN(TestApplication)
#include "tst_application.moc"
