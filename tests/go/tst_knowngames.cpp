// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/counting.h"
#include "core/go/game.h"
#include "core/go/score.h"
#include "core/go/territory.h"
#include "tests/go/drawing.h"
#include "tests/go/recount.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using go::BoardSize;
using go::Color;
using go::Game;
using go::Illegal;
using go::IllegalReason;
using go::Point;
using go::Superko;

namespace {

QString pathOf(const char* name)
{
    return QDir(QStringLiteral(KAODUAN_TESTDATA_DIR)).filePath(QString::fromLatin1(name));
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonValue json(const char* name)
{
    return QJsonDocument::fromJson(contents(pathOf(name))).isArray()
        ? QJsonValue(QJsonDocument::fromJson(contents(pathOf(name))).array())
        : QJsonValue(QJsonDocument::fromJson(contents(pathOf(name))).object());
}

bool absent(const char* name) { return !QFile::exists(pathOf(name)); }

go::Rules with(Superko superko)
{
    go::Rules rules;
    rules.superko = superko;
    return rules;
}

/// One line of the replay corpus: lines, then moves as indices, -1 for a pass.
struct Record {
    int lines = 19;
    std::vector<int> moves;
};

std::vector<Record> corpus(const char* name)
{
    std::vector<Record> records;
    for (const QByteArray& line : contents(pathOf(name)).split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() < 3)
            continue;
        Record record;
        record.lines = words[0].toInt();
        for (qsizetype i = 2; i < words.size(); ++i)
            record.moves.push_back(words[i].toInt());
        records.push_back(record);
    }
    return records;
}

/// Legal moves summed up over a corpus.
struct Legal {
    qint64 underKo = 0;
    qint64 underSuperko = 0;
};

void play(Game& game, int move)
{
    if (move < 0) {
        game.pass();
        return;
    }
    const Point point = go::pointAt(move, game.size());
    if (game.check(point))
        qFatal("an illegal move in the corpus");
    game.play(point);
}

/// Rows like "9  .  #  o": the coordinates around them fall away.
go::Board boardFrom(const QString& picture)
{
    std::vector<std::string> rows;
    for (const QString& line : picture.split(u'\n')) {
        QString row;
        for (const QChar c : line) {
            if (c == u'.' || c == u'#' || c == u'o')
                row += c == u'o' ? u'O' : c;
        }
        if (!row.isEmpty())
            rows.push_back(row.toStdString());
    }
    return go::Board::fromRows(rows);
}

Point pointFrom(const QJsonArray& xy)
{
    return {static_cast<std::uint8_t>(xy[0].toInt()), static_cast<std::uint8_t>(xy[1].toInt())};
}

/// The empty points that ko or superko forbids.
std::string repeating(const Game& game, Color color)
{
    std::vector<Point> points;
    for (const Point p : game.board().emptyPoints().points()) {
        const std::optional<Illegal> illegal = game.check(color, p);
        if (illegal && illegal->reason != IllegalReason::Suicide)
            points.push_back(p);
    }
    return drawing::names(points, game.size());
}

} // namespace

/// Records, positions and sums that other programs agree on; skipped where the test data is absent.
class TestKnownGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void legalMovesAddUp_data();
    void legalMovesAddUp();
    void realGamesAreCountedAlikeFromBothSides();
    void realGamesRepeatWhereTheyDid_data();
    void realGamesRepeatWhereTheyDid();
    void koScriptsForbidTheSamePoints_data();
    void koScriptsForbidTheSamePoints();
    void recordedMovesGiveTheSameBoard();
    void countedBoardsGiveTheSameScore();
    void setupsGiveTheSameBoard();
};

void TestKnownGames::legalMovesAddUp_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<qint64>("underKo");
    QTest::addColumn<qint64>("underSuperko");
    QTest::newRow("19") << QByteArray("replay/rep19-200.txt") << qint64{10754543} << qint64{10754543};
    QTest::newRow("9") << QByteArray("replay/rep9.txt") << qint64{1280146} << qint64{1280132};
}

