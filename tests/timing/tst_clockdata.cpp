// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/clock.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace timing;
using namespace Qt::StringLiterals;

namespace {

QJsonDocument readData(const char* name)
{
    QFile file(QStringLiteral(KAODUAN_TESTDATA_DIR "/clock/") + QString::fromUtf8(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QJsonDocument::fromJson(file.readAll());
}

Japanese configOf(const QJsonArray& config)
{
    return {Millis{config[0].toInt() * 1000}, config[1].toInt(), Millis{config[2].toInt() * 1000}};
}

/// What the display of `reading` says is left, in whole seconds, a begun second counted as one.
qint64 secondsLeft(const Reading& reading)
{
    if (reading.lost) {
        return 0;
    }
    const Millis left = reading.inOvertime ? reading.period - reading.inPeriod : reading.main;
    return (left.count() + 999) / 1000;
}

void compare(const Reading& reading, const QJsonObject& expected)
{
    if (expected.contains("left"_L1)) {
        QCOMPARE(secondsLeft(reading), expected["left"_L1].toInteger());
    }
    if (expected.contains("periods"_L1)) {
        QCOMPARE(reading.periods, expected["periods"_L1].toInt());
    }
    if (expected.contains("byoyomi"_L1)) {
        QCOMPARE(reading.inOvertime, expected["byoyomi"_L1].toBool());
    }
    if (expected.contains("out"_L1)) {
        QCOMPARE(reading.lost, expected["out"_L1].toBool());
    }
}

} // namespace

/// Cases that other programs test their clocks with.
class TestClockData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void othersCases_data();
    void othersCases();
    void othersOvertimeTexts_data();
    void othersOvertimeTexts();
};

void TestClockData::othersCases_data()
{
    QTest::addColumn<QJsonObject>("game");
    const QJsonArray cases = readData("byoyomi_cases.json")["cases"_L1].toArray();
    for (const QJsonValue value : cases) {
        QTest::newRow(qPrintable(value["id"_L1].toString())) << value.toObject();
    }
    if (cases.isEmpty()) {
        QTest::newRow("absent") << QJsonObject();
    }
}

void TestClockData::othersCases()
{
    QFETCH(const QJsonObject, game);
    if (game.isEmpty()) {
        QSKIP("clock/byoyomi_cases.json is not here");
    }
    for (const QJsonValue wrong : game["reject"_L1].toArray()) {
        QVERIFY(faultOf(configOf(wrong.toArray())));
    }
    if (!game.contains("config"_L1)) {
        return;
    }

    // Black alone moves: White answers at once.
    GameClock clock(configOf(game["config"_L1].toArray()));
    Instant now{};
    clock.start(now);
    for (const QJsonValue step : game["steps"_L1].toArray()) {
        now += Millis{step["think"_L1].toInt() * 1000};
        clock.tick(now);
        const bool isMove = step["action"_L1] == "move"_L1;
        if (isMove) {
            clock.press(go::Color::Black, now);
            if (step.toObject().contains("other"_L1)) {
                compare(clock.reading(go::Color::White, now), step["other"_L1].toObject());
            }
        }
        compare(clock.reading(go::Color::Black, now), step["expect"_L1].toObject());
        if (isMove) {
            clock.press(go::Color::White, now);
        }
    }
}

void TestClockData::othersOvertimeTexts_data()
{
    QTest::addColumn<QJsonObject>("entry");
    const QJsonArray cases = readData("sgf_overtime.json")["cases"_L1].toArray();
    for (const QJsonValue value : cases) {
        QTest::addRow("'%s'", qPrintable(value["ot"_L1].toString())) << value.toObject();
    }
    if (cases.isEmpty()) {
        QTest::newRow("absent") << QJsonObject();
    }
}

void TestClockData::othersOvertimeTexts()
{
    QFETCH(const QJsonObject, entry);
    if (entry.isEmpty()) {
        QSKIP("clock/sgf_overtime.json is not here");
    }
    std::optional<double> tm;
    if (entry.contains("tm"_L1)) {
        tm = entry["tm"_L1].toDouble();
    }
    const auto control = timeControlFromSgf(tm, entry["ot"_L1].toString().toStdString());
    QCOMPARE(control.has_value(), entry["expect"_L1].isObject());
    if (!control) {
        return;
    }

    const QJsonObject expected = entry["expect"_L1].toObject();
    const QString system = expected["system"_L1].toString();
    const auto millis
        = [&](QLatin1StringView name, double otherwise) { return expected[name].toDouble(otherwise) * 1000; };
    if (const auto* const canadian = std::get_if<Canadian>(&*control)) {
        QCOMPARE(system, u"canadian"_s);
        const auto block = static_cast<double>(canadian->block.count());
        QCOMPARE(block, millis("period"_L1, block / 1000));
        QCOMPARE(canadian->stones, expected["stones"_L1].toInt(canadian->stones));
    } else if (const auto* const fischer = std::get_if<Fischer>(&*control)) {
        QCOMPARE(system, u"fischer"_s);
        QCOMPARE(static_cast<double>(fischer->increment.count()), millis("increment"_L1, 0));
    } else if (const auto* const japanese = std::get_if<Japanese>(&*control)) {
        const bool isSimple = system == "simple"_L1;
        QVERIFY(isSimple || system == "byoyomi"_L1);
        QCOMPARE(japanese->periods, isSimple ? 1 : expected["periods"_L1].toInt());
        QCOMPARE(
            static_cast<double>(japanese->period.count()), millis(isSimple ? "per_move"_L1 : "period"_L1, 0));
    } else {
        QFAIL("a format that no case names");
    }
    QCOMPARE(static_cast<double>(sgfMainTime(*control).count()), tm.value_or(0) * 1000);
    // What we write for it is read as the same.
    const double main = static_cast<double>(sgfMainTime(*control).count()) / 1000;
    QVERIFY(timeControlFromSgf(main, overtimeText(*control)) == control);
}

QTEST_GUILESS_MAIN(TestClockData)
#include "tst_clockdata.moc"
