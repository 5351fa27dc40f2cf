// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playpage.h"

#include "ui/checklist.h"
#include "ui/refereedialog.h"
#include "ui/tablegestures.h"
#include "ui/texts.h"

#include <QEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <variant>

namespace ui {

namespace {

constexpr int margin = 12;
constexpr int narrowestColumn = 350;
constexpr int linesOfText = 58; // of the column's font in the height of the page

template <class P> bool isIn(const exam::Session& session)
{
    return std::holds_alternative<P>(session.phase);
}

} // namespace

PlayPage::PlayPage(QWidget* parent) : QWidget(parent)
{
    build();
    relabel();
    setSession(m_session);
}

PlayPage::~PlayPage() = default;

void PlayPage::build()
{
    m_board = new BoardWidget(this);
    m_cloth = new ClothWidget(this);
    m_cloth->hide();
    m_start = new StampedButton(this);
    m_start->setStyleSheet(QStringLiteral(
        "QPushButton { background: #1c6b4f; color: white; border: 2px solid #12503a; border-radius: 12px;"
        " padding: 8px 28px; font-weight: bold; }"
        "QPushButton:hover { background: #23805f; }"
        "QPushButton:focus { border: 4px solid #ffd777; }"
        "QPushButton:pressed { background: #15563f; }"));
    m_checklist = new Checklist(Checklist::Moment::Before, this);
    m_gestures = new TableGestures(*m_board, *this);
    m_column = new QWidget(this);
    m_cards = {new ClockCard(m_column), new ClockCard(m_column)};
    m_engineBar = new EngineBar(m_column);
    m_line = new RefereeLine(m_column);
    m_actions = new PlayActions(m_column);
    m_seal = new SealPanel(m_column);
    m_sound = new QLabel(m_column);
    m_sound->setWordWrap(true);
    m_sound->hide();
    m_result = new QLabel(m_column);
    m_result->setWordWrap(true);
    m_result->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_cards.white, 1);
    column->addWidget(m_line);
    column->addWidget(m_engineBar);
    column->addWidget(m_cards.black, 1);
    column->addWidget(m_result);
    column->addWidget(m_actions);
    column->addWidget(m_seal);
    column->addWidget(m_sound);

    connect(m_board, &BoardWidget::pointPressed, this, &PlayPage::play);
    connect(m_actions, &PlayActions::chosen, this, &PlayPage::act);
    connect(m_gestures, &TableGestures::wished, this, &PlayPage::wished);
    connect(m_gestures, &TableGestures::signsChanged, this, &PlayPage::showBoard);
    connect(m_cloth, &ClothWidget::resumed, this, &PlayPage::resume);
    connect(m_seal, &SealPanel::envelopeClosed, this, &PlayPage::closeEnvelope);
    connect(m_seal, &SealPanel::cancelled, this, &PlayPage::endSealing);
    connect(m_start, &StampedButton::stamped, this,
        [this](quint64 stamp) { Q_EMIT wished(exam::Start{}, stamp); });
    auto* pauseKey = new QShortcut(QKeySequence(Qt::Key_Pause), this);
    connect(pauseKey, &QShortcut::activated, this, &PlayPage::togglePause);
    setTabOrder(m_start, m_checklist);
    setTabOrder(m_checklist, m_board);
    setTabOrder(m_board, m_cloth->resumeButton());
    setTabOrder(m_cloth->resumeButton(), m_actions->button(Action::Agree));
    setTabOrder(m_actions->button(Action::Pause), m_line);
}

void PlayPage::relabel()
{
    m_start->setText(tr("&Start the clock"));
    setAccessibleName(tr("The table"));
}

QSize PlayPage::minimumSizeHint() const { return {880, 560}; }

QSize PlayPage::sizeHint() const { return {1240, 680}; }

void PlayPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        relabel();
        setSession(m_session);
    }
}

void PlayPage::resizeEvent(QResizeEvent* /*event*/) { arrange(); }

void PlayPage::arrange()
{
    const int tall = height() - 2 * margin;
    const int wide = width() - 3 * margin;
    const int board = std::max(0, std::min(tall, wide - narrowestColumn));
    const int column = std::min(wide - board, std::max(narrowestColumn, board * 72 / 100));
    const int left = (width() - board - margin - column) / 2;
    const QRect place(left, (height() - board) / 2, board, board);
    m_board->setGeometry(place);
    m_cloth->setGeometry(place);

    QFont larger = font();
    const int usual = fontInfo().pixelSize();
    larger.setPixelSize(std::max(usual, height() / linesOfText));
    m_line->setFont(larger);
    m_engineBar->setFont(larger);
    m_actions->setFont(larger);
    m_seal->setFont(larger);
    m_sound->setFont(larger);
    QFont largest = larger;
    largest.setPixelSize(larger.pixelSize() * 3 / 2);
    largest.setWeight(QFont::Bold);
    m_result->setFont(largest);
    m_start->setFont(largest);
    m_column->setGeometry(place.right() + 1 + margin, margin, column, tall);
    const QSize start = m_start->sizeHint().expandedTo({board * 2 / 5, board / 9});
    m_start->setGeometry(QRect(place.center() - QPoint(start.width() / 2, start.height() / 2), start));
    m_checklist->setFont(larger);
    const QSize list = m_checklist->sizeHint();
    m_checklist->setGeometry(QRect(
        QPoint(place.center().x() - list.width() / 2, m_start->geometry().bottom() + 2 * margin), list));
}

