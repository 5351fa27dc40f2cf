// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/chinese.h"
#include "ui/texts.h"

#include <QFile>
#include <QMap>
#include <QTest>

namespace texts = ui::texts;
using exam::Announcement;
using exam::Say;
using Unit = exam::Announcement::Unit;
using timing::Millis;

namespace {

/// The phrases that are spoken: id → words in a language.
QMap<QString, QString> phrases(const QString& language)
{
    QFile file(QStringLiteral(KAODUAN_SOURCE_DIR "/resources/voice/phrases.tsv"));
    QMap<QString, QString> all;
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return all;
    qsizetype column = -1;
    const auto lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    for (const auto& line : lines) {
        if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
            continue;
        const auto cells = line.split(QLatin1Char('\t'));
        if (cells.first() == u"id") {
            column = cells.indexOf(language);
        } else if (column > 0 && column < cells.size()) {
            all.insert(cells.first(), cells.at(column));
        }
    }
    return all;
}

QString withoutStop(QString text)
{
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

Announcement said(Say say, int value = 0, Unit unit = Unit::None, std::optional<go::Color> side = {})
{
    return {say, side, value, unit, {}, {}, {}, 0};
}

exam::GameSetup withTime(const timing::TimeControl& time)
{
    exam::GameSetup setup;
    setup.time = time;
    return setup;
}

} // namespace

class TstTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void announcementsAreTheSpokenWords_data();
    void announcementsAreTheSpokenWords();
    void theLossIsSpokenAsTwoPhrases();
    void chineseResultsFollowTheRuleBook_data();
    void chineseResultsFollowTheRuleBook();
    void aCountByTerritoryIsSaidInPoints();
    void englishResultsNameBothUnits_data();
    void englishResultsNameBothUnits();
    void komiIsSaidInBothUnits();
    void durationsAreWrittenAndRead_data();
    void durationsAreWrittenAndRead();
    void whatIsNoDurationIsNotRead_data();
    void whatIsNoDurationIsNotRead();
    void timeControlIsOneSentence();
    void everyPresetAndProfileHasAName();
    void everyEnumeratorHasWords();
    void everyEventHasALine();
    void areasAreWrittenInHalves();
};

void TstTexts::announcementsAreTheSpokenWords_data()
{
    QTest::addColumn<Announcement>("announcement");
    QTest::addColumn<QString>("phrase");
    const auto add = [](const QString& phrase, const Announcement& announcement) {
        QTest::newRow(qPrintable(phrase)) << announcement << phrase;
    };
    for (int n = 1; n <= 10; ++n) {
        add(QStringLiteral("enter_%1").arg(n), said(Say::Enter, n, Unit::Minutes));
        add(QStringLiteral("enter_black_%1").arg(n), said(Say::Enter, n, Unit::Minutes, go::Color::Black));
        add(QStringLiteral("enter_white_%1").arg(n), said(Say::Enter, n, Unit::Minutes, go::Color::White));
        add(QStringLiteral("enter_periods_%1").arg(n), said(Say::Enter, n, Unit::Periods));
        add(QStringLiteral("answer_%1").arg(n), said(Say::Answer, n, Unit::Minutes));
    }
    for (int n = 1; n <= 9; ++n) {
        add(QStringLiteral("left_%1").arg(n), said(Say::Left, n, Unit::Minutes));
        add(QStringLiteral("periods_left_%1").arg(n), said(Say::Left, n, Unit::Periods));
        add(QStringLiteral("count_%1").arg(n), said(Say::Count, n));
    }
    for (const int n : {5, 8, 10, 15, 18, 20, 25, 28, 30, 35, 38, 40, 50, 55, 58})
        add(QStringLiteral("seconds_%1").arg(n), said(Say::Seconds, n));
    for (const int n : {10, 20, 30, 60, 300})
        add(QStringLiteral("remaining_%1").arg(n), said(Say::Remaining, n));
    add(QStringLiteral("minute"), said(Say::Minute));
    add(QStringLiteral("halved"), said(Say::Enter));
    add(QStringLiteral("game_start"), said(Say::GameStart));
    add(QStringLiteral("void_move"), said(Say::VoidMove));
    add(QStringLiteral("end_proposed"), said(Say::EndProposed));
    add(QStringLiteral("end_agreed"), said(Say::EndAgreed));
    add(QStringLiteral("end_declined"), said(Say::EndDeclined));
    add(QStringLiteral("count_now"), said(Say::CountNow));
    add(QStringLiteral("recount"), said(Say::Recount));
    add(QStringLiteral("pause"), said(Say::Pause));
    add(QStringLiteral("resume"), said(Say::Resume));
    add(QStringLiteral("referee"), said(Say::RefereeCalled));
    const auto black = go::Color::Black;
    const auto white = go::Color::White;
    add(QStringLiteral("sealed"), said(Say::Sealed, 0, Unit::None, black));
    add(QStringLiteral("unsealed"), said(Say::SealOpened, 0, Unit::None, black));
    add(QStringLiteral("black_pass"), said(Say::Pass, 0, Unit::None, black));
    add(QStringLiteral("white_pass"), said(Say::Pass, 0, Unit::None, white));
    add(QStringLiteral("warning_black"), said(Say::Warning, 1, Unit::None, black));
    add(QStringLiteral("warnings_two_white"), said(Say::WarningsLose, 2, Unit::None, white));
    add(QStringLiteral("black_resigns"), said(Say::Resigns, 0, Unit::None, black));
}

