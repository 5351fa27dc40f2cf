// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <memory>
#include <thread>

/// A PulseAudio of our own with one null sink, "nul", in a folder of its own. Its clients find it through
/// PULSE_SERVER, which is set for this process.
class VoiceServer {
public:
    /// Why the tests cannot run here; empty if they can.
    static QString lacking()
    {
        for (const QString& program : {QStringLiteral("pulseaudio"), QStringLiteral("parec")}) {
            if (QStandardPaths::findExecutable(program).isEmpty()) {
                return program + QStringLiteral(" is not installed (Debian: pulseaudio, pulseaudio-utils)");
            }
        }
        return {};
    }

    VoiceServer()
    {
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("PULSE_SERVER", QByteArray("unix:") + socket().toUtf8());
    }
    ~VoiceServer() { stop(); }
    VoiceServer(const VoiceServer&) = delete;
    VoiceServer& operator=(const VoiceServer&) = delete;

    bool start()
    {
        m_process = std::make_unique<QProcess>();
        m_process->setStandardOutputFile(QProcess::nullDevice());
        m_process->setStandardErrorFile(QProcess::nullDevice());
        m_process->start(QStringLiteral("pulseaudio"),
            {QStringLiteral("-n"), QStringLiteral("--daemonize=no"), QStringLiteral("--exit-idle-time=-1"),
                QStringLiteral("--use-pid-file=no"), QStringLiteral("-L"),
                QStringLiteral("module-native-protocol-unix socket=%1 auth-anonymous=1").arg(socket()),
                QStringLiteral("-L"), QStringLiteral("module-null-sink sink_name=nul rate=48000")});
        return m_process->waitForStarted()
            && QTest::qWaitFor([this] { return QFile::exists(socket()); }, 8000);
    }

    void stop()
    {
        if (!m_process)
            return;
        m_process->kill();
        m_process->waitForFinished();
        m_process.reset();
        QFile::remove(socket());
    }

private:
    QString socket() const { return m_folder.filePath(QStringLiteral("p.sock")); }

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_process;
};
