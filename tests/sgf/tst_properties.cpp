// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/properties.h"

#include <QtTest>

#include <string>

namespace {

constexpr go::BoardSize full = go::BoardSize::square(19);

QByteArray bytes(const std::string& text) { return QByteArray::fromStdString(text); }

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreUnescaped_data();
    void textsAreUnescaped();
    void escapedTextsComeBack_data();
    void escapedTextsComeBack();
    void composedValuesSplitOnce_data();
    void composedValuesSplitOnce();
    void numbersAreExact_data();
    void numbersAreExact();
    void realsAreThousandths_data();
    void realsAreThousandths();
    void sizes_data();
    void sizes();
    void movesAndPasses_data();
    void movesAndPasses();
    void pointListsAndRectangles_data();
    void pointListsAndRectangles();
};

void TestProperties::textsAreUnescaped_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("simple");
    const auto row = [](const char* name, const char* raw, const char* text, const char* simple) {
        QTest::newRow(name) << QByteArray(raw) << QByteArray(text) << QByteArray(simple);
    };
    row("plain", "abc", "abc", "abc");
    row("escapes", "a\\]b\\\\c\\:d\\e", "a]b\\c:de", "a]b\\c:de");
    row("line end", "a\nb", "a\nb", "a b");
    row("windows line end", "a\r\nb\n\rc", "a\nb\nc", "a b c");
    row("two line ends", "a\n\nb", "a\n\nb", "a  b");
    row("soft line break", "a\\\nb\\\r\nc", "abc", "abc");
    row("tabs", "a\tb\vc", "a b c", "a b c");
    row("escaped blank", "a\\\tb", "a b", "a b");
    row("escape at the end", "a\\", "a", "a");
    row("chinese", "围\\]棋", "围]棋", "围]棋");
}

void TestProperties::textsAreUnescaped()
{
    QFETCH(QByteArray, raw);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, simple);
    QCOMPARE(bytes(sgf::textOf(raw.toStdString())), text);
    QCOMPARE(bytes(sgf::simpleTextOf(raw.toStdString())), simple);
}

void TestProperties::escapedTextsComeBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << QByteArray("abc");
    QTest::newRow("brackets") << QByteArray("[a] (;B[aa])");
    QTest::newRow("backslashes") << QByteArray("\\\\]\\");
    QTest::newRow("lines") << QByteArray("a\nb:c");
}

void TestProperties::escapedTextsComeBack()
{
    QFETCH(QByteArray, text);
    QCOMPARE(bytes(sgf::textOf(sgf::escaped(text.toStdString()))), text);
    const std::string composed = sgf::escapedPart(text.toStdString()) + ":x";
    const auto parts = sgf::composed(composed);
    QVERIFY(parts);
    QCOMPARE(bytes(sgf::textOf(parts->first)), text);
}

void TestProperties::composedValuesSplitOnce_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<bool>("composed");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::newRow("none") << QByteArray("abc") << false << QByteArray() << QByteArray();
    QTest::newRow("two") << QByteArray("a:b") << true << QByteArray("a") << QByteArray("b");
    QTest::newRow("three") << QByteArray("a:b:c") << true << QByteArray("a") << QByteArray("b:c");
    QTest::newRow("escaped") << QByteArray("a\\:b:c") << true << QByteArray("a\\:b") << QByteArray("c");
    QTest::newRow("only escaped") << QByteArray("a\\:b") << false << QByteArray() << QByteArray();
}

void TestProperties::composedValuesSplitOnce()
{
    QFETCH(QByteArray, raw);
    QFETCH(bool, composed);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    const std::string held = raw.toStdString();
    const auto parts = sgf::composed(held);
    QCOMPARE(parts.has_value(), composed);
    if (parts) {
        QCOMPARE(bytes(std::string(parts->first)), first);
        QCOMPARE(bytes(std::string(parts->second)), second);
    }
}

void TestProperties::numbersAreExact_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<int>("value");
    constexpr int none = -999;
    QTest::newRow("plain") << QByteArray("19") << 19;
    QTest::newRow("signs") << QByteArray("+5") << 5;
    QTest::newRow("negative") << QByteArray(" -5 ") << -5;
    QTest::newRow("empty") << QByteArray("") << none;
    QTest::newRow("text") << QByteArray("19x") << none;
    QTest::newRow("real") << QByteArray("1.0") << none;
    QTest::newRow("too large") << QByteArray("99999999999") << none;
}

void TestProperties::numbersAreExact()
{
    QFETCH(QByteArray, raw);
    QFETCH(int, value);
    QCOMPARE(sgf::numberOf(raw.toStdString()).value_or(-999), value);
}

