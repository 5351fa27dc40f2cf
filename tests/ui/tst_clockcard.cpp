// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockcard.h"
#include "ui/clockface.h"

#include <QPaintEvent>
#include <QTest>
#include <QTimer>

using namespace std::chrono_literals;
using timing::Millis;
using ui::Alarm;
using ui::ClockCard;
using ui::ClockCardView;
using ui::ClockFace;
using ui::ClockState;

Q_DECLARE_METATYPE(timing::TimeControl)

namespace {

timing::Reading readingAt(const timing::TimeControl& control, Millis elapsed)
{
    return timing::readingOf(control, timing::fullBank(control), elapsed);
}

const timing::TimeControl hour = timing::Retained{60min, 5};
const timing::TimeControl fiveMinutes = timing::Retained{5min, 5};
const timing::TimeControl periods = timing::Japanese{10min, 3, 30s};

class PaintLog : public QObject {
public:
    explicit PaintLog(QWidget* widget) : QObject(widget) { widget->installEventFilter(this); }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (const auto* paint = dynamic_cast<QPaintEvent*>(event)) {
            region += paint->region();
            ++paints;
        }
        return false;
    }

    QRegion region;
    int paints = 0;
};

} // namespace

class TstClockCard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void figures_data();
    void figures();
    void theLastPeriodIsSaidInWords();
    void theBarFillsWithTheMinute();
    void onlyTheLastTenSecondsAreMarked();
    void otherFormats();
    void whatComesAfterTheMainTime();
    void aLostClockShowsZero();
    void nothingIsPaintedWithinASecond();
    void aSecondPaintsOnlyFigureAndBar();
    void aScreenReaderHearsTheTime();
    void theRunningCardDiffersWithoutColour();
    void longNamesAreShortened();
    void nothingTicks();
};

