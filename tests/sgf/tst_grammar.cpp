// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/grammar.h"
#include "core/sgf/writer.h"

#include <QtTest>

#include <string>

using sgf::FaultKind;

namespace {

sgf::Collection parsed(const std::string& text)
{
    auto result = sgf::parse(text);
    if (!result) {
        qFatal("no SGF");
    }
    return std::move(result).value();
}

// The tree in one line, structure only: "(;(;;)(;))".
std::string shape(const sgf::Collection& collection)
{
    sgf::Writer writer;
    for (std::size_t game = 0; game < collection.games.size(); ++game) {
        sgf::writeGame(collection, game, writer, [&writer](sgf::NodeIndex) { writer.node(); });
    }
    std::string text = writer.take();
    std::erase(text, '\n');
    return text;
}

std::string nested(int depth)
{
    std::string text;
    for (int i = 0; i < depth; ++i) {
        text += "(;B[aa]";
    }
    return text + std::string(static_cast<std::size_t>(depth), ')');
}

} // namespace

class TestGrammar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatItRead_data();
    void writesWhatItRead();
    void notesFaults_data();
    void notesFaults();
    void refusesWhatIsNoGame_data();
    void refusesWhatIsNoGame();
    void writingTwiceChangesNothing_data();
    void writingTwiceChangesNothing();
    void keepsLongNames();
    void findsValues();
    void chainsChildrenInOrder();
    void nestsAMillionDeep();
    void takesTenThousandGames();
    void countsFaultsBeyondTheList();
    void refusesTooManyNodes();
    void rulerKnowsLinesAndCharacters_data();
    void rulerKnowsLinesAndCharacters();
};

void TestGrammar::writesWhatItRead_data()
{
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("one node") << QByteArray("(;GM[1])") << QByteArray("(;GM[1])\n");
    QTest::newRow("line") << QByteArray("(;GM[1];B[aa];W[])") << QByteArray("(;GM[1]\n;B[aa]\n;W[])\n");
    QTest::newRow("white space") << QByteArray(" ( ; GM [1]\r\n ; B\n[aa] [bb] ) ")
                                 << QByteArray("(;GM[1]\n;B[aa][bb])\n");
    QTest::newRow("more than a move")
        << QByteArray("(;A[];B[aa][bb];W[cc]\n [dd];B[ee]N[x];AW[ff];W[gg]C[])")
        << QByteArray("(;A[]\n;B[aa][bb]\n;W[cc][dd]\n;B[ee]N[x]\n;AW[ff]\n;W[gg]C[])\n");
    QTest::newRow("moves in variations") << QByteArray("(;B[aa];W[bb](;B[cc];W[dd])(;B[ee]) )")
                                         << QByteArray("(;B[aa]\n;W[bb]\n(;B[cc]\n;W[dd])\n(;B[ee]))\n");
    QTest::newRow("variations") << QByteArray("(;A[];B[](;C[];D[])(;E[](;F[])(;G[])))")
                                << QByteArray("(;A[]\n;B[]\n(;C[]\n;D[])\n(;E[]\n(;F[])\n(;G[])))\n");
    QTest::newRow("needless brackets")
        << QByteArray("(;A[](;B[](;C[])))") << QByteArray("(;A[]\n;B[]\n;C[])\n");
    QTest::newRow("collection") << QByteArray("(;A[])(;B[])") << QByteArray("(;A[])\n(;B[])\n");
    QTest::newRow("escapes") << QByteArray("(;C[a\\]b\\\\])") << QByteArray("(;C[a\\]b\\\\])\n");
    QTest::newRow("brackets in text") << QByteArray("(;C[(;B[aa\\])])") << QByteArray("(;C[(;B[aa\\])])\n");
    QTest::newRow("line ends") << QByteArray("(;C[a\r\nb\rc\n])") << QByteArray("(;C[a\nb\nc\n])\n");
    QTest::newRow("long names of FF[1]")
        << QByteArray("(;GaMe[1]AddBlack[aa][bb])") << QByteArray("(;GM[1]AB[aa][bb])\n");
    QTest::newRow("unknown names") << QByteArray("(;KGSDE[x]X1[y]MULTIGOGM[1])")
                                   << QByteArray("(;KGSDE[x]X1[y]MULTIGOGM[1])\n");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF(;A[])") << QByteArray("(;A[])\n");
    QTest::newRow("empty nodes") << QByteArray("(;;;)") << QByteArray("(;\n;\n;)\n");
}

void TestGrammar::writesWhatItRead()
{
    QFETCH(QByteArray, read);
    QFETCH(QByteArray, written);
    const auto collection = parsed(read.toStdString());
    QCOMPARE(QByteArray::fromStdString(sgf::write(collection)), written);
    QCOMPARE(collection.faultCount, std::size_t{0});
}