void TestProperties::realsAreThousandths_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QByteArray>("text");
    constexpr qint64 none = -999'999;
    QTest::newRow("komi") << QByteArray("7.5") << qint64{7500} << QByteArray("7.5");
    QTest::newRow("zeros") << QByteArray("07.50") << qint64{7500} << QByteArray("7.5");
    QTest::newRow("whole") << QByteArray("375") << qint64{375'000} << QByteArray("375");
    QTest::newRow("comma") << QByteArray("6,5") << qint64{6500} << QByteArray("6.5");
    QTest::newRow("negative") << QByteArray(" -0.25") << qint64{-250} << QByteArray("-0.25");
    QTest::newRow("no whole") << QByteArray(".5") << qint64{500} << QByteArray("0.5");
    QTest::newRow("many decimals") << QByteArray("59.99987") << qint64{59'999} << QByteArray("59.999");
    QTest::newRow("empty") << QByteArray("") << none << QByteArray();
    QTest::newRow("point") << QByteArray(".") << none << QByteArray();
    QTest::newRow("unit") << QByteArray("7.5p") << none << QByteArray();
    QTest::newRow("endless") << QByteArray("1234567890123") << none << QByteArray();
}

void TestProperties::realsAreThousandths()
{
    QFETCH(QByteArray, raw);
    QFETCH(qint64, value);
    QFETCH(QByteArray, text);
    const auto real = sgf::realOf(raw.toStdString());
    QCOMPARE(static_cast<qint64>(real.value_or(-999'999)), value);
    if (real) {
        QCOMPARE(bytes(sgf::realText(*real)), text);
    }
}

void TestProperties::sizes_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("square") << QByteArray("19") << 19 << 19;
    QTest::newRow("rectangle") << QByteArray("6:5") << 6 << 5;
    QTest::newRow("largest") << QByteArray("25") << 25 << 25;
    QTest::newRow("too large") << QByteArray("26") << 0 << 0;
    QTest::newRow("nothing") << QByteArray("0") << 0 << 0;
    QTest::newRow("text") << QByteArray("19x19") << 0 << 0;
}

void TestProperties::sizes()
{
    QFETCH(QByteArray, raw);
    QFETCH(int, columns);
    QFETCH(int, rows);
    const auto size = sgf::sizeOf(raw.toStdString());
    QCOMPARE(size.has_value(), columns != 0);
    if (size) {
        QCOMPARE(int{size->columns}, columns);
        QCOMPARE(int{size->rows}, rows);
    }
}

void TestProperties::movesAndPasses_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<int>("lines");
    QTest::addColumn<QByteArray>("move"); // "pass", "none" or the point
    const auto row = [](const char* raw, int lines, const char* move) {
        QTest::addRow("%s on %d", raw, lines) << QByteArray(raw) << lines << QByteArray(move);
    };
    row("pd", 19, "pd");
    row(" pd\n", 19, "pd");
    row("ss", 19, "ss");
    row("", 19, "pass");
    row("tt", 19, "pass");
    row("tt", 9, "pass");
    row("tt", 21, "tt");
    row("jj", 9, "none");
    row("p", 19, "none");
    row("D4", 19, "none");
    row("PD", 19, "none");
}

void TestProperties::movesAndPasses()
{
    QFETCH(QByteArray, raw);
    QFETCH(int, lines);
    QFETCH(QByteArray, move);
    const auto read = sgf::moveOf(raw.toStdString(), go::BoardSize::square(lines));
    std::string found = "none";
    if (read) {
        found = read->point ? go::sgfName(*read->point) : "pass";
    }
    QCOMPARE(bytes(found), move);
}

void TestProperties::pointListsAndRectangles_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("points"); // empty: refused
    QTest::newRow("point") << QByteArray("dd") << QByteArray("dd");
    QTest::newRow("rectangle") << QByteArray("aa:bc") << QByteArray("aa ba ab bb ac bc");
    QTest::newRow("corners the other way") << QByteArray("bb:aa") << QByteArray("aa ba ab bb");
    QTest::newRow("one point as rectangle") << QByteArray("cc:cc") << QByteArray("cc");
    QTest::newRow("off the board") << QByteArray("aa:tt") << QByteArray();
    QTest::newRow("half") << QByteArray("aa:") << QByteArray();
    QTest::newRow("text") << QByteArray("abc") << QByteArray();
}

void TestProperties::pointListsAndRectangles()
{
    QFETCH(QByteArray, raw);
    QFETCH(QByteArray, points);
    sgf::PointMask mask;
    QCOMPARE(sgf::addPoints(raw.toStdString(), full, mask), !points.isEmpty());
    std::string found;
    for (const go::Point point : mask.points()) {
        found += (found.empty() ? "" : " ") + go::sgfName(point);
    }
    QCOMPARE(bytes(found), points);
}

QTEST_GUILESS_MAIN(TestProperties)
#include "tst_properties.moc"
