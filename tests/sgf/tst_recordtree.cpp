// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/markup.h"
#include "core/sgf/recordtree.h"
#include "core/sgf/treeposition.h"
#include "core/sgf/writer.h"

#include <QtTest>

#include <string>

namespace {

sgf::RecordTree treeOf(const std::string& text)
{
    auto collection = sgf::parse(text);
    if (!collection)
        qFatal("not a record");
    return sgf::RecordTree(std::move(*collection));
}

QString point(const go::Point& point) { return QString::fromStdString(go::sgfName(point)); }

const std::string branched = "(;FF[4]SZ[9];B[aa]C[x](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff])))";

} // namespace

class TestRecordTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatItRead_data();
    void writesWhatItRead();
    void keepsNumbersThroughChanges();
    void doesNotWriteTrials();
    void writesOneLineOrBranch();
    void anyDepthCostsNoStack();
    void knowsThePositionOfEveryNode();
    void findsPositionsFromAfar();
    void numbersStonesThatStand();
    void readsMarkup();
    void inheritsDimmedPoints();
    void marksAreSetAndTakenOff();
    void labelsFollow();
};

void TestRecordTree::writesWhatItRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("branched") << QByteArray::fromStdString(branched);
    QTest::newRow("root variations") << QByteArray("(;SZ[9](;B[aa])(;B[bb];W[cc](;B[dd])(;B[ee])))");
    QTest::newRow("collection") << QByteArray("(;B[aa];W[bb])(;AB[aa][bb]XYLONG[x\\]]C[\xE6\xA3\x8B])");
    QTest::newRow("root alone") << QByteArray("(;)");
}

void TestRecordTree::writesWhatItRead()
{
    QFETCH(const QByteArray, text);
    const auto collection = sgf::parse(text.toStdString());
    QVERIFY(collection.has_value());
    QCOMPARE(sgf::RecordTree(*collection).write(), sgf::write(*collection));
}

void TestRecordTree::keepsNumbersThroughChanges()
{
    sgf::RecordTree tree = treeOf(branched);
    const std::string before = tree.write();
    const auto variation = tree.nextSibling(tree.firstChild(1));
    QCOMPARE(variation, 4U);
    const auto behind = tree.unlink(variation);
    QCOMPARE(behind, sgf::noNode);
    QCOMPARE(tree.write(), std::string("(;FF[4]SZ[9]\n;B[aa]C[x]\n;W[bb]\n;B[cc])\n"));
    tree.link(variation, 1, 2);
    QCOMPARE(tree.firstChild(1), variation);
    tree.unlink(variation);
    tree.link(variation, 1, sgf::noNode);
    QCOMPARE(tree.write(), before);

    sgf::PropertyList properties = tree.properties(3);
    sgf::replaceProperty(properties, {"C", {"new\\]"}});
    tree.setProperties(3, properties);
    QVERIFY(tree.write().find(";B[cc]C[new\\]]") != std::string::npos);
    QCOMPARE(QByteArray::fromStdString(std::string(tree.raw(3, "C").value())), QByteArray("new\\]"));
    sgf::replaceProperty(properties, {"C", {}});
    tree.setProperties(3, properties);
    QCOMPARE(tree.write(), before);
    const auto added = tree.add(3, {{"W", {"gg"}}});
    QVERIFY(tree.write().find(";B[cc]\n;W[gg])") != std::string::npos);
    QCOMPARE(tree.depth(added), std::size_t{4});
    QCOMPARE(tree.rootOf(added), 0U);
}

void TestRecordTree::doesNotWriteTrials()
{
    sgf::RecordTree tree = treeOf("(;SZ[9];B[aa];W[bb])");
    const std::string before = tree.write();
    const auto trial = tree.add(1, {{"W", {"cc"}}});
    tree.setTrial(trial);
    const auto below = tree.add(trial, {{"B", {"dd"}}});
    tree.setTrial(below);
    QCOMPARE(tree.write(), before);
    tree.keep(trial);
    QCOMPARE(tree.write(), std::string("(;SZ[9]\n;B[aa]\n(;W[bb])\n(;W[cc]))\n"));
}

