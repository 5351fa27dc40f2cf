// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/reviewhost.h"
#include "app/reviewprint.h"
#include "app/rows.h"
#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/pagesdialog.h"
#include "ui/reviewpage.h"

#include <QDir>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>

#include <utility>

namespace app {

// A record on paper and as a picture

void Application::askPages(std::function<void(const ui::PageWish&)> then)
{
    auto* dialog = new ui::PagesDialog(m_pageWish, m_window.get());
    connect(dialog, &QDialog::accepted, this, [this, dialog, then = std::move(then)] {
        m_pageWish = dialog->wish();
        then(m_pageWish);
    });
    dialog->open();
}

std::optional<QString> Application::askOutput(
    const QString& title, const QString& filter, const QString& suffix)
{
    const QString stem = QFileInfo(m_reviewHost->source().path).completeBaseName();
    const ui::FileWish wish{
        title, filter, m_settings.lastFolder, stem.isEmpty() ? QString() : stem + QLatin1Char('.') + suffix};
    auto file = ui::askSaveFile(m_window.get(), wish);
    if (file && QFileInfo(*file).suffix().isEmpty()) {
        *file += QLatin1Char('.') + suffix;
    }
    return file;
}

void Application::sayWritten(const QString& file, ui::Toggle done)
{
    const QString name = QDir::toNativeSeparators(file);
    if (done == ui::Toggle::Off) {
        ui::tell(m_window.get(), tr("The file was not written"),
            tr("%1\n\nThe folder may be missing, full or not to be written to.").arg(name));
        return;
    }
    m_settings.lastFolder = QFileInfo(file).absolutePath();
    save();
    m_window->notice(tr("Written: %1").arg(name));
}

void Application::savePicture()
{
    const auto file = askOutput(tr("Save the position as a picture"),
        tr("Pictures (*.png);;Vector pictures (*.svg)"), QStringLiteral("png"));
    if (file) {
        const ui::Options options = optionsOf(m_settings);
        const bool done
            = writePicture(*file, reviewPage().board()->view(), {options.coordinates, options.look});
        sayWritten(*file, done ? ui::Toggle::On : ui::Toggle::Off);
    }
}

void Application::savePdf()
{
    askPages([this](const ui::PageWish& wish) {
        const auto file = askOutput(tr("Save the game as PDF"), tr("PDF (*.pdf)"), QStringLiteral("pdf"));
        if (file) {
            const bool done = writePdf(*file,
                printedOf(
                    m_reviewHost->head(), m_reviewHost->info(), m_reviewHost->line().record, wish.movesEach),
                wish.diagramsEach);
            sayWritten(*file, done ? ui::Toggle::On : ui::Toggle::Off);
        }
    });
}

void Application::printReview()
{
    askPages([this](const ui::PageWish& wish) {
        QPrinter printer(QPrinter::HighResolution);
        printer.setPageMargins(pageMargins(), QPageLayout::Millimeter); // wider than what a printer needs
        QPrintDialog dialog(&printer, m_window.get());
        if (dialog.exec() != QDialog::Accepted) {
            return;
        }
        const auto record = printedOf(
            m_reviewHost->head(), m_reviewHost->info(), m_reviewHost->line().record, wish.movesEach);
        if (!ui::paintPages(printer, record, wish.diagramsEach)) {
            ui::tell(m_window.get(), tr("The game was not printed"), tr("The printer does not answer."));
        }
    });
}

} // namespace app
