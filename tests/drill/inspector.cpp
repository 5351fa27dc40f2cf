// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/drill/inspector.h"

#include "app/shell/examcontroller.h"
#include "tests/drill/shown.h"

#include <array>
#include <span>

namespace drill {

namespace {

using timing::Millis;

QString nameOf(const exam::Phase& phase)
{
    static constexpr std::array names{"ready", "running", "paused", "counting", "signing", "over", "sealed"};
    return QString::fromLatin1(names.at(phase.index()));
}

} // namespace

void LastSeen::take(const QByteArray& line)
{
    const QList<QByteArray> words = line.trimmed().split(' ');
    if (words[0] == "state" && words.size() == 4) {
        game = words[1].toLongLong();
        events = words[2].toULongLong();
        digest = words[3];
    } else if (words[0] == "turn" && words.size() == 4) {
        turnEvents = words[2].toULongLong();
        turnZero = Millis{words[3].toLongLong()};
    } else if (words[0] == "still") {
        turnZero.reset();
    } else if (words[0] == "seals" && words.size() == 3) {
        sealed = go::Point{
            static_cast<std::uint8_t>(words[1].toInt()), static_cast<std::uint8_t>(words[2].toInt())};
    } else if (words[0] == "full") {
        ++refusedByDisk;
    }
}

Finding inspect(const QString& path, const LastSeen& seen, Millis killed)
{
    Finding found;
    const auto fault = [&found](const QString& what) { found.faults << what; };
    const shell::SystemTime time;
    const auto archive = shell::Archive::open(path, time);
    if (!archive) {
        fault(QStringLiteral("the archive does not open: ") + archive.error().detail);
        return found;
    }
    if ((*archive)->readOnly()) {
        fault(QStringLiteral("the lock of the dead holds"));
    }
    const auto damage = (*archive)->integrityCheck();
    if (!damage || !damage->isEmpty()) {
        fault(QStringLiteral("damaged: ") + (damage ? damage->join(u'/') : damage.error().detail));
    }
    if (seen.game == 0) {
        return found; // killed before it showed anything
    }
    const auto loaded = (*archive)->load({seen.game});
    if (!loaded) {
        fault(QStringLiteral("the game is gone: ") + loaded.error().detail);
        return found;
    }
    if (loaded->tail != shell::TailState::Whole) {
        fault(QStringLiteral("its last line is torn"));
    }
    const std::vector<exam::Event>& events = loaded->events;
    if (events.size() < seen.events) {
        fault(QStringLiteral("%1 of %2 events").arg(events.size()).arg(seen.events));
        return found;
    }
    found.kept = events.size() - seen.events;
    if (digestOf(exam::replay(std::span(events).first(seen.events))) != seen.digest) {
        fault(QStringLiteral("another state than was shown"));
    }

    shell::TimerWaker waker(time);
    shell::ExamController controller(**archive, time, waker);
    if (!controller.resume({seen.game})) {
        fault(QStringLiteral("it does not go on"));
        return found;
    }
    const exam::Session& session = controller.session();
    found.phase = nameOf(session.phase);
    if (std::holds_alternative<exam::Running>(session.phase)) {
        fault(QStringLiteral("a clock runs after the restart"));
    }
    if (exam::outcomeOf(session) && session.clock.loser()) {
        fault(QStringLiteral("lost on time by a restart"));
    }
    if (const auto* sealed = std::get_if<exam::Sealed>(&session.phase)) {
        const auto point = shell::Envelopes(shell::Envelopes::keyPathFor(path)).opened(sealed->envelope);
        if (!point || (seen.sealed && *point != *seen.sealed)) {
            fault(QStringLiteral("the envelope holds another move"));
        }
    }
    const bool sameTurn = seen.turnZero && found.kept == 0 && found.phase == QLatin1String("paused");
    if (sameTurn) {
        const Millis charged = exam::elapsed(session, session.latest);
        const Millis thought = killed - *seen.turnZero;
        if (charged > thought) {
            fault(QStringLiteral("charged %1 ms of %2").arg(charged.count()).arg(thought.count()));
        }
        found.forgotten = thought - charged;
    }
    return found;
}

} // namespace drill
