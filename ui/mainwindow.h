// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/values.h"

#include <QMainWindow>

#include <cstdint>
#include <map>

class QAction;
class QFrame;
class QLabel;
class QMenu;
class QStackedWidget;

namespace ui {

class WorkBar;

/// The pages that a window can show.
enum class Page : std::uint8_t {
    Start,
    Setup,
    Nigiri,
    Play,
    Count, ///< dead stones
    Tally, ///< the count played
    Result,
    Archive,
    Review,
    Folder, ///< of records
    CountHere, ///< the count of any position of a record
    Practice, ///< counting practice
    ClockSetup,
    Clock,
    SeriesList,
    SeriesPlan,
    Series,
    Statistics
};

/// One window that shows one page at a time. It remembers nothing itself: what a menu entry or the closing
/// of the window means is decided by whoever listens.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget* parent = nullptr);

    /// Gives the window a page; the window owns it. A page that was there before is deleted.
    void setPage(Page page, QWidget* widget);
    void showPage(Page page);
    Page page() const { return m_page; }

    /// What the window is about, before the program's name; empty for nothing.
    void setSubject(const QString& subject);
    /// A line in the status bar until the next one; empty clears it.
    void notice(const QString& text);
    /// What is so for as long as it is said, above every page; empty for nothing.
    void setBanner(const QString& text);
    /// What a person should have read, above every page until it is closed by hand; empty for nothing.
    void setMessage(const QString& text);
    /// Work with the archive, which goes on whatever page is shown.
    WorkBar* work() const { return m_work; }
    /// A record that is being loaded; Escape cancels it, too.
    WorkBar* loading() const { return m_loading; }
    /// Ticks what can be ticked in the menus.
    void setOptions(const Options& options);
    /// A menu that is there while that page is shown; before the help menu. The window does not own it.
    void addMenu(Page page, QMenu* menu);
    /// Whether there is something that can be exported.
    void setExportable(Toggle exportable);
    /// Closes without asking anybody.
    void closeNow();

    QSize sizeHint() const override { return {1280, 720}; }

Q_SIGNALS:
    void startPageWished();
    void newGameWished();
    void clockWished();
    void openWished();
    void folderWished();
    void practiceWished();
    void seriesWished();
    void archiveWished();
    void backUpWished();
    void restoreWished();
    void checkWished();
    void exportWished();
    void settingsWished();
    void coordinatesWished(ui::Coordinates coordinates);
    void moveNumbersWished(ui::Toggle numbers);
    void muteWished(ui::Toggle sound);
    void fileDropped(const QString& fileName);
    /// Somebody wants to close the window; closeNow() does it.
    void closeWished();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeGameMenu();
    void makeArchiveMenu(QMenu& menu);
    QFrame* makeBand(const char* name, QLabel*& text);
    void makeWorkBars();
    void makeViewMenu();
    void makeHelpMenu();
    QAction* add(QMenu& menu, const QString& text, const char* name, const QKeySequence& keys,
        void (MainWindow::*wish)()) const;
    QAction* addSwitch(QMenu& menu, const QString& text, const char* name, const QKeySequence& keys);
    void toggleFullScreen();
    void showKeys();
    void showAbout();

    QStackedWidget* m_stack;
    QFrame* m_banner = nullptr;
    QLabel* m_bannerText = nullptr;
    QFrame* m_message = nullptr;
    QLabel* m_messageText = nullptr;
    WorkBar* m_work = nullptr;
    WorkBar* m_loading = nullptr;
    std::map<Page, QWidget*> m_pages;
    std::multimap<Page, QMenu*> m_menus;
    QMenu* m_help = nullptr;
    Page m_page = Page::Start;
    QAction* m_export = nullptr;
    QAction* m_coordinates = nullptr;
    QAction* m_numbers = nullptr;
    QAction* m_mute = nullptr;
    bool m_asking = false; ///< the wish to close is being answered
    bool m_closing = false;
};

} // namespace ui