void TstTexts::announcementsAreTheSpokenWords()
{
    QFETCH(const Announcement, announcement);
    QFETCH(const QString, phrase);
    static const auto chineseWords = phrases(QStringLiteral("zh_CN"));
    static const auto englishWords = phrases(QStringLiteral("en"));
    QVERIFY2(englishWords.contains(phrase), "no such phrase in resources/voice/phrases.tsv");
    QCOMPARE(texts::announcement(announcement), withoutStop(englishWords.value(phrase)));
    const Chinese chinese;
    QVERIFY(chinese.loaded());
    QCOMPARE(texts::announcement(announcement), chineseWords.value(phrase));
}

void TstTexts::theLossIsSpokenAsTwoPhrases()
{
    // 十 comes at its instant, 超时判负 when the flag has settled; on the screen they are one sentence.
    const auto englishWords = phrases(QStringLiteral("en"));
    QCOMPARE(texts::announcement(said(Say::LostOnTime)),
        englishWords.value(QStringLiteral("count_10")) + QLatin1Char(' ')
            + withoutStop(englishWords.value(QStringLiteral("lost_plain"))));
    const auto chineseWords = phrases(QStringLiteral("zh_CN"));
    const Chinese chinese;
    QCOMPARE(texts::announcement(said(Say::LostOnTime)),
        chineseWords.value(QStringLiteral("count_10")) + QStringLiteral("，")
            + chineseWords.value(QStringLiteral("lost_plain")));
}

void TstTexts::chineseResultsFollowTheRuleBook_data()
{
    using Kind = go::OutcomeKind;
    const auto black = go::Color::Black;
    const auto white = go::Color::White;
    QTest::addColumn<go::Outcome>("outcome");
    QTest::addColumn<QString>("words");
    const auto add = [](const char* words, const go::Outcome& outcome) {
        QTest::newRow(words) << outcome << QString::fromUtf8(words);
    };
    add("黑胜2又3/4子", {Kind::Count, black, 11});
    add("黑胜1又3/4子", {Kind::Count, black, 7});
    add("黑胜3/4子", {Kind::Count, black, 3});
    add("黑胜1/4子", {Kind::Count, black, 1});
    add("白胜1/4子", {Kind::Count, white, 1});
    add("白胜3又1/4子", {Kind::Count, white, 13});
    add("黑胜3又1/2子", {Kind::Count, black, 14});
    add("黑胜2子", {Kind::Count, black, 8});
    add("黑胜", {Kind::Count, black, 0});
    add("黑中盘胜", {Kind::Resignation, black, 0});
    add("白超时，黑胜", {Kind::Time, black, 0});
    add("黑弃权，白胜", {Kind::Forfeit, white, 0});
    add("和棋", {Kind::Draw, {}, 0});
    add("无胜负", {Kind::NoResult, {}, 0});
    add("重下", {Kind::Replay, {}, 0});
    add("双方均负", {Kind::BothLose, {}, 0});
}