void TestRecordTree::writesOneLineOrBranch()
{
    const sgf::RecordTree tree = treeOf(branched);
    QCOMPARE(tree.writeLine(4), std::string("(;FF[4]SZ[9]\n;B[aa]C[x]\n;W[dd]\n;B[ee])\n"));
    QCOMPARE(tree.writeSubtree(4), std::string("(;W[dd]\n(;B[ee])\n(;B[ff]))\n"));
    QCOMPARE(tree.lineThrough(6), (std::vector<sgf::NodeIndex>{0, 1, 4, 6}));
    QCOMPARE(tree.subtree(0).size(), std::size_t{7});
}

void TestRecordTree::anyDepthCostsNoStack()
{
    constexpr int depth = 1'000'000;
    std::string text = "(;SZ[19]";
    for (int i = 0; i < depth; ++i)
        text += i % 2 == 0 ? "(;B[aa]" : "(;W[]";
    text += std::string(depth, ')') + ')';
    sgf::RecordTree tree = treeOf(text);
    QCOMPARE(tree.subtree(0).size(), std::size_t{depth + 1});
    const auto deepest = static_cast<sgf::NodeIndex>(depth);
    QCOMPARE(tree.depth(deepest), std::size_t{depth});
    const auto reread = sgf::parse(tree.write());
    QVERIFY(reread.has_value());
    QCOMPARE(reread->nodes.size(), std::size_t{depth + 1});
    sgf::TreePositions positions(tree, 0);
    QCOMPARE(positions.at(deepest).move, depth);
    QElapsedTimer timer;
    timer.start();
    for (sgf::NodeIndex node = deepest; node > deepest - 100; --node)
        QCOMPARE(positions.at(node).move, static_cast<int>(node));
    qInfo("a step back near the end of a million nodes: %.3f ms",
        static_cast<double>(timer.nsecsElapsed()) / 1e8);
}

void TestRecordTree::knowsThePositionOfEveryNode()
{
    const sgf::RecordTree tree
        = treeOf("(;SZ[9]HA[2]AB[aa][ba:bb]PL[W];W[ab];B[ac];W[];AE[ba]AW[ii];B[hi];B[ih])");
    sgf::TreePositions positions(tree, 0);
    QCOMPARE(positions.at(0).board.stones(go::Color::Black), 3);
    QCOMPARE(positions.at(0).toPlay, go::Color::White);
    QVERIFY(!positions.at(0).last);
    const auto two = positions.at(2);
    QCOMPARE(two.captured.white, 1);
    QCOMPARE(two.move, 2);
    QCOMPARE(two.toPlay, go::Color::White);
    QCOMPARE(point(*two.last->point), QStringLiteral("ac"));
    const auto pass = positions.at(3);
    QVERIFY(pass.last && !pass.last->point);
    const auto setUp = positions.at(4);
    QVERIFY(!setUp.last);
    QVERIFY(!setUp.board.at({1, 0}));
    QCOMPARE(setUp.board.at({8, 8}), go::Color::White);
    const auto taken = positions.at(6);
    QCOMPARE(taken.captured.white, 2);
    QVERIFY(!taken.board.at({8, 8}));
    QCOMPARE(taken.move, 5);
}

void TestRecordTree::findsPositionsFromAfar()
{
    // Any order of asking gives the same.
    std::string text = "(;SZ[19]";
    for (int i = 0; i < 300; ++i) {
        text += i % 2 == 0 ? ";B[" : ";W[";
        text += static_cast<char>('a' + i % 19);
        text += static_cast<char>('a' + i / 19);
        text += ']';
    }
    const sgf::RecordTree tree = treeOf(text + ')');
    sgf::TreePositions forwards(tree, 0);
    sgf::TreePositions backwards(tree, 0);
    std::vector<std::uint64_t> hashes;
    for (sgf::NodeIndex node = 0; node <= 300; ++node)
        hashes.push_back(forwards.at(node).board.hash());
    for (sgf::NodeIndex node = 300; node > 0; --node)
        QCOMPARE(backwards.at(node).board.hash(), hashes[node]);
}

