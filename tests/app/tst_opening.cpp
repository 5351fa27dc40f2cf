// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "openedrecord.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/pagesdialog.h"
#include "ui/treeview.h"
#include "ui/workbar.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTimer>
#include <QUrl>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

constexpr int mainLine = 1000;

/// A record of so many nodes: at each of a thousand moves a variation branches off, behind the last one it
/// goes on.
QByteArray largeRecord(int nodes)
{
    QByteArray text = "(;GM[1]FF[4]SZ[19]PB[large]";
    QByteArray end;
    const int each = nodes / mainLine - 1;
    for (int move = 0; move < mainLine; ++move) {
        const bool black = move % 2 == 0;
        text += black ? "(;B[" : "(;W[";
        text += static_cast<char>('a' + move % 19);
        text += static_cast<char>('a' + move / 19 % 19);
        text += ']';
        end += '(';
        for (int i = 0; i < each; ++i) {
            end += (i % 2 == 0) == black ? ";W[" : ";B[";
            end += static_cast<char>('a' + i % 19);
            end += static_cast<char>('a' + (i / 19 + move) % 19);
            end += "]C[a comment]";
        }
        end += "))";
    }
    return text + end + ')';
}

int movesOf(int nodes) { return mainLine + nodes / mainLine - 1; }

/// One line of moves, with a variation at the tenth of them.
QByteArray longRecord(int moves)
{
    QByteArray text = "(;SZ[19]PB[long]";
    for (int move = 0; move < moves; ++move) {
        text += move == 10 ? "(" : "";
        text += move % 2 == 0 ? ";B[" : ";W[";
        text += static_cast<char>('a' + move % 19);
        text += static_cast<char>('a' + move / 19 % 19);
        text += ']';
    }
    return text + ")(;B[ss]C[the other way];W[rr]))";
}

/// A file that is read only as fast as it is written: who opens it waits.
class SlowFile {
public:
    explicit SlowFile(QString path) : m_path(std::move(path))
    {
        if (mkfifo(m_path.toLocal8Bit().constData(), S_IRUSR | S_IWUSR) != 0)
            qFatal("no pipe");
    }
    const QString& path() const { return m_path; }
    /// Writes all of it, once somebody reads.
    void give(const QByteArray& text) const
    {
        int file = -1;
        if (!QTest::qWaitFor([&] {
                file = ::open(m_path.toLocal8Bit().constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
                return file >= 0;
            }))
            qFatal("nobody reads");
        // Whoever was told to stop may have gone already.
        if (::write(file, text.constData(), static_cast<std::size_t>(text.size())) != text.size()
            && errno != EPIPE)
            qFatal("not written");
        ::close(file);
    }

private:
    QString m_path;
};

const QByteArray slowRecord = "(;SZ[9]PB[slow];B[aa])";

} // namespace

class TstOpening : public QObject {
    Q_OBJECT

private:
    FreshFolders m_folders;

    /// The program with a small record of "first" on the screen.
    struct Opened : OpenedRecord {
        explicit Opened(const QString& in) : OpenedRecord(in, "(;SZ[9]PB[first];B[aa];W[bb])")
        {
            program.window().activateWindow();
            if (!QTest::qWaitForWindowActive(&program.window()))
                qFatal("the window is not active");
        }
    };

private Q_SLOTS:
    void initTestCase() { ::signal(SIGPIPE, SIG_IGN); }
    void theWindowLivesWhileALargeRecordIsLoaded();
    void loadingIsCancelled();
    void aSecondRecordTakesThePlaceOfTheFirst();
    void whoGoesElsewhereIsLeftThere();
    void nothingIsShownWhileSomethingIsAsked();
    void theProgramEndsWhileItLoads();
    void aFileIsDroppedAnywhere();
    void aLargeCopyIsPasted();
    void changesOfALargeTreeAreDrawn();
    void aLongLineIsWalkedAndChanged();
    void aLargeTreeIsSearched();
    void everyGameOfALargeFileIsShown();
};

