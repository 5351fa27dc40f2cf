// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "openedrecord.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/findbar.h"
#include "ui/reviewtools.h"
#include "ui/treeview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace {

const QByteArray record
    = "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[\xE7\x8E\x8B]PW[\xE6\x9D\x8E]RU[Chinese]KM[7.5]TM[600]"
      "OT[3x30 byo-yomi]C[root];B[ee]BL[590];W[cc]WL[580]TR[ee]LB[gg:A]\n"
      "(;B[gc]BL[570]C[a Ladder];W[gg]WL[20]OW[2];B[cg])\n"
      "(;B[cg];W[gg]C[variation]))";

} // namespace

class TstReview : public QObject {
    Q_OBJECT

private:
    FreshFolders m_folders;

    /// The program with that record in a file of its own.
    struct Opened : OpenedRecord {
        explicit Opened(const QString& in, const QByteArray& text = record) : OpenedRecord(in, text) { }

        void click(const char* point) const
        {
            Program::clickPoint(page->board(), QString::fromLatin1(point), 9);
        }
        void find(const char* words) const
        {
            page->findChild<QLineEdit*>(QStringLiteral("findField"))->setText(QString::fromUtf8(words));
            act(ui::ReviewAction::FindNext);
        }
        int stones() const
        {
            int count = 0;
            for (const auto& stone : page->board()->view().stones)
                count += stone ? 1 : 0;
            return count;
        }
    };

private Q_SLOTS:
    void aRecordIsLookedThrough();
    void markupIsOnTheBoard();
    void triedMovesLeaveTheRecordAlone();
    void keptMovesAreSavedAndTakenBack();
    void commentsAndMarksAreEdited();
    void variationsArePromotedAndDeleted();
    void aChangedRecordIsNotLeftUnasked();
    void theSearchFindsMovesPointsAndWords();
    void movesAreGuessed();
    void recordsGoThroughTheClipboard();
    void everyGameOfAFileIsShown();
    void correctionsAreTold();
    void aLargeTreeIsOpenedInTime();
};

void TstReview::aRecordIsLookedThrough()
{
    const Opened opened(m_folders());
    QCOMPARE(opened.page->moves(), 5);
    QCOMPARE(opened.page->ply(), 5);
    QCOMPARE(opened.stones(), 5);
    QCOMPARE(opened.label("moveText"), QStringLiteral("Move 5: Black C3"));
    opened.program.press("backButton");
    QCOMPARE(opened.label("clocksText"), QStringLiteral("Clocks: Black 9:30, White 0:20 × 2"));
    opened.program.press("firstButton");
    QCOMPARE(opened.page->findChild<QPlainTextEdit*>()->toPlainText(), QStringLiteral("root"));
    QCOMPARE(opened.label("moveText"), QStringLiteral("Before the first move"));
    QVERIFY(opened.label("reviewPlayers").contains(QStringLiteral("王")));
    opened.program.picture("en-review-tree");
}

void TstReview::markupIsOnTheBoard()
{
    const Opened opened(m_folders());
    Q_EMIT opened.page->nodeWished(2);
    const ui::BoardView& view = opened.page->board()->view();
    QCOMPARE(view.marks.at(40), ui::Mark::Triangle);
    QCOMPARE(view.labels.at(60), QStringLiteral("A"));
    Q_EMIT opened.page->nodeWished(7);
    QCOMPARE(opened.label("moveText"), QStringLiteral("Move 4: White G3"));
    QCOMPARE(opened.page->moves(), 4);
}

void TstReview::triedMovesLeaveTheRecordAlone()
{
    const Opened opened(m_folders());
    Q_EMIT opened.page->rowWished(2);
    opened.click("G7"); // the record's own move
    QCOMPARE(opened.page->node().node, ui::TreeNode{3});
    Q_EMIT opened.page->rowWished(2);
    opened.click("H8");
    opened.click("H2");
    QVERIFY(opened.page->node().trial);
    QCOMPARE(opened.page->moves(), 4);
    QCOMPARE(opened.stones(), 4);
    opened.program.picture("en-review-trial");
    opened.act(ui::ReviewAction::Save);
    QVERIFY(!opened.onDisk().contains("hb"));
    opened.act(ui::ReviewAction::Undo);
    QCOMPARE(opened.stones(), 3);
    opened.act(ui::ReviewAction::Redo);
    QCOMPARE(opened.stones(), 4);
    opened.act(ui::ReviewAction::Discard);
    QCOMPARE(opened.page->node().node, ui::TreeNode{2});
    QCOMPARE(opened.page->moves(), 5);
    QVERIFY(!opened.program.window().windowTitle().contains(QStringLiteral("changed")));
    // A stone lies there already.
    opened.click("E5");
    QVERIFY(!opened.page->board()->explanation().isEmpty());
    QCOMPARE(opened.page->node().node, ui::TreeNode{2});
}

