// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/recordfile.h"
#include "app/records/textdecoder.h"
#include "core/sgf/gamerecord.h"
#include "core/sgf/grammar.h"
#include "core/sgf/properties.h"

#include <QBuffer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringEncoder>
#include <QtTest>

#include <algorithm>
#include <string>

using namespace Qt::StringLiterals;

namespace {

QByteArray encoded(const QString& text, const char* encoding)
{
    QStringEncoder encoder(encoding);
    return encoder.encode(text);
}

const QString testdata = QStringLiteral(KAODUAN_TESTDATA_DIR);

QJsonObject jsonFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// Every value of a property in the first game, as text, in order.
QStringList valuesOf(const sgf::Collection& games, const QString& property)
{
    QStringList values;
    for (sgf::NodeIndex node = 0; node < games.endOf(0); ++node) {
        if (const auto raw = games.firstRaw(node, sgf::name(property.toStdString()))) {
            values.append(QString::fromStdString(sgf::textOf(*raw)));
        }
    }
    return values;
}

} // namespace

/// From bytes to text: how the encoding is found.
class TestRecords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void declaredEncodings_data();
    void declaredEncodings();
    void undeclaredEncodings_data();
    void undeclaredEncodings();
    void shortNamesAreJudged_data();
    void shortNamesAreJudged();
    void bracketsInsideCharactersAreText();
    void wrongDeclarationsAreNoted_data();
    void wrongDeclarationsAreNoted();
    void forcedEncodingWins();
    void byteOrderMarksWin_data();
    void byteOrderMarksWin();
    void differingDeclarationsAreNoted();
    void badBytesAreReplacedAndNoted();
    void utf8IsCounted_data();
    void utf8IsCounted();
    void filesThatCannotBeRead();
    void otherProjectsEncodings_data();
    void otherProjectsEncodings();
    void otherProjectsRoundTrips_data();
    void otherProjectsRoundTrips();
};

void TestRecords::declaredEncodings_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("encoder");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* encoder, const QString& text) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(encoder) << text;
    };
    row("UTF-8", "UTF-8", u"围棋 바둑"_s);
    row("gb2312", "GB18030", u"围棋"_s);
    row("GB18030", "GB18030", u"芈昱廷与䶮"_s); // beyond GB2312
    row("GBK", "GB18030", u"陶欣然與謝爾豪"_s);
    row("Big5", "Big5", u"許功蓋"_s); // each ends in a backslash byte
    row("Shift_JIS", "Shift_JIS", u"ソニー能表"_s);
    row("EUC-JP", "EUC-JP", u"囲碁"_s);
    row("ISO-2022-JP", "ISO-2022-JP", u"囲碁"_s);
    row("EUC-KR", "EUC-KR", u"바둑"_s);
    row("windows-1251", "windows-1251", u"Го"_s);
    row("ISO-8859-1", "ISO-8859-1", u"Müller"_s);
}

void TestRecords::declaredEncodings()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, encoder);
    QFETCH(QString, text);
    const QString sgf = u"(;GM[1]CA[%1]PB[%2];B[aa])"_s.arg(QString::fromLatin1(name), text);
    const auto decoded = records::decode(encoded(sgf, encoder.constData()));
    QCOMPARE(QString::fromStdString(decoded.text), sgf);
    QCOMPARE(decoded.encoding.toLatin1(), name);
    QCOMPARE(decoded.found, records::EncodingFound::Declared);
    QVERIFY(decoded.notes.empty());
}

void TestRecords::undeclaredEncodings_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* encoding, const QString& text) {
        QTest::newRow(encoding) << QByteArray(encoding) << text;
    };
    row("UTF-8", u"围棋 바둑 囲碁"_s);
    row("GB18030", u"第二十届倡棋杯决赛，黑方中盘胜"_s);
    row("Big5", u"第三屆中環盃決賽，白中盤勝"_s);
    row("Shift_JIS", u"第四十期名人戦、黒番中押し勝ち"_s);
    row("EUC-JP", u"第四十期名人戦、黒番中押し勝ち"_s);
    row("EUC-KR", u"제십오기 명인전 결승, 흑 불계승"_s);
    row("windows-1251", u"Чемпионат Европы, белые выиграли"_s);
    row("windows-1252", u"Müller gegen François, Café"_s);
    row("ISO-2022-JP", u"名人戦"_s);
}

