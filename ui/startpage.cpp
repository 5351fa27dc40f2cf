// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/startpage.h"

#include "ui/choicebutton.h"
#include "ui/filedrop.h"
#include "ui/style.h"

#include <QDragEnterEvent>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int idRole = Qt::UserRole;

QString dateText(const QDateTime& date)
{
    return QLocale().toString(date.toLocalTime(), QLocale::ShortFormat);
}

QString nameOrDash(const QString& name) { return name.isEmpty() ? QStringLiteral("–") : name; }

qint64 currentId(const QListWidget& list)
{
    const auto* item = list.currentItem();
    return item == nullptr ? 0 : item->data(idRole).toLongLong();
}

QListWidget* makeList(const QString& objectName, const QString& accessibleName, QWidget* parent)
{
    auto* list = new QListWidget(parent);
    list->setObjectName(objectName);
    list->setAccessibleName(accessibleName);
    list->setAlternatingRowColors(true);
    list->setUniformItemSizes(true);
    list->setMinimumHeight(90);
    return list;
}

void addRow(QListWidget& list, const QString& text, qint64 id)
{
    auto* item = new QListWidgetItem(text, &list);
    item->setData(idRole, id);
    item->setToolTip(text);
}

void addNothing(QListWidget& list, const QString& text)
{
    auto* item = new QListWidgetItem(text, &list);
    item->setFlags(Qt::NoItemFlags);
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , m_unfinished(makeList(QStringLiteral("unfinishedList"), tr("Unfinished games"), this))
    , m_results(makeList(QStringLiteral("resultsList"), tr("Last results"), this))
    , m_continue(new QPushButton(tr("&Continue"), this))
    , m_review(new QPushButton(tr("&Review"), this))
    , m_notice(style::card(this))
    , m_noticeText(style::text({}, m_notice))
{
    setAcceptDrops(true);
    m_continue->setObjectName(QStringLiteral("continueButton"));
    m_review->setObjectName(QStringLiteral("reviewButton"));

    auto* centre = new QWidget(this);
    centre->setMaximumWidth(style::readingWidth);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(style::margin, style::margin, style::margin, style::margin);
    column->setSpacing(style::space);
    column->addWidget(style::heading(style::Level::Page, tr("Kaoduan – the dan exam at your table"), centre));
    column->addWidget(
        style::quiet(tr("Two people, one board, the clock and the referee of the exam hall."), centre));
    column->addWidget(makeNotice());
    column->addWidget(makeChoices());
    column->addWidget(makeLists(), 1);
    column->addWidget(style::quiet(tr("A record can also be dragged onto this window."), centre));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(centre, 1000);
    row->addStretch();

    setUnfinished({});
    setLastResults({});
    setSoundNotice({});
}

QWidget* StartPage::makeChoices()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(style::gap + 4);
    const auto add
        = [this, grid](ChoiceButton* button, const char* name, void (StartPage::*wish)(), int place) {
              button->setObjectName(QLatin1String(name));
              connect(button, &QPushButton::clicked, this, wish);
              grid->addWidget(button, place / 4, place % 4);
          };
    auto* newGame = new ChoiceButton(
        tr("New exam game"), tr("Set up a game under exam conditions: clock, byo-yomi, referee."), box);
    newGame->setDefault(true);
    add(newGame, "newGameButton", &StartPage::newGameWished, 0);
    add(new ChoiceButton(
            tr("Exam series"), tr("Several games towards a pass line: rounds, points, verdict."), box),
        "seriesButton", &StartPage::seriesWished, 1);
    add(new ChoiceButton(tr("Open a record…"), tr("Look through an SGF file move by move."), box),
        "openButton", &StartPage::openWished, 2);
    add(new ChoiceButton(tr("Counting practice"), tr("A finished position: who wins, and by how much?"), box),
        "practiceButton", &StartPage::practiceWished, 3);
    add(new ChoiceButton(tr("Clock only"),
            tr("For a game on a wooden board: two huge clocks and the referee's voice."), box),
        "clockButton", &StartPage::clockWished, 4);
    add(new ChoiceButton(tr("Archive"), tr("All games that were played here."), box), "archiveButton",
        &StartPage::archiveWished, 5);
    add(new ChoiceButton(tr("Settings"), tr("Voice, board, language."), box), "settingsButton",
        &StartPage::settingsWished, 6);
    return box;
}

QWidget* StartPage::makeLists()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(style::space);
    grid->addWidget(style::heading(style::Level::Section, tr("Continue"), box), 0, 0);
    grid->addWidget(style::heading(style::Level::Section, tr("Last results"), box), 0, 1);
    grid->addWidget(m_unfinished, 1, 0);
    grid->addWidget(m_results, 1, 1);
    grid->addWidget(m_continue, 2, 0, Qt::AlignLeft);
    grid->addWidget(m_review, 2, 1, Qt::AlignLeft);
    grid->setRowStretch(1, 1);

    const auto goOn = [this] {
        if (const auto id = currentId(*m_unfinished); id != 0)
            Q_EMIT continueWished(id);
    };
    const auto review = [this] {
        if (const auto id = currentId(*m_results); id != 0)
            Q_EMIT gameWished(id);
    };
    connect(m_continue, &QPushButton::clicked, this, goOn);
    connect(m_unfinished, &QListWidget::itemActivated, this, goOn);
    connect(m_review, &QPushButton::clicked, this, review);
    connect(m_results, &QListWidget::itemActivated, this, review);
    return box;
}

QWidget* StartPage::makeNotice()
{
    auto* test = new QPushButton(tr("Test the &voice"), m_notice);
    test->setObjectName(QStringLiteral("voiceTestButton"));
    connect(test, &QPushButton::clicked, this, &StartPage::voiceTestWished);
    m_noticeText->setObjectName(QStringLiteral("soundNotice"));
    auto* row = new QHBoxLayout(m_notice);
    row->addWidget(m_noticeText, 1);
    row->addWidget(test);
    return m_notice;
}

void StartPage::setUnfinished(const std::vector<UnfinishedRow>& rows)
{
    m_unfinished->clear();
    for (const auto& row : rows) {
        addRow(*m_unfinished,
            tr("%1 – %2, move %3, %4 / %5, %6", "Black – White, move, clocks, date")
                .arg(nameOrDash(row.black), nameOrDash(row.white))
                .arg(row.move)
                .arg(row.blackClock, row.whiteClock, dateText(row.date)),
            row.id);
    }
    if (rows.empty()) {
        addNothing(*m_unfinished, tr("No game is waiting."));
    } else {
        m_unfinished->setCurrentRow(0);
    }
    m_continue->setEnabled(!rows.empty());
}

void StartPage::setLastResults(const std::vector<GameRow>& rows)
{
    m_results->clear();
    for (const auto& row : rows) {
        addRow(*m_results,
            tr("%1 – %2: %3, %4", "Black – White: result, date")
                .arg(nameOrDash(row.black), nameOrDash(row.white), row.result, dateText(row.date)),
            row.id);
    }
    if (rows.empty()) {
        addNothing(*m_results, tr("No game has been finished yet."));
    } else {
        m_results->setCurrentRow(0);
    }
    m_review->setEnabled(!rows.empty());
}

void StartPage::setSoundNotice(const QString& notice)
{
    m_noticeText->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
}

void StartPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (fileIn(event->mimeData()))
        event->acceptProposedAction();
}

void StartPage::dropEvent(QDropEvent* event)
{
    const auto file = fileIn(event->mimeData());
    if (!file)
        return;
    event->acceptProposedAction();
    Q_EMIT fileDropped(*file);
}

} // namespace ui