void TstOpening::theWindowLivesWhileALargeRecordIsLoaded()
{
    const Opened opened(m_folders());
    const QString path = opened.writeTo("large.sgf", largeRecord(100'000));
    int ticks = 0;
    qint64 longest = 0;
    QElapsedTimer beat;
    beat.start();
    QTimer pulse;
    connect(&pulse, &QTimer::timeout, &pulse, [&] {
        ++ticks;
        longest = std::max(longest, beat.restart());
    });
    pulse.start(0);
    opened.program.application->openRecord(path);
    QCOMPARE(ticks, 0);
    QVERIFY(opened.shows("first")); // until the other one is ready
    opened.program.waitForRecord();
    const int whileLoading = ticks;
    QVERIFY(opened.shows("large"));
    QVERIFY2(whileLoading > 10, qPrintable(QString::number(whileLoading)));
    const auto* page = opened.page;
    QCOMPARE(page->moves(), movesOf(100'000));
    QTRY_VERIFY(page->tree()->isLaidOut());
    QCOMPARE(page->tree()->treeLayout().columns(), movesOf(100'000) + 1);
    qInfo("%d turns while loading, the longest %lld ms", whileLoading, static_cast<long long>(longest));
}

void TstOpening::loadingIsCancelled()
{
    const Opened opened(m_folders());
    auto& window = opened.program.window();
    const SlowFile slow(opened.folder + QStringLiteral("/slow.sgf"));
    opened.program.application->openRecord(slow.path());
    QVERIFY(!window.loading()->isVisible()); // no flicker where it takes no time
    QTRY_VERIFY(window.loading()->isVisible());
    QVERIFY(window.loading()->findChild<QLabel*>()->text().contains(QStringLiteral("slow.sgf")));
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.loading()->isVisible() && !opened.program.application->isLoading());
    slow.give(slowRecord);

    opened.program.application->openRecord(slow.path());
    QTRY_VERIFY(window.loading()->isVisible());
    opened.program.picture("en-loading");
    opened.program.press("loadingCancel");
    QVERIFY(!window.loading()->isVisible() && !opened.program.application->isLoading());
    slow.give(slowRecord);

    // What was given up does not come after all.
    opened.program.openRecord(opened.writeTo("second.sgf", "(;SZ[9]PB[second])"));
    QVERIFY(opened.shows("second"));
    QTest::qWait(50);
    QVERIFY(opened.shows("second"));
}

void TstOpening::aSecondRecordTakesThePlaceOfTheFirst()
{
    const Opened opened(m_folders());
    const SlowFile slow(opened.folder + QStringLiteral("/slow.sgf"));
    opened.program.application->openRecord(slow.path());
    opened.program.openRecord(opened.writeTo("second.sgf", "(;SZ[9]PB[second])"));
    QVERIFY(opened.shows("second"));
    QVERIFY(opened.page->board()->hasFocus());
    // From wherever the keys were.
    opened.program.window().menuBar()->setFocus();
    opened.program.openRecord(opened.path);
    QVERIFY(opened.shows("first"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
    QCOMPARE(opened.page->ply(), 0);
    opened.program.openRecord(opened.folder + QStringLiteral("/second.sgf"));
    slow.give(slowRecord);
    QTest::qWait(50);
    QVERIFY(opened.shows("second"));

    opened.program.application->openRecord(slow.path());
    slow.give(slowRecord);
    QTRY_VERIFY(opened.shows("slow"));
}

void TstOpening::whoGoesElsewhereIsLeftThere()
{
    const Opened opened(m_folders());
    const SlowFile slow(opened.folder + QStringLiteral("/slow.sgf"));
    opened.program.application->openRecord(slow.path());
    opened.program.press("closeButton");
    QVERIFY(!opened.program.application->isLoading());
    QCOMPARE(opened.program.window().page(), ui::Page::Start);
    slow.give(slowRecord);
    QTest::qWait(50);
    QCOMPARE(opened.program.window().page(), ui::Page::Start);
}

void TstOpening::nothingIsShownWhileSomethingIsAsked()
{
    const Opened opened(m_folders());
    const SlowFile slow(opened.folder + QStringLiteral("/slow.sgf"));
    opened.program.application->openRecord(slow.path());
    opened.act(ui::ReviewAction::Pdf);
    auto* dialog = opened.program.window().findChild<ui::PagesDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    slow.give(slowRecord);
    QTRY_VERIFY(!opened.program.window().loading()->isVisible());
    QTest::qWait(100);
    QVERIFY(opened.shows("first")); // of which the pages are
    dialog->reject();
    QTRY_VERIFY(opened.shows("slow"));
}

void TstOpening::theProgramEndsWhileItLoads()
{
    Opened opened(m_folders());
    opened.program.application->openRecord(opened.writeTo("large.sgf", largeRecord(100'000)));
    opened.program.application.reset();
    opened.program.open(); // and begins again
    QVERIFY(opened.program.window().isVisible());
}

void TstOpening::aFileIsDroppedAnywhere()
{
    const Opened opened(m_folders());
    const QString first = opened.path;
    const QString second = opened.writeTo("second.sgf", "(;SZ[9]PB[second])");
    auto* page = opened.page;
    page->findChild<QLineEdit*>(QStringLiteral("findField"))->parentWidget()->show();
    const auto drop = [](QWidget* on, const QString& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        data.setText(file); // as file managers do
        QDragEnterEvent enter({2, 2}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped({2, 2}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(on, &dropped);
    };
    const std::vector<QWidget*> places{page->board(), page->tree()->viewport(),
        page->findChild<QPlainTextEdit*>()->viewport(),
        page->findChild<QLineEdit*>(QStringLiteral("findField")), opened.program.window().menuBar()};
    for (QWidget* place : places) {
        drop(place, second);
        opened.program.waitForRecord();
        QVERIFY2(opened.shows("second"), place->metaObject()->className());
        drop(place, first);
        opened.program.waitForRecord();
        QVERIFY2(opened.shows("first"), place->metaObject()->className());
    }
    QVERIFY(page->findChild<QPlainTextEdit*>()->toPlainText().isEmpty());
}

void TstOpening::aLargeCopyIsPasted()
{
    const Opened opened(m_folders());
    QGuiApplication::clipboard()->setText(QString::fromLatin1(largeRecord(30'000)));
    int ticks = 0;
    QTimer pulse;
    connect(&pulse, &QTimer::timeout, &pulse, [&ticks] { ++ticks; });
    pulse.start(0);
    opened.act(ui::ReviewAction::Paste);
    QVERIFY(opened.shows("first"));
    opened.program.waitForRecord();
    QVERIFY(opened.shows("large"));
    QVERIFY(ticks > 5);
}

void TstOpening::changesOfALargeTreeAreDrawn()
{
    const Opened opened(m_folders());
    opened.program.openRecord(opened.writeTo("large.sgf", largeRecord(30'000)));
    auto* page = opened.page;
    QTRY_VERIFY(page->tree()->isLaidOut());
    Q_EMIT page->nodeWished(3);
    const auto drawn = [page](ui::TreeNode node) { return page->tree()->treeLayout().cellOf(node); };
    QVERIFY(drawn(4));
    opened.act(ui::ReviewAction::Pass);
    const auto tried = page->node().node;
    QVERIFY(page->node().trial);
    QTRY_VERIFY(drawn(tried));
    opened.act(ui::ReviewAction::Undo);
    QTRY_VERIFY(page->tree()->isLaidOut() && !drawn(tried));
    opened.act(ui::ReviewAction::Delete);
    QTRY_VERIFY(page->tree()->isLaidOut() && !drawn(4));
    QCOMPARE(page->node().node, ui::TreeNode{2});
}

void TstOpening::aLongLineIsWalkedAndChanged()
{
    const Opened opened(m_folders());
    opened.program.openRecord(opened.writeTo("long.sgf", longRecord(30'000)));
    auto* page = opened.page;
    QCOMPARE(page->moves(), 30'000);
    QCOMPARE(page->ply(), 30'000);
    Q_EMIT page->rowWished(25'000);
    QCOMPARE(page->ply(), 25'000);

    const ui::TreeNode aside = 30'001;
    Q_EMIT page->nodeWished(aside);
    QCOMPARE(page->node().node, aside);
    QCOMPARE(page->moves(), 12);
    Q_EMIT page->nodeWished(25'000); // its line is made anew
    QCOMPARE(page->node().node, aside);
    QTRY_COMPARE(page->node().node, ui::TreeNode{25'000});
    QCOMPARE(page->moves(), 30'000);

    // After a change nobody acts on what is no longer so.
    opened.act(ui::ReviewAction::Pass);
    QCOMPARE(page->node().node, ui::TreeNode{25'000});
    opened.act(ui::ReviewAction::Delete);
    opened.act(ui::ReviewAction::Undo);
    Q_EMIT page->rowWished(3);
    Q_EMIT page->nodeWished(aside);
    QTRY_VERIFY(page->node().trial);
    QCOMPARE(page->moves(), 25'001);
    QCOMPARE(page->ply(), 25'001);
    opened.act(ui::ReviewAction::Undo);
    QTRY_COMPARE(page->node().node, ui::TreeNode{25'000});

    // A comment changes no line; it is taken over whatever is on its way.
    auto& comment = *page->findChild<QPlainTextEdit*>();
    opened.act(ui::ReviewAction::Delete);
    comment.setPlainText(QStringLiteral("late"));
    page->leaveComment();
    QTRY_COMPARE(page->node().node, ui::TreeNode{24'999});
    QCOMPARE(page->moves(), 24'999);
    opened.act(ui::ReviewAction::Undo); // the comment
    opened.act(ui::ReviewAction::Undo); // the moves
    QTRY_COMPARE(page->moves(), 30'000);
}

void TstOpening::aLargeTreeIsSearched()
{
    const Opened opened(m_folders());
    opened.program.openRecord(opened.writeTo("long.sgf", longRecord(30'000)));
    auto* page = opened.page;
    const auto find = [&](const char* words) {
        page->findChild<QLineEdit*>(QStringLiteral("findField"))->setText(QLatin1String(words));
        opened.act(ui::ReviewAction::FindNext);
    };
    find("other way");
    QTRY_COMPARE(page->node().node, ui::TreeNode{30'001});
    find("nothing of the kind");
    QTRY_COMPARE(page->findChild<QLabel*>(QStringLiteral("findAnswer"))->text(), QStringLiteral("not found"));
    QCOMPARE(page->node().node, ui::TreeNode{30'001});
    Q_EMIT page->rowWished(3);
    opened.act(ui::ReviewAction::SamePosition);
    QTRY_COMPARE(
        page->findChild<QLabel*>(QStringLiteral("findAnswer"))->text(), QStringLiteral("nowhere else"));
}

void TstOpening::everyGameOfALargeFileIsShown()
{
    const Opened opened(m_folders());
    opened.program.openRecord(
        opened.writeTo("two.sgf", largeRecord(30'000) + "(;SZ[9]PB[second];B[aa];W[bb];B[cc])"));
    QVERIFY(opened.shows("large"));
    auto* page = opened.page;
    Q_EMIT page->gameWished(1);
    QTRY_VERIFY(opened.shows("second"));
    QCOMPARE(page->moves(), 3);
    Q_EMIT page->gameWished(0);
    QTRY_VERIFY(opened.shows("large"));
    QCOMPARE(page->moves(), movesOf(30'000));
}

QTEST_MAIN(TstOpening)
#include "tst_opening.moc"