void TestRecords::undeclaredEncodings()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QString, text);
    const QString sgf = u"(;GM[1]EV[%1];B[aa])"_s.arg(text);
    const auto decoded = records::decode(encoded(sgf, encoding.constData()));
    QCOMPARE(decoded.encoding.toLatin1(), encoding);
    QCOMPARE(QString::fromStdString(decoded.text), sgf);
    QCOMPARE(decoded.found, records::EncodingFound::Detected);
}

void TestRecords::shortNamesAreJudged_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::newRow("Chinese") << QByteArray("GB18030") << u"古力"_s << u"常昊"_s;
    QTest::newRow("Chinese with ranks") << QByteArray("GB18030") << u"张三 九段"_s << u"李四 业5"_s;
    QTest::newRow("Chinese, no Cyrillic in capitals") << QByteArray("GB18030") << u"屠晓宇"_s << u"柯洁"_s;
    QTest::newRow("Chinese, three and two") << QByteArray("GB18030") << u"周睿羊"_s << u"丁浩"_s;
    QTest::newRow("Taiwan") << QByteArray("Big5") << u"周俊勳"_s << u"張栩"_s;
    QTest::newRow("Taiwan, three and three") << QByteArray("Big5") << u"賴均輔"_s << u"黃士杰"_s;
    QTest::newRow("Japanese, EUC") << QByteArray("EUC-JP") << u"藤沢里菜"_s << u"高尾紳路"_s;
    QTest::newRow("Japanese") << QByteArray("Shift_JIS") << u"井山裕太"_s << u"芝野虎丸"_s;
    QTest::newRow("Korean") << QByteArray("EUC-KR") << u"이창호"_s << u"박정환"_s;
    QTest::newRow("German") << QByteArray("windows-1252") << u"Jürgen"_s << u"Groß"_s;
}

void TestRecords::shortNamesAreJudged()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QString, black);
    QFETCH(QString, white);
    const QString sgf = u"(;GM[1]PB[%1]PW[%2];B[aa])"_s.arg(black, white);
    const auto decoded = records::decode(encoded(sgf, encoding.constData()));
    QCOMPARE(QString::fromStdString(decoded.text), sgf);
}

void TestRecords::bracketsInsideCharactersAreText()
{
    // 昞 is 0x95 0x5D in GBK, 功 0xA5 0x5C in Big5, ソ 0x83 0x5C and 媾 0x9B 0x5D in Shift_JIS.
    const auto gbk = records::decode(encoded(u"(;CA[GBK]PB[昞]PW[乗];B[aa])"_s, "GB18030"));
    const auto games = sgf::parse(gbk.text);
    QVERIFY(games.has_value());
    QCOMPARE(games->faultCount, std::size_t{0});
    QCOMPARE(valuesOf(*games, u"PB"_s), QStringList(u"昞"_s));
    QCOMPARE(valuesOf(*games, u"B"_s), QStringList(u"aa"_s));
}

void TestRecords::wrongDeclarationsAreNoted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<int>("note");
    const int wrong = static_cast<int>(records::DecodeNoteKind::DeclaredWrong);
    const int unknown = static_cast<int>(records::DecodeNoteKind::DeclaredUnknown);
    QTest::newRow("GB18030 that says UTF-8")
        << encoded(u"(;CA[UTF-8]EV[围棋比赛决赛])"_s, "GB18030") << u"GB18030"_s << wrong;
    QTest::newRow("UTF-8 that says gb2312")
        << encoded(u"(;CA[gb2312]EV[围棋比赛决赛])"_s, "UTF-8") << u"UTF-8"_s << wrong;
    QTest::newRow("UTF-8 that says Latin 1")
        << encoded(u"(;CA[ISO-8859-1]PB[围])"_s, "UTF-8") << u"UTF-8"_s << wrong;
    QTest::newRow("no such encoding")
        << encoded(u"(;CA[klingon]EV[围棋比赛决赛])"_s, "GB18030") << u"GB18030"_s << unknown;
}

