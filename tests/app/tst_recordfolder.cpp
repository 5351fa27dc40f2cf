// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/folderscan.h"
#include "program.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"
#include "ui/encodingdialog.h"
#include "ui/folderpage.h"
#include "ui/pagesdialog.h"
#include "ui/reviewactions.h"
#include "ui/reviewpage.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStringEncoder>

namespace {

/// Nine lines: Black holds five columns, 45 to 36; with 2 points of komi Black wins by 7.
const QByteArray wall = "(;GM[1]SZ[9]KM[2]RU[Chinese]PB[%1]PW[Bai]DT[2020-01-0%2]RE[%3]"
                        "AB[ea:ei]AW[fa:fi];B[];W[])";

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

QByteArray game(const char* black, const char* day, const char* result)
{
    return QByteArray(wall).replace("%1", black).replace("%2", day).replace("%3", result);
}

} // namespace

class TstRecordFolder : public QObject {
    Q_OBJECT

private:
    FreshFolders m_folders;

    QString folderOfFour()
    {
        const QString folder = m_folders();
        write(folder + QStringLiteral("/a.sgf"), game("Hei", "1", "B+7"));
        write(folder + QStringLiteral("/b.sgf"), game("Zhang", "2", "W+3"));
        write(folder + QStringLiteral("/c.sgf"), game("Hei", "3", "W+R"));
        QDir(folder).mkdir(QStringLiteral("below"));
        write(folder + QStringLiteral("/below/d.SGF"), "no record at all");
        return folder;
    }

private Q_SLOTS:
    void aFolderIsListedSearchedAndChecked();
    void aScanCanBeStopped();
    void manyFilesDoNotStallTheWindow();
    void theEncodingIsChosenByLooking();
    void aGameIsPrintedAndAPositionDrawn();
};

void TstRecordFolder::aFolderIsListedSearchedAndChecked()
{
    Program program(m_folders(), shell::Language::English);
    const QString folder = folderOfFour();
    program.application->openRecord(folder); // as if it were dragged onto the window
    auto* page = program.window().findChild<ui::FolderPage*>();
    QVERIFY(page && page->isVisible());
    QTRY_COMPARE(page->records().rowCount(), 4);
    QCOMPARE(page->shownPaths().size(), 4);
    QVERIFY(page->records().row(0).file.endsWith(QStringLiteral("a.sgf")));
    auto& search = *page->findChild<QLineEdit*>(QStringLiteral("folderSearch"));
    search.setText(QStringLiteral("hei 2020-01-01"));
    QCOMPARE(page->shownPaths(), QStringList{folder + QStringLiteral("/a.sgf")});
    search.clear();
    auto& only = *page->findChild<QComboBox*>(QStringLiteral("folderOnly"));
    only.setCurrentIndex(1);
    QCOMPARE(page->shownPaths().size(), 2);
    only.setCurrentIndex(0);
    QTRY_VERIFY(page->findChild<QPushButton*>(QStringLiteral("folderCheck"))->isEnabled());
    program.press("folderCheck");
    QTRY_VERIFY(page->findChild<QLabel*>(QStringLiteral("folderSum"))
                    ->text()
                    .contains(QStringLiteral("agrees with 1 and differs from 1")));
    program.picture("en-folder");
    only.setCurrentIndex(2);
    QCOMPARE(page->shownPaths(),
        (QStringList{folder + QStringLiteral("/b.sgf"), folder + QStringLiteral("/below/d.SGF")}));

    // A record is opened and left again.
    Q_EMIT page->openWished(folder + QStringLiteral("/b.sgf"));
    program.waitForRecord();
    auto* review = program.window().findChild<ui::ReviewPage*>();
    QVERIFY(review->isVisible());
    program.press("closeButton");
    QVERIFY(page->isVisible());
    QCOMPARE(page->records().rowCount(), 4);
}

void TstRecordFolder::aScanCanBeStopped()
{
    const QString folder = folderOfFour();
    records::FolderScan scan;
    QSignalSpy finished(&scan, &records::FolderScan::finished);
    int files = 0;
    connect(&scan, &records::FolderScan::advanced, &scan,
        [&files](
            const std::vector<records::FileSummary>& found) { files += static_cast<int>(found.size()); });
    scan.read(folder);
    scan.cancel();
    QVERIFY(!scan.isRunning());
    scan.read(folder);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(files, 4);
    QVERIFY(!scan.isRunning());
}