void TstTexts::chineseResultsFollowTheRuleBook()
{
    QFETCH(const go::Outcome, outcome);
    QFETCH(const QString, words);
    const Chinese chinese;
    QCOMPARE(texts::outcome(outcome), words);
}

void TstTexts::aCountByTerritoryIsSaidInPoints()
{
    exam::Announcement said;
    said.say = exam::Say::Result;
    said.outcome = go::Outcome{go::OutcomeKind::Count, go::Color::Black, 11};
    const Chinese chinese;
    QCOMPARE(texts::announcement(said), QStringLiteral("黑胜2又3/4子"));
    said.unit = exam::Announcement::Unit::Points;
    QCOMPARE(texts::announcement(said), QStringLiteral("黑胜5目半"));
}

void TstTexts::englishResultsNameBothUnits_data()
{
    QTest::addColumn<int>("margin");
    QTest::addColumn<QString>("words");
    QTest::newRow("quarter") << 1 << QStringLiteral("Black wins by 1/4 zi (0.5 points)");
    QTest::newRow("half") << 2 << QStringLiteral("Black wins by 1/2 zi (1 point)");
    QTest::newRow("three quarters") << 3 << QStringLiteral("Black wins by 3/4 zi (1.5 points)");
    QTest::newRow("whole") << 8 << QStringLiteral("Black wins by 2 zi (4 points)");
    QTest::newRow("mixed") << 11 << QStringLiteral("Black wins by 2 3/4 zi (5.5 points)");
}

void TstTexts::englishResultsNameBothUnits()
{
    QFETCH(const int, margin);
    QFETCH(const QString, words);
    QCOMPARE(texts::outcome({go::OutcomeKind::Count, go::Color::Black, margin}), words);
}

void TstTexts::komiIsSaidInBothUnits()
{
    QCOMPARE(texts::komi(15), QStringLiteral("3¾ zi = 7½ points"));
    QCOMPARE(texts::komi(13), QStringLiteral("3¼ zi = 6½ points"));
    QCOMPARE(texts::komi(0), QStringLiteral("no komi"));
    const Chinese chinese;
    QCOMPARE(texts::komi(15), QStringLiteral("3¾ 子 = 7½ 目"));
    QCOMPARE(texts::komi(0), QStringLiteral("不贴目"));
}

void TstTexts::durationsAreWrittenAndRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("written");
    QTest::newRow("hour") << QStringLiteral("1:00:00") << 3600 << QStringLiteral("1:00:00");
    QTest::newRow("minutes") << QStringLiteral("60") << 3600 << QStringLiteral("1:00:00");
    QTest::newRow("minutes and seconds") << QStringLiteral("55:00") << 3300 << QStringLiteral("55:00");
    QTest::newRow("seconds") << QStringLiteral("0:05") << 5 << QStringLiteral("0:05");
    QTest::newRow("more than an hour of minutes")
        << QStringLiteral("90:30") << 5430 << QStringLiteral("1:30:30");
    QTest::newRow("blanks and a wide colon")
        << QStringLiteral(" 1：30：00 ") << 5400 << QStringLiteral("1:30:00");
    QTest::newRow("nothing") << QStringLiteral("0") << 0 << QStringLiteral("0:00");
}