void TstReview::keptMovesAreSavedAndTakenBack()
{
    const Opened opened(m_folders());
    Q_EMIT opened.page->rowWished(2);
    opened.click("H8");
    opened.act(ui::ReviewAction::Pass);
    opened.program.press("keepButton");
    QVERIFY(!opened.page->node().trial);
    QVERIFY(opened.program.window().windowTitle().contains(QStringLiteral("changed")));
    opened.act(ui::ReviewAction::Save);
    QVERIFY(opened.onDisk().contains("(;B[hb]\n;W[]))"));
    QVERIFY(!opened.program.window().windowTitle().contains(QStringLiteral("changed")));
    QCOMPARE(
        opened.page->actions()->action(ui::ReviewAction::Undo)->text(), QStringLiteral("&Undo: kept moves"));
    QVERIFY(!opened.page->actions()->action(ui::ReviewAction::Redo)->isEnabled());
    opened.act(ui::ReviewAction::Undo);
    QCOMPARE(
        opened.page->actions()->action(ui::ReviewAction::Redo)->text(), QStringLiteral("&Redo: kept moves"));
    QVERIFY(opened.program.window().windowTitle().contains(QStringLiteral("changed")));
    opened.act(ui::ReviewAction::Save);
    QVERIFY(!opened.onDisk().contains("hb"));
}

void TstReview::commentsAndMarksAreEdited()
{
    const Opened opened(m_folders());
    auto& field = *opened.page->findChild<QPlainTextEdit*>();
    field.setPlainText(QString::fromUtf8("好棋] \\"));
    opened.act(ui::ReviewAction::Save);
    QVERIFY2(opened.onDisk().contains("C[\xE5\xA5\xBD\xE6\xA3\x8B\\] \\\\]"), opened.onDisk().constData());
    opened.program.press("toolLetter");
    opened.click("A1");
    opened.click("B1");
    opened.program.press("toolCircle");
    opened.click("B1");
    opened.act(ui::ReviewAction::Save);
    QVERIFY2(opened.onDisk().contains("LB[ai:A]"), opened.onDisk().constData());
    QVERIFY(opened.onDisk().contains("CR[bi]"));
    for (int i = 0; i < 4; ++i)
        opened.act(ui::ReviewAction::Undo);
    QCOMPARE(field.toPlainText(), QString());
    opened.act(ui::ReviewAction::Save);
    QVERIFY(!opened.onDisk().contains("LB[ai") && !opened.onDisk().contains("CR["));
}

void TstReview::variationsArePromotedAndDeleted()
{
    const Opened opened(m_folders());
    Q_EMIT opened.page->nodeWished(6);
    opened.act(ui::ReviewAction::NextVariation);
    QCOMPARE(opened.page->node().node, ui::TreeNode{3});
    opened.act(ui::ReviewAction::PreviousVariation);
    QCOMPARE(opened.page->node().node, ui::TreeNode{6});
    opened.act(ui::ReviewAction::MakeMain);
    opened.act(ui::ReviewAction::Save);
    QVERIFY(opened.onDisk().indexOf(";B[cg]") < opened.onDisk().indexOf(";B[gc]"));
    Q_EMIT opened.page->nodeWished(3);
    opened.act(ui::ReviewAction::Delete);
    QCOMPARE(opened.page->node().node, ui::TreeNode{2});
    opened.act(ui::ReviewAction::Save);
    QVERIFY(!opened.onDisk().contains("Ladder"));
    opened.act(ui::ReviewAction::Undo);
    opened.act(ui::ReviewAction::Undo);
    opened.act(ui::ReviewAction::Save);
    QVERIFY(opened.onDisk().indexOf(";B[cg]") > opened.onDisk().indexOf(";B[gc]"));
}

void TstReview::aChangedRecordIsNotLeftUnasked()
{
    const Opened opened(m_folders());
    opened.page->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("changed"));
    ui::setNextAnswer(false);
    opened.program.press("closeButton");
    QVERIFY(opened.page->isVisible());
    ui::setNextAnswer(true);
    opened.program.press("closeButton");
    QVERIFY(!opened.page->isVisible());
    QVERIFY(!opened.onDisk().contains("changed"));
    // Given up is given up: nobody is asked again.
    opened.program.openRecord(opened.path);
    QVERIFY(opened.page->isVisible());
}

void TstReview::theSearchFindsMovesPointsAndWords()
{
    const Opened opened(m_folders());
    opened.find("2");
    QCOMPARE(opened.page->ply(), 2);
    opened.find("g3");
    QCOMPARE(opened.page->node().node, ui::TreeNode{4});
    opened.find("g3");
    QCOMPARE(opened.page->node().node, ui::TreeNode{7});
    opened.find("ladder");
    QCOMPARE(opened.page->node().node, ui::TreeNode{3});
    opened.find("nothing of the kind");
    QCOMPARE(opened.page->node().node, ui::TreeNode{3});
    // The two variations transpose: E5 C7 G7 G3 C3 is met in one of them only.
    Q_EMIT opened.page->nodeWished(7);
    opened.click("G7");
    const auto tried = opened.page->node().node;
    opened.act(ui::ReviewAction::SamePosition);
    QCOMPARE(opened.page->node().node, ui::TreeNode{5});
    opened.act(ui::ReviewAction::SamePosition);
    QCOMPARE(opened.page->node().node, tried);
}

