// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/timecontrol.h"

#include <QTest>

#include <limits>

using namespace timing;

namespace {

// Qt's meta types ask a variant for an order that the formats do not have.
struct Setting {
    std::optional<TimeControl> control;
};

constexpr Millis seconds(std::int64_t count) { return Millis{count * 1000}; }

} // namespace

class TestTimeControl : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsAreFound_data();
    void faultsAreFound();
    void sgfSaysItAndReadsItBack_data();
    void sgfSaysItAndReadsItBack();
    void sgfTextsAreUnderstood_data();
    void sgfTextsAreUnderstood();
    void badMainTimesAreNoSetting();
};

void TestTimeControl::faultsAreFound_data()
{
    QTest::addColumn<Setting>("control");
    QTest::addColumn<std::optional<TimeFault>>("fault");
    const auto row = [](const char* name, const TimeControl& control, std::optional<TimeFault> fault) {
        QTest::newRow(name) << Setting{control} << fault;
    };
    using enum TimeFault;
    constexpr Millis day = seconds(86'400);
    constexpr Millis tick{1};
    row("an hour with a minute", Retained{}, {});
    row("all of the limit is reserve", Retained{seconds(300), 5}, {});
    row("limit a millisecond short", Retained{seconds(300) - tick, 5}, LimitBelowReserve);
    row("no reserve", Retained{seconds(300), 0}, NoReserve);
    row("negative reserve", Retained{seconds(300), -1}, NoReserve);
    row("99 minutes", Retained{seconds(5940), 99}, {});
    row("100 minutes", Retained{seconds(6000), 100}, TooManyPeriods);
    row("negative limit", Retained{-tick, 1}, NegativeTime);
    row("a day", Retained{day, 1}, {});
    row("more than a day", Retained{day + tick, 1}, TooLong);
    row("shared and halved", SharedHalved{}, {});
    row("all is halved", SharedHalved{seconds(20), seconds(20)}, {});
    row("more is halved than shared", SharedHalved{seconds(20), seconds(21)}, LimitBelowReserve);
    row("halves too short", SharedHalved{seconds(60), seconds(20) - tick}, PeriodTooShort);
    row("shared, then by moves", SharedPerMove{}, {});
    row("moves too short", SharedPerMove{seconds(60), seconds(10) - tick}, PeriodTooShort);
    row("shared more than a day", SharedPerMove{day + tick, seconds(60)}, TooLong);
    row("3 x 30", Japanese{}, {});
    row("no period", Japanese{seconds(60), 0, seconds(30)}, NoPeriods);
    row("100 periods", Japanese{seconds(60), 100, seconds(30)}, TooManyPeriods);
    row("10 s", Japanese{seconds(0), 3, seconds(10)}, {});
    row("below 10 s", Japanese{seconds(60), 3, seconds(10) - tick}, PeriodTooShort);
    row("period of nothing", Japanese{seconds(60), 3, seconds(0)}, PeriodTooShort);
    row("negative main time", Japanese{-tick, 3, seconds(30)}, NegativeTime);
    row("negative period", Japanese{seconds(60), 3, -tick}, NegativeTime);
    row("period of more than a day", Japanese{seconds(60), 3, day + tick}, TooLong);
    row("15 in 5 minutes", Canadian{}, {});
    row("no stones", Canadian{seconds(60), 0, seconds(300)}, NoStones);
    row("short block", Canadian{seconds(60), 15, seconds(9)}, PeriodTooShort);
    row("negative block", Canadian{seconds(60), 15, -tick}, NegativeTime);
    row("Fischer", Fischer{seconds(60), seconds(10), {}}, {});
    row("Fischer without increment", Fischer{seconds(60), seconds(0), {}}, {});
    row("cap at main", Fischer{seconds(60), seconds(10), seconds(60)}, {});
    row("cap below main", Fischer{seconds(60), seconds(10), seconds(60) - tick}, CapBelowMain);
    row("negative cap", Fischer{seconds(60), seconds(10), -tick}, NegativeTime);
    row("increment alone", Fischer{seconds(0), seconds(10), {}}, NoTime);
    row("negative increment", Fischer{seconds(60), -tick, {}}, NegativeTime);
    row("absolute", Absolute{tick}, {});
    row("absolute nothing", Absolute{}, NoTime);
    row("negative absolute", Absolute{-tick}, NegativeTime);
    row("absolute of more than a day", Absolute{day + tick}, TooLong);
    row("untimed", Untimed{}, {});
}

void TestTimeControl::faultsAreFound()
{
    QFETCH(const Setting, control);
    QFETCH(const std::optional<TimeFault>, fault);
    QCOMPARE(faultOf(*control.control), fault);
}

void TestTimeControl::sgfSaysItAndReadsItBack_data()
{
    QTest::addColumn<Setting>("control");
    QTest::addColumn<int>("main");
    QTest::addColumn<QString>("overtime");
    QTest::addColumn<Setting>("back");
    const auto row = [](const char* name, const TimeControl& control, int main, const char* overtime,
                         const std::optional<TimeControl>& back) {
        QTest::newRow(name) << Setting{control} << main << QString::fromUtf8(overtime) << Setting{back};
    };
    const Japanese fiveSixty{seconds(3300), 5, seconds(60)};
    row("retained", Retained{seconds(3600), 5}, 3'300'000, "5x60 byo-yomi", fiveSixty);
    row("N x S", fiveSixty, 3'300'000, "5x60 byo-yomi", fiveSixty);
    const Japanese odd{Millis{600'500}, 3, Millis{30'250}};
    row("odd milliseconds", odd, 600'500, "3x30.25 byo-yomi", odd);
    const Japanese bare{Millis{0}, 1, Millis{10'001}};
    row("no main time", bare, 0, "1x10.001 byo-yomi", bare);
    const Canadian canadian{seconds(1800), 25, Millis{180'500}};
    row("Canadian", canadian, 1'800'000, "25/180.5 Canadian", canadian);
    const SharedHalved halved{seconds(2400), seconds(600)};
    row("shared and halved", halved, 2'400'000, "shared 600 halved", halved);
    const SharedPerMove perMove{seconds(3600), Millis{60'500}};
    row("shared, then by moves", perMove, 3'600'000, "shared 60.5 move", perMove);
    const Fischer fischer{seconds(600), seconds(10), {}};
    row("Fischer", fischer, 600'000, "10 Fischer", fischer);
    row("Fischer with cap", Fischer{seconds(600), seconds(10), seconds(900)}, 600'000, "10 Fischer", fischer);
    row("Fischer without increment", Fischer{seconds(600), seconds(0), {}}, 600'000, "",
        Absolute{seconds(600)});
    row("absolute", Absolute{seconds(5400)}, 5'400'000, "", Absolute{seconds(5400)});
    row("untimed", Untimed{}, 0, "", std::nullopt);
}

void TestTimeControl::sgfSaysItAndReadsItBack()
{
    QFETCH(const Setting, control);
    QFETCH(const int, main);
    QFETCH(const QString, overtime);
    QFETCH(const Setting, back);
    QCOMPARE(sgfMainTime(*control.control).count(), main);
    QCOMPARE(QString::fromStdString(overtimeText(*control.control)), overtime);
    QCOMPARE(timeControlFromSgf(main / 1000.0, overtimeText(*control.control)), back.control);
}

void TestTimeControl::sgfTextsAreUnderstood_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Setting>("control");
    const auto row = [](const char* text, const std::optional<TimeControl>& control) {
        QTest::newRow(*text == '\0' ? "empty" : text) << QByteArray(text) << Setting{control};
    };
    constexpr Millis main = seconds(60);
    row("3x60 byoyomi", Japanese{main, 3, seconds(60)});
    row(" 5 X 30 BYO-YOMI\n", Japanese{main, 5, seconds(30)});
    row("10/600 CANADIAN", Canadian{main, 10, seconds(600)});
    row("30 fischer", Fischer{main, seconds(30), {}});
    row("60 simple", Japanese{main, 1, seconds(60)});
    row("", Absolute{main});
    row(" \t", Absolute{main});
    for (const char* wrong : {"0x30 byo-yomi", "5x0 byo-yomi", "0/300 Canadian", "15/0 Canadian", "0 Fischer",
             "0 simple", "-5x30 byo-yomi", "5x-30 byo-yomi", "5x30", "5x30 byo-yomi!", "x30 byo-yomi",
             "5x byo-yomi", "byo-yomi", "unknown format", "99999999999x30 byo-yomi", "5x1e99 byo-yomi",
             "5xinf byo-yomi", "5xnan byo-yomi", "15/300", "15/300 Canadian 5x30 byo-yomi", "30", "x", "/"}) {
        row(wrong, std::nullopt);
    }
}

void TestTimeControl::sgfTextsAreUnderstood()
{
    QFETCH(const QByteArray, text);
    QFETCH(const Setting, control);
    QCOMPARE(timeControlFromSgf(60.0, text.toStdString()), control.control);
}

void TestTimeControl::badMainTimesAreNoSetting()
{
    using Limits = std::numeric_limits<double>;
    for (const double tm : {-1.0, Limits::infinity(), Limits::quiet_NaN(), 1e30}) {
        QVERIFY(!timeControlFromSgf(tm, "5x30 byo-yomi"));
        QVERIFY(!timeControlFromSgf(tm, ""));
    }
    QVERIFY(!timeControlFromSgf(std::nullopt, ""));
    QVERIFY(!timeControlFromSgf(0.0, ""));
    QCOMPARE(timeControlFromSgf(std::nullopt, "5x30 byo-yomi"),
        (std::optional<TimeControl>(Japanese{Millis{0}, 5, seconds(30)})));
}

QTEST_GUILESS_MAIN(TestTimeControl)
#include "tst_timecontrol.moc"