void TstTexts::durationsAreWrittenAndRead()
{
    QFETCH(const QString, text);
    QFETCH(const int, seconds);
    QFETCH(const QString, written);
    const auto read = texts::durationFrom(text);
    QVERIFY(read.has_value());
    QCOMPARE(read->count(), qint64{seconds} * 1000);
    QCOMPARE(texts::duration(*read), written);
    QCOMPARE(texts::duration(*read + Millis{999}), written);
}

void TstTexts::whatIsNoDurationIsNotRead_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text :
        {"", "abc", "-5", "1:60", "1:99:00", "1:00:00:00", "1h", "99999", "1:", ":30", "1.5"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TstTexts::whatIsNoDurationIsNotRead()
{
    QFETCH(const QString, text);
    QVERIFY(!texts::durationFrom(text).has_value());
}

void TstTexts::timeControlIsOneSentence()
{
    const timing::Retained fiveMinutes{Millis{3'600'000}, 5};
    QCOMPARE(texts::timeControl(fiveMinutes),
        QStringLiteral("1:00:00 of which 5 min byo-yomi = 55:00 free + 5 × 1:00"));
    QCOMPARE(texts::timeControl(timing::Japanese{Millis{1'800'000}, 3, Millis{30'000}}),
        QStringLiteral("30:00 and then 3 × 0:30, each kept until it is used up"));
    QCOMPARE(texts::timeControl(timing::Fischer{Millis{600'000}, Millis{10'000}, Millis{900'000}}),
        QStringLiteral("10:00 and 0:10 more for every move, never above 15:00"));
    QCOMPARE(texts::timeControl(timing::Untimed{}), QStringLiteral("no time limit"));
    const Chinese chinese;
    QCOMPARE(
        texts::timeControl(fiveMinutes), QStringLiteral("1:00:00 内含 5 分钟读秒 = 自由 55:00 + 5 × 1:00"));
}

void TstTexts::everyPresetAndProfileHasAName()
{
    const Chinese chinese;
    for (const auto& preset : exam::presets())
        QVERIFY2(texts::presetName(preset.id) != QString::fromStdString(preset.id), preset.id.c_str());
    for (const auto& profile : exam::profiles())
        QVERIFY2(texts::profile(profile.id) != QString::fromStdString(profile.id), profile.id.c_str());
    QCOMPARE(texts::presetName("my own"), QStringLiteral("my own"));
}

void TstTexts::everyEnumeratorHasWords()
{
    for (int i = 0; i <= static_cast<int>(Say::Repetition); ++i) {
        QVERIFY2(
            !texts::announcement(said(static_cast<Say>(i), 2)).isEmpty(), qPrintable(QString::number(i)));
    }
    for (int i = 0; i <= static_cast<int>(exam::RefusalReason::NotByHand); ++i)
        QVERIFY(!texts::refusal({static_cast<exam::RefusalReason>(i), {}}).isEmpty());
    for (int i = 0; i <= static_cast<int>(go::IllegalReason::OutOfTurn); ++i)
        QVERIFY(!texts::illegal(static_cast<go::IllegalReason>(i)).isEmpty());
    for (int i = 0; i <= static_cast<int>(timing::TimeFault::TooLong); ++i)
        QVERIFY(!texts::timeFault(static_cast<timing::TimeFault>(i)).isEmpty());
    for (std::size_t i = 0; i < exam::incidentCount; ++i)
        QVERIFY(!texts::incident(static_cast<exam::Incident>(i)).isEmpty());
    for (std::size_t i = 0; i < exam::consequenceCount; ++i)
        QVERIFY(!texts::consequence(static_cast<exam::Consequence>(i)).isEmpty());
    for (int i = 0; i <= static_cast<int>(exam::PauseReason::Engine); ++i)
        QVERIFY(!texts::pauseReason(static_cast<exam::PauseReason>(i)).isEmpty());
}

void TstTexts::everyEventHasALine()
{
    const auto black = go::Color::Black;
    const go::Point q16{15, 3};
    const std::vector<exam::Fact> facts{exam::GameSetUp{withTime(timing::Untimed{})}, exam::ClockStarted{},
        exam::StonePlayed{black, q16}, exam::Passed{black}, exam::EndProposed{black}, exam::EndAgreed{black},
        exam::EndDeclined{black}, exam::MoveVoided{black, q16, go::IllegalReason::Ko}, exam::Resigned{black},
        exam::FlagFell{black}, exam::ClockPaused{exam::PauseReason::Players}, exam::ClockResumed{},
        exam::DeadProposed{{}, exam::DeadSource::Program}, exam::ChainMarked{{q16}, exam::Life::Dead},
        exam::DeadConfirmed{black}, exam::PlayResumed{black}, exam::RecountAsked{black},
        exam::ResultSigned{black}, exam::WarningGiven{black, exam::Incident::MovedStone, "twice"},
        exam::GameRuled{{go::OutcomeKind::Draw, {}, 0}, ""}, exam::ClockAdjusted{black, {}, ""},
        exam::MinutesAsked{black}, exam::TakenBack{2}, exam::CameLate{black, Millis{840'000}},
        exam::MoveSealed{black, {"Q16"}}, exam::SealOpened{q16}, exam::FlagRevoked{Millis{50'000}, "a fault"},
        exam::FlagMadePass{"on request"}, exam::ClockPressed{black}, exam::TurnGiven{black, ""},
        exam::BroughtBack{},
        exam::IncidentRuled{black, exam::Incident::MovedStone,
            {exam::Consequence::PutBack, exam::Consequence::Warning}, 0, {}, "E5"},
        exam::Appealed{black, ""}, exam::SeatLeft{black}, exam::SeatTaken{black},
        exam::Repeated{black, go::CycleKind::TripleKo, 1}, exam::StoneLaid{black, q16},
        exam::StonesLifted{black, {q16}}};
    QCOMPARE(facts.size(), std::variant_size_v<exam::Fact>);
    for (const auto& fact : facts)
        QVERIFY(!texts::eventLine({{}, fact}).isEmpty());
    QCOMPARE(texts::eventLine({{}, exam::StonePlayed{black, q16}}), QStringLiteral("Black plays Q16"));
    const QString sealed = texts::eventLine({{}, exam::MoveSealed{black, {"Q16"}}});
    QVERIFY2(!sealed.contains(QStringLiteral("Q16")), "a sealed point is told to nobody");
    const Chinese chinese;
    QCOMPARE(texts::eventLine({{}, exam::MoveVoided{black, q16, go::IllegalReason::Ko}}),
        QStringLiteral("黑 Q16：着手无效，弃权一次。劫争不能马上回提。"));
    QCOMPARE(texts::ruled(black, exam::Incident::TwoPlays, {exam::Consequence::Loss}, 0),
        QStringLiteral("黑方：连走二步——判负"));
    QCOMPARE(texts::ruled(go::Color::White, exam::Incident::Unruly, {exam::Consequence::Deduction}, 2),
        QStringLiteral("白方：违反赛场纪律——罚子（2 子）"));
    Announcement last = said(Say::LastMove, 4, Unit::None, black);
    last.row = 16;
    QCOMPARE(texts::announcement(last), QStringLiteral("黑，四、十六"));
    QCOMPARE(texts::repetition(go::CycleKind::TripleKo, 2),
        QStringLiteral("全局同形已循环2次（三劫循环），由裁判裁定"));
}

void TstTexts::areasAreWrittenInHalves()
{
    QCOMPARE(texts::halves(361), QStringLiteral("180½"));
    QCOMPARE(texts::halves(370), QStringLiteral("185"));
    QCOMPARE(texts::halves(1), QStringLiteral("½"));
    QCOMPARE(texts::zi(4 * 181 + 1), QStringLiteral("181¼ zi"));
}

QTEST_GUILESS_MAIN(TstTexts)
#include "tst_texts.moc"
