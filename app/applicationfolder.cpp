// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/records/folderscan.h"
#include "app/records/recordfile.h"
#include "app/reviewhost.h"
#include "app/rows.h"
#include "app/shell/beside.h"
#include "core/sgf/otherformats.h"
#include "ui/ask.h"
#include "ui/encodingdialog.h"
#include "ui/folderpage.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace app {

namespace {

bool isCount(const go::Outcome& outcome)
{
    return outcome.kind == go::OutcomeKind::Count || outcome.kind == go::OutcomeKind::Draw;
}

QString nameAndRank(const QString& name, const QString& rank)
{
    return rank.isEmpty() ? name : QStringLiteral("%1 %2").arg(name, rank);
}

/// "differs: Black wins by …", with what the program is not sure of.
QString checkText(const records::Check& check, go::Scoring scoring)
{
    using Verdict = records::CheckVerdict;
    QString text;
    switch (check.verdict) {
    case Verdict::Agrees:
        text = QCoreApplication::translate("Folder", "agrees");
        break;
    case Verdict::Differs:
        text = QCoreApplication::translate("Folder", "differs: %1")
                   .arg(ui::texts::countedResult(check.counted, scoring));
        break;
    case Verdict::NoCount:
        text = QCoreApplication::translate("Folder", "not counted");
        break;
    case Verdict::Impossible:
        text = QCoreApplication::translate("Folder", "cannot be counted");
        break;
    }
    if (check.unsure > 0) {
        text += QCoreApplication::translate("Folder", ", %n stone(s) doubtful", nullptr, check.unsure);
    }
    if (check.illegal > 0) {
        text += QCoreApplication::translate("Folder", ", %n illegal move(s)", nullptr, check.illegal);
    }
    return text;
}

ui::CheckMark markOf(records::CheckVerdict verdict)
{
    switch (verdict) {
    case records::CheckVerdict::Agrees:
        return ui::CheckMark::Agrees;
    case records::CheckVerdict::Differs:
        return ui::CheckMark::Differs;
    case records::CheckVerdict::NoCount:
        return ui::CheckMark::NoCount;
    case records::CheckVerdict::Impossible:
        break;
    }
    return ui::CheckMark::Impossible;
}

ui::RecordRow rowOf(const records::FileSummary& file, const QDir& folder)
{
    ui::RecordRow row;
    row.path = file.path;
    row.file = folder.relativeFilePath(file.path);
    row.black = nameAndRank(file.black, file.blackRank);
    row.white = nameAndRank(file.white, file.whiteRank);
    row.event = file.event;
    row.date = file.date;
    row.result = file.result.kind != go::OutcomeKind::Unknown
        ? ui::texts::countedResult(file.result, file.scoring)
        : file.writtenResult;
    row.moves = file.moves;
    row.counted = isCount(file.result);
    if (file.check) {
        row.mark = markOf(file.check->verdict);
        row.check = checkText(*file.check, file.scoring);
    }
    if (!file.fault.isEmpty()) {
        row.fault = QCoreApplication::translate("Folder", "cannot be opened: %1").arg(file.fault);
        row.mark = ui::CheckMark::Impossible;
    }
    return row;
}

/// What tells whether an encoding is right: the values that are not plain ASCII.
QString previewOf(const std::string& text)
{
    constexpr int mostLines = 60;
    constexpr qsizetype longest = 160;
    const auto games = sgf::parseRecord(text);
    if (!games) {
        return QString::fromStdString(text).left(mostLines * longest);
    }
    QStringList lines;
    for (const sgf::Property& property : games->properties) {
        for (const sgf::Slice value : games->valuesOf(property)) {
            const std::string_view raw = games->raw(value);
            const bool plain
                = std::ranges::all_of(raw, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
            if (!plain && lines.size() < mostLines) {
                lines << QStringLiteral("%1: %2").arg(QString::fromStdString(games->nameOf(property)),
                    QString::fromUtf8(raw.data(), static_cast<qsizetype>(raw.size())).left(longest));
            }
        }
    }
    return lines.isEmpty() ? QCoreApplication::translate(
               "Folder", "There is nothing but plain letters: every encoding reads the same.")
                           : lines.join(QLatin1Char('\n'));
}

} // namespace

// A folder of records

ui::FolderPage& Application::folderPage()
{
    if (!m_folder) {
        m_folder = new ui::FolderPage;
        m_window->setPage(ui::Page::Folder, m_folder);
        m_scan = std::make_unique<records::FolderScan>();
        connect(m_folder, &ui::FolderPage::openWished, this, &Application::openRecord);
        connect(m_folder, &ui::FolderPage::closed, this, &Application::goToStart);
        connect(m_folder, &ui::FolderPage::checkWished, this, [this] {
            m_folder->setProgress(0, 0);
            m_scan->check(m_folder->shownPaths());
        });
        connect(m_folder, &ui::FolderPage::cancelled, this, [this] {
            m_scan->cancel();
            m_folder->rest();
        });
        connect(m_scan.get(), &records::FolderScan::finished, m_folder, &ui::FolderPage::rest);
        connect(m_scan.get(), &records::FolderScan::advanced, m_folder,
            [this](const std::vector<records::FileSummary>& files, int done, int all) {
                const QDir folder(m_folderPath);
                std::vector<ui::RecordRow> rows;
                rows.reserve(files.size());
                for (const records::FileSummary& file : files) {
                    rows.push_back(rowOf(file, folder));
                }
                m_folder->add(rows);
                m_folder->setProgress(done, all);
            });
    }
    return *m_folder;
}

void Application::askRecordFolder()
{
    const ui::FileWish wish{tr("A folder of records"), {}, m_settings.lastFolder, {}};
    if (const auto folder = ui::askFolder(m_window.get(), wish)) {
        openFolder(*folder);
    }
}

void Application::openFolder(const QString& folder)
{
    if (!leaveGame()) {
        return;
    }
    m_settings.lastFolder = folder;
    save();
    m_folderPath = QFileInfo(folder).absoluteFilePath();
    folderPage().begin(m_folderPath);
    m_folder->setProgress(0, 0);
    m_window->setSubject(QDir(folder).dirName());
    m_window->setExportable(ui::Toggle::Off);
    m_window->showPage(ui::Page::Folder);
    m_scan->read(m_folderPath);
}

/// From a record back to where it was opened.
void Application::leaveRecord()
{
    const ui::Page from = m_reviewedFrom;
    if (from == ui::Page::Archive) {
        goToArchive();
    } else if (from != ui::Page::Folder && from != ui::Page::Series) {
        goToStart();
    } else if (leaveGame()) {
        m_window->setExportable(ui::Toggle::Off);
        if (from == ui::Page::Series) {
            m_seriesHost->showAgain();
        } else {
            m_window->setSubject(QDir(m_folderPath).dirName());
            m_window->showPage(ui::Page::Folder);
        }
    }
}

// The encoding of a record

void Application::chooseEncoding()
{
    const QString path = m_reviewHost->source().path;
    auto* dialog
        = new ui::EncodingDialog(tr("Read as %1.").arg(m_reviewHost->source().encoding), m_window.get());
    auto* work = new shell::Beside(dialog); // a large file is decoded while one goes on looking
    const auto preview = [this, dialog, work, path](const QString& encoding) {
        const QString lost = tr("Some characters are none in this encoding.");
        work->start([dialog, path, encoding, lost](const std::stop_token& stop) -> shell::Beside::Outcome {
            const auto decoded = records::recordFile(path, encoding, stop);
            if (!decoded) {
                return [dialog, fault = faultText(decoded.error())] { dialog->setPreview({}, fault); };
            }
            const bool replaced = std::ranges::any_of(decoded->notes, [](const records::DecodeNote& note) {
                return note.kind == records::DecodeNoteKind::BytesReplaced;
            });
            return [dialog, text = previewOf(decoded->text), fault = replaced ? lost : QString()] {
                dialog->setPreview(text, fault);
            };
        });
    };
    connect(dialog, &ui::EncodingDialog::encodingChanged, this, preview);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { readAgain(dialog->encoding()); });
    preview({});
    dialog->open();
}

} // namespace app