void TestKnownGames::legalMovesAddUp()
{
    QFETCH(const QByteArray, file);
    QFETCH(const qint64, underKo);
    QFETCH(const qint64, underSuperko);
    if (absent(file.constData()))
        QSKIP("replay corpus is absent");
    Legal kept;
    Legal recounted;
    for (const Record& record : corpus(file.constData())) {
        const BoardSize size = BoardSize::square(record.lines);
        Game ko(size, with(Superko::KoOnly));
        Game superko(size, with(Superko::Positional));
        Recount plain(record.lines);
        for (const int move : record.moves) {
            plain.play(move);
            play(ko, move);
            play(superko, move);
            kept.underKo += ko.legalSet(ko.toPlay()).count();
            kept.underSuperko += superko.legalSet(superko.toPlay()).count();
            const Recount::Legal legal = plain.legalMoves();
            recounted.underKo += legal.underKo;
            recounted.underSuperko += legal.underSuperko;
        }
        QVERIFY(superko.board().consistent());
    }
    QCOMPARE(kept.underKo, underKo);
    QCOMPARE(kept.underSuperko, underSuperko);
    QCOMPARE(recounted.underKo, underKo);
    QCOMPARE(recounted.underSuperko, underSuperko);
}

void TestKnownGames::realGamesAreCountedAlikeFromBothSides()
{
    if (absent("replay/rep19-200.txt"))
        QSKIP("replay corpus is absent");
    std::vector<Record> records = corpus("replay/rep19-200.txt");
    const std::vector<Record> small = corpus("replay/rep9.txt");
    records.insert(records.end(), small.begin(), small.end());
    for (const Record& record : records) {
        Game game(BoardSize::square(record.lines), with(Superko::KoOnly));
        for (const int move : record.moves)
            play(game, move);
        const go::Score score = go::scoreOf(game, {}, go::Rules::chinese(), 0, {});
        const go::PointSet none(game.size());
        const go::AreaMap area = go::areaOf(game.board(), none);
        for (const Color color : go::bothColors) {
            const go::CountingPlan plan = go::countingPlan(game.board(), none, color, score);
            QCOMPARE(plan.margin, score.margin);
            const go::CountingFrame& end = plan.frameAfter(plan.steps.size());
            QVERIFY(go::areaOf(end.board, none) == area);
            QVERIFY(end.counted == area.of(color));
            QVERIFY(end.bowl >= 0);
        }
    }
}

void TestKnownGames::realGamesRepeatWhereTheyDid_data()
{
    QTest::addColumn<QByteArrayList>("row");
    for (const QByteArray& line : contents(pathOf("rules/real_repetition/expected.csv")).split('\n').mid(1)) {
        if (!line.isEmpty())
            QTest::newRow(line.split(',').front().constData()) << line.trimmed().split(',');
    }
    if (absent("rules/real_repetition/expected.csv"))
        QTest::newRow("absent") << QByteArrayList();
}

void TestKnownGames::realGamesRepeatWhereTheyDid()
{
    QFETCH(const QByteArrayList, row);
    if (row.isEmpty())
        QSKIP("real repetitions are absent");
    const QString sgf
        = QString::fromUtf8(contents(pathOf("rules/real_repetition") + u'/' + QString::fromUtf8(row[0])));
    // The move number of the first violation and how many plies back the same stones arose; empty for none.
    const auto first = [&sgf](Superko superko) -> QByteArrayList {
        static const QRegularExpression move(QStringLiteral(";\\s*([BW])\\[([a-z]*)\\]"));
        Game game(BoardSize{}, with(superko));
        for (auto it = move.globalMatch(sgf); it.hasNext();) {
            const QRegularExpressionMatch found = it.next();
            const Color color = found.captured(1) == u'B' ? Color::Black : Color::White;
            const std::optional<Point> point = go::pointFromSgf(found.captured(2).toStdString(), game.size());
            if (!point) {
                game.pass(color);
                continue;
            }
            const std::optional<Illegal> illegal = game.check(color, *point);
            const int number = static_cast<int>(game.plies().size()) + 1;
            if (!illegal) {
                game.execute(color, *point);
                continue;
            }
            return {QByteArray::number(number), QByteArray::number(number - illegal->repeats)};
        }
        return {QByteArray(), QByteArray()};
    };
    QCOMPARE(first(Superko::KoOnly)[0], row[2]);
    QCOMPARE(first(Superko::Positional), row.mid(3, 2));
    QCOMPARE(first(Superko::Situational), row.mid(5, 2));
}

void TestKnownGames::koScriptsForbidTheSamePoints_data()
{
    QTest::addColumn<QJsonObject>("script");
    for (const QJsonValue script : json("rules/katago_ko.json").toArray())
        QTest::newRow(script[u"name"].toString().toUtf8().constData()) << script.toObject();
    if (absent("rules/katago_ko.json"))
        QTest::newRow("absent") << QJsonObject();
}

