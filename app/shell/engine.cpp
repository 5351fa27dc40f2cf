// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/engine.h"

#include "core/base/overloaded.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

namespace shell {

namespace {

constexpr int partingMs = 2'000; ///< from quit to the end by force
constexpr qsizetype keptErrors = 2'000;
constexpr int shownWords = 200;

QString programPath(const QString& program)
{
    const QFileInfo file(program);
    if (program.contains(QLatin1Char('/'))) {
        return file.isFile() ? program : QString();
    }
    return QStandardPaths::findExecutable(program);
}

bool isGreeting(const gtp::Command& command)
{
    return std::holds_alternative<gtp::ProtocolVersion>(command) || std::holds_alternative<gtp::Name>(command)
        || std::holds_alternative<gtp::Version>(command)
        || std::holds_alternative<gtp::ListCommands>(command);
}

/// Without these there is no game; an engine that refuses any other command plays on without it.
bool isNeeded(const gtp::Command& command)
{
    return std::holds_alternative<gtp::SetBoardSize>(command)
        || std::holds_alternative<gtp::ClearBoard>(command)
        || std::holds_alternative<gtp::SetFreeHandicap>(command)
        || std::holds_alternative<gtp::PlayMove>(command);
}

} // namespace

Engine::Engine(
    const TimeSource& time, std::unique_ptr<Waker> waker, const EngineLimits& limits, QObject* parent)
    : QObject(parent)
    , m_time(time)
    , m_waker(std::move(waker))
    , m_limits(limits)
{
    connect(m_waker.get(), &Waker::woken, this, &Engine::onWoken);
}

Engine::~Engine() { partFrom(Parting::AtOnce); }

void Engine::start(const EngineEntry& entry, int level)
{
    partFrom(Parting::AtOnce);
    m_trouble.reset();
    m_level = level;
    m_name.clear();
    m_version.clear();
    m_vocabulary.clear();
    m_startedAt = m_time.monotonic();
    const QString path = programPath(entry.program);
    setState(EngineState::Starting);
    if (path.isEmpty()) {
        fail(EngineFault::NotFound, entry.program);
        return;
    }
    open();
    m_queue = {gtp::ProtocolVersion{}, gtp::Name{}, gtp::Version{}, gtp::ListCommands{}};
    m_process->start(path, QProcess::splitCommand(entry.arguments));
    if (m_process) { // else it has failed already
        sendNext();
    }
}

void Engine::open()
{
    m_process = new QProcess(this);
    QProcess* process = m_process;
    connect(process, &QProcess::readyReadStandardOutput, this, &Engine::read);
    connect(process, &QProcess::readyReadStandardError, this, &Engine::readErrors);
    connect(process, &QProcess::finished, this, [this, process] { onEnded(process); });
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart && process == m_process) {
            fail(EngineFault::NotStarted, process->errorString());
        }
    });
}

void Engine::stop()
{
    partFrom(Parting::Kindly);
    m_trouble.reset();
    setState(EngineState::Off);
}

/// The process lives on alone to its end: to wait for it would hold up the window.
void Engine::partFrom(Parting parting)
{
    m_waker->disarm();
    m_queue.clear();
    m_inFlight.reset();
    m_task.reset();
    m_has.reset();
    m_forgotten = false;
    m_decoder = {};
    m_errors.clear();
    m_noise.clear();
    QProcess* process = std::exchange(m_process, nullptr);
    if (process == nullptr) {
        return;
    }
    process->disconnect(this);
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    process->setParent(QCoreApplication::instance());
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, [process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            process->deleteLater();
        }
    });
    process->closeReadChannel(QProcess::StandardOutput);
    process->closeReadChannel(QProcess::StandardError);
    if (parting == Parting::AtOnce) {
        process->kill();
        return;
    }
    process->write(QByteArray::fromStdString(gtp::encode(++m_id, gtp::textOf(gtp::Quit{}, {}))));
    process->closeWriteChannel();
    QTimer::singleShot(partingMs, process, &QProcess::kill);
}

