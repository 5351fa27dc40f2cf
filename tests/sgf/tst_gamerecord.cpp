// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/gamerecord.h"
#include "core/sgf/replay.h"

#include <QtTest>

#include <algorithm>
#include <string>

using sgf::NoteKind;

namespace {

sgf::GameRecord recordOf(const std::string& text)
{
    const auto collection = sgf::parse(text);
    if (!collection) {
        qFatal("no SGF");
    }
    return sgf::gameRecordOf(*collection, 0);
}

bool hasNote(const sgf::GameRecord& record, NoteKind kind)
{
    return std::ranges::any_of(record.notes, [kind](const sgf::Note& note) { return note.kind == kind; });
}

std::string notesOf(const sgf::GameRecord& record)
{
    std::string text;
    for (const sgf::Note& note : record.notes) {
        text += (text.empty() ? "" : "; ") + sgf::textOf(note);
    }
    return text;
}

std::string rowsOf(const go::Board& board)
{
    std::string text;
    for (const std::string& row : board.rows()) {
        text += (text.empty() ? "" : "/") + row;
    }
    return text;
}

std::string overtimeOf(const sgf::GameRecord& record)
{
    if (!record.time) {
        return "none";
    }
    const auto main = timing::sgfMainTime(*record.time).count() / 1000;
    return std::to_string(main) + ' ' + timing::overtimeText(*record.time);
}

} // namespace

class TestGameRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheRoot();
    void komi_data();
    void komi();
    void rulesDecideTheCustomaryKomi_data();
    void rulesDecideTheCustomaryKomi();
    void handicap_data();
    void handicap();
    void time_data();
    void time();
    void readsForeignNames();
    void setupsAddUpAndOverride_data();
    void setupsAddUpAndOverride();
    void movesKeepTimeAndComment();
    void doublePropertiesAreReadAsOne();
    void countsOfByoyomiAreCounts();
    void severalMovesInOneNodeAreReadInOrder();
    void setupDuringTheGameIsPlayed();
    void movesOffTheBoardAreKept();
    void passesBesideTheBoardArePasses_data();
    void passesBesideTheBoardArePasses();
    void followsTheFirstVariation();
    void marksGiveDeadStones();
    void orderOfPropertiesDoesNotMatter();
    void otherGamesAreNotRead();
    void movesAreLimited();
    void notesAreLimited();
};

void TestGameRecord::readsTheRoot()
{
    const auto record = recordOf(
        "(;FF[4]GM[1]SZ[13]PB[甲]BR[1级]PW[乙 \\[b\\]]WR[2段]EV[杯]RO[3]DT[2026-08-28]"
        "PC[北京]RU[Chinese]KM[7.5]RE[W+0.5]TM[3300]OT[5x60 byo-yomi]AP[Kaoduan:1.0]C[说明];B[aa])");
    QCOMPARE(record.info.players.black.name, std::string("甲"));
    QCOMPARE(record.info.players.black.rank, std::string("1级"));
    QCOMPARE(record.info.players.white.name, std::string("乙 [b]"));
    QCOMPARE(record.info.event, std::string("杯"));
    QCOMPARE(record.info.round, std::string("3"));
    QCOMPARE(record.info.date, std::string("2026-08-28"));
    QCOMPARE(record.info.place, std::string("北京"));
    QCOMPARE(record.info.application, std::string("Kaoduan:1.0"));
    QCOMPARE(record.info.comment, std::string("说明"));
    QVERIFY(record.size == go::BoardSize::square(13));
    QVERIFY(record.ruleSet == sgf::RuleSet::Chinese);
    QCOMPARE(record.komi, std::optional(15));
    QVERIFY(record.result == (go::Outcome{go::OutcomeKind::Count, go::Color::White, 1}));
    QCOMPARE(overtimeOf(record), std::string("3300 5x60 byo-yomi"));
    QCOMPARE(record.nodeCount, std::size_t{2});
    QCOMPARE(notesOf(record), std::string());
}

