// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/rounddialog.h"
#include "ui/seriespage.h"
#include "ui/statisticspage.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTimer>
#include <QtTest>

using namespace std::chrono_literals;

namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

/// Three rounds, two wins pass; 9 lines, ten minutes for each side.
void plan(Program& program)
{
    program.press("seriesButton");
    program.press("newSeriesButton");
    auto* plans = program.find<QComboBox>("plan");
    plans->setCurrentIndex(plans->count() - 1); // beginners, 9 lines
    program.find<QLineEdit>("level")->setText(text("2级→1级"));
    program.find<QSpinBox>("rounds")->setValue(3);
    program.find<QSpinBox>("passValue")->setValue(2);
    program.find<QComboBox>("seriesColours")->setCurrentIndex(0); // alternating
    program.find<QLineEdit>("examinee")->setText(text("王小明"));
    program.find<QLineEdit>("examineeGrade")->setText(text("2级"));
    auto* opponents = program.find<QTableWidget>("opponents");
    const char* const names[]{"李华", "陈一", "赵二"};
    for (int i = 0; i < 3; ++i) {
        opponents->setItem(i, 0, new QTableWidgetItem(text(names[i])));
    }
}

void sitDown(Program& program)
{
    program.press("nextGameButton");
    program.press("startButton");
    QVERIFY(program.table() && program.table()->isVisible());
    QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
}

QString cell(const Program& program, int row, int column)
{
    return program.find<QTableView>("roundsTable")->model()->index(row, column).data().toString();
}

QString verdict(const Program& program) { return program.find<QLabel>("seriesVerdict")->text(); }

/// Answers the dialog of a round as soon as it stands.
void answerRound(const std::function<void(ui::RoundDialog&)>& answer)
{
    QTimer::singleShot(0, qApp, [answer] {
        auto* dialog = qobject_cast<ui::RoundDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        answer(*dialog);
        dialog->accept();
    });
}

} // namespace