void TestKnownGames::koScriptsForbidTheSamePoints()
{
    QFETCH(const QJsonObject, script);
    if (script.isEmpty())
        QSKIP("ko scripts are absent");
    std::vector<std::string> rows;
    for (const QJsonValue row : script[u"rows"].toArray())
        rows.push_back(row.toString().toUpper().toStdString());
    const go::Board start = go::Board::fromRows(rows);
    const bool simple = script[u"ko"].toString() == u"simple";
    Game game(start.size(), with(simple ? Superko::KoOnly : Superko::Positional));
    game.setUp(
        start.stonesOf(Color::Black).points(), start.stonesOf(Color::White).points(), {}, Color::Black);
    const auto side
        = [](const QJsonValue& name) { return name.toString() == u"black" ? Color::Black : Color::White; };
    for (const QJsonValue step : script[u"steps"].toArray()) {
        if (step[u"at"].isString()) {
            game.pass(side(step[u"play"]));
        } else if (step[u"at"].isArray()) {
            game.execute(side(step[u"play"]), pointFrom(step[u"at"].toArray()));
        } else if (step[u"points"].isArray()) {
            std::vector<Point> expected;
            for (const QJsonValue point : step[u"points"].toArray())
                expected.push_back(pointFrom(point.toArray()));
            QCOMPARE(repeating(game, side(step[u"superko_or_ko_illegal_for"])),
                drawing::names(expected, game.size()));
        }
        QVERIFY(game.board().consistent());
    }
}

void TestKnownGames::recordedMovesGiveTheSameBoard()
{
    if (absent("rules/sgfmill_board.json"))
        QSKIP("recorded boards are absent");
    for (const QJsonValue record : json("rules/sgfmill_board.json")[u"play"].toArray()) {
        const go::Board expected = boardFrom(record[u"board"].toString());
        Game game(expected.size());
        for (const QJsonValue move : record[u"moves"].toArray()) {
            const QString text = move.toString();
            game.execute(text.startsWith(u'B') ? Color::Black : Color::White,
                drawing::point(text.mid(2).toStdString(), game.size()));
        }
        QVERIFY2(game.board() == expected, qPrintable(record[u"name"].toString()));
        QVERIFY(game.board().consistent());
        const QJsonArray ko = record[u"ko_point"].toArray();
        const std::optional<Point> point = game.koPoint();
        QCOMPARE(point.has_value(), !ko.isEmpty());
        const Point expectedKo{static_cast<std::uint8_t>(ko[1].toInt()),
            static_cast<std::uint8_t>(game.size().rows - 1 - ko[0].toInt())};
        QVERIFY(!point || *point == expectedKo);
    }
}

void TestKnownGames::countedBoardsGiveTheSameScore()
{
    if (absent("rules/sgfmill_board.json"))
        QSKIP("counted boards are absent");
    const QJsonValue data = json("rules/sgfmill_board.json");
    QJsonArray all = data[u"score"].toArray();
    for (const QJsonValue record : data[u"play"].toArray())
        all.append(record);
    for (const QJsonValue record : all) {
        const go::Board board = boardFrom(record[u"board"].toString());
        const go::AreaMap area = go::areaOf(board, std::span<const Point>());
        QCOMPARE(area.black.count() - area.white.count(), record[u"area_score_b_minus_w"].toInt());
    }
}

void TestKnownGames::setupsGiveTheSameBoard()
{
    if (absent("rules/sgfmill_board.json"))
        QSKIP("setups are absent");
    for (const QJsonValue record : json("rules/sgfmill_board.json")[u"setup"].toArray()) {
        if (!record[u"legal"].toBool())
            continue;
        const go::Board expected = boardFrom(record[u"board"].toString());
        const auto points = [&](const QString& key) {
            std::vector<Point> result;
            for (const QJsonValue name : record[key].toArray())
                result.push_back(drawing::point(name.toString().toStdString(), expected.size()));
            return result;
        };
        Game game(expected.size());
        game.setUp(points(QStringLiteral("black")), points(QStringLiteral("white")),
            points(QStringLiteral("empty")), Color::Black);
        QVERIFY(game.board() == expected);
    }
}

QTEST_GUILESS_MAIN(TestKnownGames)
#include "tst_knowngames.moc"
