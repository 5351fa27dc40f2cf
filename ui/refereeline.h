// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>

#include <vector>

namespace ui {

/// One announcement or ruling, as it was spoken.
struct LogEntry {
    QString when; ///< instant of the game, "1:02:03"
    QString words;

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// What the referee said last. Pressing it opens the log of everything said.
class RefereeLine : public QAbstractButton {
    Q_OBJECT
public:
    explicit RefereeLine(QWidget* parent = nullptr);

    const std::vector<LogEntry>& log() const { return m_log; }
    /// Replaces the log and shows its last entry.
    void setLog(std::vector<LogEntry> log);
    void say(const LogEntry& entry);
    /// Something that belongs to no log: why a wish was not granted. Gone with the next words.
    void remark(const QString& words);
    QString words() const { return m_words; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setWords(const QString& words);
    void openLog();

    std::vector<LogEntry> m_log;
    QString m_words;
};

} // namespace ui