void Engine::think(const EngineTask& task)
{
    if (m_state != EngineState::Ready) {
        return;
    }
    m_task = task;
    m_forgotten = false;
    const auto changes = gtp::changesTo(task.position, m_has, m_vocabulary);
    m_queue.assign(changes.begin(), changes.end());
    const gtp::TimeManner manner = gtp::mannerFor(task.control, m_vocabulary);
    const bool anew = !changes.empty() && std::holds_alternative<gtp::SetBoardSize>(changes.front());
    if (anew) {
        if (const auto settings = gtp::timeSettings(task.control, manner)) {
            m_queue.push_back(*settings);
        }
    }
    for (const go::Color side : go::bothColors) {
        const auto left = gtp::timeLeft(task.control, manner, side, task.readings[side]);
        if (left && gtp::knows(m_vocabulary, *left)) {
            m_queue.emplace_back(*left);
        }
    }
    m_queue.emplace_back(gtp::GenMove{task.side});
    setState(EngineState::Thinking);
    sendNext();
}

std::optional<gtp::Position> Engine::asked() const
{
    return m_task && !m_forgotten ? std::optional(m_task->position) : std::nullopt;
}

qint64 Engine::processId() const { return m_process ? m_process->processId() : 0; }

void Engine::forget()
{
    if (m_state == EngineState::Thinking) {
        m_forgotten = true;
    }
}

void Engine::sendNext()
{
    if (m_inFlight || m_queue.empty()) {
        return;
    }
    const gtp::Command command = m_queue.front();
    m_queue.pop_front();
    send(command);
}

void Engine::send(const gtp::Command& command)
{
    const bool thought = std::holds_alternative<gtp::GenMove>(command);
    const timing::Millis now = m_time.monotonic();
    const timing::Millis usual = now + (thought ? m_limits.patience : m_limits.command);
    m_waker->armAt(m_state == EngineState::Starting ? m_startedAt + m_limits.start : usual);
    m_inFlight = command;
    const go::BoardSize size = m_task ? m_task->position.size : go::BoardSize{};
    m_process->write(QByteArray::fromStdString(gtp::encode(++m_id, gtp::textOf(command, size))));
}

void Engine::read()
{
    if (!m_process) {
        return;
    }
    const QByteArray bytes = m_process->readAllStandardOutput();
    const QPointer<QProcess> process = m_process;
    for (const gtp::Message& message :
        m_decoder.feed({bytes.constData(), static_cast<std::size_t>(bytes.size())})) {
        std::visit(Overloaded{[this](const gtp::Reply& reply) { take(reply); },
                       [this](const gtp::Noise& noise) { m_noise = QString::fromStdString(noise.line); }},
            message);
        if (process != m_process || !m_process) {
            return; // that answer was its end
        }
    }
    if (m_decoder.wasted() > m_limits.waste) {
        fail(m_state == EngineState::Starting ? EngineFault::NoGtp : EngineFault::Garbage, lastWords());
    }
}

void Engine::readErrors()
{
    if (m_process) {
        m_errors = (m_errors + m_process->readAllStandardError()).right(keptErrors);
    }
}

void Engine::take(const gtp::Reply& reply)
{
    const QString text = QString::fromStdString(reply.text).left(shownWords);
    if (!m_inFlight || (reply.id && *reply.id != m_id)) {
        fail(EngineFault::Garbage, text); // an answer to nothing: no later one could be trusted
        return;
    }
    m_waker->disarm();
    const gtp::Command answered = *std::exchange(m_inFlight, std::nullopt);
    if (isGreeting(answered)) {
        greet(answered, reply);
        return;
    }
    if (std::holds_alternative<gtp::GenMove>(answered)) {
        choose(reply);
        return;
    }
    if (reply.success == gtp::Success::No && isNeeded(answered)) {
        const auto asked = gtp::textOf(answered, m_task ? m_task->position.size : go::BoardSize{});
        fail(EngineFault::Refused, QStringLiteral("%1: %2").arg(QString::fromStdString(asked), text));
        return;
    }
    if (m_state == EngineState::Starting && m_queue.empty()) {
        becomeReady();
        return;
    }
    sendNext();
}

