// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/referee.h"
#include "tests/support/examtable.h"

#include <QtTest>

using exam::Say;
using go::Color;
using timing::Millis;
using namespace std::chrono_literals;

/// What is said because of an event.
class TestAnnouncements : public QObject {
    Q_OBJECT

private:
    static std::vector<exam::Announcement> lastSaid(const ExamTable& table)
    {
        return exam::announcementsOf(table.session, table.events.back());
    }

private Q_SLOTS:
    void cuesKeepSideValueAndUnit()
    {
        const timing::TimeControl retained = timing::Retained{};
        const auto left
            = exam::announcementOf({Millis{60'000}, timing::CueKind::Left, 4}, Color::White, retained);
        QCOMPARE(left.say, Say::Left);
        QCOMPARE(left.side, Color::White);
        QCOMPARE(left.value, 4);
        QCOMPARE(left.unit, exam::Announcement::Unit::Minutes);
        const timing::TimeControl periods = timing::Japanese{Millis{0}, 3, Millis{30'000}};
        QCOMPARE(exam::announcementOf({Millis{0}, timing::CueKind::Enter, 3}, Color::Black, periods).unit,
            exam::Announcement::Unit::Periods);
        QCOMPARE(exam::announcementOf({Millis{0}, timing::CueKind::Lost, 0}, Color::Black, periods).say,
            Say::LostOnTime);
    }

    void theEndIsSaidInOrder()
    {
        ExamTable table(setupFor(9));
        table.start();
        QCOMPARE(lastSaid(table).front().say, Say::GameStart);
        table.wish(exam::ProposeEnd{Color::Black});
        QCOMPARE(lastSaid(table).front().say, Say::EndProposed);
        table.wish(exam::AgreeEnd{Color::White});
        const auto said = lastSaid(table);
        QCOMPARE(said.size(), std::size_t{2});
        QCOMPARE(said[0].say, Say::EndAgreed);
        QCOMPARE(said[1].say, Say::CountNow);
    }

    void aFallenFlagIsSaidWithTheResult()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.after(1h);
        table.wish(exam::Tick{});
        const auto said = lastSaid(table);
        QCOMPARE(said.size(), std::size_t{2});
        QCOMPARE(said[0].say, Say::LostOnTime);
        QCOMPARE(said[0].side, Color::Black);
        QCOMPARE(said[1].say, Say::Result);
        QCOMPARE(said[1].outcome->winner, Color::White);
    }

    void aCountByTerritoryIsSaidInPoints()
    {
        for (const auto& rules : {go::Rules::chinese(), go::Rules::japanese()}) {
            exam::GameSetup setup = setupFor(9);
            setup.rules = rules;
            ExamTable table(setup);
            table.start();
            table.wish(exam::Resign{Color::Black});
            const bool points = rules.scoring == go::Scoring::Territory;
            QCOMPARE(lastSaid(table).back().unit,
                points ? exam::Announcement::Unit::Points : exam::Announcement::Unit::None);
        }
    }

    void warningsAreCounted()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.wish(exam::GiveWarning{Color::White, exam::Incident::Other, {}});
        QCOMPARE(lastSaid(table).front().say, Say::Warning);
        QCOMPARE(lastSaid(table).front().value, 1);
        table.wish(exam::GiveWarning{Color::White, exam::Incident::Other, {}});
        QCOMPARE(lastSaid(table).front().say, Say::WarningsLose);
    }

    void aQuestionIsAnsweredWithTheRunningMinuteIncluded()
    {
        ExamTable table(setupFor(9));
        table.start();
        table.after(185s); // 60 s free, two full minutes used of five
        table.wish(exam::AskMinutes{Color::Black});
        QCOMPARE(lastSaid(table).front().say, Say::Answer);
        QCOMPARE(lastSaid(table).front().value, 3);
    }
};

QTEST_GUILESS_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
