// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace ui {

/// A line to search a record with: a move number, a point or words of a comment.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(QWidget* parent = nullptr);

    QString text() const;
    /// Shows the bar with its text selected.
    void open();
    /// What came of the search; empty for nothing to say.
    void setAnswer(const QString& words);

Q_SIGNALS:
    void findWished(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLineEdit* m_field;
    QLabel* m_answer;
};

} // namespace ui