void TestRecordTree::numbersStonesThatStand()
{
    const sgf::RecordTree tree = treeOf("(;SZ[9];B[aa];W[ba];B[ee];W[ab];B[ff]MN[20];W[aa])");
    sgf::TreePositions positions(tree, 0);
    const auto numbers = positions.numbersAt(6);
    const auto at = [&](int x, int y) { return numbers[static_cast<std::size_t>(y * 9 + x)]; };
    QCOMPARE(at(0, 0), std::optional(21)); // Black's first stone was taken
    QCOMPARE(at(1, 0), std::optional(2));
    QCOMPARE(at(5, 5), std::optional(20));
    QVERIFY(!at(8, 8));
}

void TestRecordTree::readsMarkup()
{
    const sgf::RecordTree tree
        = treeOf("(;SZ[9]TR[aa]SQ[bb:cc]CR[dd]MA[ee]SL[ff]LB[gg:A\\:1][hh:\xE7\x94\xB2]"
                 "LN[aa:ii]AR[ba:ca][zz:aa]TB[ia]TW[ib])");
    const auto markup = sgf::MarkupReader(tree, go::BoardSize::square(9)).at(0);
    QCOMPARE(markup.marks.size(), std::size_t{8});
    QCOMPARE(markup.marks.front().kind, sgf::MarkKind::Triangle);
    QCOMPARE(markup.labels.size(), std::size_t{2});
    QCOMPARE(markup.labels[0].text, std::string("A:1"));
    QCOMPARE(markup.labels[1].text, std::string("甲"));
    QCOMPARE(markup.lines.size(), std::size_t{2});
    QCOMPARE(markup.lines[1].end, sgf::PointLine::End::Arrow);
    QCOMPARE(point(markup.lines[1].to), QStringLiteral("ca"));
    QCOMPARE(markup.territory.black.size(), std::size_t{1});
    QCOMPARE(markup.territory.white.size(), std::size_t{1});
}

void TestRecordTree::inheritsDimmedPoints()
{
    const sgf::RecordTree tree = treeOf("(;SZ[9];B[aa]DD[aa:ab]VW[aa:ee];W[bb];DD[]VW[];B[cc])");
    const sgf::MarkupReader reader(tree, go::BoardSize::square(9));
    QVERIFY(reader.at(0).dimmed.empty());
    QCOMPARE(reader.at(2).dimmed.size(), std::size_t{2});
    QCOMPARE(reader.at(2).shown.size(), std::size_t{25});
    QVERIFY(reader.at(4).dimmed.empty());
    QVERIFY(reader.at(4).shown.empty());
}

void TestRecordTree::marksAreSetAndTakenOff()
{
    const auto size = go::BoardSize::square(9);
    sgf::PropertyList list{{"B", {"ee"}}, {"TR", {"aa:ba"}}, {"LB", {"cc:x"}}};
    list = sgf::withMark(list, size, {1, 0}, sgf::MarkKind::Square, {});
    QCOMPARE(list, (sgf::PropertyList{{"B", {"ee"}}, {"TR", {"aa"}}, {"LB", {"cc:x"}}, {"SQ", {"ba"}}}));
    list = sgf::withMark(list, size, {1, 0}, sgf::MarkKind::Square, {});
    QCOMPARE(list, (sgf::PropertyList{{"B", {"ee"}}, {"TR", {"aa"}}, {"LB", {"cc:x"}}}));
    list = sgf::withMark(list, size, {0, 0}, {}, "a:]");
    QCOMPARE(list, (sgf::PropertyList{{"B", {"ee"}}, {"LB", {"cc:x", "aa:a\\:\\]"}}}));
    list = sgf::withMark(list, size, {2, 2}, {}, "y");
    QCOMPARE(list, (sgf::PropertyList{{"B", {"ee"}}, {"LB", {"aa:a\\:\\]"}}}));
}

void TestRecordTree::labelsFollow()
{
    sgf::Markup markup;
    QCOMPARE(sgf::nextLabel(markup, sgf::LabelKind::Letter), std::string("A"));
    markup.labels = {{{0, 0}, "A"}, {{1, 0}, "C"}, {{2, 0}, "1"}};
    QCOMPARE(sgf::nextLabel(markup, sgf::LabelKind::Letter), std::string("B"));
    QCOMPARE(sgf::nextLabel(markup, sgf::LabelKind::Number), std::string("2"));
}

QTEST_GUILESS_MAIN(TestRecordTree)
#include "tst_recordtree.moc"
