// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The power-cut drill: a program that plays is killed at a random instant, what it leaves is compared with
// what it had shown, and another one goes on from there. Some of them run out of disk first.
//   drill [KILLS] [SEED]
#include "app/shell/timesource.h"
#include "tests/drill/inspector.h"
#include "tests/drill/player.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <random>

namespace {

using timing::Millis;

constexpr int killsPerArchive = 25;
constexpr int longestLife = 900; ///< ms

drill::DiskLimit limitFrom(const QStringList& arguments)
{
    drill::DiskLimit limit;
    if (arguments[4] == QLatin1String("bytes")) {
        limit.fileBytes = arguments[5].toLongLong();
    } else if (arguments[4] == QLatin1String("pages")) {
        limit.pages = arguments[5].toInt();
    }
    return limit;
}

struct Tally {
    QMap<QString, int> phases;
    int full = 0; ///< kills with a full disk
    int ahead = 0; ///< kills with something stored that was not shown yet
    int before = 0; ///< kills before anything was shown
    Millis forgotten{0};
    int faults = 0;
};

class Drill {
public:
    Drill(int kills, std::uint32_t seed) : m_kills(kills), m_dice(seed) { }

    int run()
    {
        for (int kill = 0; kill < m_kills; ++kill) {
            if (kill % killsPerArchive == 0) {
                ++m_archives;
            }
            killOnce(kill);
        }
        report();
        return m_tally.faults == 0 ? 0 : 1;
    }

private:
    int below(int end) { return static_cast<int>(m_dice() % static_cast<std::uint32_t>(end)); }
    QString archive() const { return m_folder.filePath(QStringLiteral("%1/games.kaoduan").arg(m_archives)); }

    QStringList anyLimit(int kill)
    {
        // A game must have begun before the disk is full.
        if (kill % killsPerArchive == 0 || below(4) != 0) {
            return {QStringLiteral("roomy"), QStringLiteral("0")};
        }
        if (below(2) == 0) {
            const qint64 log = QFileInfo(archive() + QStringLiteral("-wal")).size();
            const qint64 most = std::max(QFileInfo(archive()).size(), log) + below(60'000);
            return {QStringLiteral("bytes"), QString::number(most)};
        }
        return {QStringLiteral("pages"), QString::number(1 + below(30))};
    }

    void killOnce(int kill)
    {
        const QStringList limit = anyLimit(kill);
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QCoreApplication::applicationFilePath(),
            QStringList{QStringLiteral("--play"), archive(), QString::number(m_dice())} + limit);
        const shell::SystemTime time;
        const Millis end = time.monotonic() + Millis{5 + below(longestLife)};
        drill::LastSeen seen;
        const auto listen = [&] {
            while (program.canReadLine()) {
                seen.take(program.readLine());
            }
        };
        while (time.monotonic() < end) {
            program.waitForReadyRead(1);
            listen();
        }
        program.kill();
        program.waitForFinished(-1);
        const Millis killed = time.monotonic();
        listen();
        count(kill, seen, drill::inspect(archive(), seen, killed));
    }

    void count(int kill, const drill::LastSeen& seen, const drill::Finding& found)
    {
        ++m_tally.phases[found.phase.isEmpty() ? QStringLiteral("nothing") : found.phase];
        m_tally.full += seen.refusedByDisk > 0 ? 1 : 0;
        m_tally.ahead += found.kept > 0 ? 1 : 0;
        m_tally.forgotten = std::max(m_tally.forgotten, found.forgotten);
        m_tally.faults += found.faults.isEmpty() ? 0 : 1;
        for (const QString& fault : found.faults) {
            std::printf("kill %d: %s\n", kill + 1, qPrintable(fault));
        }
    }

    void report() const
    {
        std::printf("%d kills, %d archives; found", m_kills, m_archives);
        for (auto phase = m_tally.phases.begin(); phase != m_tally.phases.end(); ++phase) {
            std::printf(" %s %d", qPrintable(phase.key()), phase.value());
        }
        std::printf("\n%d with a full disk, %d with more on disk than was shown, at most %lld ms of thinking "
                    "forgotten\n",
            m_tally.full, m_tally.ahead, static_cast<long long>(m_tally.forgotten.count()));
        std::printf("%d exceptions\n", m_tally.faults);
    }

    int m_kills;
    std::mt19937 m_dice;
    QTemporaryDir m_folder;
    int m_archives = 0;
    Tally m_tally;
};

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 6 && arguments[1] == QLatin1String("--play")) {
        return drill::play(arguments[2], arguments[3].toUInt(), limitFrom(arguments));
    }
    const int kills = arguments.size() > 1 ? arguments[1].toInt() : 25;
    const std::uint32_t seed = arguments.size() > 2 ? arguments[2].toUInt() : 20260301;
    return Drill(kills, seed).run();
}