/// A whole series, as a candidate and his opponents play it.
class TestSeriesScreens : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

    /// The words of a PDF; nothing if there is no reader here.
    static QString wordsOf(const QString& pdf)
    {
        const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (reader.isEmpty()) {
            return {};
        }
        QProcess process;
        process.start(reader, {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
        // A reader may take a character for the radical that looks like it.
        return process.waitForFinished()
            ? QString::fromUtf8(process.readAllStandardOutput()).normalized(QString::NormalizationForm_KC)
            : QString();
    }

    static void writeSheet(Program& program, const QString& file)
    {
        ui::setNextFileName(file);
        program.press("sheetButton");
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.contains("/Type /Page"));
    }

private Q_SLOTS:
    void threeRoundsAreLedToTheVerdict()
    {
        Program program(fresh());
        program.places.charts = QStringLiteral(KAODUAN_CHARTS);
        program.open();
        program.picture("series-start");
        plan(program);
        program.picture("series-plan");
        program.press("beginSeriesButton");
        QCOMPARE(verdict(program), text("尚可及格"));
        QCOMPARE(cell(program, 0, 1), text("李华"));
        QCOMPARE(cell(program, 0, 2), text("黑"));
        QCOMPARE(cell(program, 1, 2), text("白"));

        // Round 1: the examinee has Black, the opponent resigns.
        sitDown(program);
        QCOMPARE(program.session().setup.players.black.name, std::string("王小明"));
        QCOMPARE(program.session().setup.players.white.name, std::string("李华"));
        program.play(QStringLiteral("E5"), 9);
        ui::setNextAnswer(true);
        program.press(ui::Action::Resign);
        program.press("closeButton");
        QCOMPARE(program.window().page(), ui::Page::Series);
        QCOMPARE(cell(program, 0, 4), text("胜"));
        QVERIFY(program.find<QLabel>("seriesStanding")->text().contains(text("还差1胜")));
        program.picture("series-round1");
        // Its game is looked through, and back.
        program.find<QTableView>("roundsTable")->selectRow(0);
        const QString seriesTitle = program.window().windowTitle();
        program.press("openGameButton");
        QCOMPARE(program.window().page(), ui::Page::Review);
        program.press("closeButton");
        QCOMPARE(program.window().page(), ui::Page::Series);
        QCOMPARE(program.window().windowTitle(), seriesTitle);

        // Round 2: White, left in the middle, gone on with after a new start, lost on time.
        sitDown(program);
        QCOMPARE(program.session().setup.players.white.name, std::string("王小明"));
        program.play(QStringLiteral("E5"), 9);
        ui::setNextAnswer(true);
        program.window().close();
        program.open();
        program.press("seriesButton");
        program.press("openSeriesButton");
        QCOMPARE(cell(program, 1, 3), text("未下完"));
        QVERIFY(program.find<QPushButton>("nextGameButton")->text().contains(text("继续第2轮")));
        program.press("nextGameButton");
        program.press("resume");
        program.time.wind(21min);
        program.press("closeButton");
        QCOMPARE(cell(program, 1, 4), text("负"));

        // Round 3: the opponent does not come.
        program.find<QTableView>("roundsTable")->selectRow(2);
        answerRound([](ui::RoundDialog& dialog) {
            dialog.findChild<QComboBox*>(QStringLiteral("roundWhat"))->setCurrentIndex(5);
            dialog.findChild<QLineEdit*>(QStringLiteral("roundNote"))->setText(text("迟到"));
        });
        program.press("enterResultButton");
        QCOMPARE(cell(program, 2, 3), text("对方弃权"));
        QCOMPARE(verdict(program), text("及格"));
        QVERIFY(!program.find<QPushButton>("nextGameButton")->isEnabled());
        program.picture("series-passed");

        const QString sheet = program.places.archive + QStringLiteral(".pdf");
        writeSheet(program, sheet);
        if (const QString folder = qEnvironmentVariable("KAODUAN_SCREENSHOTS"); !folder.isEmpty()) {
            QFile::copy(sheet, folder + QStringLiteral("/series-sheet.pdf"));
        }
        if (const QString words = wordsOf(sheet); !words.isEmpty()) {
            for (const char* said :
                {"王小明", "李华", "陈一", "赵二", "2级→1级", "及格", "黑中盘胜", "裁判"}) {
                QVERIFY2(words.contains(text(said)), said);
            }
        }

        program.press("closeSeries");
        program.picture("series-list");
        program.press("statisticsButton");
        const auto* table = program.find<QTableWidget>("statisticsTable");
        QCOMPARE(table->item(0, 0)->text(), text("2级→1级"));
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("1"));
        QCOMPARE(table->item(0, 3)->text(), QStringLiteral("1"));
        QVERIFY(program.window().findChild<QWidget*>(QStringLiteral("chart")));
        program.picture("series-statistics");
        program.find<QComboBox>("statisticsBy")->setCurrentIndex(3);
        QCOMPARE(table->item(3, 0)->text(), text("超时"));
        QCOMPARE(table->item(3, 3)->text(), QStringLiteral("1"));
        program.picture("series-statistics-time");
    }

    void theArchiveKnowsTheLevel()
    {
        Program program(fresh());
        plan(program);
        program.press("beginSeriesButton");
        sitDown(program);
        ui::setNextAnswer(true);
        program.press(ui::Action::Resign);
        program.press("closeButton");
        QCOMPARE(cell(program, 0, 4), text("负"));
        program.press("closeSeries");
        program.press("closeSeriesList");
        program.press("archiveButton");
        auto* level = program.find<QComboBox>("filterLevel");
        QCOMPARE(level->itemText(1), text("2级→1级"));
        level->setCurrentIndex(1);
        QCOMPARE(program.find<QTableView>("archiveTable")->model()->rowCount(), 1);
        QVERIFY(program.find<QComboBox>("filterEvent")->itemText(1).contains(text("第1轮")));
    }

    void coloursByNigiriAreThoseOfTheRound()
    {
        Program program(fresh());
        plan(program);
        program.find<QComboBox>("seriesColours")->setCurrentIndex(1);
        program.press("beginSeriesButton");
        QCOMPARE(cell(program, 0, 2), QString());
        program.press("nextGameButton");
        program.press("startButton");
        program.press("oddButton"); // seven stones in the hand: the guesser is right and takes Black
        program.press("openHandButton");
        program.press("beginButton");
        QCOMPARE(program.session().setup.players.white.name, std::string("王小明"));
        QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
        ui::setNextAnswer(true);
        program.press(ui::Action::Resign); // Black
        program.press("closeButton");
        QCOMPARE(cell(program, 0, 2), text("白"));
        QCOMPARE(cell(program, 0, 4), text("胜"));
    }

    void ownPlansAndDeletedSeriesComeBack()
    {
        Program program(fresh());
        plan(program);
        ui::setNextText(text("周末定级"));
        program.press("savePlanButton");
        auto* plans = program.find<QComboBox>("plan");
        QCOMPARE(plans->currentText(), text("周末定级"));
        program.press("beginSeriesButton");
        QVERIFY(program.find<QLabel>("seriesTitle")->text().contains(text("周末定级")));
        program.press("closeSeries");
        program.press("deleteSeriesButton");
        QVERIFY(program.find<QLabel>("seriesEmpty")->isVisible());
        program.picture("series-empty");
        program.press("undoSeriesButton");
        QCOMPARE(program.find<QTableView>("seriesTable")->model()->rowCount(), 1);
        program.press("newSeriesButton");
        QCOMPARE(plans->currentText(), text("周末定级"));
        ui::setNextAnswer(true);
        program.press("removePlanButton");
        QVERIFY(plans->findText(text("周末定级")) < 0);
    }

    void impossiblePlansAreExplained()
    {
        Program program(fresh());
        plan(program);
        program.find<QSpinBox>("passValue")->setValue(4);
        QVERIFY(!program.find<QPushButton>("beginSeriesButton")->isEnabled());
        QVERIFY(program.find<QLabel>("planObstacle")->text().contains(text("及格线")));
        program.find<QSpinBox>("passValue")->setValue(3);
        QVERIFY(program.find<QPushButton>("beginSeriesButton")->isEnabled());
    }

    void theScreensSpeakEnglish()
    {
        Program program(fresh(), shell::Language::English);
        program.places.charts = QStringLiteral(KAODUAN_CHARTS);
        program.open();
        program.picture("en-series-start");
        plan(program);
        program.picture("en-series-plan");
        program.press("beginSeriesButton");
        for (int round = 0; round < 3; ++round) {
            program.find<QTableView>("roundsTable")->selectRow(round);
            answerRound([round](ui::RoundDialog& dialog) {
                dialog.findChild<QComboBox*>(QStringLiteral("roundWhat"))
                    ->setCurrentIndex(round == 1 ? 2 : 1);
                dialog.findChild<QSpinBox*>(QStringLiteral("roundMargin"))->setValue(7);
            });
            program.press("enterResultButton");
        }
        QCOMPARE(verdict(program), QStringLiteral("Passed"));
        QVERIFY(program.find<QLabel>("seriesStanding")
                    ->text()
                    .startsWith(QLatin1String("2 wins, 0 draws, 1 loss;")));
        program.picture("en-series");
        const QString sheet = program.places.archive + QStringLiteral(".pdf");
        writeSheet(program, sheet);
        if (const QString words = wordsOf(sheet); !words.isEmpty()) {
            QVERIFY(words.contains(QLatin1String("Passed")));
            QVERIFY(words.contains(QLatin1String("Referee")));
        }
        if (const QString folder = qEnvironmentVariable("KAODUAN_SCREENSHOTS"); !folder.isEmpty()) {
            QFile::copy(sheet, folder + QStringLiteral("/en-series-sheet.pdf"));
        }
        program.press("closeSeries");
        program.picture("en-series-list");
        program.press("statisticsButton");
        program.picture("en-series-statistics");
    }

    void withoutTheLibraryTheTableStandsAlone()
    {
        ui::StatisticsPage page;
        QVERIFY(page.findChild<QLabel*>(QStringLiteral("statisticsEmpty"))->isVisibleTo(&page));
        exam::Statistics statistics;
        statistics.games = {1, 0, 0};
        statistics.byColour.black = {1, 0, 0};
        page.setStatistics(statistics);
        page.findChild<QComboBox*>(QStringLiteral("statisticsBy"))->setCurrentIndex(1);
        QVERIFY(!page.findChild<QWidget*>(QStringLiteral("chart")));
        QCOMPARE(page.findChild<QTableWidget*>()->rowCount(), 2);
    }
};

QTEST_MAIN(TestSeriesScreens)
#include "tst_seriesscreens.moc"
