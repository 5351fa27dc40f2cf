// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/outcome.h"
#include "tests/support/examtable.h"

#include <QtTest>

#include <random>

using go::Color;
using timing::Millis;

/// The fold: what the state is after events, however they came about.
class TestSession : public QObject {
    Q_OBJECT

private:
    static exam::Command randomWish(std::mt19937& random, const exam::Session& session)
    {
        const auto pick
            = [&random](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
        const Color side = pick(8) == 0 ? go::opponent(exam::sideToMove(session)) : exam::sideToMove(session);
        const go::Point point = go::pointAt(pick(session.setup.size.points()), session.setup.size);
        switch (pick(40)) {
        case 0:
            return exam::Pass{side};
        case 1:
            return exam::ProposeEnd{side};
        case 2:
            return exam::AgreeEnd{side};
        case 3:
            return exam::DeclineEnd{side};
        case 4:
            return exam::Pause{};
        case 5:
        case 6:
            return exam::Resume{};
        case 7:
            return exam::MarkDead{point};
        case 8:
            return exam::ConfirmDead{side};
        case 9:
            return exam::ConfirmDead{go::opponent(side)};
        case 10:
            return exam::DisputeDead{side};
        case 11:
            return exam::AskRecount{side};
        case 12:
            return exam::Sign{side};
        case 13:
            return exam::AskMinutes{side};
        case 14:
            return exam::TakeBack{1 + pick(3)};
        case 15:
            return exam::Start{};
        case 16:
            return exam::Tick{};
        case 17:
            return exam::BringBack{};
        default:
            return exam::Play{side, point};
        }
    }

private Q_SLOTS:
    void aCountedGameEndsInTheSheet()
    {
        // Black holds the left five columns of 9×9, White the right four: 45 against 36, komi 3 3/4 子.
        ExamTable table(setupFor(9));
        table.start();
        for (int row = 1; row <= 9; ++row) {
            QVERIFY(!table.play("E" + std::to_string(row)));
            QVERIFY(!table.play("F" + std::to_string(row)));
        }
        table.play("H5"); // a black stone inside White's area
        table.play("pass");
        table.agreeEnd();
        QVERIFY(!table.wish(exam::MarkDead{go::pointFromBoardName("H5", {9, 9}).value()}));
        QCOMPARE(table.phase<exam::Counting>()->dead.size(), std::size_t{1});
        const Color first = table.phase<exam::Counting>()->first;
        table.wish(exam::ConfirmDead{first});
        table.wish(exam::ConfirmDead{go::opponent(first)});
        const auto score = exam::scoreOf(table.session);
        QVERIFY(score);
        QCOMPARE(score->count.halfPoints(Color::Black), 90);
        QCOMPARE(score->count.halfPoints(Color::White), 72);
        table.wish(exam::Sign{Color::White});
        QVERIFY(!exam::outcomeOf(table.session));
        table.wish(exam::Sign{Color::Black});
        QCOMPARE(go::chineseResult(*exam::outcomeOf(table.session)), std::string("黑胜3/4子"));
    }

    void markingAgainTakesConfirmationsBack()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.play("E5");
        table.agreeEnd();
        table.wish(exam::ConfirmDead{Color::White});
        table.wish(exam::MarkDead{{4, 4}});
        QVERIFY(!table.phase<exam::Counting>()->confirmed.white);
        table.wish(exam::MarkDead{{4, 4}});
        QVERIFY(table.phase<exam::Counting>()->dead.empty());
    }

    void aWarningCostsAZiInThePracticeProfile()
    {
        exam::GameSetup setup = setupFor(9);
        setup.profile = *exam::profileNamed("practice");
        ExamTable table(setup);
        table.start();
        table.play("E5");
        table.agreeEnd();
        const int before = exam::scoreOf(table.session)->margin;
        table.wish(exam::GiveWarning{Color::Black, exam::Incident::Other, {}});
        QCOMPARE(exam::scoreOf(table.session)->margin, before - 4);
    }

    void blackFirstPaysNothingBack()
    {
        exam::GameSetup setup = setupFor(19);
        setup.handicap = 1;
        setup.rules.komi = 0;
        ExamTable table(setup);
        table.start();
        table.play("Q16");
        table.agreeEnd();
        QCOMPARE(exam::scoreOf(table.session)->payback, 0);
        QCOMPARE(exam::scoreOf(table.session)->margin, 722);
    }

    void anyScriptFoldsAgainToTheSameState()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            std::mt19937 random(seed);
            ExamTable table(
                setupFor(seed % 2 == 0 ? 5 : 9, seed % 3 == 0 ? exam::Conduct::Exam : exam::Conduct::Hint));
            table.start();
            for (int i = 0; i < 200; ++i) {
                table.after(Millis{static_cast<int>(random() % 9'000)});
                table.wish(randomWish(random, table.session));
            }
            QVERIFY2(exam::sameState(exam::replay(table.events), table.session),
                qPrintable(QString::number(seed)));
            if (table.phase<exam::Over>()) {
                const auto over = table.session;
                table.wish(randomWish(random, table.session));
                QVERIFY(exam::sameState(over, table.session)); // after the end nothing changes
            }
        }
    }

    void noTurnGainsTime()
    {
        for (unsigned seed = 100; seed < 120; ++seed) {
            std::mt19937 random(seed);
            ExamTable table(setupFor(9, exam::Conduct::Exam));
            table.start();
            for (int i = 0; i < 150; ++i) {
                const auto before = table.session.clock.banks();
                table.after(Millis{static_cast<int>(random() % 30'000)});
                table.wish(randomWish(random, table.session));
                for (const Color side : go::bothColors) {
                    QVERIFY(table.session.clock.bank(side).main <= before[side].main);
                    QVERIFY(table.session.clock.bank(side).periods <= before[side].periods);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
