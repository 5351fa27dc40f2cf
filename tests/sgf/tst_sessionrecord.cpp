// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/session.h"
#include "core/go/score.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/replay.h"
#include "core/sgf/sessionrecord.h"
#include "core/sgf/writer.h"

#include <QtTest>

#include <string>
#include <vector>

using namespace std::chrono_literals;

namespace {

constexpr go::Color black = go::Color::Black;
constexpr go::Color white = go::Color::White;

go::Point at(std::string_view name) { return go::pointFromSgf(name, go::BoardSize::square(19)).value(); }

// The events of one game, a given time after each other.
class Script {
public:
    explicit Script(const exam::GameSetup& setup)
    {
        add(0ms, exam::GameSetUp{setup}).add(0ms, exam::ClockStarted{});
    }

    Script& add(timing::Millis after, const exam::Fact& fact)
    {
        m_now += after;
        m_events.push_back({m_now, fact});
        return *this;
    }
    Script& play(go::Color side, std::string_view point, timing::Millis after = 10s)
    {
        return add(after, exam::StonePlayed{side, at(point)});
    }
    exam::Session session() const { return exam::replay(m_events); }

private:
    timing::Instant m_now{};
    std::vector<exam::Event> m_events;
};

exam::GameSetup smallSetup()
{
    exam::GameSetup setup;
    setup.size = go::BoardSize::square(9);
    setup.time = timing::Retained{5min, 2};
    setup.players.black = {"甲", "1级"};
    setup.players.white = {"乙 ]\\ 丙", "2级"};
    setup.event = "定级赛: 第一轮";
    return setup;
}

// Two walls down the middle, Black to move.
Script walls()
{
    Script script(smallSetup());
    for (const char* row : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) {
        script.play(black, std::string("d") + row, 5s);
        script.play(white, std::string("e") + row, 20s);
    }
    return script;
}

const sgf::SessionLabels labels{"2026-08-28", "Kaoduan", "1.2", {}};

sgf::GameRecord readBack(const std::string& text)
{
    const auto collection = sgf::parse(text);
    if (!collection || collection->faultCount != 0) {
        qFatal("no clean SGF");
    }
    return sgf::gameRecordOf(*collection, 0);
}

} // namespace

/// A game of ours, written and read again.
class TestSessionRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesTheWholeRecord();
    void countedGameComesBack();
    void voidMovesComeBackAsPasses();
    void rulingsAreComments();
    void handicapGameComesBack();
    void timesAreThoseAfterTheMove_data();
    void timesAreThoseAfterTheMove();
    void resultsAreWritten_data();
    void resultsAreWritten();
    void unfinishedGameHasNoResult();
    void isStableUnderRewriting();
};

void TestSessionRecord::writesTheWholeRecord()
{
    Script script(smallSetup());
    script.play(black, "cc", 30s).add(200s, exam::Passed{white}).add(1s, exam::Resigned{black});
    QCOMPARE(QByteArray::fromStdString(sgf::toSgf(script.session(), labels)),
        QByteArray("(;FF[4]GM[1]CA[UTF-8]AP[Kaoduan:1.2]SZ[9]RU[Chinese]KM[7.5]PB[甲]BR[1级]"
                   "PW[乙 \\]\\\\ 丙]WR[2级]EV[定级赛: 第一轮]DT[2026-08-28]RE[W+R]TM[180]OT[2x60 byo-yomi]\n"
                   ";B[cc]BL[150]\n"
                   ";W[]WL[60]OW[2]C[白中盘胜])\n"));
}