void TstReview::movesAreGuessed()
{
    const Opened opened(m_folders());
    opened.act(ui::ReviewAction::Guess);
    QCOMPARE(opened.page->ply(), 0);
    QVERIFY(!opened.page->tree()->isVisible());
    opened.click("E5");
    QCOMPARE(opened.page->ply(), 1);
    opened.click("A1");
    QCOMPARE(opened.page->ply(), 1);
    QVERIFY(opened.page->board()->explanation().contains(QStringLiteral("6")));
    opened.click("A2");
    opened.click("A3");
    QCOMPARE(opened.page->ply(), 2); // shown after the third
    QVERIFY(opened.label("noteText").contains(QStringLiteral("1 of 2")));
    opened.act(ui::ReviewAction::Guess);
    QVERIFY(opened.page->tree()->isVisible());
}

void TstReview::recordsGoThroughTheClipboard()
{
    const Opened opened(m_folders());
    auto& clipboard = *QGuiApplication::clipboard();
    opened.act(ui::ReviewAction::CopyRecord);
    QVERIFY(clipboard.text().contains(QStringLiteral("PB[王]")));
    opened.act(ui::ReviewAction::CopyDiagram);
    QVERIFY(clipboard.text().contains(QStringLiteral("A B C D E F G H J")));
    Q_EMIT opened.page->nodeWished(6);
    opened.act(ui::ReviewAction::CopyVariation);
    QCOMPARE(clipboard.text(), QStringLiteral("(;B[cg]\n;W[gg]C[variation])\n"));
    // Its CA is not heeded: the text is Unicode already.
    clipboard.setText(QStringLiteral("(;CA[gb2312]SZ[9]PB[李];B[aa])"));
    opened.act(ui::ReviewAction::Paste);
    opened.program.waitForRecord();
    QVERIFY(opened.label("reviewPlayers").contains(QStringLiteral("李")));
    QCOMPARE(opened.page->moves(), 1);
    clipboard.setText(QStringLiteral("no record"));
    opened.act(ui::ReviewAction::Paste);
    opened.program.waitForRecord();
    QCOMPARE(opened.page->moves(), 1);
}

void TstReview::everyGameOfAFileIsShown()
{
    const Opened opened(m_folders(), "(;SZ[9]PB[one];B[aa])(;SZ[13]PB[two];B[bb];W[cc])");
    QVERIFY(opened.label("reviewPlayers").contains(QStringLiteral("one")));
    Q_EMIT opened.page->gameWished(1);
    QVERIFY(opened.label("reviewPlayers").contains(QStringLiteral("two")));
    QCOMPARE(opened.page->moves(), 2);
    QCOMPARE(opened.page->board()->view().size.columns, 13);
    opened.page->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("second"));
    opened.act(ui::ReviewAction::Save);
    QVERIFY(opened.onDisk().contains("PB[one]") && opened.onDisk().contains("C[second]"));
}

void TstReview::correctionsAreTold()
{
    const Opened opened(m_folders(), "(;GM[1]SZ[9]AP[foxwq]KM[375]RU[Chinese]PB[a]PW[b];B[aa])");
    opened.program.press("firstButton");
    QVERIFY2(opened.label("noteText").contains(QStringLiteral("KM[375]"))
            && opened.label("noteText").contains(QStringLiteral("3¾")),
        qPrintable(opened.label("noteText")));
    opened.act(ui::ReviewAction::Save);
    QVERIFY(opened.onDisk().contains("KM[7.5]"));
}

void TstReview::aLargeTreeIsOpenedInTime()
{
    QByteArray text = "(;SZ[19]";
    QByteArray end;
    for (int i = 0; i < 60'000; ++i) {
        text += i % 2 == 0 ? "(;B[ab]" : "(;W[cd]";
        end += i % 2 == 0 ? "(;B[ef];W[gh];B[ij];W[kl]))" : "(;W[mn];B[op];W[qr];B[aa]))";
    }
    QElapsedTimer timer;
    timer.start();
    const Opened opened(m_folders(), text + end + ')');
    qInfo("300 000 nodes opened in %lld ms", static_cast<long long>(timer.elapsed()));
    QTRY_VERIFY(opened.page->tree()->isLaidOut());
    qInfo("and on the screen in %lld ms", static_cast<long long>(timer.elapsed()));
    timer.restart();
    for (int i = 0; i < 50; ++i)
        opened.program.press("backButton");
    qInfo("a step back: %lld ms", static_cast<long long>(timer.elapsed()) / 50);
    QCOMPARE(opened.page->ply(), opened.page->moves() - 50);
}

QTEST_MAIN(TstReview)
#include "tst_review.moc"
