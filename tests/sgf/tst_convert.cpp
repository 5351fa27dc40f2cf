// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/convert.h"
#include "core/sgf/gamerecord.h"

#include <QtTest>

#include <string>

class TestConvert : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesCleanRecords_data();
    void writesCleanRecords();
    void takesAnyNumberOfNames();
    void leavesOutNames();
};

void TestConvert::writesCleanRecords_data()
{
    QTest::addColumn<QByteArray>("read");
    QTest::addColumn<QByteArray>("written"); // after the root's FF and CA
    const auto row = [](const char* name, const char* read, const char* written) {
        QTest::newRow(name) << QByteArray(read) << QByteArray(written);
    };
    row("nothing to do", "(;FF[4]CA[UTF-8]GM[1]KM[7.5];B[aa])", "GM[1]KM[7.5]\n;B[aa])\n");
    row("older format", "(;GaMe[1]SiZe[9]KoMi[5.5];Black[tt];W[ ee ])", "GM[1]SZ[9]KM[5.5]\n;B[]\n;W[ee])\n");
    row("another encoding's name", "(;CA[gb2312]GM[1]KM[0])", "GM[1]KM[0])\n");
    row("unknown properties", "(;GM[1]KM[0]XY[a\\]][b]MULTIGOGM[1];KGSDE[x])",
        "GM[1]KM[0]XY[a\\]][b]MULTIGOGM[1]\n;KGSDE[x])\n");
    row("komi of Fox", "(;GM[1]AP[foxwq]RU[Chinese]KM[375])", "GM[1]AP[foxwq]RU[Chinese]KM[7.5])\n");
    row("result in words", "(;GM[1]KM[7.5]RE[黑胜3/4子])", "GM[1]KM[7.5]RE[B+1.5])\n");
    row("names of Sina", "(TE[杯]RD[2001]TM[180]LT[60]LC[5]KO[5.5];B[aa])",
        "EV[杯]DT[2001]TM[10800]KM[5.5]GM[1]OT[5x60 byo-yomi]\n;B[aa])\n");
    row("information after the root", "(;GM[1];TM[1小时]KM[375];RE[黑胜3/4子];B[aa])",
        "GM[1]TM[3600]KM[7.5]RE[B+1.5]\n;\n;\n;B[aa])\n");
    row("a tesuji is no event", "(;SZ[19]KM[0];B[aa]TE[1];RD[x])",
        "SZ[19]KM[0]GM[1]\n;B[aa]TE[1]\n;RD[x])\n");
    row("komi of Sina that nobody can mean", "(TE[x]KO[74子];B[aa])", "EV[x]KO[74子]GM[1]\n;B[aa])\n");
    row("the kind of game is the root's", "(;KM[0];B[aa];W[bb]GM[5])", "KM[0]GM[1]\n;B[aa]\n;W[bb])\n");
    row("a year in words", "(;GM[1]KM[0]TM[8760小时])", "GM[1]KM[0]TM[31536000])\n");
    row("overtime in words of their own", "(;GM[1]KM[0]TM[60]OT[0 simple];B[aa]OB[x])",
        "GM[1]KM[0]TM[60]OT[0 simple]\n;B[aa]OB[x])\n");
    row("periods beyond any clock", "(;RD[x]KM[0]TM[1]LC[5]LT[99999999999])",
        "DT[x]KM[0]TM[60]LC[5]LT[99999999999]GM[1])\n");
    row("no game of that many minutes", "(RD[x]KM[0]TM[39999999];B[aa])",
        "DT[x]KM[0]TM[39999999]GM[1]\n;B[aa])\n");
    row("minutes beside overtime of their own words", "(RD[x]KM[0]TM[60]OT[0 simple];B[aa])",
        "DT[x]KM[0]TM[3600]OT[0 simple]GM[1]\n;B[aa])\n");
    row("blank values", "(EV[ ][y]TE[x]KM[ ]KO[5.5];OT[ ]LT[9];B[aa])",
        "EV[x][y]KM[5.5]OT[ ]GM[1]\n;LT[9]\n;B[aa])\n");
    row("blank overtime", "(RD[x]KM[0]TM[1]LC[5]LT[60];OT[];B[aa])",
        "DT[x]KM[0]TM[60]OT[5x60 byo-yomi]GM[1]\n;\n;B[aa])\n");
    row("not Go", "(;GM[2]B[ aa ]B[tt]AB[a1];W[zz])", "GM[2]B[ aa ]B[tt]AB[a1]\n;W[zz])\n");
    row("handicap as moves", "(;GM[1]KM[0]HA[2];B[pd];B[dp]C[x];W[dd])",
        "GM[1]KM[0]HA[2]\n;AB[pd]\n;AB[dp]C[x]\n;W[dd])\n");
    row("stones taken off after handicap moves", "(;GM[1]KM[0]HA[2];B[bb];B[dp];AE[bb]W[dd])",
        "GM[1]KM[0]HA[2]\n;AB[bb]\n;AB[dp]\n;AE[bb]\n;W[dd])\n");
    row("time beside handicap moves", "(;GM[1]KM[0]HA[2]B[pd];B[dp]TC[3]TT[5];W[dd])",
        "GM[1]KM[0]HA[2]AB[pd]TC[3]TT[5]OT[3x5 byo-yomi]\n;AB[dp]\n;W[dd])\n");
    row("handicap as moves of a node", "(;GM[1]KM[0]HA[2];B[pd]B[dp];W[dd]B[qq])",
        "GM[1]KM[0]HA[2]\n;AB[pd][dp]\n;W[dd]\n;B[qq])\n");
    row("moves of both sides in a node", "(;GM[1]KM[0]HA[2];B[pd]B[dp]W[dd])",
        "GM[1]KM[0]HA[2]\n;AB[pd][dp]\n;W[dd])\n");
    row("several moves in a node", "(;GM[1]KM[0];B[aa]W[bb]C[x]BL[3])",
        "GM[1]KM[0]\n;B[aa]\n;W[bb]C[x]BL[3])\n");
    row("passes in the root", "(;GM[1]KM[0]B[aa]W[]B[bb]W[cc])",
        "GM[1]KM[0]\n;B[aa]\n;W[]\n;B[bb]\n;W[cc])\n");
    row("setup beside a move", "(;GM[1]KM[0]AB[aa]W[bb]C[x])", "GM[1]KM[0]AB[aa]\n;W[bb]C[x])\n");
    row("double properties", "(;GM[1]KM[0]AB[aa]AB[bb];C[a]MA[aa]C[b]MA[bb])",
        "GM[1]KM[0]AB[aa][bb]\n;C[a\n\nb]MA[aa][bb])\n");
    row("pass beside the board", "(;GM[1]KM[0]SZ[9];B[jj];W[10:10];B[kk])",
        "GM[1]KM[0]SZ[9]\n;B[]\n;W[]\n;B[kk])\n");
    row("variations", "(;GM[1]KM[0](;B[aa];W[bb])(;B[cc]))", "GM[1]KM[0]\n(;B[aa]\n;W[bb])\n(;B[cc]))\n");
}