void Engine::greet(const gtp::Command& question, const gtp::Reply& reply)
{
    const bool answered = reply.success == gtp::Success::Yes;
    const QString text = QString::fromStdString(reply.text).simplified().left(shownWords);
    if (std::holds_alternative<gtp::ProtocolVersion>(question) && !gtp::isProtocol2(reply.text)) {
        fail(EngineFault::NoGtp, text);
        return;
    }
    if (std::holds_alternative<gtp::Name>(question) && answered) {
        m_name = text;
    }
    if (std::holds_alternative<gtp::Version>(question) && answered) {
        m_version = text;
    }
    if (std::holds_alternative<gtp::ListCommands>(question)) {
        m_vocabulary = answered ? gtp::vocabularyFrom(reply.text) : gtp::Vocabulary{};
        if (!gtp::knows(m_vocabulary, gtp::GenMove{})) {
            fail(EngineFault::NoGtp, text);
            return;
        }
        if (m_level > 0 && hasLevels()) {
            m_queue.emplace_back(gtp::SetLevel{m_level});
        }
    }
    if (m_queue.empty()) {
        becomeReady();
    } else {
        sendNext();
    }
}

void Engine::choose(const gtp::Reply& reply)
{
    const EngineTask task = *std::exchange(m_task, std::nullopt);
    const auto choice
        = reply.success == gtp::Success::Yes ? gtp::choiceFrom(reply.text, task.position.size) : std::nullopt;
    if (!choice) {
        fail(reply.success == gtp::Success::Yes ? EngineFault::Nonsense : EngineFault::Refused,
            QString::fromStdString(reply.text).simplified().left(shownWords));
        return;
    }
    m_has = task.position;
    if (const auto* stone = std::get_if<gtp::Stone>(&*choice)) {
        m_has->moves.push_back({task.side, stone->point});
    } else if (std::holds_alternative<gtp::PassMove>(*choice)) {
        m_has->moves.push_back({task.side, std::nullopt});
    }
    if (std::exchange(m_forgotten, false)) {
        becomeReady();
        return;
    }
    setState(EngineState::Ready);
    Q_EMIT chose(*choice);
}

void Engine::becomeReady()
{
    setState(EngineState::Ready);
    Q_EMIT ready();
}

void Engine::setState(EngineState state)
{
    if (m_state != state) {
        m_state = state;
        Q_EMIT stateChanged();
    }
}

void Engine::fail(EngineFault fault, const QString& detail)
{
    partFrom(Parting::AtOnce);
    m_trouble = EngineTrouble{fault, detail};
    m_state = EngineState::Failed;
    Q_EMIT stateChanged();
    Q_EMIT failed(EngineTrouble(*m_trouble));
}

void Engine::onEnded(QProcess* process)
{
    if (process != m_process) {
        return;
    }
    read(); // an answer may still lie in the pipe
    readErrors();
    if (process != m_process) {
        return;
    }
    const bool crashed = process->exitStatus() == QProcess::CrashExit;
    const EngineFault fault = crashed ? EngineFault::Crashed : EngineFault::Ended;
    fail(m_state == EngineState::Starting && !crashed ? EngineFault::NoGtp : fault, lastWords());
}

void Engine::onWoken()
{
    if (m_state == EngineState::Thinking && m_inFlight && std::holds_alternative<gtp::GenMove>(*m_inFlight)) {
        Q_EMIT thinksLong();
        return;
    }
    readErrors();
    fail(EngineFault::Silent, lastWords());
}

QString Engine::lastWords() const
{
    const QString errors = QString::fromUtf8(m_errors).trimmed();
    const QString last = errors.section(QLatin1Char('\n'), -1).trimmed();
    return (last.isEmpty() ? m_noise : last).left(shownWords);
}

} // namespace shell
