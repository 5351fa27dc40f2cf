// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/convert.h"
#include "core/sgf/otherformats.h"

#include <QtTest>

#include <string>

using sgf::RecordFormat;

namespace {

const std::string gib
    = "\\HS\r\n\\[GIBOKIND=GIBOWEB\\]\r\n\\[GAMEBLACKNAME=\xE5\xBC\xA0\xE4\xB8\x89 (5D)\\]\r\n"
      "\\[GAMEWHITENAME=Lee]x (\xEB\x8B\xA8) (9P)\\]\r\n\\[GAMEPLACE=Tygem\\]\r\n"
      "\\[GAMETAG=S1,R3,D4,G65,W1,Z35,T30-3-1200,C2010:01:31:22:10,I:a\\]\r\n\\HE\r\n\\GS\r\n"
      "2 1 0\r\n57 0 &4\r\nINI 0 1 0 &4\r\nSTO 0 2 1 15 3\r\nSTO 0 3 2 3 15\r\nSKI 0 4 1\r\n"
      "STO 0 5 2 99 0\r\n\\GE\r\n";

const std::string ngf = "Rated game\r\n19\r\nwhitey   5D \r\nblacky   3DP\r\nwww.example\r\n0\r\n0\r\n6\r\n"
                        "20090314 [21:38]\r\n5\r\nWhite wins by resign!\r\n2\r\nPMABBQEQE\r\nPMACWEQEQ\r\n"
                        "PMADB@@@@\r\n";

const std::string ugf = "[Header]\nPlayerB=kuro,2d,9,x\nPlayerW=shiro,3d\nSize=9\nHdcp=0,5.5\nRules=JPN\n"
                        "Date=2003/02/15,1\nWinner=B,R\nLang=CHN\n[Data]\nCG,B1,1,3\nGC,W1,2,4\nYA,B1,3,2\n"
                        "[Figure]\nText,0,1\n";

std::string clean(const std::string& text)
{
    const auto collection = sgf::parseRecord(text);
    if (!collection)
        qFatal("not read");
    return sgf::converted(*collection);
}

} // namespace

class TestOtherFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formatsAreTold_data();
    void formatsAreTold();
    void gibIsRead();
    void gibResults_data();
    void gibResults();
    void gibHandicapStonesLieWhereTygemLaysThem();
    void ngfIsRead();
    void ngfResults_data();
    void ngfResults();
    void ugfIsRead();
    void linesAgree();
};

void TestOtherFormats::formatsAreTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<RecordFormat>("format");
    const auto row = [](const char* name, const std::string& text, RecordFormat format) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << format;
    };
    row("sgf", "(;GM[1];B[aa])", RecordFormat::Sgf);
    row("sgf with GIB in a comment", "(;GM[1]C[\n\\HS\n];B[aa])", RecordFormat::Sgf);
    row("sina", "(\nTE[x]RD[y];B[aa])", RecordFormat::Sgf);
    row("gib", gib, RecordFormat::Gib);
    row("ngf", ngf, RecordFormat::Ngf);
    row("ugf", ugf, RecordFormat::Ugf);
    row("nothing", "", RecordFormat::Sgf);
    row("prose", "PM, the prime minister\nPMABB\n", RecordFormat::Sgf);
}

void TestOtherFormats::formatsAreTold()
{
    QFETCH(const QByteArray, text);
    QFETCH(const RecordFormat, format);
    QCOMPARE(sgf::formatOf(text.toStdString()), format);
}

void TestOtherFormats::gibIsRead()
{
    QCOMPARE(QByteArray::fromStdString(clean(gib)),
        QByteArray("(;FF[4]CA[UTF-8]GM[1]GC[GIBOKIND=GIBOWEB]PB[张三]BR[5D]PW[Lee\\]x (단)]WR[9P]PC[Tygem]"
                   "KM[6.5]TM[1200]OT[3x30 byo-yomi]DT[2010-01-31]RE[W+3.5]\n;B[pd]\n;W[dp]\n;B[])\n"));
}

