// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/timing/clockrows.h"
#include "tests/timing/script.h"

#include <QTest>

#include <string>

using namespace timing;

namespace {

QString joined(const std::vector<std::string>& log)
{
    std::string text;
    for (const std::string& word : log) {
        text += (text.empty() ? "" : " ") + word;
    }
    return QString::fromStdString(text);
}

ListenedClock clockOf(const ClockRow& row)
{
    const TimeControl control = controlFrom(row.control);
    return {control, banksFrom(control, row.banks)};
}

} // namespace

class TestClockRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void announcesAndEndsAsWritten_data() { addRows(); }
    void announcesAndEndsAsWritten();
    void pollingChangesNothing_data() { addRows(); }
    void pollingChangesNothing();

private:
    static void addRows();
};

void TestClockRows::addRows()
{
    QTest::addColumn<int>("row");
    int index = 0;
    for (const ClockRow& row : clockRows) {
        QTest::newRow(row.id) << index++;
    }
}

void TestClockRows::announcesAndEndsAsWritten()
{
    QFETCH(const int, row);
    const ClockRow& game = clockRows.at(static_cast<std::size_t>(row));
    ListenedClock clock = clockOf(game);
    const Instant end = playEvents(clock, game.events);
    clock.listen(end);
    QCOMPARE(joined(clock.log()), QString::fromStdString(expanded(game.announced)));
    QCOMPARE(QString::fromStdString(clock.state(end)), QString::fromUtf8(game.state));
}

void TestClockRows::pollingChangesNothing()
{
    QFETCH(const int, row);
    const ClockRow& game = clockRows.at(static_cast<std::size_t>(row));
    for (const int step : {50, 100, 999, 1000, 60'000}) {
        ListenedClock clock = clockOf(game);
        const Instant end = playEvents(clock, game.events, Millis{step});
        clock.listen(end);
        QCOMPARE(joined(clock.log()), QString::fromStdString(expanded(game.announced)));
        QCOMPARE(QString::fromStdString(clock.state(end)), QString::fromUtf8(game.state));
    }
}

QTEST_GUILESS_MAIN(TestClockRows)
#include "tst_clockrows.moc"
