// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/countpage.h"
#include "ui/countplayer.h"
#include "ui/positioncountpage.h"
#include "ui/practicepage.h"
#include "ui/quarterspin.h"
#include "ui/reviewpage.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <memory>

namespace {

/// A judge that answers when it is told to, or gives up when it is asked to stop.
struct HeldJudge {
    std::optional<go::DeadStones> operator()(const go::Board& board, const std::stop_token& stop) const
    {
        while (!*released) {
            if (stop.stop_requested())
                return std::nullopt;
            std::this_thread::yield();
        }
        const go::PointSet none(board.size());
        go::DeadStones stones{none, none, none, none, none};
        stones.dead.insert({0, 0});
        stones.open.insert({6, 6});
        return stones;
    }
    std::shared_ptr<std::atomic<bool>> released = std::make_shared<std::atomic<bool>>(false);
};

const QByteArray record = "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Chinese]KM[7.5]PB[Wang]PW[Li]RE[B+1.5];B[ea];W[fa];"
                          "B[eb];W[fb];B[ec];W[fc];B[ed];W[fd];B[ee];W[fe];B[ef];W[ff];B[eg];W[fg];B[eh];"
                          "W[fh];B[ei];W[fi])";

} // namespace

/// From the end of a game to its count, the count of any position, and the counting practice, through the
/// real window.
class TestCountScreens : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

    /// Nine lines, two walls, and a white stone at A9; Black is to move.
    static void playToTheEnd(Program& program)
    {
        exam::GameSetup setup;
        setup.size = go::BoardSize::square(9);
        setup.conduct = exam::Conduct::Hint;
        setup.colours = exam::ColourChoice::Agreed;
        setup.time = timing::Retained{timing::Millis{360'000}, 5};
        shell::Settings settings = shell::SettingsFile(program.places.settings).load();
        settings.lastSetup = setup;
        static_cast<void>(shell::SettingsFile(program.places.settings).save(settings));
        program.open();
        program.press("newGameButton");
        program.press("startButton");
        QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
        for (int row = 1; row <= 9; ++row) {
            program.play(QStringLiteral("E%1 F%1").arg(row), 9);
        }
        program.play(QStringLiteral("B2 A9"), 9);
    }

    static void proposeEnd(Program& program)
    {
        ui::setNextAnswer(true);
        program.press(ui::Action::ProposeEnd);
    }

    static const exam::Counting& counting(const Program& program)
    {
        return std::get<exam::Counting>(program.session().phase);
    }

    static QString text(const Program& program, const char* label)
    {
        return program.find<QLabel>(label)->text();
    }

    static void answer(const Program& program, const char* winner, int quarterZi)
    {
        auto* radio = program.find<QAbstractButton>(winner);
        QTest::mouseClick(radio, Qt::LeftButton, {}, QPoint(8, radio->height() / 2));
        program.find<ui::QuarterSpin>("marginZi")->setValue(quarterZi);
        program.press("checkButton");
    }

private Q_SLOTS:
    void anOpenBorderIsToldWithTheProposedEnd()
    {
        const HeldJudge judge;
        Program program(fresh(), shell::Language::English, judge);
        playToTheEnd(program);
        proposeEnd(program);
        *judge.released = true;
        QTRY_VERIFY2(
            program.table()->actions()->banner().contains(QStringLiteral("border is not closed at G3")),
            qPrintable(program.table()->actions()->banner()));
        program.picture("en-open-border");
        // What was found before the answer is proposed at once.
        program.press(ui::Action::Agree);
        QTRY_COMPARE(counting(program).source, exam::DeadSource::Program);
        QCOMPARE(counting(program).dead, (std::vector<go::Point>{{0, 0}}));
        QVERIFY(text(program, "countNotice").contains(QStringLiteral("G3")));
        program.picture("en-proposal");
    }

    void playersMarkFasterThanTheProgram()
    {
        const HeldJudge judge;
        Program program(fresh(), shell::Language::English, judge);
        playToTheEnd(program);
        proposeEnd(program);
        program.press(ui::Action::Agree);
        QVERIFY(text(program, "deadSource").contains(QStringLiteral("looking for dead stones")));
        program.picture("en-looking");
        auto* page = program.window().findChild<ui::CountPage*>();
        Program::clickPoint(page->board(), QStringLiteral("B2"), 9);
        QCOMPARE(counting(program).source, exam::DeadSource::Players);
        *judge.released = true;
        QTRY_VERIFY(!text(program, "deadSource").contains(QStringLiteral("looking")));
        QCOMPARE(counting(program).source, exam::DeadSource::Players);
        QCOMPARE(counting(program).dead, (std::vector<go::Point>{{1, 7}}));
    }

    void aGameThatGoesOnIsNotJudged()
    {
        const HeldJudge judge;
        Program program(fresh(), shell::Language::English, judge);
        playToTheEnd(program);
        proposeEnd(program);
        program.press(ui::Action::PlayOn);
        *judge.released = true;
        program.play(QStringLiteral("B8"), 9);
        QVERIFY(std::holds_alternative<exam::Running>(program.session().phase));
        QVERIFY(program.table()->actions()->banner().isEmpty());
    }

    void aDisputeIsPlayedOutAndTheBoardComesBack()
    {
        const HeldJudge judge;
        *judge.released = true;
        Program program(fresh(), shell::Language::English, judge);
        playToTheEnd(program);
        proposeEnd(program);
        program.press(ui::Action::Agree);
        QTRY_COMPARE(counting(program).source, exam::DeadSource::Program);
        const auto plies = program.session().game.plies().size();
        ui::setNextAnswer(true);
        program.press("disputeWhite");
        program.play(QStringLiteral("B8"), 9);
        proposeEnd(program);
        program.press(ui::Action::Agree);
        QTRY_COMPARE(counting(program).source, exam::DeadSource::Program);
        program.picture("en-after-dispute");
        ui::setNextAnswer(true);
        program.press("bringBack");
        QCOMPARE(program.session().game.plies().size(), plies);
        QCOMPARE(counting(program).dead, (std::vector<go::Point>{{0, 0}}));
    }

    void anyPositionOfARecordIsCounted()
    {
        Program program(fresh());
        const QString path = program.places.archive + QStringLiteral(".sgf");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(record) > 0);
        file.close();
        program.openRecord(path);
        auto* review = program.window().findChild<ui::ReviewPage*>();
        program.press("countHereButton");
        QTRY_VERIFY(text(program, "positionSource").contains(QStringLiteral("程序提出")));
        QCOMPARE(text(program, "positionResult"), QStringLiteral("黑胜3/4子"));
        QCOMPARE(text(program, "positionComparison"), QStringLiteral("与棋谱的结果一致：黑胜3/4子。"));
        program.picture("position");
        auto* rules = program.find<QComboBox>("countRules");
        rules->setCurrentIndex(2);
        Q_EMIT rules->activated(2);
        QCOMPARE(text(program, "positionResult"), QStringLiteral("黑胜2目半"));
        program.press("playCountButton");
        program.press("lastStep");
        QCOMPARE(text(program, "playedResult"), QStringLiteral("黑胜2目半"));
        program.picture("position-territory");
        program.press("leaveCount");
        program.press("backToGame");
        QVERIFY(review->isVisible());
        QCOMPARE(review->ply(), 18);

        // In the middle of the game, too; the record stays as it was.
        for (int i = 0; i < 8; ++i) {
            program.press("backButton");
        }
        program.press("countHereButton");
        program.press("backToGame");
        QCOMPARE(review->ply(), 10);
        const QString exported = program.places.archive + QStringLiteral(".out.sgf");
        ui::setNextFileName(exported);
        program.press("exportButton");
        QFile out(exported);
        QVERIFY(out.open(QIODevice::ReadOnly));
        const QByteArray written = out.readAll();
        QVERIFY2(written.contains("RU[Chinese]") && written.contains("RE[B+1.5]"), written.constData());
        QVERIFY(!written.contains("TB[") && written.count(";W[") == 9);
    }

    void countingIsPractised()
    {
        Program program(fresh());
        program.press("practiceButton");
        QTRY_VERIFY(text(program, "practiceTitle").startsWith(QStringLiteral("第 1 题")));
        auto* page = program.window().findChild<ui::PracticePage*>();
        program.picture("practice");
        program.time.wind(timing::Millis{42'000});
        answer(program, "winnerWhite", 1);
        QVERIFY(page->isAnswered());
        program.picture("practice-answered");
        program.press("workedButton");
        program.press("nextStep");
        program.picture("practice-worked");
        program.press("leaveCount");
        program.press("nextButton");
        QTRY_VERIFY(text(program, "practiceTitle").startsWith(QStringLiteral("第 2 题")));
        program.press("hintButton");
        program.press("hintButton");
        program.picture("practice-hint");
        QCOMPARE(text(program, "practiceClock"), QStringLiteral("0:00"));
        program.press("closeButton");
        QVERIFY(program.find<QAbstractButton>("practiceButton")->isVisible());
        program.press("practiceButton"); // the question still stands
        QVERIFY(text(program, "practiceTitle").startsWith(QStringLiteral("第 2 题")));
        program.press("previousButton");
        QTRY_VERIFY(text(program, "practiceTitle").startsWith(QStringLiteral("第 1 题")));
    }

    void anEmptyArchiveHasNothingToPractise()
    {
        Program program(fresh(), shell::Language::English);
        program.press("practiceButton");
        auto* source = program.find<QComboBox>("practiceSource");
        source->setCurrentIndex(1);
        Q_EMIT source->activated(1);
        QVERIFY(text(program, "practiceTitle").startsWith(QStringLiteral("No finished game")));
        program.picture("en-practice-nothing");
    }
};

QTEST_MAIN(TestCountScreens)
#include "tst_countscreens.moc"
