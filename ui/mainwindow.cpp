// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "ui/ask.h"
#include "ui/filedrop.h"
#include "ui/style.h"
#include "ui/workbar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>

namespace ui {

namespace {

const QString programName = QStringLiteral("Kaoduan 考段");

QString row(const QString& keys, const QString& meaning)
{
    return QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
}

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_stack(new QStackedWidget(this))
{
    m_stack->setObjectName(QStringLiteral("pages"));
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_banner = makeBand("banner", m_bannerText);
    m_message = makeBand("message", m_messageText);
    auto* read = style::named(new QPushButton(tr("Close"), m_message), "closeMessage");
    connect(read, &QPushButton::clicked, m_message, &QWidget::hide);
    m_message->layout()->addWidget(read);
    column->addWidget(m_banner);
    column->addWidget(m_message);
    column->addWidget(m_stack, 1);
    setCentralWidget(centre);
    setAcceptDrops(true);
    makeGameMenu();
    makeViewMenu();
    makeHelpMenu();
    statusBar()->setObjectName(QStringLiteral("statusBar"));
    makeWorkBars();
    setSubject({});
}

QAction* MainWindow::add(QMenu& menu, const QString& text, const char* name, const QKeySequence& keys,
    void (MainWindow::*wish)()) const
{
    auto* action = menu.addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, wish);
    return action;
}

QAction* MainWindow::addSwitch(QMenu& menu, const QString& text, const char* name, const QKeySequence& keys)
{
    auto* action = menu.addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setCheckable(true);
    return action;
}

void MainWindow::makeGameMenu()
{
    auto* menu = menuBar()->addMenu(tr("&Game"));
    add(*menu, tr("&New exam game"), "newGameAction", QKeySequence::New, &MainWindow::newGameWished);
    add(*menu, tr("&Clock only"), "clockAction", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
        &MainWindow::clockWished);
    add(*menu, tr("&Open a record…"), "openAction", QKeySequence::Open, &MainWindow::openWished);
    add(*menu, tr("Open a &folder of records…"), "folderAction",
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), &MainWindow::folderWished);
    add(*menu, tr("Counting &practice"), "practiceAction", QKeySequence(Qt::CTRL | Qt::Key_T),
        &MainWindow::practiceWished);
    add(*menu, tr("Exam &series"), "seriesAction", QKeySequence(Qt::CTRL | Qt::Key_R),
        &MainWindow::seriesWished);
    makeArchiveMenu(*menu);
    m_export = add(*menu, tr("&Export SGF…"), "exportAction", QKeySequence(Qt::CTRL | Qt::Key_E),
        &MainWindow::exportWished);
    menu->addSeparator();
    add(*menu, tr("&Start page"), "startAction", QKeySequence(Qt::CTRL | Qt::Key_Home),
        &MainWindow::startPageWished);
    add(*menu, tr("Se&ttings…"), "settingsAction", QKeySequence(Qt::CTRL | Qt::Key_Comma),
        &MainWindow::settingsWished);
    menu->addSeparator();
    add(*menu, tr("&Quit"), "quitAction", QKeySequence(Qt::CTRL | Qt::Key_Q), &MainWindow::closeWished);
    setExportable(Toggle::Off);
}

void MainWindow::makeArchiveMenu(QMenu& menu)
{
    add(menu, tr("&Archive"), "archiveAction", QKeySequence(Qt::CTRL | Qt::Key_L),
        &MainWindow::archiveWished);
    auto* care = menu.addMenu(tr("&Keep the archive"));
    add(*care, tr("&Back up…"), "backUpAction", {}, &MainWindow::backUpWished);
    add(*care, tr("&Restore a backup…"), "restoreAction", {}, &MainWindow::restoreWished);
    add(*care, tr("&Check"), "checkAction", {}, &MainWindow::checkWished);
}

QFrame* MainWindow::makeBand(const char* name, QLabel*& text)
{
    auto* band = new QFrame(this);
    band->setObjectName(QLatin1String(name));
    band->setStyleSheet(QStringLiteral("QFrame#%1 { background: #f3d27a; } QLabel { color: #2b2300; }")
                            .arg(QLatin1String(name)));
    text = style::named(new QLabel(band), "bandText");
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(band);
    row->setContentsMargins(style::space, style::gap, style::space, style::gap);
    row->addWidget(text, 1);
    band->hide();
    return band;
}

void MainWindow::makeWorkBars()
{
    m_loading = new WorkBar("loading", this);
    m_work = new WorkBar("work", this);
    statusBar()->addPermanentWidget(m_loading);
    statusBar()->addPermanentWidget(m_work);
    m_loading->hide(); // the status bar shows what it is given
    m_work->hide();
    // Only while the bar is there: Escape means other things, too.
    auto* giveUp = new QShortcut(QKeySequence(Qt::Key_Escape), m_loading);
    connect(giveUp, &QShortcut::activated, m_loading, &WorkBar::cancelled);
}

void MainWindow::setBanner(const QString& text)
{
    m_bannerText->setText(text);
    m_banner->setVisible(!text.isEmpty());
}