void TestGameRecord::komi_data()
{
    QTest::addColumn<QByteArray>("root");
    QTest::addColumn<int>("quarterZi"); // -1: open
    QTest::addColumn<QByteArray>("note");
    const auto row = [](const char* root, int quarterZi, const char* note) {
        QTest::newRow(root) << QByteArray(root) << quarterZi << QByteArray(note);
    };
    row("RU[Chinese]KM[7.5]", 15, "");
    row("RU[Japanese]KM[6.50]", 13, "");
    row("RU[Chinese]KM[6,5]", 13, "");
    row("KM[0]", 0, "");
    row("KM[-5.5]", -11, "");
    row("RU[Chinese]KM[3.75]", 15, "KM[3.75] read as 3.75 zi = 7.5 points");
    row("RU[Chinese]KM[2.75]", 11, "KM[2.75] read as 2.75 zi = 5.5 points");
    row("RU[Chinese]KM[375]", 15, "KM[375] read as 3.75 zi = 7.5 points");
    row("AP[foxwq]RU[Chinese]KM[375]", 15, "KM[375] read as 3.75 zi = 7.5 points");
    row("AP[foxwq]RU[Japanese]KM[650]", 13, "KM[650] read as hundredths = 6.5 points");
    row("RU[Japanese]KM[750]", 15, "KM[750] read as hundredths = 7.5 points");
    row("AP[foxwq]RU[Japanese]HA[2]KM[50]AB[dd][pp]", 1, "KM[50] read as hundredths = 0.5 points");
    row("AP[foxwq]RU[Chinese]KM[7.5]", 15, "");
    row("AP[SGFC:2.0]KM[275]", 11, "KM[275] read as 2.75 zi = 5.5 points");
    row("AP[SGFC:2.0]KM[325]", 13, "KM[325] read as 3.25 zi = 6.5 points");
    row("AP[SGFC:2.0]KM[350]", 14, "KM[350] read as 3.5 zi = 7 points");
    row("RU[Japanese]KM[350]", 7, "KM[350] read as hundredths = 3.5 points");
    row("AP[SGFC:2.0]KM[550]", 11, "KM[550] read as hundredths = 5.5 points");
    row("AP[SGFC:2.0]KM[700]", 14, "KM[700] read as hundredths = 7 points");
    row("AP[other]KM[50]", 100, ""); // hundredths of Fox alone
    row("EV[Cup, komi 6.5]KM[]", -1, "no komi stated");
    row("AP[foxwq]RU[Japanese]KM[0]", -1,
        "KM[0] in an even game of this server says nothing; komi left open");
    row("RD[2001-01-01]KO[6.5]", 13,
        "RD[2001-01-01] read as the date; KO[6.5] read as the komi = 6.5 points");
    row("RD[2001-01-01]KO[黒６目半コミ出し]", 13,
        "RD[2001-01-01] read as the date; KO[黒６目半コミ出し] read as 6.5 points; "
        "KO[黒６目半コミ出し] read as the komi = 6.5 points");
    row("RD[2001-01-01]KO[74子]", -1,
        "RD[2001-01-01] read as the date; KO[74子] read as 148 points; KO[74子] is no komi; komi left open");
    row("KM[三又四分之三子]", 15, "KM[三又四分之三子] read as 7.5 points");
    row("KM[none]", -1, "KM[none] is no komi; komi left open");
    row("RU[Chinese]", -1, "no komi stated");
    row("KM[6.7]", 13, "KM[6.7] read as 6.5 points");
    row("KM[99999]", -1, "KM[99999] is no komi; komi left open");
}

void TestGameRecord::komi()
{
    QFETCH(QByteArray, root);
    QFETCH(int, quarterZi);
    QFETCH(QByteArray, note);
    const auto record = recordOf("(;" + root.toStdString() + ";W[aa])");
    QCOMPARE(record.komi.value_or(-1), quarterZi);
    QCOMPARE(QByteArray::fromStdString(notesOf(record)), note);
}

