// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/drill/player.h"

#include "app/shell/examcontroller.h"
#include "tests/drill/shown.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <random>
#include <sys/resource.h>
#include <unistd.h>

namespace drill {

namespace {

using timing::Millis;

/// At once, whole, and not through a buffer that would die with the program.
void say(const QByteArray& line)
{
    const QByteArray whole = line + '\n';
    if (::write(STDOUT_FILENO, whole.constData(), static_cast<std::size_t>(whole.size())) != whole.size()) {
        ::_exit(3);
    }
}

void setLimit(const DiskLimit& limit)
{
    if (limit.pages) {
        for (const QString& name : QSqlDatabase::connectionNames()) {
            QSqlQuery query(QSqlDatabase::database(name, false));
            query.exec(QStringLiteral("PRAGMA max_page_count = %1").arg(*limit.pages));
        }
    }
    if (limit.fileBytes) {
        ::signal(SIGXFSZ, SIG_IGN);
        const auto most = static_cast<rlim_t>(*limit.fileBytes);
        const rlimit size{most, most};
        ::setrlimit(RLIMIT_FSIZE, &size);
    }
}

class Player {
public:
    Player(shell::Archive& archive, std::uint32_t seed)
        : m_archive(archive)
        , m_dice(seed)
        , m_controller(archive, m_time, m_waker)
    {
        using shell::ExamController;
        QObject::connect(&m_controller, &ExamController::changed, &m_context, [this] { showState(); });
        QObject::connect(
            &m_controller, &ExamController::turnBegan, &m_context, [this](const shell::TurnTiming& turn) {
                say("turn " + here() + ' ' + QByteArray::number(qlonglong(turn.zero.count())));
            });
        QObject::connect(&m_controller, &ExamController::turnEnded, &m_context, [] { say("still"); });
        QObject::connect(&m_controller, &ExamController::storageFailed, &m_context, [] { say("full"); });
        QObject::connect(&m_controller, &ExamController::envelopeFailed, &m_context, [] { say("full"); });
    }

    void begin()
    {
        const auto unfinished = m_archive.unfinished();
        if (!unfinished || unfinished->empty() || !m_controller.resume(unfinished->front().id)) {
            beginGame();
        }
        later();
    }

private:
    int below(int end) { return static_cast<int>(m_dice() % static_cast<std::uint32_t>(end)); }

    QByteArray here() const
    {
        return QByteArray::number(qlonglong(m_controller.gameId()->value)) + ' '
            + QByteArray::number(qlonglong(m_controller.events().size()));
    }
    void showState() { say("state " + here() + ' ' + digestOf(m_controller.session())); }

    void later()
    {
        QTimer::singleShot(below(8), &m_context, [this] {
            act();
            later();
        });
    }

    void beginGame()
    {
        exam::GameSetup setup;
        setup.size = go::BoardSize::square(9);
        setup.conduct = below(2) == 0 ? exam::Conduct::Hint : exam::Conduct::Exam;
        setup.time = timing::Retained{Millis{65'000}, 1};
        if (!m_controller.begin(setup)) {
            say("full");
        }
    }

    go::Point anyPoint()
    {
        return {static_cast<std::uint8_t>(below(9)), static_cast<std::uint8_t>(below(9))};
    }

    void act()
    {
        if (!m_controller.hasGame()) {
            beginGame();
            return;
        }
        std::visit([this](const auto& phase) { actIn(phase); }, m_controller.session().phase);
    }

    void actIn(const exam::Ready&) { m_controller.submit(exam::Start{}); }
    void actIn(const exam::Over&) { beginGame(); }
    void actIn(const exam::Sealed&) { m_controller.openSeal(); }
    void actIn(const exam::Paused&)
    {
        const go::Color side = below(2) == 0 ? go::Color::Black : go::Color::White;
        const int what = below(8);
        if (what == 0) {
            m_controller.submit(exam::GiveWarning{side, exam::Incident::MovedStone, "落子后移动"});
        } else if (what == 1) {
            timing::Bank bank = m_controller.session().clock.bank(side);
            bank.main += Millis{below(60'000)};
            m_controller.submit(exam::AdjustClock{side, bank, "改正钟面"});
        } else {
            m_controller.submit(exam::Resume{});
        }
    }
    void actIn(const exam::Running& running)
    {
        const go::Color side = exam::sideToMove(m_controller.session());
        if (running.endProposedBy && below(2) == 0) {
            m_controller.submit(exam::AgreeEnd{side});
            return;
        }
        const int what = below(60);
        if (what == 0) {
            m_controller.submit(exam::Pause{exam::PauseReason::Referee});
        } else if (what == 1) {
            m_controller.submit(exam::Pause{exam::PauseReason::Players});
        } else if (what < 5) {
            const go::Point point = anyPoint();
            say("seals " + QByteArray::number(point.x) + ' ' + QByteArray::number(point.y));
            m_controller.seal(side, point);
        } else if (what == 5) {
            m_controller.submit(exam::ProposeEnd{side});
        } else if (what == 6) {
            m_controller.submit(exam::TakeBack{1 + below(3)});
        } else if (what == 7 && below(4) == 0) {
            m_controller.submit(exam::Resign{side});
        } else if (what == 8) {
            m_controller.submit(exam::Pass{side});
        } else {
            m_controller.submit(exam::Play{side, anyPoint()});
        }
    }
    void actIn(const exam::Counting& counting)
    {
        const int what = below(6);
        if (what == 0) {
            m_controller.submit(exam::DisputeDead{go::Color::Black});
        } else if (what < 3) {
            m_controller.submit(exam::MarkDead{anyPoint()});
        } else {
            m_controller.submit(exam::ConfirmDead{
                counting.confirmed[counting.first] ? go::opponent(counting.first) : counting.first});
        }
    }
    void actIn(const exam::Signing& signing)
    {
        if (below(4) == 0) {
            m_controller.submit(exam::AskRecount{go::Color::White});
        } else {
            m_controller.submit(exam::Sign{signing.signedBy.black ? go::Color::White : go::Color::Black});
        }
    }

    shell::SystemTime m_time;
    shell::TimerWaker m_waker{m_time};
    QObject m_context;
    shell::Archive& m_archive;
    std::mt19937 m_dice;
    shell::ExamController m_controller;
};

} // namespace

int play(const QString& path, std::uint32_t seed, const DiskLimit& limit)
{
    const shell::SystemTime time;
    const auto archive = shell::Archive::open(path, time);
    if (!archive) {
        std::fprintf(stderr, "%s\n", qPrintable(archive.error().detail));
        return 1;
    }
    setLimit(limit);
    Player player(**archive, seed);
    player.begin();
    return QCoreApplication::exec();
}

} // namespace drill
