// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/deadstonefinder.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

using shell::DeadStoneFinder;

namespace {

/// Nine lines, two walls and a white stone that cannot live in Black's half.
go::Board walls()
{
    const std::vector<std::string> rows{"....XO...", "....XO...", "....XO...", "....XO...", "..O.XO...",
        "....XO...", "....XO...", "....XO...", "....XO..."};
    return go::Board::fromRows(rows);
}

constexpr go::Point lost{2, 4};

/// Thinks until it is asked to stop, and counts how often that was.
struct SlowJudge {
    std::optional<go::DeadStones> operator()(const go::Board& /*board*/, const std::stop_token& stop) const
    {
        std::mutex mutex;
        std::condition_variable_any asked;
        std::unique_lock lock(mutex);
        asked.wait(lock, stop, [] { return false; });
        ++*stopped;
        return std::nullopt;
    }
    std::shared_ptr<std::atomic<int>> stopped = std::make_shared<std::atomic<int>>(0);
};

} // namespace

class TstDeadStoneFinder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheDeadOffTheCallersThread();
    void sameBoardSameAnswer();
    void cancelledSearchIsNotHeardOf();
    void newSearchTakesTheOldOnesPlace();
    void isDestroyedWhileItThinks();
};

void TstDeadStoneFinder::findsTheDeadOffTheCallersThread()
{
    QThread* judging = nullptr;
    DeadStoneFinder finder([&judging](const go::Board& board, const std::stop_token&) {
        judging = QThread::currentThread();
        return go::proposeDead(board, {});
    });
    QThread* heard = nullptr;
    connect(&finder, &DeadStoneFinder::found, this, [&heard] { heard = QThread::currentThread(); });
    QSignalSpy found(&finder, &DeadStoneFinder::found);
    finder.start(walls());
    QVERIFY(finder.isSearching());
    QCOMPARE(found.size(), 0);
    QTRY_COMPARE(found.size(), 1);
    QVERIFY(!finder.isSearching());
    QCOMPARE(heard, QThread::currentThread());
    QVERIFY(judging != nullptr && judging != heard);
}

void TstDeadStoneFinder::sameBoardSameAnswer()
{
    DeadStoneFinder finder;
    std::vector<go::DeadStones> answers;
    connect(&finder, &DeadStoneFinder::found, this,
        [&answers](const go::DeadStones& stones) { answers.push_back(stones); });
    for (std::size_t round = 1; round <= 3; ++round) {
        finder.start(walls());
        QTRY_COMPARE(answers.size(), round);
    }
    QVERIFY(answers.front().dead.contains(lost));
    QCOMPARE(answers.front().dead.count(), 1);
    QVERIFY(answers[1] == answers.front() && answers[2] == answers.front());
}

void TstDeadStoneFinder::cancelledSearchIsNotHeardOf()
{
    const SlowJudge judge;
    DeadStoneFinder finder(judge);
    QSignalSpy found(&finder, &DeadStoneFinder::found);
    finder.start(walls());
    finder.cancel();
    QVERIFY(!finder.isSearching());
    QTRY_COMPARE(judge.stopped->load(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(found.size(), 0);
}

void TstDeadStoneFinder::newSearchTakesTheOldOnesPlace()
{
    int asked = 0;
    DeadStoneFinder finder([&asked, slow = SlowJudge{}](const go::Board& board, const std::stop_token& stop) {
        return ++asked == 1 ? slow(board, stop) : go::proposeDead(board, {});
    });
    QSignalSpy found(&finder, &DeadStoneFinder::found);
    finder.start(walls());
    finder.start(walls());
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(asked, 2);
}

void TstDeadStoneFinder::isDestroyedWhileItThinks()
{
    const SlowJudge judge;
    auto finder = std::make_unique<DeadStoneFinder>(judge);
    finder->start(walls());
    finder.reset();
    QCOMPARE(judge.stopped->load(), 1);
}

QTEST_GUILESS_MAIN(TstDeadStoneFinder)
#include "tst_deadstonefinder.moc"
