// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/record.h"
#include "tests/support/examtable.h"

#include <QtTest>

using go::Color;
using timing::Instant;
using timing::Millis;

/// Every event as a line of text and back.
class TestRecord : public QObject {
    Q_OBJECT

private:
    static std::vector<exam::Fact> everyFact()
    {
        exam::GameSetup setup;
        setup.players.black = {"王小明 = 50%", "1级"};
        setup.players.white = {"", "2 段", "GNU Go 3.8", 7};
        setup.event = "line\nbreak\tand space";
        setup.time = timing::Fischer{Millis{60'000}, Millis{5'000}, std::nullopt};
        setup.profile = *exam::profileNamed("cwa-2002");
        const std::vector<go::Point> points{{0, 0}, {18, 18}, {24, 24}};
        return {exam::GameSetUp{setup}, exam::ClockStarted{}, exam::StonePlayed{Color::White, {3, 15}},
            exam::Passed{Color::Black}, exam::EndProposed{Color::White}, exam::EndAgreed{Color::Black},
            exam::EndDeclined{Color::Black},
            exam::MoveVoided{Color::Black, {4, 4}, go::IllegalReason::Superko}, exam::Resigned{Color::White},
            exam::FlagFell{Color::Black}, exam::ClockPaused{exam::PauseReason::Recovered},
            exam::ClockResumed{}, exam::DeadProposed{points, exam::DeadSource::Program},
            exam::ChainMarked{{}, exam::Life::Alive}, exam::DeadConfirmed{Color::White},
            exam::PlayResumed{Color::Black}, exam::RecountAsked{Color::White},
            exam::ResultSigned{Color::Black},
            exam::WarningGiven{Color::White, exam::Incident::ClockMisuse, "先按钟 & 100 %"},
            exam::GameRuled{{go::OutcomeKind::Draw, std::nullopt, 0}, "三劫循环"},
            exam::ClockAdjusted{Color::Black, {Millis{5}, 3, Millis{7}, 2, true, 9}, ""},
            exam::MinutesAsked{Color::White}, exam::TakenBack{2},
            exam::CameLate{Color::White, Millis{840'000}}, exam::MoveSealed{Color::Black, {"aZ-_09"}},
            exam::SealOpened{go::Point{24, 0}}, exam::FlagRevoked{Millis{50'000}, "钟坏了"},
            exam::FlagMadePass{"应本人要求"}, exam::ClockPressed{Color::White},
            exam::TurnGiven{Color::Black, ""}, exam::BroughtBack{},
            exam::IncidentRuled{Color::White, exam::Incident::ShiftedDisputed,
                {exam::Consequence::Deduction, exam::Consequence::Warning}, 2, Color::Black, "挪 = 动"},
            exam::Appealed{Color::Black, "组委会"}, exam::SeatLeft{Color::White},
            exam::SeatTaken{Color::White}, exam::Repeated{Color::Black, go::CycleKind::TripleKo, 2},
            exam::StoneLaid{Color::Black, {4, 4}}, exam::StonesLifted{Color::Black, points}};
    }

private Q_SLOTS:
    void everyFactSurvivesTheLine()
    {
        const auto facts = everyFact();
        QCOMPARE(facts.size(), std::variant_size_v<exam::Fact>);
        for (std::size_t i = 0; i < facts.size(); ++i) {
            QCOMPARE(facts[i].index(), i); // one of each, in order
            const exam::Event event{Instant{Millis{61'234}}, facts[i]};
            const std::string line = exam::toLine(event);
            QVERIFY2(line.find('\n') == std::string::npos, line.c_str());
            const auto read = exam::fromLine(line);
            QVERIFY2(read, read ? "" : read.error().what.c_str());
            QVERIFY2(*read == event, line.c_str());
        }
    }

    void anEnvelopeThatWasNotReadSurvives()
    {
        const exam::Event event{Instant{Millis{7}}, exam::SealOpened{}};
        QVERIFY(*exam::fromLine(exam::toLine(event)) == event);
    }

    void aClockOnlyGameSurvives()
    {
        exam::GameSetup setup;
        setup.board = exam::Board::Wooden;
        setup.first = Color::White;
        const exam::Event event{Instant{}, exam::GameSetUp{setup}};
        QVERIFY(exam::fromLine(exam::toLine(event)).value() == event);
    }

    /// A set-up whose penalties stand in the line as here.
    static std::optional<exam::Profile> profileIn(const std::string& profile)
    {
        const auto read = exam::fromLine("1 0 setup preset=seed-local pb= br= pw= wr= columns=19 rows=19 "
                                         "rules=rules:0:1:15:0:0:1:1 handicap=0 time=retained:3600000:1 "
                                         "conduct=1 "
            + profile + " colours=0 event=");
        return read ? std::optional(std::get<exam::GameSetUp>(read->fact).setup.profile) : std::nullopt;
    }

    void linesBeforeOvertimeAndLatenessAreRead()
    {
        QCOMPARE(profileIn("profile=seed-1988:1:1:0:3:2:0"), exam::profileNamed("seed-1988"));
    }

    void linesBeforePenaltiesWereDataAreRead()
    {
        QCOMPARE(profileIn("profile=seed-1988:1:1:0:3:2:0:3:15:2"), exam::profileNamed("seed-1988"));
        QCOMPARE(profileIn("profile=cwa-2002:1:1:0:2:2:0:1:15:2"), exam::profileNamed("cwa-2002"));
        const auto other = profileIn("profile=club:2:3:1:0:3:1:3:20:1").value();
        QCOMPARE(other.id, std::string("club"));
        QCOMPARE(other.warningsThatLose, 3);
        QCOMPARE(other.lateMinutesThatLose, 20);
        QVERIFY(other.penaltyFor(exam::Incident::KoRetake).allows(exam::Consequence::Loss));
        QVERIFY(other.penaltyFor(exam::Incident::ForbiddenPoint).allows(exam::Consequence::Warning));
        QVERIFY(other.penaltyFor(exam::Incident::ForbiddenPoint).allows(exam::Consequence::VoidPass));
    }

    void ownPenaltiesSurvive()
    {
        exam::GameSetup setup;
        setup.profile.id = "区级赛 : own = 1";
        setup.profile.swapUntilMove = 99;
        exam::Penalty penalty(exam::Ruling{});
        penalty.add({exam::Consequence::PutBack, exam::Consequence::Warning});
        setup.profile.setPenalty(exam::Incident::Wandering, penalty);
        const exam::Event event{Instant{}, exam::GameSetUp{setup}};
        QVERIFY(exam::fromLine(exam::toLine(event)).value() == event);
    }

    void penaltiesThatAreNoneAreFaults()
    {
        QVERIFY(profileIn("profile=own penalties=w2:z0:l15:f2:s0:moved-stone:put-back_warning"));
        for (const char* bad : {"penalties=w0:z0:l15:f2:s0", "penalties=w2:z0",
                 "penalties=", "penalties=w2:z0:l15:f2:s0:moved-stone",
                 "penalties=w2:z0:l15:f2:s0:stone:loss", "penalties=w2:z0:l15:f2:s0:moved-stone:loss_draw",
                 "penalties=w2:z0:l15:f2:s0:late:loss.loss.loss.loss.loss.loss.loss"}) {
            QVERIFY2(!profileIn(std::string("profile=own ") + bad), bad);
        }
    }

    void everyTimeSettingSurvives()
    {
        const std::vector<timing::TimeControl> settings{timing::Retained{Millis{3'600'000}, 5},
            timing::Japanese{Millis{0}, 3, Millis{30'000}}, timing::Canadian{Millis{1}, 15, Millis{2}},
            timing::SharedHalved{Millis{2'400'000}, Millis{600'000}},
            timing::SharedPerMove{Millis{3'600'000}, Millis{60'000}},
            timing::Fischer{Millis{1}, Millis{2}, Millis{3}}, timing::Absolute{Millis{4}}, timing::Untimed{}};
        for (const timing::TimeControl& time : settings) {
            exam::GameSetup setup;
            setup.time = time;
            const exam::Event event{Instant{}, exam::GameSetUp{setup}};
            QVERIFY(*exam::fromLine(exam::toLine(event)) == event);
        }
    }

    void badLinesAreFaultsThatSayWhat_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("what");
        QTest::newRow("empty") << ""
                               << "no event line";
        QTest::newRow("text") << "hello"
                              << "no event line";
        QTest::newRow("newer") << "2 0 start"
                               << "newer version";
        QTest::newRow("no instant") << "1 x start"
                                    << "no instant";
        QTest::newRow("before the game") << "1 -5 start"
                                         << "no instant";
        QTest::newRow("unknown") << "1 0 foo"
                                 << "unknown event 'foo'";
        QTest::newRow("no side") << "1 0 stone point=aa"
                                 << "side is missing";
        QTest::newRow("odd side") << "1 0 stone side=red point=aa"
                                  << "neither black nor white";
        QTest::newRow("off the board") << "1 0 stone side=black point=zz"
                                       << "no point";
        QTest::newRow("odd list") << "1 0 chain points=aab life=1"
                                  << "no list of points";
        QTest::newRow("enum range") << "1 0 pause reason=99"
                                    << "range";
        QTest::newRow("escape") << "1 0 ruled outcome=5 winner=none margin=0 note=%4"
                                << "no field";
        QTest::newRow("no plies") << "1 0 taken-back plies=0"
                                  << "range";
        QTest::newRow("huge number") << "1 0 taken-back plies=99999999999999999999"
                                     << "range";
    }
    void badLinesAreFaultsThatSayWhat()
    {
        QFETCH(QString, line);
        QFETCH(QString, what);
        const auto read = exam::fromLine(line.toStdString());
        QVERIFY(!read);
        QVERIFY2(read.error().what.find(what.toStdString()) != std::string::npos, read.error().what.c_str());
    }

    void aLineCutAnywhereIsNeverAnotherEvent()
    {
        const exam::Event event{
            Instant{Millis{7}}, exam::WarningGiven{Color::White, exam::Incident::Other, "注"}};
        const std::string line = exam::toLine(event);
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto read = exam::fromLine(line.substr(0, i));
            if (read) {
                QVERIFY(!(*read == event));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRecord)
#include "tst_record.moc"