void TestGameRecord::rulesDecideTheCustomaryKomi_data()
{
    QTest::addColumn<QByteArray>("root");
    QTest::addColumn<int>("quarterZi");
    QTest::addColumn<bool>("area");
    QTest::addColumn<bool>("payback");
    QTest::newRow("chinese") << QByteArray("RU[Chinese]") << 15 << true << true;
    QTest::newRow("chinese words") << QByteArray("RU[中国规则]") << 15 << true << true;
    QTest::newRow("nothing") << QByteArray("") << 15 << true << true;
    QTest::newRow("japanese") << QByteArray("RU[Japanese]") << 13 << false << false;
    QTest::newRow("korean") << QByteArray("RU[Korean]") << 13 << false << false;
    QTest::newRow("ing") << QByteArray("RU[GOE]") << 16 << true << true;
    QTest::newRow("handicap") << QByteArray("RU[Chinese]HA[2]AB[dd][pp]") << 0 << true << true;
    QTest::newRow("let first") << QByteArray("RU[Chinese]HA[1]") << 0 << true << true;
    QTest::newRow("aga") << QByteArray("RU[AGA]KM[0.5]HA[4]AB[dd][pp][dp][pd]") << 7 << true << false;
    QTest::newRow("spelt out") << QByteArray("RU[koPOSITIONALscoreAREAtaxNONEsui1]KM[7.5]") << 15 << true
                               << false;
}

void TestGameRecord::rulesDecideTheCustomaryKomi()
{
    QFETCH(QByteArray, root);
    QFETCH(int, quarterZi);
    QFETCH(bool, area);
    QFETCH(bool, payback);
    const go::Rules rules = sgf::rulesOf(recordOf("(;" + root.toStdString() + ")"));
    QCOMPARE(rules.komi, quarterZi);
    QCOMPARE(rules.scoring == go::Scoring::Area, area);
    QCOMPARE(rules.paysBackHandicap, payback);
}

void TestGameRecord::handicap_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("stones");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("blackAtStart");
    QTest::addColumn<QByteArray>("note");
    const auto row
        = [](const char* name, const char* text, int stones, int moves, int black, const char* note) {
              QTest::newRow(name) << QByteArray(text) << stones << moves << black << QByteArray(note);
          };
    row("set up", "(;KM[0]HA[2]AB[pd][dp];W[dd])", 2, 1, 2, "");
    row("in the next node", "(;KM[0]HA[2];AB[pd][dp];W[dd])", 2, 1, 2, "");
    row("placed as moves", "(;KM[0]HA[2];B[pd];B[dp];W[dd])", 2, 1, 2,
        "first 2 moves of Black read as handicap stones");
    row("fox does not state it", "(;AP[foxwq]KM[375]HA[0];B[pd];B[dp];W[dd];B[cc])", 2, 2, 2,
        "first 2 moves of Black read as handicap stones; KM[375] read as 3.75 zi = 7.5 points; "
        "KM[375] left aside: no komi in a handicap game");
    row("two plays on one point are no stones", "(;AP[foxwq]KM[375]HA[0];B[pd];B[pd];W[dd])", 0, 3, 0,
        "KM[375] read as 3.75 zi = 7.5 points");
    row("two plays elsewhere are two plays", "(;KM[0];B[pd];B[dp];W[dd])", 0, 3, 0, "");
    row("not stated", "(;KM[0]AB[pd][dp]PL[W];W[dd])", 2, 1, 2, "no HA; 2 stones on handicap points");
    row("a problem", "(;KM[0]AB[pd][dc]PL[W];W[dd])", 0, 1, 2, "");
    row("stones set up between them", "(;KM[0]HA[2];B[pd];AE[dp];B[dp];W[dd])", 2, 3, 0,
        "stones set up after move 1; HA[2], but 0 stones are set up");
    row("turn said after them", "(;KM[0]HA[2];B[pd];B[dp];PL[W];W[dd])", 2, 1, 2,
        "first 2 moves of Black read as handicap stones");
    row("differs", "(;KM[0]HA[3]AB[pd][dp];W[dd])", 3, 1, 2, "HA[3], but 2 stones are set up");
    row("stones missing", "(;KM[0]HA[3];W[dd])", 3, 1, 0, "HA[3], but 0 stones are set up");
    row("unreadable", "(;KM[0]HA[two];B[dd])", 0, 1, 0, "HA[two] is no handicap; left aside");
}

