// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gamehost.h"
#include "tests/support/gametable.h"
#include "tests/support/listeningspeaker.h"
#include "ui/playpage.h"

#include <QMouseEvent>
#include <QTemporaryDir>
#include <QtTest>

using timing::Millis;

namespace {

/// Notes whether the device must be awake.
class WakefulSpeaker final : public ListeningSpeaker {
public:
    void stayAwake() override { calls << QStringLiteral("awake"); }
    void mayRest() override { calls << QStringLiteral("rest"); }

    QStringList calls;
};

void moveMouse(QWidget& over, quint64 stamp)
{
    QMouseEvent move(QEvent::MouseMove, {10, 10}, {10, 10}, {10, 10}, Qt::NoButton, Qt::NoButton, {});
    move.setTimestamp(stamp);
    QCoreApplication::sendEvent(&over, &move);
}

} // namespace

/// What ties a controller to the hands at the table.
class TestGameHost : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void handsThatMoveTeachWhatStampsMean()
    {
        QVERIFY(m_folder.isValid());
        GameTable game(m_folder.path());
        WakefulSpeaker speaker;
        app::GameHost host(*game.controller, speaker);
        ui::PlayPage page;
        host.setTable(page);
        game.begin();
        constexpr Millis zero{7'654'321}; // of the display's own clock
        const auto stampAt
            = [&](Millis monotonic) { return static_cast<quint64>((monotonic - zero).count()); };
        for (int i = 0; i < 3; ++i) {
            game.time.wind(20ms);
            moveMouse(page, stampAt(game.time.monotonic()));
        }
        const Millis began = game.time.monotonic() - 60ms;
        game.time.wind(5s);
        // The first press of all: handled 200 ms after the hand, and dated by the hand.
        const auto where = go::pointFromBoardName("E5", go::BoardSize::square(9)).value();
        game.controller->submit(exam::Play{go::Color::Black, where}, stampAt(game.time.monotonic() - 200ms));
        QCOMPARE(game.controller->session().turns.back().spent, game.time.monotonic() - 200ms - began);
    }

    void aHandWakesALoudspeakerThatRests()
    {
        GameTable game(m_folder.path());
        WakefulSpeaker speaker;
        app::GameHost host(*game.controller, speaker);
        ui::PlayPage page;
        host.setTable(page);
        game.begin();
        QCOMPARE(speaker.calls.back(), QStringLiteral("awake"));
        game.time.wind(5s);
        game.controller->submit(exam::Pause{});
        QCOMPARE(speaker.calls.back(), QStringLiteral("rest"));
        speaker.calls.clear();
        moveMouse(page, 0);
        QCOMPARE(speaker.calls, QStringList({QStringLiteral("awake"), QStringLiteral("rest")}));
        game.controller->submit(exam::Resume{});
        QCOMPARE(speaker.calls.back(), QStringLiteral("awake"));
        moveMouse(page, 0);
        QCOMPARE(speaker.calls.back(), QStringLiteral("awake")); // not while a clock runs
    }
};

QTEST_MAIN(TestGameHost)
#include "tst_gamehost.moc"