void MainWindow::setMessage(const QString& text)
{
    m_messageText->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void MainWindow::makeViewMenu()
{
    auto* menu = menuBar()->addMenu(tr("&View"));
    m_coordinates
        = addSwitch(*menu, tr("&Coordinates"), "coordinatesAction", QKeySequence(Qt::CTRL | Qt::Key_K));
    m_numbers = addSwitch(*menu, tr("Move &numbers"), "numbersAction", QKeySequence(Qt::CTRL | Qt::Key_M));
    m_mute = addSwitch(*menu, tr("M&ute"), "muteAction", QKeySequence(Qt::CTRL | Qt::Key_U));
    connect(m_coordinates, &QAction::triggered, this,
        [this](bool on) { Q_EMIT coordinatesWished(on ? Coordinates::Shown : Coordinates::Hidden); });
    connect(m_numbers, &QAction::triggered, this,
        [this](bool on) { Q_EMIT moveNumbersWished(on ? Toggle::On : Toggle::Off); });
    connect(m_mute, &QAction::triggered, this,
        [this](bool on) { Q_EMIT muteWished(on ? Toggle::Off : Toggle::On); });
    menu->addSeparator();
    add(*menu, tr("&Full screen"), "fullScreenAction", QKeySequence(Qt::Key_F11),
        &MainWindow::toggleFullScreen);
    setOptions({});
}

void MainWindow::makeHelpMenu()
{
    auto* menu = menuBar()->addMenu(tr("&Help"));
    m_help = menu;
    add(*menu, tr("&Keys"), "keysAction", QKeySequence::HelpContents, &MainWindow::showKeys);
    add(*menu, tr("&About"), "aboutAction", {}, &MainWindow::showAbout);
}

void MainWindow::setPage(Page page, QWidget* widget)
{
    if (const auto old = m_pages.find(page); old != m_pages.end()) {
        m_stack->removeWidget(old->second);
        old->second->deleteLater();
    }
    m_pages[page] = widget;
    m_stack->addWidget(widget);
    if (page == m_page)
        showPage(page);
}

void MainWindow::showPage(Page page)
{
    const auto found = m_pages.find(page);
    if (found == m_pages.end())
        return;
    m_page = page;
    m_stack->setCurrentWidget(found->second);
    for (const auto& [where, menu] : m_menus)
        menu->menuAction()->setVisible(where == page);
    notice({});
}

void MainWindow::addMenu(Page page, QMenu* menu)
{
    menuBar()->insertMenu(m_help->menuAction(), menu);
    menu->menuAction()->setVisible(page == m_page);
    m_menus.emplace(page, menu);
}

void MainWindow::setSubject(const QString& subject)
{
    setWindowTitle(
        subject.isEmpty() ? programName : tr("%1 – %2", "subject – program").arg(subject, programName));
}

void MainWindow::notice(const QString& text)
{
    if (text.isEmpty()) {
        statusBar()->clearMessage();
    } else {
        statusBar()->showMessage(text);
    }
}

void MainWindow::setOptions(const Options& options)
{
    m_coordinates->setChecked(options.coordinates == Coordinates::Shown);
    m_numbers->setChecked(options.moveNumbers == Toggle::On);
    m_mute->setChecked(options.sound == Toggle::Off);
}

void MainWindow::setExportable(Toggle exportable) { m_export->setEnabled(exportable == Toggle::On); }

void MainWindow::closeNow()
{
    m_closing = true;
    if (!m_asking) { // else the event that asked is accepted: Qt closes nothing inside of closing
        close();
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_closing) {
        m_asking = true;
        Q_EMIT closeWished();
        m_asking = false;
    }
    if (m_closing) {
        QMainWindow::closeEvent(event);
    } else {
        event->ignore();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (fileIn(event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const auto file = fileIn(event->mimeData());
    if (!file)
        return;
    event->acceptProposedAction();
    Q_EMIT fileDropped(*file);
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void MainWindow::showKeys()
{
    QString keys = QStringLiteral("<table>");
    keys += row(tr("Arrows, Enter"), tr("On the board: move the cursor, play"));
    keys += row(tr("Letter and number"), tr("On the board: go to a point, such as Q16"));
    keys += row(tr("Tab"), tr("From one control to the next"));
    keys += row(tr("Home, Left, Right, End"), tr("In a record: first, back, on, last"));
    keys += row(tr("Page Up, Page Down"), tr("In a record: ten moves back or on"));
    keys += row(tr("Ctrl+Up, Ctrl+Down"), tr("In a record: the variations of a move"));
    keys += row(tr("Ctrl+Enter, Ctrl+Z"), tr("In a record: keep what was tried, take a step back"));
    keys += row(QStringLiteral("P"), tr("In a count: play it, stop"));
    keys += row(tr("Ctrl+N, Ctrl+O, Ctrl+E"), tr("New game, open, export"));
    keys += row(QStringLiteral("F11"), tr("Full screen"));
    keys += QStringLiteral("</table>");
    tell(this, tr("Keys"), keys);
}

void MainWindow::showAbout()
{
    tell(this, tr("About"),
        tr("<h3>%1 %2</h3><p>Practise the amateur dan exam in Go: the clock and the referee of the exam "
           "hall.</p>"
           "<p>© 2026 Kaoduan contributors. Free software under the GNU General Public License, version 3 or "
           "later.</p>")
            .arg(programName, QApplication::applicationVersion()));
}

} // namespace ui