void TstRecordFolder::manyFilesDoNotStallTheWindow()
{
    const QString folder = m_folders();
    constexpr int count = 3000;
    for (int i = 0; i < count; ++i)
        write(
            QStringLiteral("%1/%2.sgf").arg(folder).arg(i, 5, 10, QLatin1Char('0')), game("Hei", "1", "B+7"));
    Program program(m_folders(), shell::Language::English);
    program.application->openRecord(folder);
    auto* page = program.window().findChild<ui::FolderPage*>();
    qint64 longest = 0;
    QElapsedTimer beat;
    beat.start();
    QTimer pulse;
    connect(&pulse, &QTimer::timeout, &pulse, [&] { longest = std::max(longest, beat.restart()); });
    pulse.start(1);
    QTRY_COMPARE_WITH_TIMEOUT(page->records().rowCount(), count, 60'000);
    qInfo("%d files, the window stood still for %lld ms at most", count, static_cast<long long>(longest));
}

void TstRecordFolder::theEncodingIsChosenByLooking()
{
    Program program(m_folders(), shell::Language::English);
    const QString path = m_folders() + QStringLiteral("/name.sgf");
    QStringEncoder big5("Big5");
    const QByteArray name = big5.encode(QStringLiteral("王立誠"));
    // Three characters of Big5 are good GB18030, too.
    write(path, "(;GM[1]SZ[9]CA[gb18030]PB[" + name + "];B[aa])");
    program.openRecord(path);
    auto* review = program.window().findChild<ui::ReviewPage*>();
    const auto players
        = [review] { return review->findChild<QLabel*>(QStringLiteral("reviewPlayers"))->text(); };
    QVERIFY(!players().contains(QStringLiteral("王立誠")));
    review->actions()->action(ui::ReviewAction::Encoding)->trigger();
    auto* dialog = program.window().findChild<ui::EncodingDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    const auto preview = [dialog] { return dialog->findChild<QPlainTextEdit*>()->toPlainText(); };
    QVERIFY(!preview().contains(QStringLiteral("王立誠")));
    dialog->choose(QStringLiteral("Big5"));
    QTRY_VERIFY2(preview().contains(QStringLiteral("PB: 王立誠")), qPrintable(preview()));
    for (const QString& encoding : ui::EncodingDialog::encodings())
        dialog->choose(encoding); // none is unknown
    dialog->choose(QStringLiteral("UTF-8"));
    QTRY_VERIFY(!dialog->findChild<QLabel*>(QStringLiteral("encodingFault"))->text().isEmpty());
    dialog->choose(QStringLiteral("Big5"));
    dialog->accept();
    program.waitForRecord();
    QVERIFY2(players().contains(QStringLiteral("王立誠")), qPrintable(players()));
}

void TstRecordFolder::aGameIsPrintedAndAPositionDrawn()
{
    Program program(m_folders(), shell::Language::English);
    const QString folder = m_folders();
    QByteArray text = "(;GM[1]SZ[19]KM[7.5]RU[Chinese]PB[Hei]BR[5d]PW[Bai]EV[Cup]DT[2020-01-02]RE[B+1.5]TM["
                      "3600]OT[5x60 byo-yomi]";
    for (int i = 0; i < 250; ++i) {
        text += i % 2 == 0 ? ";B[" : ";W[";
        text += static_cast<char>('a' + i % 19);
        text += static_cast<char>('a' + i / 19);
        text += ']';
    }
    write(folder + QStringLiteral("/long.sgf"), text + ')');
    program.openRecord(folder + QStringLiteral("/long.sgf"));
    auto* review = program.window().findChild<ui::ReviewPage*>();
    const auto act = [review](ui::ReviewAction action) { review->actions()->action(action)->trigger(); };

    act(ui::ReviewAction::Pdf);
    auto* dialog = program.window().findChild<ui::PagesDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChild<QSpinBox*>()->value(), 100);
    ui::setNextFileName(folder + QStringLiteral("/long.pdf"));
    dialog->accept();
    QFile pdf(folder + QStringLiteral("/long.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray pages = pdf.readAll();
    QVERIFY(pages.startsWith("%PDF-"));
    QCOMPARE(pages.count("/Type /Page\n"), 2); // three diagrams, two on a page

    ui::setNextFileName(folder + QStringLiteral("/position"));
    act(ui::ReviewAction::Picture);
    const QImage picture(folder + QStringLiteral("/position.png"));
    QCOMPARE(picture.size(), QSize(1200, 1200));
    ui::setNextFileName(folder + QStringLiteral("/position.svg"));
    act(ui::ReviewAction::Picture);
    QFile svg(folder + QStringLiteral("/position.svg"));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("<svg"));
    // What cannot be written is said, with its name.
    ui::setNextFileName(QStringLiteral("/nowhere/at/all.png"));
    ui::setNextAnswer(true);
    act(ui::ReviewAction::Picture);
    QVERIFY(ui::lastTold().contains(QStringLiteral("all.png")));
}

QTEST_MAIN(TstRecordFolder)
#include "tst_recordfolder.moc"
