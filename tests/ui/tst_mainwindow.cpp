// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask.h"
#include "ui/mainwindow.h"
#include "ui/settingsdialog.h"
#include "ui/startpage.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTest>

using ui::MainWindow;
using ui::Options;
using ui::Page;
using ui::StartPage;
using ui::Toggle;

namespace {

QAction& action(const MainWindow& window, const char* name)
{
    return *window.findChild<QAction*>(QLatin1String(name));
}

void drop(QWidget& target, const QMimeData& data)
{
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&target, &enter);
    if (!enter.isAccepted())
        return;
    QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&target, &dropped);
}

} // namespace

class TstMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsOnePageAtATime();
    void menuEntriesAreWishes();
    void switchesFollowTheOptions();
    void closingAsksFirst();
    void helpNamesTheKeys();
    void noticesAndTitle();
    void filesCanBeDropped();
    void startPageOffersItsChoices();
    void unfinishedGamesAreContinued();
    void emptyListsAreExplained();
    void soundNoticeOffersATest();
    void settingsGoInAndOutUnchanged();
    void settingsAreChangedByHand();
};

void TstMainWindow::showsOnePageAtATime()
{
    MainWindow window;
    auto* start = new QLabel(QStringLiteral("start"));
    auto* play = new QLabel(QStringLiteral("play"));
    window.setPage(Page::Start, start);
    window.setPage(Page::Play, play);
    const auto* stack = window.findChild<QStackedWidget*>(QStringLiteral("pages"));
    QCOMPARE(stack->currentWidget(), start);
    window.showPage(Page::Play);
    QCOMPARE(stack->currentWidget(), play);
    QCOMPARE(window.page(), Page::Play);
    window.showPage(Page::Review); // there is none: nothing changes
    QCOMPARE(window.page(), Page::Play);
    auto* other = new QLabel(QStringLiteral("another"));
    window.setPage(Page::Play, other);
    QCOMPARE(stack->currentWidget(), other);
}

void TstMainWindow::menuEntriesAreWishes()
{
    MainWindow window;
    QSignalSpy newGame(&window, &MainWindow::newGameWished);
    QSignalSpy open(&window, &MainWindow::openWished);
    QSignalSpy archive(&window, &MainWindow::archiveWished);
    QSignalSpy settings(&window, &MainWindow::settingsWished);
    QSignalSpy exported(&window, &MainWindow::exportWished);
    for (const auto* name :
        {"newGameAction", "openAction", "archiveAction", "settingsAction", "exportAction"})
        action(window, name).trigger();
    QCOMPARE(newGame.size(), 1);
    QCOMPARE(open.size(), 1);
    QCOMPARE(archive.size(), 1);
    QCOMPARE(settings.size(), 1);
    QCOMPARE(exported.size(), 0); // there is nothing to export yet
    window.setExportable(Toggle::On);
    action(window, "exportAction").trigger();
    QCOMPARE(exported.size(), 1);
}

void TstMainWindow::switchesFollowTheOptions()
{
    MainWindow window;
    QSignalSpy coordinates(&window, &MainWindow::coordinatesWished);
    QSignalSpy mute(&window, &MainWindow::muteWished);
    Options options;
    options.coordinates = ui::Coordinates::Hidden;
    options.sound = Toggle::Off;
    window.setOptions(options);
    QVERIFY(!action(window, "coordinatesAction").isChecked());
    QVERIFY(action(window, "muteAction").isChecked());
    QCOMPARE(coordinates.size() + mute.size(), 0);
    action(window, "coordinatesAction").trigger();
    action(window, "muteAction").trigger();
    QCOMPARE(coordinates.first().first().value<ui::Coordinates>(), ui::Coordinates::Shown);
    QCOMPARE(mute.first().first().value<Toggle>(), Toggle::On);
}

void TstMainWindow::closingAsksFirst()
{
    MainWindow window;
    window.show();
    QSignalSpy wished(&window, &MainWindow::closeWished);
    window.close();
    QCOMPARE(wished.size(), 1);
    QVERIFY(window.isVisible());
    action(window, "quitAction").trigger();
    QCOMPARE(wished.size(), 2);
    window.closeNow();
    QVERIFY(!window.isVisible());
    QCOMPARE(wished.size(), 2);
}

void TstMainWindow::helpNamesTheKeys()
{
    const MainWindow window;
    ui::setNextAnswer(true);
    action(window, "keysAction").trigger();
    QVERIFY(ui::lastTold().contains(QStringLiteral("F11")));
    ui::setNextAnswer(true);
    action(window, "aboutAction").trigger();
    QVERIFY(ui::lastTold().contains(QStringLiteral("General Public License")));
    QCOMPARE(action(window, "keysAction").shortcut(), QKeySequence(Qt::Key_F1));
}

void TstMainWindow::noticesAndTitle()
{
    MainWindow window;
    window.notice(QStringLiteral("No sound device"));
    QCOMPARE(window.statusBar()->currentMessage(), QStringLiteral("No sound device"));
    window.notice({});
    QVERIFY(window.statusBar()->currentMessage().isEmpty());
    window.setSubject(QStringLiteral("Wang – Li"));
    QVERIFY(window.windowTitle().startsWith(QStringLiteral("Wang – Li")));
    window.setSubject({});
    QCOMPARE(window.windowTitle(), QStringLiteral("Kaoduan 考段"));
}