void TestGrammar::notesFaults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("shape");
    const auto row
        = [](const char* name, const char* text, FaultKind kind, int line, int column, const char* shape) {
              QTest::newRow(name) << QByteArray(text) << static_cast<int>(kind) << line << column
                                  << QByteArray(shape);
          };
    row("text before", "From: me\n(;A[])", FaultKind::TextOutsideGame, 1, 1, "(;)");
    row("brackets before", "(see below) (;A[])", FaultKind::TextOutsideGame, 1, 1, "(;)");
    row("text after", "(;A[])\n thanks", FaultKind::TextOutsideGame, 2, 2, "(;)");
    row("text between", "(;A[]) x (;A[])", FaultKind::TextOutsideGame, 1, 8, "(;)(;)");
    row("no opening", ";GM[1];B[aa])", FaultKind::MissingOpening, 1, 1, "(;;)");
    row("no closing", "(;A[]\n;B[aa]", FaultKind::MissingClosing, 2, 7, "(;;)");
    row("one closing too many", "(;A[]))", FaultKind::SurplusClosing, 1, 7, "(;)");
    row("empty variation", "(;A[]())", FaultKind::EmptyVariation, 1, 7, "(;)");
    row("node after variations", "(;A[](;B[])(;C[]);D[])", FaultKind::NodeAfterVariation, 1, 18,
        "(;(;)(;)(;))");
    row("no semicolon at first", "(GM[1];B[aa])", FaultKind::MissingSemicolon, 1, 2, "(;;)");
    row("no semicolon in a variation", "(;A[](B[aa])(;C[]))", FaultKind::MissingSemicolon, 1, 7, "(;(;)(;))");
    row("no closing before the next game", "(;GM[1];B[aa](;GM[1])", FaultKind::MissingClosing, 1, 18,
        "(;;)(;)");
    row("unclosed value", "(;C[abc", FaultKind::UnclosedValue, 1, 5, "(;)");
    row("property without value", "(;A;B[aa])", FaultKind::PropertyWithoutValue, 1, 3, "(;;)");
    row("value without property", "(;[x]B[aa])", FaultKind::ValueWithoutProperty, 1, 3, "(;)");
    row("small letters", "(;b[aa])", FaultKind::LowerCaseName, 1, 3, "(;)");
    row("stray character", "(;A[]\n  , ;B[aa])", FaultKind::StrayCharacter, 2, 3, "(;;)");
    row("column counts characters", "(;C[围棋]%)", FaultKind::StrayCharacter, 1, 8, "(;)");
}

void TestGrammar::notesFaults()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, shape);
    const auto collection = parsed(text.toStdString());
    QVERIFY(!collection.faults.empty());
    const sgf::Fault& fault = collection.faults.front();
    QCOMPARE(static_cast<int>(fault.kind), kind);
    QCOMPARE(fault.place.line, line);
    QCOMPARE(fault.place.column, column);
    QVERIFY(!sgf::describe(fault.kind).empty());
    QCOMPARE(QByteArray::fromStdString(::shape(collection)), shape);
    // What is written again has no fault.
    QCOMPARE(parsed(sgf::write(collection)).faultCount, std::size_t{0});
}

void TestGrammar::refusesWhatIsNoGame_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("prose") << QByteArray("Dear reader (as you know), no game here.");
    QTest::newRow("brackets") << QByteArray("((((((((");
    QTest::newRow("brackets and closings") << QByteArray("()()()");
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\0\0\0(;",
        6);
    QTest::newRow("a name") << QByteArray("(GM");
}

void TestGrammar::refusesWhatIsNoGame()
{
    QFETCH(QByteArray, text);
    const auto result = sgf::parse(text.toStdString());
    QVERIFY(!result);
    QCOMPARE(result.error().kind, sgf::ParseErrorKind::NoGame);
    QCOMPARE(result.error().place, (sgf::Place{1, 1}));
}

void TestGrammar::writingTwiceChangesNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("clean") << QByteArray("(;GM[1];B[aa](;W[bb])(;W[cc]))");
    QTest::newRow("backslash at the end") << QByteArray("(;C[abc\\");
    QTest::newRow("two backslashes at the end") << QByteArray("(;C[abc\\\\");
    QTest::newRow("escaped line end") << QByteArray("(;C[a\\\r\nb\\\nc\n\rd])");
    QTest::newRow("broken") << QByteArray("x(;A;b[c]](;[d]E[(f)](;;g[h](])i;J[");
    QTest::newRow("zero byte") << QByteArray("(;C[a\0b]\0;B[aa])", 16);
}