void TstClockCard::figures_data()
{
    QTest::addColumn<timing::TimeControl>("control");
    QTest::addColumn<qint64>("elapsed");
    QTest::addColumn<QString>("figure");
    QTest::newRow("full") << hour << qint64{0} << "55:00";
    QTest::newRow("1 ms") << hour << qint64{1} << "55:00";
    QTest::newRow("999 ms") << hour << qint64{999} << "55:00";
    QTest::newRow("1 s") << hour << qint64{1000} << "54:59";
    QTest::newRow("main 59.999") << hour << qint64{54 * 60'000 + 1} << "1:00";
    QTest::newRow("main 59.000") << hour << qint64{54 * 60'000 + 1000} << "0:59";
    QTest::newRow("main 0.001") << hour << qint64{55 * 60'000 - 1} << "0:01";
    QTest::newRow("main 0, five minutes") << hour << qint64{55 * 60'000} << "0";
    QTest::newRow("29.999 of a minute") << fiveMinutes << qint64{29'999} << "29";
    QTest::newRow("30.000 of a minute") << fiveMinutes << qint64{30'000} << "30";
    QTest::newRow("59.999 of a minute") << fiveMinutes << qint64{59'999} << "59";
    QTest::newRow("60.000: the next minute") << fiveMinutes << qint64{60'000} << "0";
    QTest::newRow("more than an hour")
        << timing::TimeControl(timing::Absolute{2h}) << qint64{1000} << "1:59:59";
}

void TstClockCard::figures()
{
    QFETCH(timing::TimeControl, control);
    QFETCH(qint64, elapsed);
    QFETCH(QString, figure);
    QCOMPARE(ui::clockFace(control, readingAt(control, Millis{elapsed})).figure, figure);
}

void TstClockCard::theLastPeriodIsSaidInWords()
{
    QCOMPARE(
        ui::clockFace(fiveMinutes, readingAt(fiveMinutes, 0s)).words, QStringLiteral("5 minute(s) left"));
    QCOMPARE(
        ui::clockFace(fiveMinutes, readingAt(fiveMinutes, 3min)).words, QStringLiteral("2 minute(s) left"));
    QCOMPARE(ui::clockFace(fiveMinutes, readingAt(fiveMinutes, 4min)).words, QStringLiteral("Last minute"));
    QCOMPARE(ui::clockFace(periods, readingAt(periods, 10min)).words, QStringLiteral("3 period(s) left"));
    QCOMPARE(ui::clockFace(periods, readingAt(periods, 11min)).words, QStringLiteral("Last period"));
}

void TstClockCard::theBarFillsWithTheMinute()
{
    const ClockFace face = ui::clockFace(fiveMinutes, readingAt(fiveMinutes, 45'500ms));
    QCOMPARE(face.seconds, 45);
    QCOMPARE(face.length, 60);
    QCOMPARE(ui::clockFace(hour, readingAt(hour, 1s)).length, 0); // no bar in the main time
}

void TstClockCard::onlyTheLastTenSecondsAreMarked()
{
    const auto alarm
        = [](Millis elapsed) { return ui::clockFace(fiveMinutes, readingAt(fiveMinutes, elapsed)).alarm; };
    QCOMPARE(alarm(55s), Alarm::None); // four more minutes
    QCOMPARE(alarm(4min + 49'999ms), Alarm::None);
    QVERIFY(alarm(4min + 50s) != Alarm::None);
    QVERIFY(alarm(4min + 50s) != alarm(4min + 51s));
    QCOMPARE(alarm(4min + 50s), alarm(4min + 50'900ms));
}

void TstClockCard::otherFormats()
{
    const timing::TimeControl canadian = timing::Canadian{1min, 15, 5min};
    const ClockFace block = ui::clockFace(canadian, readingAt(canadian, 2min));
    QCOMPARE(block.figure, QStringLiteral("4:00"));
    QCOMPARE(block.words, QStringLiteral("for 15 stone(s)"));
    const timing::TimeControl absolute = timing::Absolute{1min};
    QVERIFY(ui::clockFace(absolute, readingAt(absolute, 51s)).alarm != Alarm::None);
    QCOMPARE(ui::clockFace(absolute, readingAt(absolute, 49s)).alarm, Alarm::None);
    const ClockFace untimed = ui::clockFace(timing::Untimed{}, {});
    QCOMPARE(untimed.words, QStringLiteral("Without clock"));
}

void TstClockCard::whatComesAfterTheMainTime()
{
    QCOMPARE(ui::clockFace(hour, readingAt(hour, 0s)).words, QStringLiteral("then 5 minute(s) of byo-yomi"));
    QCOMPARE(ui::clockFace(periods, readingAt(periods, 0s)).words, QStringLiteral("then byo-yomi 3 × 0:30"));
    const timing::TimeControl fischer = timing::Fischer{5min, 10s, std::nullopt};
    QCOMPARE(ui::clockFace(fischer, readingAt(fischer, 0s)).words, QStringLiteral("+10 second(s) a move"));
}

void TstClockCard::aLostClockShowsZero()
{
    const ClockFace face = ui::clockFace(fiveMinutes, readingAt(fiveMinutes, 5min));
    QCOMPARE(face.figure, QStringLiteral("0:00"));
    QCOMPARE(face.words, QStringLiteral("Lost on time"));
    QCOMPARE(face.alarm, Alarm::None);
}

void TstClockCard::nothingIsPaintedWithinASecond()
{
    ClockCard card;
    card.resize(420, 180);
    ClockCardView view;
    view.control = fiveMinutes;
    view.state = ClockState::Running;
    view.reading = readingAt(fiveMinutes, 30s);
    card.setView(view);
    card.show();
    QVERIFY(QTest::qWaitForWindowExposed(&card));
    QCoreApplication::processEvents();
    const PaintLog log(&card);
    for (const Millis elapsed : {30'100ms, 30'500ms, 30'999ms}) {
        view.reading = readingAt(fiveMinutes, elapsed);
        card.setView(view);
        QCoreApplication::processEvents();
    }
    QCOMPARE(log.paints, 0);
    view.reading = readingAt(fiveMinutes, 31s);
    card.setView(view);
    QTRY_COMPARE(log.paints, 1);
}

void TstClockCard::aSecondPaintsOnlyFigureAndBar()
{
    ClockCard card;
    card.resize(420, 180);
    ClockCardView view;
    view.control = hour;
    view.state = ClockState::Running;
    view.reading = readingAt(hour, 30s);
    card.setView(view);
    card.show();
    QVERIFY(QTest::qWaitForWindowExposed(&card));
    QCoreApplication::processEvents();
    const PaintLog log(&card);
    view.reading = readingAt(hour, 31s);
    card.setView(view);
    QTRY_VERIFY(log.paints > 0);
    const QRect touched = log.region.boundingRect();
    QVERIFY(touched.width() < card.width() * 2 / 3);
    QVERIFY(touched.height() < card.height() * 3 / 4);
    // What is painted in parts equals what is painted at once.
    const QImage parts = card.grab().toImage();
    ClockCard fresh;
    fresh.resize(420, 180);
    fresh.setView(view);
    QCOMPARE(fresh.grab().toImage(), parts);
}

void TstClockCard::aScreenReaderHearsTheTime()
{
    ClockCard card;
    ClockCardView view;
    view.side = go::Color::White;
    view.name = QStringLiteral("Li Ming");
    view.grade = QStringLiteral("2 kyu");
    view.control = fiveMinutes;
    view.state = ClockState::Running;
    view.reading = readingAt(fiveMinutes, 4min + 12s);
    view.captured = 7;
    view.warnings = 1;
    card.setView(view);
    QCOMPARE(card.accessibleName(),
        QStringLiteral(
            "White, Li Ming, 2 kyu, Last minute, 12 second(s) of the minute used, clock is running"));
    QCOMPARE(card.accessibleDescription(), QStringLiteral("7 stone(s) captured, 1 of 2 warnings"));
}

void TstClockCard::theRunningCardDiffersWithoutColour()
{
    ClockCardView view;
    view.control = hour;
    view.reading = readingAt(hour, 0s);
    const auto grey = [&](ClockState state) {
        ClockCard card;
        card.resize(420, 180);
        view.state = state;
        card.setView(view);
        return card.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage running = grey(ClockState::Running);
    const QImage waiting = grey(ClockState::Waiting);
    int differing = 0;
    for (int y = 0; y < running.height(); ++y) {
        for (int x = 0; x < running.width(); ++x) {
            differing += std::abs(qGray(running.pixel(x, y)) - qGray(waiting.pixel(x, y))) > 60 ? 1 : 0;
        }
    }
    QVERIFY(differing > 3000); // frame, pointer and bold figures
}

void TstClockCard::longNamesAreShortened()
{
    ClockCard card;
    card.resize(card.minimumSizeHint());
    ClockCardView view;
    view.name = QString(80, QChar(u'W'));
    view.grade = QString(40, QChar(u'段'));
    view.captured = 180;
    view.warnings = 2;
    card.setView(view);
    QVERIFY(!card.grab().isNull());
    view.name.clear();
    card.setView(view);
    QVERIFY(card.accessibleName().startsWith(QStringLiteral("Black")));
}

void TstClockCard::nothingTicks()
{
    const ClockCard card;
    QVERIFY(card.findChildren<QTimer*>().isEmpty());
}

QTEST_MAIN(TstClockCard)
#include "tst_clockcard.moc"
