// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

/// A long piece of work: what it is, how far it is, and a button to cancel it. Hidden while there is none.
class WorkBar : public QWidget {
    Q_OBJECT
public:
    /// The names of the bar and of the button are "<name>Bar" and "<name>Cancel".
    explicit WorkBar(const char* name, QWidget* parent = nullptr);

    void begin(const QString& what);
    /// `total` 0: nobody knows.
    void setProgress(int done, int total);
    void rest();

Q_SIGNALS:
    void cancelled();

private:
    QLabel* m_what;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace ui