void TestGrammar::writingTwiceChangesNothing()
{
    QFETCH(QByteArray, text);
    const std::string once = sgf::write(parsed(text.toStdString()));
    QCOMPARE(sgf::write(parsed(once)), once);
}

void TestGrammar::keepsLongNames()
{
    const auto collection = parsed("(;MULTIGOGM[1]ABCDEFGH[2]MULTIGOGM[3]LONG[4])");
    const auto properties = collection.propertiesOf(0);
    QCOMPARE(properties.size(), std::size_t{4});
    QCOMPARE(collection.nameOf(properties[0]), std::string("MULTIGOGM"));
    QCOMPARE(collection.nameOf(properties[1]), std::string("ABCDEFGH"));
    QVERIFY(properties[0].name == properties[2].name);
    QVERIFY(properties[0].name != properties[3].name);
    QVERIFY(properties[3].name == sgf::name("LONG"));
}

void TestGrammar::findsValues()
{
    const auto collection = parsed("(;AB[aa][bb]C[x];B[cc])");
    QCOMPARE(collection.firstRaw(0, sgf::name("AB")), std::optional<std::string_view>("aa"));
    QCOMPARE(collection.valuesOf(*collection.find(0, sgf::name("AB"))).size(), std::size_t{2});
    QVERIFY(!collection.firstRaw(0, sgf::name("B")));
    QCOMPARE(collection.firstRaw(1, sgf::name("B")), std::optional<std::string_view>("cc"));
}

void TestGrammar::chainsChildrenInOrder()
{
    const auto collection = parsed("(;A[](;B[];C[])(;D[])(;E[]))(;F[])");
    QCOMPARE(collection.games.size(), std::size_t{2});
    const auto& nodes = collection.nodes;
    QCOMPARE(collection.firstChild(0), 1U);
    QCOMPARE(collection.firstChild(1), 2U);
    QCOMPARE(collection.firstChild(2), sgf::noNode);
    QCOMPARE(nodes[1].nextSibling, 3U);
    QCOMPARE(nodes[3].nextSibling, 4U);
    QCOMPARE(nodes[4].nextSibling, sgf::noNode);
    QCOMPARE(collection.endOf(0), 5U);
    QCOMPARE(collection.endOf(1), 6U);
}

void TestGrammar::nestsAMillionDeep()
{
    constexpr int depth = 1'000'000;
    const auto collection = parsed(nested(depth));
    QCOMPARE(collection.nodes.size(), static_cast<std::size_t>(depth));
    QCOMPARE(collection.faultCount, std::size_t{0});
    const std::string once = sgf::write(collection);
    QCOMPARE(sgf::write(parsed(once)), once);
}

void TestGrammar::takesTenThousandGames()
{
    std::string text;
    constexpr std::size_t games = 10'000;
    for (std::size_t i = 0; i < games; ++i) {
        text += "(;GM[1];B[pd];W[dd](;B[pp])(;B[dp]))";
    }
    const auto collection = parsed(text);
    QCOMPARE(collection.games.size(), games);
    QCOMPARE(collection.nodes.size(), games * 5);
}

void TestGrammar::countsFaultsBeyondTheList()
{
    const auto collection = parsed("(;A[]" + std::string(5000, ',') + ")");
    QCOMPARE(collection.faultCount, std::size_t{5000});
    QCOMPARE(collection.faults.size(), sgf::largestFaultList);
}

void TestGrammar::refusesTooManyNodes()
{
    const auto result = sgf::parse('(' + std::string(sgf::largestNodeCount + 1, ';') + ')');
    QVERIFY(!result);
    QCOMPARE(result.error().kind, sgf::ParseErrorKind::TooManyNodes);
}

void TestGrammar::rulerKnowsLinesAndCharacters_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("start") << QByteArray("abc") << 0 << 1 << 1;
    QTest::newRow("unix") << QByteArray("a\nbc") << 3 << 2 << 2;
    QTest::newRow("windows") << QByteArray("a\r\nbc") << 4 << 2 << 2;
    QTest::newRow("old mac") << QByteArray("a\rbc") << 3 << 2 << 2;
    QTest::newRow("chinese") << QByteArray("围棋x") << 6 << 1 << 3;
    QTest::newRow("beyond the end") << QByteArray("ab") << 9 << 1 << 3;
}

void TestGrammar::rulerKnowsLinesAndCharacters()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(int, line);
    QFETCH(int, column);
    const std::string held = text.toStdString();
    sgf::Ruler ruler(held);
    QCOMPARE(ruler.at(static_cast<std::size_t>(offset)), (sgf::Place{line, column}));
    QCOMPARE(ruler.at(0), (sgf::Place{1, 1}));
}

QTEST_GUILESS_MAIN(TestGrammar)
#include "tst_grammar.moc"
