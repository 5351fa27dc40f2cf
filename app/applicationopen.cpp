// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/recordloader.h"
#include "app/recordnotes.h"
#include "app/reviewhost.h"
#include "app/rows.h"
#include "ui/ask.h"
#include "ui/workbar.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace app {

namespace {

constexpr int askAgainMs = 50; // whether the window is free again

} // namespace

// Opening a record: it is made ready beside the window's own work

RecordLoader& Application::loader()
{
    if (!m_loader) {
        m_loader = std::make_unique<RecordLoader>();
        ui::WorkBar* const bar = m_window->loading();
        connect(m_loader.get(), &RecordLoader::lasts, bar,
            [this, bar](const QString& what) { bar->begin(tr("Opening %1").arg(what)); });
        connect(m_loader.get(), &RecordLoader::progressed, bar, &ui::WorkBar::setProgress);
        connect(m_loader.get(), &RecordLoader::finished, bar, &ui::WorkBar::rest);
        connect(m_loader.get(), &RecordLoader::loaded, this, &Application::onLoaded);
        connect(bar, &ui::WorkBar::cancelled, this, &Application::giveUpLoading);
    }
    return *m_loader;
}

void Application::askRecord()
{
    const ui::FileWish wish{tr("Open a record"),
        tr("Game records (*.sgf *.gib *.ngf *.ugf *.ugi);;All files (*)"), m_settings.lastFolder, {}};
    if (const auto file = ui::askOpenFile(m_window.get(), wish)) {
        openRecord(*file);
    }
}

void Application::openRecord(const QString& fileName)
{
    if (QFileInfo(fileName).isDir()) {
        openFolder(fileName);
    } else {
        openRecordAs(fileName, {});
    }
}

void Application::openRecordAs(const QString& fileName, const QString& encoding)
{
    m_loaded.reset();
    loader().start({fileName, encoding, {}, {}, {}});
}

/// One stays where one is.
void Application::readAgain(const QString& encoding)
{
    m_loaded.reset();
    loader().start({m_reviewHost->source().path, encoding, {}, {}, m_reviewHost->place()});
}

/// Text on the clipboard is Unicode already, whatever its CA says.
void Application::openCopied()
{
    m_loaded.reset();
    loader().start({{}, {}, QGuiApplication::clipboard()->text(), tr("Copied record"), {}});
}

void Application::giveUpLoading()
{
    m_loaded.reset();
    if (m_loader) {
        m_loader->cancel();
    }
}

void Application::onLoaded(const RecordWish& wish, const LoadedReview& review)
{
    m_loaded = std::make_unique<std::pair<RecordWish, LoadedReview>>(wish, review);
    showLoaded();
}

void Application::showLoaded()
{
    if (!m_loaded) {
        return; // given up, or shown already
    }
    if (QGuiApplication::modalWindow() || QApplication::activePopupWidget()) {
        // What is being answered there is about what the window shows now.
        QTimer::singleShot(askAgainMs, this, &Application::showLoaded);
        return;
    }
    const auto [wish, review] = *std::exchange(m_loaded, nullptr);
    if (!review) {
        tellNotLoaded(wish, review.error());
    } else if (leaveGame()) {
        if (!wish.path.isEmpty()) {
            m_settings.lastFolder = QFileInfo(wish.path).absolutePath();
            save();
        }
        this->review(std::move(**review));
        if (wish.place) {
            m_reviewHost->goToPlace(*wish.place);
        }
        const auto notes = noteTexts(m_reviewHost->info());
        if (!notes.isEmpty() && !wish.path.isEmpty()) {
            m_window->notice(
                tr("In reading: %1", "what was corrected").arg(notes.join(QStringLiteral("; "))));
        }
    }
}

void Application::tellNotLoaded(const RecordWish& wish, const LoadFault& fault)
{
    const auto* const parse = std::get_if<sgf::ParseError>(&fault);
    const QString name = QDir::toNativeSeparators(wish.path);
    if (wish.path.isEmpty()) {
        m_window->notice(tr("What was copied is no record."));
    } else if (parse != nullptr) {
        ui::tell(m_window.get(), tr("The record cannot be opened"),
            tr("%1, line %2, column %3:\n\n%4")
                .arg(name)
                .arg(parse->place.line)
                .arg(parse->place.column)
                .arg(faultText(*parse)));
    } else {
        ui::tell(m_window.get(), tr("The record cannot be opened"),
            QStringLiteral("%1\n\n%2").arg(name, faultText(std::get<records::RecordFault>(fault))));
    }
}

} // namespace app