void TestSessionRecord::countedGameComesBack()
{
    Script script = walls();
    script.play(black, "ha").add(1s, exam::EndProposed{white}).add(1s, exam::EndAgreed{black});
    script.add(1s, exam::DeadProposed{{at("ha")}, exam::DeadSource::Players});
    script.add(1s, exam::DeadConfirmed{white}).add(1s, exam::DeadConfirmed{black});
    script.add(1s, exam::ResultSigned{black}).add(1s, exam::ResultSigned{white});
    const exam::Session session = script.session();
    QVERIFY(std::holds_alternative<exam::Over>(session.phase));

    const auto record = readBack(sgf::toSgf(session, labels));
    QCOMPARE(record.notes.size(), std::size_t{0});
    QVERIFY(record.size == session.setup.size);
    QVERIFY(sgf::rulesOf(record) == session.setup.rules);
    QCOMPARE(record.info.players.white.name, session.setup.players.white.name);
    QCOMPARE(record.info.event, session.setup.event);
    const auto replay = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Strict);
    QVERIFY(replay.illegal.empty());
    QVERIFY(replay.game.board() == session.game.board());
    QCOMPARE(replay.passes, 2);
    QVERIFY(record.territory);
    const auto dead = sgf::markedDead(*record.territory, replay.game.board());
    QVERIFY(dead == std::vector<go::Point>{at("ha")});
    const auto score = go::scoreOf(replay.game, dead, sgf::rulesOf(record), record.handicap, {});
    QVERIFY(go::outcomeOf(score, sgf::rulesOf(record)) == exam::outcomeOf(session));
    QVERIFY(record.result == exam::outcomeOf(session));
}

void TestSessionRecord::voidMovesComeBackAsPasses()
{
    Script script(smallSetup());
    script.play(black, "da").play(white, "ea").play(black, "cb").play(white, "fb");
    script.play(black, "dc").play(white, "ec").play(black, "eb").play(white, "db"); // takes the ko
    script.add(10s, exam::MoveVoided{black, at("eb"), go::IllegalReason::Ko}); // A55
    script.play(white, "ii").play(black, "ba").play(white, "hh").play(black, "ab");
    script.add(10s, exam::MoveVoided{white, at("aa"), go::IllegalReason::Suicide}); // A54
    script.play(black, "gg").add(1s, exam::Resigned{white});
    const std::string text = sgf::toSgf(script.session(), labels);
    const auto contains
        = [bytes = QByteArray::fromStdString(text)](const char* part) { return bytes.contains(part); };
    QVERIFY2(contains(";B[]MA[eb]BL[130]C[劫争马上回提，着手无效，弃权一次]\n;W[ii]"), text.c_str());
    QVERIFY2(contains(";W[]MA[aa]WL[110]C[禁着点，着手无效，弃权一次]\n;B[gg]"), text.c_str());
    const auto record = readBack(text);
    QVERIFY(record.moves[8].kind == sgf::MoveKind::Pass);
    QVERIFY(record.moves[13].kind == sgf::MoveKind::Pass);
    const auto replay = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Strict);
    QVERIFY(replay.illegal.empty());
    QVERIFY(replay.game.board() == script.session().game.board());
}

void TestSessionRecord::rulingsAreComments()
{
    Script script = walls();
    sgf::SessionLabels ruled = labels;
    ruled.rulings = {"迟到", {}, "警告]"};
    ruled.rulings.resize(script.session().game.plies().size() + 1);
    ruled.rulings.back() = "裁判判定";
    const std::string text = sgf::toSgf(script.session(), ruled);
    const auto record = readBack(text);
    QVERIFY(record.info.comment == "迟到");
    QVERIFY(sgf::commentOf(record, 1).empty());
    QVERIFY(sgf::commentOf(record, 2) == "警告]");
    QVERIFY(sgf::commentOf(record, static_cast<int>(record.moves.size())) == "裁判判定");
    QVERIFY(sgf::toSgf(script.session(), labels).find("C[") == std::string::npos);
}

void TestSessionRecord::handicapGameComesBack()
{
    exam::GameSetup setup = smallSetup();
    setup.size = go::BoardSize::square(19);
    setup.handicap = 3;
    setup.rules.komi = 0;
    Script script(setup);
    script.play(white, "cc").play(black, "dd");
    const exam::Session session = script.session();
    const auto record = readBack(sgf::toSgf(session, labels));
    QCOMPARE(record.handicap, 3);
    QCOMPARE(record.start.black.size(), std::size_t{3});
    QCOMPARE(record.komi, std::optional(0));
    QVERIFY(sgf::firstToPlay(record) == white);
    const auto replay = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Strict);
    QVERIFY(replay.game.board() == session.game.board());
    QVERIFY(record.notes.empty());
}