void TestConvert::writesCleanRecords()
{
    QFETCH(QByteArray, read);
    QFETCH(QByteArray, written);
    const auto collection = sgf::parse(read.toStdString());
    QVERIFY(collection.has_value());
    const std::string once = sgf::converted(*collection);
    QCOMPARE(QByteArray::fromStdString(once), QByteArray("(;FF[4]CA[UTF-8]") + written);
    const auto again = sgf::parse(once);
    QVERIFY(again.has_value());
    QCOMPARE(sgf::converted(*again), once);
    QVERIFY(sgf::gameRecordOf(*again, 0).start == sgf::gameRecordOf(*collection, 0).start);
}

void TestConvert::takesAnyNumberOfNames()
{
    std::string text = "(;GM[1]KM[0]";
    for (int i = 0; i < 50'000; ++i) {
        text += "NAME";
        for (int rest = i; rest > 0; rest /= 10) {
            text += static_cast<char>('A' + rest % 10);
        }
        text += "[]";
    }
    const auto collection = sgf::parse(text + ")");
    QVERIFY(collection.has_value());
    const std::string once = sgf::converted(*collection);
    QCOMPARE(QByteArray::fromStdString(once),
        QByteArray::fromStdString("(;FF[4]CA[UTF-8]" + text.substr(2) + ")\n"));
}

void TestConvert::leavesOutNames()
{
    const auto collection = sgf::parse(
        "(;GM[1]KM[0]PB[Some Body]BR[1d]PW[Another]GN[A - B]EV[Cup]C[hello];B[aa]C[hi]N[x]TE[1])");
    QVERIFY(collection.has_value());
    QCOMPARE(sgf::converted(*collection, sgf::Names::LeftOut),
        std::string("(;FF[4]CA[UTF-8]GM[1]KM[0]BR[1d]EV[Cup]\n;B[aa]TE[1])\n"));
}

QTEST_GUILESS_MAIN(TestConvert)
#include "tst_convert.moc"
