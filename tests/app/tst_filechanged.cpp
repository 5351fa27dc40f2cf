// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "openedrecord.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/diskbar.h"

#include <QFile>
#include <QPlainTextEdit>

/// The file of the record that is shown, changed by another program.
class TstFileChanged : public QObject {
    Q_OBJECT

private:
    FreshFolders m_folders;

    struct Opened : OpenedRecord {
        explicit Opened(const QString& in) : OpenedRecord(in, "(;SZ[9]PB[first];B[aa])") { }
        void say(const char* comment) const
        {
            page->findChild<QPlainTextEdit*>()->setPlainText(QLatin1String(comment));
        }
        bool isChanged() const { return program.window().windowTitle().contains(QStringLiteral("changed")); }
    };

private Q_SLOTS:
    void whatAnotherWroteIsReadAgain();
    void oneStaysWhereOneIs();
    void whoIsAtTheEndFollows();
    void whatIsShownIsKept();
    void nothingIsOverwrittenUnasked();
    void whatIsGoneIsWrittenAgain();
    void whatWasOnlyTouchedIsNoNews();
    void whoHasLeftTheRecordIsNotTold();
};

void TstFileChanged::whatAnotherWroteIsReadAgain()
{
    const Opened opened(m_folders());
    QVERIFY(!opened.page->diskBar()->isVisible());
    opened.write("(;SZ[9]PB[another];B[aa];W[bb])");
    QTRY_VERIFY(opened.page->diskBar()->isVisible());
    QVERIFY(!opened.page->diskBar()->accessibleName().isEmpty());
    opened.program.picture("en-file-changed");
    opened.program.press("diskReload");
    opened.program.waitForRecord();
    QVERIFY(opened.shows("another"));
    QVERIFY(!opened.page->diskBar()->isVisible() && !opened.isChanged());
    // It goes on being watched, also when it is replaced as a whole.
    const QString other = opened.path + QStringLiteral(".new");
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("(;SZ[9]PB[third])") > 0);
    file.close();
    QCOMPARE(std::rename(other.toLocal8Bit().constData(), opened.path.toLocal8Bit().constData()), 0);
    QTRY_VERIFY(opened.page->diskBar()->isVisible());
    // What was changed here meanwhile is not dropped unasked.
    opened.say("mine");
    ui::setNextAnswer(false);
    opened.program.press("diskReload");
    opened.program.waitForRecord();
    QVERIFY(opened.shows("another"));
    ui::setNextAnswer(true);
    opened.program.press("diskReload");
    opened.program.waitForRecord();
    QVERIFY(opened.shows("third"));
}

void TstFileChanged::oneStaysWhereOneIs()
{
    const Opened opened(m_folders());
    const QByteArray two
        = "(;SZ[9]PB[first];B[aa])(;SZ[9]PB[second];B[aa](;W[bb];B[cc];W[dd])(;W[ee];B[ff];W[gg]";
    opened.write(two + "))");
    opened.program.openRecord(opened.path);
    Q_EMIT opened.page->gameWished(1);
    opened.page->board()->setFocus();
    opened.act(ui::ReviewAction::NextVariation); // nowhere: the main line has just one end
    Q_EMIT opened.page->rowWished(2);
    opened.act(ui::ReviewAction::NextVariation);
    Q_EMIT opened.page->rowWished(3);
    const auto where = [&opened] { return opened.label("moveText"); };
    QCOMPARE(where(), QStringLiteral("Move 3: Black F4"));
    const auto change = [&opened](const QByteArray& text) {
        opened.write(text);
        QVERIFY(QTest::qWaitFor([&opened] { return opened.page->diskBar()->isVisible(); }));
        opened.program.press("diskReload");
        opened.program.waitForRecord();
    };
    change(two + ";B[hh]))");
    QVERIFY(opened.shows("second"));
    QCOMPARE(where(), QStringLiteral("Move 3: Black F4"));
    QCOMPARE(opened.page->moves(), 5);
    opened.program.picture("en-file-read-again");
    // As far as the record still goes.
    change("(;SZ[9]PB[first];B[aa])(;SZ[9]PB[second];B[aa](;W[bb])(;W[ee]))");
    QCOMPARE(where(), QStringLiteral("Move 2: White E5"));
    change("(;SZ[9]PB[first];B[aa];W[bb])");
    QVERIFY(opened.shows("first"));
    QCOMPARE(where(), QStringLiteral("Move 2: White B8"));
}