void TestSessionRecord::timesAreThoseAfterTheMove_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QByteArray>("clock");
    QTest::newRow("free time") << 0 << 30 << QByteArray("BL[150]");
    QTest::newRow("byo-yomi, nothing used up") << 0 << 190 << QByteArray("BL[60]OB[2]");
    QTest::newRow("byo-yomi, a minute used up") << 0 << 250 << QByteArray("BL[60]OB[1]");
    QTest::newRow("periods") << 1 << 95 << QByteArray("BL[30]OB[2]");
    QTest::newRow("canadian") << 2 << 100 << QByteArray("BL[260]OB[14]");
    QTest::newRow("fischer") << 3 << 20 << QByteArray("BL[50]");
    QTest::newRow("absolute") << 4 << 20 << QByteArray("BL[40]");
    QTest::newRow("untimed") << 5 << 20 << QByteArray("");
}

void TestSessionRecord::timesAreThoseAfterTheMove()
{
    QFETCH(int, system);
    QFETCH(int, seconds);
    QFETCH(QByteArray, clock);
    const std::vector<timing::TimeControl> systems{timing::Retained{5min, 2}, timing::Japanese{1min, 3, 30s},
        timing::Canadian{1min, 15, 5min}, timing::Fischer{1min, 10s, {}}, timing::Absolute{1min},
        timing::Untimed{}};
    exam::GameSetup setup = smallSetup();
    setup.time = systems[static_cast<std::size_t>(system)];
    Script script(setup);
    script.play(black, "cc", std::chrono::seconds(seconds));
    const auto text = QByteArray::fromStdString(sgf::toSgf(script.session(), labels));
    QVERIFY2(text.endsWith(";B[cc]" + clock + ")\n"), text.constData());
}

void TestSessionRecord::resultsAreWritten_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QByteArray>("comment");
    const auto row = [](go::OutcomeKind kind, const char* result, const char* comment) {
        QTest::newRow(comment) << static_cast<int>(kind) << QByteArray(result) << QByteArray(comment);
    };
    row(go::OutcomeKind::Foul, "B+F", "白犯规，黑胜");
    row(go::OutcomeKind::Forfeit, "B+F", "白弃权，黑胜");
    row(go::OutcomeKind::Draw, "0", "和棋");
    row(go::OutcomeKind::Replay, "Void", "重下");
    row(go::OutcomeKind::BothLose, "Void", "双方均负");
}

void TestSessionRecord::resultsAreWritten()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, result);
    QFETCH(QByteArray, comment);
    const auto outcomeKind = static_cast<go::OutcomeKind>(kind);
    const bool won = outcomeKind == go::OutcomeKind::Foul || outcomeKind == go::OutcomeKind::Forfeit;
    Script script(smallSetup());
    script.play(black, "cc");
    script.add(1s, exam::GameRuled{{outcomeKind, won ? std::optional(black) : std::nullopt, 0}, "note"});
    const auto text = QByteArray::fromStdString(sgf::toSgf(script.session(), labels));
    QVERIFY2(text.contains("RE[" + result + ']'), text.constData());
    QVERIFY2(text.contains("C[" + comment + ']'), text.constData());
}

void TestSessionRecord::unfinishedGameHasNoResult()
{
    const auto record = readBack(sgf::toSgf(walls().session(), labels));
    QVERIFY(record.result == go::Outcome{});
    QVERIFY(!record.territory);
    QCOMPARE(record.moves.size(), std::size_t{18});
}

void TestSessionRecord::isStableUnderRewriting()
{
    const std::string text = sgf::toSgf(walls().session(), labels);
    const auto collection = sgf::parse(text);
    QVERIFY(collection.has_value());
    QCOMPARE(sgf::write(*collection), text);
}

QTEST_GUILESS_MAIN(TestSessionRecord)
#include "tst_sessionrecord.moc"