void TestRecords::wrongDeclarationsAreNoted()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    QFETCH(int, note);
    const auto decoded = records::decode(bytes);
    QCOMPARE(decoded.encoding, encoding);
    QCOMPARE(decoded.found, records::EncodingFound::Detected);
    QCOMPARE(decoded.notes.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(decoded.notes.front().kind), note);
    QVERIFY(!records::textOf(decoded.notes.front()).isEmpty());
}

void TestRecords::forcedEncodingWins()
{
    const QString sgf = u"(;CA[GB18030]PB[許功蓋])"_s;
    const auto decoded = records::decode(encoded(sgf, "Big5"), u"Big5"_s);
    QCOMPARE(QString::fromStdString(decoded.text), sgf);
    QCOMPARE(decoded.found, records::EncodingFound::Forced);
    QVERIFY(records::knowsEncoding(u"gb2312"_s));
    QVERIFY(!records::knowsEncoding(u"klingon"_s));
}

void TestRecords::byteOrderMarksWin_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QString sgf = u"(;CA[GB2312]PB[围棋])"_s;
    QTest::newRow("UTF-8") << QByteArray("\xEF\xBB\xBF") + sgf.toUtf8();
    QTest::newRow("UTF-16LE") << QByteArray("\xFF\xFE") + encoded(sgf, "UTF-16LE");
    QTest::newRow("UTF-16BE") << QByteArray("\xFE\xFF") + encoded(sgf, "UTF-16BE");
    QTest::newRow("UTF-32LE") << QByteArray("\xFF\xFE\0\0", 4) + encoded(sgf, "UTF-32LE");
    QTest::newRow("UTF-16LE without mark, with a zero in a character")
        << encoded(u"(;CA[GB2312]GM[1]FF[4]SZ[19]PB[围棋]PW[一力辽])"_s, "UTF-16LE");
    QTest::newRow("UTF-16LE without mark") << encoded(u"(;CA[GB2312]GM[1]FF[4]SZ[19]PB[围棋])"_s, "UTF-16LE");
}

void TestRecords::byteOrderMarksWin()
{
    QFETCH(QByteArray, bytes);
    const auto decoded = records::decode(bytes);
    QVERIFY(decoded.text.starts_with("(;CA[GB2312]"));
    QVERIFY(QString::fromStdString(decoded.text).contains(u"PB[围棋]"_s));
}

void TestRecords::differingDeclarationsAreNoted()
{
    const auto decoded = records::decode("(;CA[UTF-8])(;CA[ISO-8859-1])");
    QCOMPARE(decoded.notes.size(), std::size_t{1});
    QCOMPARE(decoded.notes.front().kind, records::DecodeNoteKind::SeveralDeclared);
    QVERIFY(records::decode("(;CA[gb2312])(;CA[GBK])").notes.empty());
    QCOMPARE(records::declaredEncoding("(;PCA[x]CA [ utf-8 ])"), QByteArray("utf-8"));
    QCOMPARE(records::declaredEncoding("(;GM[1])"), QByteArray());
}

void TestRecords::badBytesAreReplacedAndNoted()
{
    const auto decoded = records::decode("(;PB[\xFF\xFF])", u"GB18030"_s);
    QVERIFY(QString::fromStdString(decoded.text).contains(QChar(QChar::ReplacementCharacter)));
    QCOMPARE(decoded.notes.front().kind, records::DecodeNoteKind::BytesReplaced);
}

