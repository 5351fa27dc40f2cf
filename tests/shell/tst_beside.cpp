// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/beside.h"

#include <QThread>
#include <QtTest>

#include <atomic>
#include <memory>
#include <semaphore>

using shell::Beside;

class TstBeside : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOutcomeComesInOnesOwnThread()
    {
        Beside beside;
        const QThread* worked = nullptr;
        const QThread* told = nullptr;
        beside.start([&](const std::stop_token& /*stop*/) -> Beside::Outcome {
            worked = QThread::currentThread();
            return [&told] { told = QThread::currentThread(); };
        });
        QVERIFY(beside.isBusy());
        QTRY_VERIFY(!beside.isBusy());
        QCOMPARE(told, QThread::currentThread());
        QVERIFY(worked != told);
    }

    void onlyTheLastOneIsWanted()
    {
        Beside beside;
        std::binary_semaphore door{0};
        std::atomic<bool> wasStopped = false;
        QStringList told;
        beside.start([&](const std::stop_token& stop) -> Beside::Outcome {
            door.acquire();
            wasStopped = stop.stop_requested();
            return [&told] { told << QStringLiteral("first"); };
        });
        // Nobody waits for the first, which cannot go on yet.
        beside.start([&](const std::stop_token& /*stop*/) -> Beside::Outcome {
            return [&told] { told << QStringLiteral("second"); };
        });
        QTRY_COMPARE(told, QStringList{QStringLiteral("second")});
        door.release();
        QTRY_VERIFY(wasStopped);
        QCoreApplication::processEvents();
        QCOMPARE(told, QStringList{QStringLiteral("second")});
    }

    void whatIsGivenUpIsDropped()
    {
        Beside beside;
        std::binary_semaphore door{0};
        std::binary_semaphore gone{0};
        bool told = false;
        beside.start([&](const std::stop_token& /*stop*/) -> Beside::Outcome {
            door.acquire();
            gone.release();
            return [&told] { told = true; };
        });
        beside.cancel();
        QVERIFY(!beside.isBusy());
        door.release();
        gone.acquire();
        QTest::qWait(10);
        QVERIFY(!told);
    }

    void anotherIsBegunByAnOutcome()
    {
        Beside beside;
        int told = 0;
        beside.start([&](const std::stop_token& /*stop*/) -> Beside::Outcome {
            return [&] {
                ++told;
                beside.start(
                    [&](const std::stop_token& /*stop*/) -> Beside::Outcome { return [&] { ++told; }; });
            };
        });
        QTRY_COMPARE(told, 2);
        QVERIFY(!beside.isBusy());
    }

    void theEndWaitsForAllThatIsUnderWay()
    {
        std::atomic<int> ended = 0;
        {
            Beside beside;
            for (int i = 0; i < 3; ++i) {
                beside.start([&](const std::stop_token& stop) -> Beside::Outcome {
                    while (!stop.stop_requested()) {
                        std::this_thread::yield();
                    }
                    ++ended;
                    return [] { qFatal("nobody is left to be told"); };
                });
            }
        }
        QCOMPARE(ended.load(), 3);
    }
};

QTEST_GUILESS_MAIN(TstBeside)
#include "tst_beside.moc"
