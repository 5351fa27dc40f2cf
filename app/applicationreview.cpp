// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/reviewhost.h"
#include "core/sgf/diagrams.h"
#include "core/sgf/sessionrecord.h"
#include "ui/ask.h"
#include "ui/boardwidget.h"
#include "ui/reviewpage.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSaveFile>

#include <span>
#include <utility>

namespace app {

namespace {

QString suggestionFor(const exam::Session& session, const QDateTime& date)
{
    const auto name = [&session](go::Color side, const QString& unknown) {
        const QString known = QString::fromStdString(session.setup.players[side].name).simplified();
        return known.isEmpty() ? unknown : known;
    };
    QString file
        = QStringLiteral("%1 %2-%3.sgf")
              .arg(date.toLocalTime().toString(QStringLiteral("yyyy-MM-dd")),
                  name(go::Color::Black, QStringLiteral("B")), name(go::Color::White, QStringLiteral("W")));
    for (const char forbidden : {'/', '\\', ':', '*', '?', '"', '<', '>', '|'}) {
        file.replace(QLatin1Char(forbidden), QLatin1Char('_'));
    }
    return file;
}

QByteArray recordOf(const exam::Session& session, std::span<const exam::Event> events, const QDateTime& date)
{
    const sgf::SessionLabels labels{date.toLocalTime().toString(QStringLiteral("yyyy-MM-dd")).toStdString(),
        "Kaoduan", KAODUAN_VERSION, rulingsOf(events)};
    return QByteArray::fromStdString(sgf::toSgf(session, labels));
}

} // namespace

// The page of a record

ui::ReviewPage& Application::reviewPage()
{
    if (!m_review) {
        m_review = new ui::ReviewPage;
        m_reviewHost = std::make_unique<ReviewHost>(*m_review);
        m_window->setPage(ui::Page::Review, m_review);
        m_window->addMenu(ui::Page::Review, m_review->actions()->recordMenu());
        m_window->addMenu(ui::Page::Review, m_review->actions()->editMenu());
        connect(m_review, &ui::ReviewPage::exportWished, this, &Application::exportShown);
        connect(m_review, &ui::ReviewPage::countWished, this, &Application::countHere);
        connect(m_review, &ui::ReviewPage::closed, this, &Application::leaveRecord);
        connect(m_review->actions(), &ui::ReviewActions::wished, this, &Application::carryOut);
        connect(m_reviewHost.get(), &ReviewHost::changed, this, &Application::onReviewChanged);
        applySettings();
    }
    return *m_review;
}

void Application::reviewArchived(qint64 id)
{
    const auto loaded = m_archive->load({id});
    if (!loaded) {
        tell(loaded.error());
        return;
    }
    const exam::Session session = exam::replay(loaded->events);
    if (!exam::outcomeOf(session) && !m_archive->readOnly()) {
        continueGame(id);
        return;
    }
    if (!leaveReview()) {
        return;
    }
    const auto said = m_archive->announcements({id});
    ReviewSource source = reviewOf(id, session, loaded->events, said ? *said : std::vector<shell::SaidLine>{},
        recordOf(session, loaded->events, loaded->created));
    source.suggestion = suggestionFor(session, loaded->created);
    source.mayBeWritten = mayBeExported(session);
    giveUpLoading();
    review(std::move(*readyReview(std::move(source))));
}

void Application::review(ReadyReview ready)
{
    if (const ui::Page page = m_window->page(); page != ui::Page::Review && page != ui::Page::CountHere) {
        m_reviewedFrom = page;
    }
    reviewPage();
    m_reviewHost->open(std::move(ready));
    watchFile(m_reviewHost->source().mark);
    onReviewChanged();
    m_window->setExportable(ui::Toggle::On);
    m_window->showPage(ui::Page::Review);
    m_review->board()->setFocus(Qt::OtherFocusReason); // the keys walk through the record at once
}

void Application::onReviewChanged()
{
    if (m_reviewHost->isOpen()) {
        const QString title = m_reviewHost->head().title;
        m_window->setSubject(m_reviewHost->isChanged() ? tr("%1 (changed)").arg(title) : title);
    }
}

/// True if no changed record is in the way any more.
bool Application::leaveReview()
{
    if (!m_reviewHost || !m_reviewHost->isOpen()) {
        return true;
    }
    if (m_reviewHost->isChanged()) {
        const ui::Question question{tr("The record was changed"),
            tr("“%1” was changed and not saved. Leave it all the same?").arg(m_reviewHost->head().title),
            tr("Leave without saving"), tr("Stay")};
        if (!ui::ask(m_window.get(), question)) {
            return false;
        }
        m_reviewHost->abandon();
    }
    m_fileWatch->rest(); // whatever becomes of the file, it is nothing to be asked about any more
    return true;
}

// Saving

void Application::carryOut(ui::ReviewAction action)
{
    using enum ui::ReviewAction;
    const auto copy = [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        m_window->notice(tr("Copied."));
    };
    if (m_reviewHost->carryOut(action)) {
        return;
    }
    if (!m_reviewHost->source().mayBeWritten && action != Paste) {
        tellNotYet();
        return;
    }
    if (action == Save) {
        saveReview();
    } else if (action == SaveAs) {
        saveReviewAs();
    } else if (action == CopyRecord) {
        copy(QString::fromUtf8(m_reviewHost->record()));
    } else if (action == CopyVariation) {
        copy(m_reviewHost->variation());
    } else if (action == CopyDiagram) {
        const sgf::TreePosition position = m_reviewHost->position();
        const auto last = position.last ? position.last->point : std::nullopt;
        copy(QString::fromStdString(sgf::textDiagram(position.board, last)));
    } else if (action == Paste) {
        openCopied();
    } else if (action == Encoding) {
        chooseEncoding();
    } else if (action == Picture) {
        savePicture();
    } else if (action == Pdf) {
        savePdf();
    } else if (action == Print) {
        printReview();
    }
}

void Application::saveReview()
{
    const QString path = m_reviewHost->source().path;
    if (path.isEmpty()) {
        saveReviewAs();
        return;
    }
    const QByteArray record = m_reviewHost->record();
    if (mayBeOverwritten(path) && writeRecord(path, record)) {
        setSaved(path, record);
    }
}

void Application::saveReviewAs()
{
    const ReviewSource& source = m_reviewHost->source();
    const QString suggestion = source.path.isEmpty() ? source.suggestion : QFileInfo(source.path).fileName();
    const ui::FileWish wish{
        tr("Save the record"), tr("Game records (*.sgf)"), m_settings.lastFolder, suggestion};
    auto file = ui::askSaveFile(m_window.get(), wish);
    if (!file) {
        return;
    }
    if (QFileInfo(*file).suffix().isEmpty()) {
        *file += QStringLiteral(".sgf");
    }
    const QByteArray record = m_reviewHost->record();
    if (writeRecord(*file, record)) {
        setSaved(*file, record);
    }
}

void Application::tellNotYet()
{
    ui::tell(m_window.get(), tr("Not while the exam goes on"),
        tr("Under exam conduct a game can be written out when it is over."));
}

void Application::exportGame(qint64 id)
{
    const auto loaded = m_archive->load({id});
    if (!loaded) {
        tell(loaded.error());
        return;
    }
    const exam::Session session = exam::replay(loaded->events);
    if (!mayBeExported(session)) {
        tellNotYet();
        return;
    }
    exportRecord(recordOf(session, loaded->events, loaded->created), suggestionFor(session, loaded->created));
}

void Application::exportShown()
{
    if (m_window->page() == ui::Page::Review && !m_reviewHost->source().mayBeWritten) {
        tellNotYet();
    } else if (m_window->page() == ui::Page::Review) {
        exportRecord(m_reviewHost->record(), m_reviewHost->source().suggestion);
    } else if (m_controller && m_controller->gameId()) {
        exportGame(m_controller->gameId()->value);
    }
}

void Application::exportRecord(const QByteArray& record, const QString& suggestion)
{
    const ui::FileWish wish{
        tr("Export the record"), tr("Game records (*.sgf)"), m_settings.lastFolder, suggestion};
    auto file = ui::askSaveFile(m_window.get(), wish);
    if (!file) {
        return;
    }
    if (QFileInfo(*file).suffix().isEmpty()) {
        *file += QStringLiteral(".sgf");
    }
    writeRecord(*file, record);
}

/// All or nothing; whether it was written.
bool Application::writeRecord(const QString& fileName, const QByteArray& record)
{
    QSaveFile out(fileName);
    if (!out.open(QIODevice::WriteOnly) || out.write(record) != record.size() || !out.commit()) {
        ui::tell(m_window.get(), tr("The record was not written"),
            QStringLiteral("%1\n\n%2").arg(QDir::toNativeSeparators(fileName), out.errorString()));
        return false;
    }
    m_settings.lastFolder = QFileInfo(fileName).absolutePath();
    save();
    m_window->notice(tr("Written: %1").arg(QDir::toNativeSeparators(fileName)));
    return true;
}

} // namespace app
