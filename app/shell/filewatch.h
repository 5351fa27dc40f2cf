// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>

namespace shell {

/// What a file was when it was read or written.
struct FileMark {
    qint64 size = -1; ///< bytes; negative: there was none
    QDateTime changed; ///< by the file system
    QByteArray digest; ///< of what it held

    /// As the file is now; a file that is about to be read is looked at before.
    static FileMark of(const QString& path, const QByteArray& digest = {});
    static QByteArray digestOf(const QByteArray& bytes);
};

/// Watches whether another program changes one file. A small one that was only touched is compared and found
/// the same; one of more than 4 MiB counts as changed when its time has.
class FileWatch : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        Same,
        Changed, ///< it holds something else
        Gone, ///< removed or renamed
    };

    explicit FileWatch(QObject* parent = nullptr);

    /// Watches this file from now on, known as it was at that mark. Nothing but a plain file is watched.
    void watch(const QString& path, const FileMark& mark);
    /// Watches nothing.
    void rest();
    /// What the file is now is known.
    void accept();
    /// Looks at the file now.
    State look();

Q_SIGNALS:
    /// It is no longer as it was found last.
    void stateChanged(shell::FileWatch::State state);

private:
    State found();
    void listen();

    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< whoever writes may not be done yet
    QString m_path; ///< empty: nothing is watched
    FileMark m_mark;
    State m_state = State::Same;
};

} // namespace shell