void TestGameRecord::handicap()
{
    QFETCH(QByteArray, text);
    QFETCH(int, stones);
    QFETCH(int, moves);
    QFETCH(int, blackAtStart);
    QFETCH(QByteArray, note);
    const auto record = recordOf(text.toStdString());
    QCOMPARE(record.handicap, stones);
    QCOMPARE(static_cast<int>(record.moves.size()), moves);
    QCOMPARE(static_cast<int>(record.start.black.size()), blackAtStart);
    QCOMPARE(QByteArray::fromStdString(notesOf(record)), note);
    QCOMPARE(sgf::firstToPlay(record) == go::Color::White, stones >= 2 || !record.start.black.empty());
}

void TestGameRecord::time_data()
{
    QTest::addColumn<QByteArray>("root");
    QTest::addColumn<QByteArray>("overtime");
    const auto row = [](const char* root, const char* overtime) {
        QTest::newRow(root) << QByteArray(root) << QByteArray(overtime);
    };
    row("", "none");
    row("TM[600]", "600 ");
    row("TM[600]OT[3x30 byo-yomi]", "600 3x30 byo-yomi");
    row("TM[1800]OT[15/300 Canadian]", "1800 15/300 Canadian");
    row("TM[300]TC[3]TT[30]", "300 3x30 byo-yomi");
    row("RD[2001]TM[180]LT[60]LC[5]", "10800 5x60 byo-yomi");
    row("RD[2025]TM[1時間]LT[30秒]LC[5回]", "3600 5x30 byo-yomi");
    row("TM[soon]", "none");
    row("TM[31536000]", "31536000 "); // as the hours of a year in words are written
    row("TM[600]OT[2000000000x1000000000 byo-yomi]", "none"); // no clock has so many periods
    row("TM[600]OT[2000000000/1000000000 Canadian]", "none");
    row("TM[999999999小时]", "none");
}

void TestGameRecord::time()
{
    QFETCH(QByteArray, root);
    QFETCH(QByteArray, overtime);
    const auto record = recordOf("(;" + root.toStdString() + ";B[aa])");
    QCOMPARE(QByteArray::fromStdString(overtimeOf(record)), overtime);
}

void TestGameRecord::readsForeignNames()
{
    const auto record = recordOf(
        "(TE[名人战]RD[2001-02-03]PC[北京]TM[180]LT[60]LC[5]KO[5.5]RE[黑中盘胜]PB[甲]BR[九段];B[pd];W[dd])");
    QCOMPARE(record.info.event, std::string("名人战"));
    QCOMPARE(record.info.date, std::string("2001-02-03"));
    QCOMPARE(record.komi, std::optional(11));
    QVERIFY(record.result == (go::Outcome{go::OutcomeKind::Resignation, go::Color::Black, 0}));
    QCOMPARE(record.moves.size(), std::size_t{2});
    QVERIFY(hasNote(record, NoteKind::ForeignName));
    QVERIFY(hasNote(record, NoteKind::ResultInWords));
}

void TestGameRecord::setupsAddUpAndOverride_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("rows");
    const auto row = [](const char* name, const char* text, const char* rows) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(rows);
    };
    row("two colours", "(;SZ[3]AB[aa]AW[ba])", "XO./.../...");
    row("rectangle", "(;SZ[3]AB[aa:bb])", "XX./XX./...");
    row("several nodes", "(;SZ[3]AB[aa];AW[cc];B[ba])", "X../.../..O");
    row("the last word counts", "(;SZ[3]AB[aa][ba];AW[aa];AE[ba])", "O../.../...");
    row("rectangular board", "(;SZ[4:2]AW[db])", "..../...O");
    row("off the board", "(;SZ[3]AB[aa][dd])", "X../.../...");
}

