// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archivemodel.h"
#include "ui/archivepage.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using ui::ArchiveModel;
using ui::ArchivePage;
using ui::GameRow;

namespace {

GameRow row(qint64 id, const char* black, const char* white, int day, int moves)
{
    return {id, QString::fromUtf8(black), QString::fromUtf8(white), QStringLiteral("1级"), {},
        QDateTime(QDate(2026, 3, day), QTime(9, 0)), moves, QStringLiteral("Black wins by resignation"), true,
        19};
}

std::vector<GameRow> threeGames()
{
    auto unfinished = row(3, "陈一", "Zhao", 12, 9);
    unfinished.finished = false;
    return {row(1, "Wang", "Li", 10, 212), row(2, "Li", "Sun", 11, 98), unfinished};
}

QPushButton& button(const ArchivePage& page, const char* name)
{
    return *page.findChild<QPushButton*>(QLatin1String(name));
}

QTableView& table(const ArchivePage& page) { return *page.findChild<QTableView*>(); }

qint64 first(const QSignalSpy& spy) { return spy.isEmpty() ? 0 : spy.first().first().toLongLong(); }

QString cell(const ArchivePage& page, int line, int column)
{
    return table(page).model()->index(line, column).data().toString();
}

} // namespace

class TstArchivePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void modelIsConsistent();
    void newestGameIsFirst();
    void sortsNumbersAsNumbers();
    void searchFindsNames();
    void nothingIsSaidInWords();
    void opensByEnterAndDoubleClick();
    void exportsTheChosenGame();
    void deletingCanBeUndone();
    void selectionStaysOnTheGame();
};

void TstArchivePage::modelIsConsistent()
{
    ArchiveModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(threeGames());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, ArchiveModel::Black).data().toString(), QStringLiteral("Wang 1级"));
    QCOMPARE(model.index(2, ArchiveModel::Result).data().toString(), QStringLiteral("unfinished"));
    QVERIFY(!model.rowAt(3));
    QVERIFY(!model.rowAt(-1));
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

void TstArchivePage::newestGameIsFirst()
{
    ArchivePage page;
    page.setRows(threeGames());
    QCOMPARE(cell(page, 0, ArchiveModel::White), QStringLiteral("Zhao"));
    QCOMPARE(cell(page, 2, ArchiveModel::White), QStringLiteral("Li"));
}

void TstArchivePage::sortsNumbersAsNumbers()
{
    ArchivePage page;
    page.setRows(threeGames());
    table(page).sortByColumn(ArchiveModel::Moves, Qt::AscendingOrder);
    QCOMPARE(cell(page, 0, ArchiveModel::Moves), QStringLiteral("9"));
    QCOMPARE(cell(page, 1, ArchiveModel::Moves), QStringLiteral("98"));
    QCOMPARE(cell(page, 2, ArchiveModel::Moves), QStringLiteral("212"));
}

void TstArchivePage::searchFindsNames()
{
    ArchivePage page;
    page.setRows(threeGames());
    auto& search = *page.findChild<QLineEdit*>(QStringLiteral("search"));
    QTest::keyClicks(&search, QStringLiteral("sun"));
    QCOMPARE(table(page).model()->rowCount(), 1);
    search.setText(QStringLiteral("陈"));
    QCOMPARE(table(page).model()->rowCount(), 1);
    search.clear();
    QCOMPARE(table(page).model()->rowCount(), 3);
}

void TstArchivePage::nothingIsSaidInWords()
{
    ArchivePage page;
    const auto* empty = page.findChild<QLabel*>(QStringLiteral("emptyText"));
    QVERIFY(!empty->isHidden());
    QVERIFY(table(page).isHidden());
    QVERIFY(!button(page, "openButton").isEnabled());
    page.setRows(threeGames());
    QVERIFY(empty->isHidden());
    QVERIFY(button(page, "openButton").isEnabled());
    page.findChild<QLineEdit*>(QStringLiteral("search"))->setText(QStringLiteral("nobody"));
    QVERIFY(!empty->isHidden());
    QVERIFY(empty->text().contains(QStringLiteral("search")));
    QVERIFY(!button(page, "openButton").isEnabled());
}

void TstArchivePage::opensByEnterAndDoubleClick()
{
    ArchivePage page;
    page.resize(900, 600);
    page.setRows(threeGames());
    page.show();
    QSignalSpy opened(&page, &ArchivePage::openWished);
    QTest::keyClick(&table(page), Qt::Key_Return);
    QCOMPARE(first(opened), 3);
    opened.clear();
    const QPoint second = table(page).visualRect(table(page).model()->index(1, 0)).center();
    QTest::mouseClick(table(page).viewport(), Qt::LeftButton, {}, second);
    QTest::mouseDClick(table(page).viewport(), Qt::LeftButton, {}, second);
    QCOMPARE(first(opened), 2);
}

void TstArchivePage::exportsTheChosenGame()
{
    ArchivePage page;
    page.setRows(threeGames());
    QSignalSpy exported(&page, &ArchivePage::exportWished);
    table(page).selectRow(2);
    button(page, "exportButton").click();
    QCOMPARE(first(exported), 1);
}

void TstArchivePage::deletingCanBeUndone()
{
    ArchivePage page;
    page.show();
    page.setRows(threeGames());
    QSignalSpy deleted(&page, &ArchivePage::deleteWished);
    QSignalSpy undone(&page, &ArchivePage::undoDeleteWished);
    table(page).selectRow(1);
    QTest::keyClick(&page, Qt::Key_Delete);
    QCOMPARE(first(deleted), 2);
    QVERIFY(button(page, "undoButton").isVisible());
    auto rest = threeGames();
    rest.erase(rest.begin() + 1);
    page.setRows(rest);
    QVERIFY(button(page, "undoButton").isVisible());
    button(page, "undoButton").click();
    QCOMPARE(first(undone), 2);
    QVERIFY(!button(page, "undoButton").isVisible());
}

void TstArchivePage::selectionStaysOnTheGame()
{
    ArchivePage page;
    page.setRows(threeGames());
    table(page).selectRow(2);
    auto more = threeGames();
    more.push_back(row(4, "Zhou", "Wu", 20, 150));
    page.setRows(more);
    QSignalSpy opened(&page, &ArchivePage::openWished);
    button(page, "openButton").click();
    QCOMPARE(first(opened), 1);
}

QTEST_MAIN(TstArchivePage)
#include "tst_archivepage.moc"