void TstMainWindow::filesCanBeDropped()
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(QStringLiteral("/games/one.sgf"))});
    QMimeData words;
    words.setText(QStringLiteral("no file"));
    MainWindow window;
    StartPage page;
    QSignalSpy onWindow(&window, &MainWindow::fileDropped);
    QSignalSpy onPage(&page, &StartPage::fileDropped);
    drop(window, words);
    drop(page, words);
    QCOMPARE(onWindow.size() + onPage.size(), 0);
    drop(window, files);
    drop(page, files);
    QCOMPARE(onWindow.first().first().toString(), QStringLiteral("/games/one.sgf"));
    QCOMPARE(onPage.first().first().toString(), QStringLiteral("/games/one.sgf"));
}

void TstMainWindow::startPageOffersItsChoices()
{
    StartPage page;
    page.show();
    QSignalSpy newGame(&page, &StartPage::newGameWished);
    QSignalSpy open(&page, &StartPage::openWished);
    QSignalSpy archive(&page, &StartPage::archiveWished);
    QSignalSpy settings(&page, &StartPage::settingsWished);
    for (const auto* name : {"newGameButton", "openButton", "archiveButton", "settingsButton"}) {
        auto* button = page.findChild<QPushButton*>(QLatin1String(name));
        QVERIFY(!button->accessibleName().isEmpty());
        QTest::keyClick(button, Qt::Key_Space);
    }
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("newGameButton")), Qt::LeftButton);
    QCOMPARE(newGame.size(), 2);
    QCOMPARE(open.size(), 1);
    QCOMPARE(archive.size(), 1);
    QCOMPARE(settings.size(), 1);
}

void TstMainWindow::unfinishedGamesAreContinued()
{
    StartPage page;
    page.show();
    QSignalSpy wished(&page, &StartPage::continueWished);
    page.setUnfinished({{7, QStringLiteral("Wang"), QStringLiteral("Li"), QDateTime::currentDateTime(), 41,
                            QStringLiteral("12:30"), QStringLiteral("5 × 1:00")},
        {8, {}, {}, QDateTime::currentDateTime(), 3, {}, {}}});
    auto* list = page.findChild<QListWidget*>(QStringLiteral("unfinishedList"));
    QVERIFY(list->item(0)->text().contains(QStringLiteral("5 × 1:00")));
    page.findChild<QPushButton*>(QStringLiteral("continueButton"))->click();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(wished.size(), 2);
    QCOMPARE(wished.at(0).first().toLongLong(), 7);
    QCOMPARE(wished.at(1).first().toLongLong(), 8);
}

void TstMainWindow::emptyListsAreExplained()
{
    const StartPage page;
    QVERIFY(!page.findChild<QPushButton*>(QStringLiteral("continueButton"))->isEnabled());
    QVERIFY(!page.findChild<QPushButton*>(QStringLiteral("reviewButton"))->isEnabled());
    QVERIFY(!page.findChild<QListWidget*>(QStringLiteral("unfinishedList"))->item(0)->text().isEmpty());
}

void TstMainWindow::soundNoticeOffersATest()
{
    StartPage page;
    page.show();
    QSignalSpy test(&page, &StartPage::voiceTestWished);
    auto* button = page.findChild<QPushButton*>(QStringLiteral("voiceTestButton"));
    QVERIFY(!button->isVisible());
    page.setSoundNotice(QStringLiteral("No sound device was found."));
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(test.size(), 1);
    page.setSoundNotice({});
    QVERIFY(!button->isVisible());
}

void TstMainWindow::settingsGoInAndOutUnchanged()
{
    QCOMPARE(ui::SettingsDialog(Options{}).options(), Options{});
    const Options unusual{QStringLiteral("en"), 35, Toggle::Off, 120, ui::Coordinates::Hidden, Toggle::On,
        ui::BoardLook::Plain, QStringLiteral("zh_CN"), QStringLiteral("/games"),
        {{QStringLiteral("GNU Go"), QStringLiteral("/usr/games/gnugo"), QStringLiteral("--mode gtp"),
             Toggle::On},
            {QStringLiteral("KataGo"), QStringLiteral("/opt/katago"), {}, Toggle::Off}}};
    QCOMPARE(ui::SettingsDialog(unusual).options(), unusual);
}

void TstMainWindow::settingsAreChangedByHand()
{
    ui::SettingsDialog dialog(Options{});
    QSignalSpy test(&dialog, &ui::SettingsDialog::voiceTestWished);
    QSignalSpy folder(&dialog, &ui::SettingsDialog::archiveFolderWished);
    dialog.findChild<QSlider*>(QStringLiteral("volume"))->setValue(50);
    dialog.findChild<QPushButton*>(QStringLiteral("voiceTestButton"))->click();
    QCOMPARE(test.first().first().value<Options>().volume, 50);
    dialog.findChild<QPushButton*>(QStringLiteral("archiveFolderButton"))->click();
    QCOMPARE(folder.size(), 1);
    dialog.setArchiveFolder(QStringLiteral("/games"));
    QCOMPARE(dialog.options().archiveFolder, QStringLiteral("/games"));
    dialog.findChild<QCheckBox*>(QStringLiteral("mute"))->setChecked(true);
    QVERIFY(!dialog.findChild<QSlider*>(QStringLiteral("volume"))->isEnabled());
    QCOMPARE(dialog.options().sound, Toggle::Off);
}

QTEST_MAIN(TstMainWindow)
#include "tst_mainwindow.moc"