void TestGameRecord::setupsAddUpAndOverride()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, rows);
    const auto record = recordOf(text.toStdString());
    const go::Game game = sgf::startOf(record, sgf::rulesOf(record));
    QCOMPARE(QByteArray::fromStdString(rowsOf(game.board())), rows);
}

void TestGameRecord::movesKeepTimeAndComment()
{
    const auto record = recordOf("(;KM[0]C[start];B[aa]BL[59.5]OB[3]C[one];C[two];W[bb]WL[30])");
    QCOMPARE(record.moves.size(), std::size_t{2});
    QCOMPARE(record.moves[0].timeLeft, std::optional(timing::Millis{59'500}));
    QCOMPARE(record.moves[0].overtimeLeft, std::optional(3));
    QCOMPARE(record.moves[1].timeLeft, std::optional(timing::Millis{30'000}));
    QVERIFY(!record.moves[1].overtimeLeft);
    QCOMPARE(std::string(sgf::commentOf(record, 1)), std::string("one\n\ntwo"));
    QCOMPARE(std::string(sgf::commentOf(record, 2)), std::string());
    QCOMPARE(record.info.comment, std::string("start"));
}

void TestGameRecord::doublePropertiesAreReadAsOne()
{
    const auto record = recordOf("(;KM[0]AB[aa]PL[x]PL[W];W[bb]C[one]C[two]WL[5]WL[?])");
    QVERIFY(record.start.toPlay == go::Color::White);
    QCOMPARE(std::string(sgf::commentOf(record, 1)), std::string("one\n\ntwo"));
    QCOMPARE(record.moves[0].timeLeft, std::optional(timing::Millis{5'000}));
}

void TestGameRecord::countsOfByoyomiAreCounts()
{
    const auto record
        = recordOf("(;TM[60]OT[3x30 byo-yomi];B[aa]BL[30]OB[-2147483648];W[bb]WL[30]OW[2147483647]"
                   ";B[cc]BL[30]OB[3])");
    QVERIFY(!record.moves[0].overtimeLeft);
    QVERIFY(!record.moves[1].overtimeLeft);
    QCOMPARE(record.moves[2].overtimeLeft, std::optional(3));
}

void TestGameRecord::severalMovesInOneNodeAreReadInOrder()
{
    const auto record = recordOf("(;KM[0];B[aa]W[bb];B[cc][dd])");
    QCOMPARE(record.moves.size(), std::size_t{4});
    QVERIFY(record.moves[1].color == go::Color::White);
    QVERIFY(hasNote(record, NoteKind::SeveralMoves));
}

void TestGameRecord::setupDuringTheGameIsPlayed()
{
    const auto record = recordOf("(;SZ[3]KM[0];B[aa];AE[aa]AW[bb]PL[B];B[cc])");
    QVERIFY(hasNote(record, NoteKind::SetupDuringGame));
    const auto replay = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Record);
    QCOMPARE(rowsOf(replay.game.board()), std::string(".../.O./..X"));
    QVERIFY(replay.illegal.empty());
    const auto before = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Record, 0);
    QCOMPARE(rowsOf(before.game.board()), std::string(".../.../..."));
}

void TestGameRecord::movesOffTheBoardAreKept()
{
    const auto record = recordOf("(;SZ[9]KM[0];B[aa];W[zz];B[bb])");
    QCOMPARE(record.moves.size(), std::size_t{3});
    QVERIFY(record.moves[1].kind == sgf::MoveKind::OffBoard);
    const auto replay = sgf::replayOf(record, sgf::rulesOf(record), sgf::ReplayMode::Record);
    QCOMPARE(replay.illegal.size(), std::size_t{2}); // and Black plays twice
    QVERIFY(replay.illegal[0].reason == go::IllegalReason::OffBoard);
    QCOMPARE(replay.illegal[0].move, 2);
    QVERIFY(replay.illegal[1].reason == go::IllegalReason::OutOfTurn);
}

void TestGameRecord::passesBesideTheBoardArePasses_data()
{
    QTest::addColumn<QByteArray>("size");
    QTest::addColumn<QByteArray>("move");
    QTest::addColumn<bool>("noted");
    QTest::newRow("empty") << QByteArray("18") << QByteArray("") << false;
    QTest::newRow("old form") << QByteArray("18") << QByteArray("tt") << false;
    QTest::newRow("one line beside") << QByteArray("18") << QByteArray("ss") << true;
    QTest::newRow("small board") << QByteArray("9") << QByteArray("jj") << true;
    QTest::newRow("numbers") << QByteArray("19") << QByteArray("20:20") << true;
}

void TestGameRecord::passesBesideTheBoardArePasses()
{
    QFETCH(QByteArray, size);
    QFETCH(QByteArray, move);
    QFETCH(bool, noted);
    const auto record
        = recordOf("(;KM[0]SZ[" + size.toStdString() + "];B[" + move.toStdString() + "];W[aa])");
    QVERIFY(record.moves[0].kind == sgf::MoveKind::Pass);
    QCOMPARE(hasNote(record, NoteKind::PassBesideBoard), noted);
}

void TestGameRecord::followsTheFirstVariation()
{
    const auto record = recordOf("(;KM[0];B[aa](;W[bb];B[cc])(;W[dd]))");
    QCOMPARE(record.moves.size(), std::size_t{3});
    QCOMPARE(go::sgfName(record.moves[2].point), std::string("cc"));
    QCOMPARE(record.nodeCount, std::size_t{5});
}

void TestGameRecord::marksGiveDeadStones()
{
    const auto record = recordOf("(;SZ[3]KM[0]AB[ba][bb][bc]AW[aa];TB[aa][ab][ac]TW[ca:cc])");
    QVERIFY(record.territory);
    const go::Game game = sgf::startOf(record, sgf::rulesOf(record));
    const auto dead = sgf::markedDead(*record.territory, game.board());
    QCOMPARE(dead.size(), std::size_t{1});
    QCOMPARE(go::sgfName(dead.front()), std::string("aa"));
}

void TestGameRecord::orderOfPropertiesDoesNotMatter()
{
    const auto record = recordOf("(;C[a comment]RE[B+R]KM[6.5]PB[x]SZ[9];B[aa])");
    QVERIFY(record.result == (go::Outcome{go::OutcomeKind::Resignation, go::Color::Black, 0}));
    QCOMPARE(record.komi, std::optional(13));
    QCOMPARE(record.size, go::BoardSize::square(9));
}

void TestGameRecord::otherGamesAreNotRead()
{
    const auto record = recordOf("(;GM[2]SZ[8];B[aa];W[bb])");
    QVERIFY(hasNote(record, NoteKind::NotGo));
    QVERIFY(record.moves.empty());
}

void TestGameRecord::movesAreLimited()
{
    const std::size_t beyond = sgf::mostMoves + 10;
    std::string oneByOne = "(;KM[0]";
    std::string inOneNode = "(;KM[0];B";
    for (std::size_t move = 0; move < beyond; ++move) {
        oneByOne += ";B[aa]";
        inOneNode += "[aa]";
    }
    for (const std::string& text : {oneByOne + ")", inOneNode + ")"}) {
        const auto record = recordOf(text);
        QCOMPARE(record.moves.size(), sgf::mostMoves);
        QVERIFY(hasNote(record, NoteKind::MovesLeftOut));
    }
}

void TestGameRecord::notesAreLimited()
{
    std::string text = "(;KM[650]HA[2]";
    for (int i = 0; i < 1000; ++i) {
        text += "AB[zz]";
    }
    const auto record = recordOf(text + ";B[aa];B[bb];W[cc])");
    QCOMPARE(record.notesLeftOut, 1000 - sgf::mostNotes);
    QCOMPARE(record.notes.size(), sgf::mostNotes + 2);
    QVERIFY(hasNote(record, NoteKind::KomiHundredths));
    QVERIFY(hasNote(record, NoteKind::HandicapFromMoves));
}

QTEST_GUILESS_MAIN(TestGameRecord)
#include "tst_gamerecord.moc"