// A record that another program goes on writing.
void TstFileChanged::whoIsAtTheEndFollows()
{
    const Opened opened(m_folders());
    Program::clickPoint(opened.page->board(), QStringLiteral("E5"), 9); // only tried
    QCOMPARE(opened.page->ply(), 2);
    opened.write("(;SZ[9]PB[first];B[aa];W[bb];B[cc])");
    QTRY_VERIFY(opened.page->diskBar()->isVisible());
    opened.program.press("diskReload");
    opened.program.waitForRecord();
    QCOMPARE(opened.page->ply(), 3);
    QCOMPARE(opened.label("moveText"), QStringLiteral("Move 3: Black C7"));
}

void TstFileChanged::whatIsShownIsKept()
{
    const Opened opened(m_folders());
    opened.write("(;SZ[9]PB[another];B[aa];W[bb])");
    QTRY_VERIFY(opened.page->diskBar()->isVisible());
    opened.program.press("diskKeep");
    QVERIFY(!opened.page->diskBar()->isVisible());
    QVERIFY(opened.isChanged()); // no file holds it any more
    opened.act(ui::ReviewAction::Save); // that was the answer already
    QVERIFY(opened.onDisk().contains("PB[first]"));
    QVERIFY(!opened.isChanged());
    QTest::qWait(150); // one's own saving is no news
    QVERIFY(!opened.page->diskBar()->isVisible());
}

void TstFileChanged::nothingIsOverwrittenUnasked()
{
    const Opened opened(m_folders());
    opened.say("mine");
    const QByteArray theirs = "(;SZ[9]PB[another];B[aa];W[bb])";
    opened.write(theirs);
    ui::setNextAnswer(false);
    opened.act(ui::ReviewAction::Save); // before anybody was told
    QVERIFY(ui::lastTold().contains(QStringLiteral("game.sgf")));
    QCOMPARE(opened.onDisk(), theirs);
    QVERIFY(opened.isChanged() && opened.page->diskBar()->isVisible());
    ui::setNextAnswer(true);
    opened.act(ui::ReviewAction::Save);
    QVERIFY(opened.onDisk().contains("mine"));
    QVERIFY(!opened.isChanged() && !opened.page->diskBar()->isVisible());
}

void TstFileChanged::whatIsGoneIsWrittenAgain()
{
    const Opened opened(m_folders());
    QVERIFY(QFile::remove(opened.path));
    QTRY_VERIFY(opened.page->diskBar()->isVisible());
    QVERIFY(opened.page->findChild<QLabel*>(QStringLiteral("diskText"))
                ->text()
                .contains(QStringLiteral("removed")));
    QVERIFY(opened.isChanged());
    opened.act(ui::ReviewAction::Save);
    QVERIFY(opened.onDisk().contains("PB[first]"));
    QVERIFY(!opened.isChanged() && !opened.page->diskBar()->isVisible());
    // And it is watched as before.
    opened.write("(;SZ[9]PB[another];B[aa];W[bb])");
    QTRY_VERIFY(opened.page->diskBar()->isVisible());
}

void TstFileChanged::whatWasOnlyTouchedIsNoNews()
{
    const Opened opened(m_folders());
    QTest::qWait(20); // another instant for the file system
    opened.write(opened.onDisk());
    QTest::qWait(250);
    QVERIFY(!opened.page->diskBar()->isVisible());
    opened.say("mine");
    opened.act(ui::ReviewAction::Save); // asks nothing: a test that is asked would fail
    QVERIFY(opened.onDisk().contains("mine"));
}

void TstFileChanged::whoHasLeftTheRecordIsNotTold()
{
    const Opened opened(m_folders());
    opened.program.press("closeButton");
    QVERIFY(QFile::remove(opened.path));
    QTest::qWait(250);
    opened.program.press("archiveButton"); // without a question about the record
    QCOMPARE(opened.program.window().page(), ui::Page::Archive);
}

QTEST_MAIN(TstFileChanged)
#include "tst_filechanged.moc"