void PlayPage::setSession(const exam::Session& session)
{
    const go::PerSide<bool> wereAway = m_session.away;
    m_session = session;
    m_repeats.reset();
    m_gestures->setSession(session);
    for (const go::Color side : go::bothColors) {
        m_readings[side] = session.clock.reading(side, session.latest);
    }
    if (m_seal->side() && (!isPersonsTurn() || m_seal->side() != exam::sideToMove(session))) {
        endSealing(); // paused, or lost on time
    }
    showBoard();
    showCards();
    showActions();
    showCover();
    if (m_referee != nullptr && isIn<exam::Over>(session)) {
        m_referee->reject();
    }
    tellReturned(wereAway);
    const auto* paused = std::get_if<exam::Paused>(&session.phase);
    const bool called = paused != nullptr && paused->reason == exam::PauseReason::Referee;
    if (called && session.repeated && m_referee == nullptr) {
        openReferee(); // A58: he comes by himself
        m_referee->setIncident(exam::Incident::LongCycle);
    }
}

void PlayPage::setReadings(const go::PerSide<timing::Reading>& readings)
{
    const bool answers = m_readings.black.inOvertime != readings.black.inOvertime
        || m_readings.white.inOvertime != readings.white.inOvertime;
    m_readings = readings;
    showCards();
    if (answers) {
        showActions();
    }
}

void PlayPage::setOptions(const PlayOptions& options)
{
    m_options = options;
    m_board->setLook(options.look);
    m_board->setCoordinates(options.coordinates);
    showBoard();
}

void PlayPage::setHands(const go::PerSide<Hand>& hands)
{
    if (hands == m_hands) {
        return;
    }
    m_hands = hands;
    setSession(m_session);
}

void PlayPage::setThinking(std::optional<go::Color> side)
{
    m_thinking = side;
    showCards();
}

void PlayPage::say(const LogEntry& entry) { m_line->say(entry); }

void PlayPage::setLog(const std::vector<LogEntry>& entries) { m_line->setLog(entries); }

void PlayPage::refuse(const exam::Refusal& refusal, std::optional<go::Point> point)
{
    const QString reason = texts::refusal(refusal);
    m_line->remark(reason);
    if (point) {
        m_board->explain(*point, reason);
    }
    if (refusal.illegal && refusal.illegal->reason == go::IllegalReason::Superko) {
        m_repeats = point;
        showActions();
    }
}

void PlayPage::setEndNote(const QString& note)
{
    m_endNote = note;
    showActions();
}

void PlayPage::setSoundNote(const QString& note)
{
    m_sound->setText(note);
    m_sound->setVisible(!note.isEmpty());
}

bool PlayPage::isPersonsTurn() const { return ui::isPersonsTurn(m_session, m_hands); }

void PlayPage::showBoard()
{
    BoardView view = boardView(m_session, m_options.moveNumbers);
    if (const auto sealed = m_seal->chosen()) {
        const int index = go::indexOf(*sealed, view.size);
        view.stones[static_cast<std::size_t>(index)] = m_seal->side();
        view.marks[index] = Mark::Circle;
    }
    view.signs = m_gestures->signsWith(view.signs);
    m_board->setView(view);
    const bool mayPlay = isPersonsTurn();
    m_board->setMode(mayPlay ? BoardWidget::Mode::Play : BoardWidget::Mode::Locked);
    m_board->setGhost(mayPlay && m_options.ghost == Ghost::Shown ? std::optional(exam::sideToMove(m_session))
                                                                 : std::nullopt);
}

void PlayPage::showCards()
{
    for (const go::Color side : go::bothColors) {
        ClockCardView view = cardView(m_session, m_readings, side);
        view.thinking = m_thinking == side && isIn<exam::Running>(m_session);
        m_cards[side]->setView(view);
    }
    m_cloth->setTimes(timesInWords());
}

go::PerSide<QString> PlayPage::timesInWords() const
{
    go::PerSide<QString> times;
    for (const go::Color side : go::bothColors) {
        times[side] = clockFace(m_session.clock.control(), m_readings[side]).brief;
    }
    return times;
}

void PlayPage::showActions()
{
    const auto* over = std::get_if<exam::Over>(&m_session.phase);
    m_result->setText(
        over != nullptr ? texts::countedResult(over->outcome, m_session.setup.rules.scoring) : QString());
    m_result->setVisible(over != nullptr);
    ActionsView actions = actionsView(m_session, m_readings, m_hands);
    actions.endNote = m_endNote;
    if (m_repeats) {
        actions.shown.insert(Action::Insist);
        actions.enabled.insert(Action::Insist);
    }
    m_actions->setView(actions);
}

void PlayPage::showCover()
{
    const auto* paused = std::get_if<exam::Paused>(&m_session.phase);
    const auto* sealed = std::get_if<exam::Sealed>(&m_session.phase);
    const bool covered = paused != nullptr || sealed != nullptr;
    if (paused != nullptr) {
        m_cloth->setReason(paused->reason);
    } else if (sealed != nullptr) {
        m_cloth->setSealed(sealed->side);
    }
    // The focus is handed over before its owner vanishes: what Qt chose instead would look like a Tab.
    if (covered && m_cloth->isHidden()) {
        m_cloth->show();
        m_cloth->resumeButton()->setFocus(Qt::OtherFocusReason);
        m_board->hide();
    } else if (!covered && !m_cloth->isHidden()) {
        m_board->show();
        m_board->setFocus(Qt::OtherFocusReason);
        m_cloth->hide();
    }
    const bool ready = isIn<exam::Ready>(m_session);
    if (!ready && m_start->hasFocus()) {
        m_board->setFocus(Qt::OtherFocusReason);
    }
    m_start->setVisible(ready);
    const bool asExam = m_session.setup.conduct == exam::Conduct::Exam;
    m_checklist->setVisible(ready && asExam); // A41
    m_checklist->raise();
    m_start->raise();
}

} // namespace ui
