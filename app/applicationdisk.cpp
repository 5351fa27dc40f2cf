// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/reviewhost.h"
#include "ui/ask.h"
#include "ui/diskbar.h"
#include "ui/reviewpage.h"

#include <QDir>
#include <QGuiApplication>

namespace app {

// What other programs do to the file of the record that is shown

void Application::watchFile(const shell::FileMark& mark)
{
    using shell::FileWatch;
    if (!m_fileWatch) {
        m_fileWatch = std::make_unique<FileWatch>();
        connect(m_fileWatch.get(), &FileWatch::stateChanged, this, &Application::onFileState);
        // Not every file system tells of changes.
        connect(qGuiApp, &QGuiApplication::applicationStateChanged, m_fileWatch.get(),
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive) {
                    m_fileWatch->look();
                }
            });
        connect(reviewPage().diskBar(), &ui::DiskBar::keepWished, this, &Application::keepMine);
        connect(reviewPage().diskBar(), &ui::DiskBar::reloadWished, this,
            [this] { readAgain(m_reviewHost->source().forcedEncoding); });
    }
    m_fileWatch->watch(m_reviewHost->source().path, mark);
    reviewPage().diskBar()->setNews(ui::DiskNews::None);
}

void Application::onFileState(shell::FileWatch::State state)
{
    using State = shell::FileWatch::State;
    ui::DiskNews news = ui::DiskNews::None;
    if (state == State::Changed) {
        news = ui::DiskNews::Changed;
    } else if (state == State::Gone) {
        news = ui::DiskNews::Gone;
        m_reviewHost->setUnsaved();
    }
    reviewPage().diskBar()->setNews(news);
}

void Application::keepMine()
{
    m_fileWatch->accept();
    m_reviewHost->setUnsaved();
    reviewPage().diskBar()->setNews(ui::DiskNews::None);
}

bool Application::mayBeOverwritten(const QString& path)
{
    if (!m_fileWatch || m_fileWatch->look() != shell::FileWatch::State::Changed) {
        return true;
    }
    const ui::Question question{tr("The file was changed by another program"),
        tr("%1 is no longer what was opened. Write over it all the same?")
            .arg(QDir::toNativeSeparators(path)),
        tr("Write over it"), tr("Do not save")};
    return ui::ask(m_window.get(), question);
}

void Application::setSaved(const QString& path, const QByteArray& record)
{
    m_reviewHost->setSaved(path);
    watchFile(shell::FileMark::of(path, shell::FileMark::digestOf(record)));
}

} // namespace app