void TestOtherFormats::gibResults_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("result");
    QTest::newRow("resignation") << QByteArray("\\[GAMETAG=G65,W3,Z0,\\]") << QByteArray("RE[B+R]");
    QTest::newRow("time") << QByteArray("\\[GAMETAG=G65,W8,Z0,\\]") << QByteArray("RE[W+T]");
    QTest::newRow("points, long form")
        << QByteArray("\\[GAMEINFOMAIN=GBKIND:3,GRLT:0,ZIPSU:125,GONGJE:65,\\]") << QByteArray("RE[B+12.5]");
    QTest::newRow("unknown") << QByteArray("\\[GAMETAG=G65,W99,Z0,\\]") << QByteArray();
}

void TestOtherFormats::gibResults()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, result);
    const QByteArray read
        = QByteArray::fromStdString(clean(("\\HS\n" + line + "\n\\GS\nSTO 0 2 1 0 0\n").toStdString()));
    QCOMPARE(read.contains("RE["), !result.isEmpty());
    QVERIFY2(read.contains(result), read.constData());
    QVERIFY(read.contains("KM[6.5]"));
}

void TestOtherFormats::gibHandicapStonesLieWhereTygemLaysThem()
{
    const auto stones = [](int count) {
        return QByteArray::fromStdString(clean(
            "\\HS\n\\HE\n\\GS\n2 1 0\nINI 0 1 " + std::to_string(count) + " &4\nSTO 0 2 2 2 2\n\\GE\n"));
    };
    QVERIFY2(stones(3).contains("HA[3]AB[pd][dp][dd]"), stones(3).constData());
    QVERIFY(stones(9).contains("HA[9]AB["));
    QVERIFY(!stones(1).contains("AB["));
}

void TestOtherFormats::ngfIsRead()
{
    QCOMPARE(QByteArray::fromStdString(clean(ngf)),
        QByteArray("(;FF[4]CA[UTF-8]GM[1]SZ[19]PW[whitey]WR[5d]PB[blacky]BR[3p]KM[6.5]DT[2009-03-14]RE[W+R]\n"
                   ";B[pd]\n;W[dp]\n;B[])\n"));
}

void TestOtherFormats::ngfResults_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("result");
    QTest::newRow("points") << "Black wins by 12.5 points"
                            << "RE[B+12.5]";
    QTest::newRow("loses") << "White loses by time"
                           << "RE[B+T]";
    QTest::newRow("white") << "White win by 0.5"
                           << "RE[W+0.5]";
    QTest::newRow("kept as it is") << "adjourned"
                                   << "GC[adjourned]";
}

void TestOtherFormats::ngfResults()
{
    QFETCH(const QString, words);
    QFETCH(const QString, result);
    std::string text = ngf;
    const std::string old = "White wins by resign!";
    text.replace(text.find(old), old.size(), words.toStdString());
    QVERIFY2(QString::fromStdString(clean(text)).contains(result), clean(text).c_str());
}

void TestOtherFormats::ugfIsRead()
{
    QCOMPARE(QByteArray::fromStdString(clean(ugf)),
        QByteArray("(;FF[4]CA[UTF-8]GM[1]GC[Lang=CHN]PB[kuro]BR[2d]PW[shiro]WR[3d]SZ[9]KM[5.5]RU[JPN]"
                   "DT[2003-02-15]RE[B+R]\n;B[cc]\n;W[gg]\n;B[])\n"));
}

void TestOtherFormats::linesAgree()
{
    const std::string text = sgf::asSgf(RecordFormat::Gib, gib);
    const auto move = text.find(";W[dp]");
    QCOMPARE(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(move), '\n'),
        std::count(gib.begin(), gib.begin() + static_cast<std::ptrdiff_t>(gib.find("STO 0 3")), '\n'));
}

QTEST_GUILESS_MAIN(TestOtherFormats)
#include "tst_otherformats.moc"
