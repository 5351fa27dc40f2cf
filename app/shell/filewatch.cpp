// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/filewatch.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace shell {

namespace {

constexpr int soonMs = 100;
constexpr qint64 mostCompared = qint64{4} << 20; // bytes; what is larger and was touched counts as changed

} // namespace

FileMark FileMark::of(const QString& path, const QByteArray& digest)
{
    const QFileInfo file(path);
    return file.isFile() ? FileMark{file.size(), file.lastModified(), digest} : FileMark{};
}

QByteArray FileMark::digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &FileWatch::look);
    const auto soon = qOverload<>(&QTimer::start);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_soon, soon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_soon, soon);
}

void FileWatch::watch(const QString& path, const FileMark& mark)
{
    rest();
    if (mark.size >= 0) {
        m_path = path;
        m_mark = mark;
        listen();
    }
}

void FileWatch::rest()
{
    m_soon.stop();
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty()) {
        m_watcher.removePaths(watched);
    }
    m_path.clear();
    m_state = State::Same;
}

void FileWatch::accept()
{
    QFile file(m_path);
    const FileMark now = FileMark::of(m_path);
    if (now.size >= 0) {
        m_mark = now;
        if (now.size <= mostCompared && file.open(QIODevice::ReadOnly)) {
            m_mark.digest = FileMark::digestOf(file.readAll());
        }
        m_state = State::Same;
    }
}

FileWatch::State FileWatch::look()
{
    if (m_path.isEmpty()) {
        return State::Same;
    }
    listen();
    if (const State now = found(); std::exchange(m_state, now) != now) {
        Q_EMIT stateChanged(now);
    }
    return m_state;
}

FileWatch::State FileWatch::found()
{
    const FileMark now = FileMark::of(m_path);
    if (now.size < 0) {
        return State::Gone;
    }
    if (now.size == m_mark.size && now.changed == m_mark.changed) {
        return State::Same;
    }
    QFile file(m_path);
    const bool same = now.size == m_mark.size && now.size <= mostCompared && file.open(QIODevice::ReadOnly)
        && FileMark::digestOf(file.readAll()) == m_mark.digest;
    if (same) {
        m_mark.changed = now.changed; // it was only touched
    }
    return same ? State::Same : State::Changed;
}

// A file that another one took the place of is watched anew; where there is none, its folder is.
void FileWatch::listen()
{
    const QFileInfo file(m_path);
    const QString folder = file.absolutePath();
    if (file.isFile()) {
        if (!m_watcher.files().contains(m_path)) {
            m_watcher.addPath(m_path);
        }
        m_watcher.removePath(folder);
    } else if (QFileInfo(folder).isDir()) {
        m_watcher.addPath(folder);
    }
}

} // namespace shell
