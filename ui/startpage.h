// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/values.h"

#include <QWidget>

#include <vector>

class QFrame;
class QLabel;
class QListWidget;
class QPushButton;

namespace ui {

/// Where the program begins: the choices, the games to go on with and the last results.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    void setUnfinished(const std::vector<UnfinishedRow>& rows);
    void setLastResults(const std::vector<GameRow>& rows);
    /// One line about what is missing for the voice; empty if nothing is.
    void setSoundNotice(const QString& notice);

Q_SIGNALS:
    void newGameWished();
    void seriesWished();
    void clockWished();
    void openWished();
    void practiceWished();
    void archiveWished();
    void settingsWished();
    void continueWished(qint64 id);
    void gameWished(qint64 id); ///< one of the last results
    void voiceTestWished();
    void fileDropped(const QString& fileName);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeChoices();
    QWidget* makeLists();
    QWidget* makeNotice();

    QListWidget* m_unfinished;
    QListWidget* m_results;
    QPushButton* m_continue;
    QPushButton* m_review;
    QFrame* m_notice;
    QLabel* m_noticeText;
};

} // namespace ui