void TestRecords::utf8IsCounted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("sequences"); // -1: not UTF-8
    QTest::newRow("ascii") << QByteArray("abc") << 0;
    QTest::newRow("chinese") << QByteArray("围棋") << 2;
    QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x98\x80") << 1;
    QTest::newRow("cut") << QByteArray("\xE5\x9B") << -1;
    QTest::newRow("too long a form") << QByteArray("\xC0\xAF") << -1;
    QTest::newRow("too long a form of three") << QByteArray("\xE0\x80\xAF") << -1;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << -1;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << -1;
    QTest::newRow("continuation alone") << QByteArray("\x80") << -1;
}

void TestRecords::utf8IsCounted()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, sequences);
    const auto counted = records::utf8Sequences(bytes);
    QCOMPARE(counted ? static_cast<int>(*counted) : -1, sequences);
}

void TestRecords::filesThatCannotBeRead()
{
    const auto missing = records::recordFile(u"/no/such/file.sgf"_s);
    QVERIFY(!missing.has_value());
    QCOMPARE(missing.error().kind, records::RecordFaultKind::CannotRead);
    QVERIFY(!missing.error().what.isEmpty());
    const auto folder = records::recordFile(QDir::tempPath());
    QVERIFY(!folder.has_value());
    QBuffer buffer;
    buffer.setData("(;)");
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const auto encoding = records::recordFile(buffer, u"klingon"_s);
    QVERIFY(!encoding.has_value());
    QCOMPARE(encoding.error().kind, records::RecordFaultKind::UnknownEncoding);
    QVERIFY(records::recordFile(buffer).has_value());
    QBuffer large;
    large.setData(QByteArray(records::largestFile + 1, ' '));
    QVERIFY(large.open(QIODevice::ReadOnly));
    const auto refused = records::recordFile(large);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().kind, records::RecordFaultKind::TooLarge);
}

void TestRecords::otherProjectsEncodings_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonObject all = jsonFile(testdata + u"/sgf/encoding_expected.json"_s);
    if (all.isEmpty()) {
        QSKIP("the records of other projects are not here");
    }
    for (auto each = all.begin(); each != all.end(); ++each) {
        for (const auto& folder : {u"libsgfc"_s, u"sabaki"_s}) {
            const QString file = testdata + u"/sgf/"_s + folder + u'/' + each.key();
            if (!QFile::exists(file)) {
                continue;
            }
            QTest::newRow(qPrintable(each.key()))
                << file << each->toObject()["raw_property_text"_L1].toObject();
        }
    }
}

void TestRecords::otherProjectsEncodings()
{
    QFETCH(QString, file);
    QFETCH(QJsonObject, expected);
    const auto decoded = records::recordFile(file);
    QVERIFY(decoded.has_value());
    const auto games = sgf::parse(decoded->text);
    QVERIFY(games.has_value());
    for (auto each = expected.begin(); each != expected.end(); ++each) {
        const QStringList values = valuesOf(*games, each.key());
        for (const auto& text : each->toArray()) {
            const QString begin = text.toString();
            QVERIFY2(
                std::ranges::any_of(values, [&](const QString& value) { return value.startsWith(begin); }),
                qPrintable(begin));
        }
    }
}

void TestRecords::otherProjectsRoundTrips_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("sgf");
    const QJsonObject all = jsonFile(testdata + u"/sgf/encoding_roundtrip.json"_s);
    if (all.isEmpty()) {
        QSKIP("the records of other projects are not here");
    }
    for (const auto& each : all["cases"_L1].toArray()) {
        const QByteArray encoding = each["encoding"_L1].toString().toLatin1();
        QTest::newRow(encoding.constData()) << encoding << each["sgf"_L1].toString();
    }
}

void TestRecords::otherProjectsRoundTrips()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QString, sgf);
    const char* name = encoding == "utf8" ? "UTF-8" : encoding.constData();
    const auto decoded = records::decode(encoded(sgf, name));
    QCOMPARE(QString::fromStdString(decoded.text), sgf);
}

QTEST_GUILESS_MAIN(TestRecords)
#include "tst_records.moc"
