// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clockonlypage.h"

#include "ui/ask.h"
#include "ui/clockresultdialog.h"
#include "ui/refereedialog.h"
#include "ui/tableview.h"
#include "ui/texts.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

namespace ui {

namespace {

constexpr int margin = 10;
constexpr int linesOfText = 46; // of the bar's font in the height of the page

// A hand that strikes without looking finds its half of the keyboard, not one key.
constexpr std::string_view leftKeys = "QWERTASDFGZXCVB";
constexpr std::string_view rightKeys = "YUIOPHJKLNM";

enum class Place : std::uint8_t { Left, Right };

std::optional<Place> placeOf(int key)
{
    if (key < Qt::Key_A || key > Qt::Key_Z) {
        return std::nullopt;
    }
    const char letter = static_cast<char>(key);
    if (leftKeys.find(letter) != std::string_view::npos) {
        return Place::Left;
    }
    return rightKeys.find(letter) != std::string_view::npos ? std::optional(Place::Right) : std::nullopt;
}

template <class P> bool isIn(const exam::Session& session)
{
    return std::holds_alternative<P>(session.phase);
}

/// Presses of this side: the turns alternate, whoever began.
int movesOf(const exam::Session& session, go::Color side)
{
    const int all = exam::movesOf(session);
    return side == session.setup.first ? (all + 1) / 2 : all / 2;
}

StampedButton* makeButton(const char* name, QWidget* parent)
{
    auto* button = new StampedButton(parent);
    button->setObjectName(QLatin1String(name));
    return button;
}

} // namespace

ClockOnlyPage::ClockOnlyPage(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    for (const go::Color side : go::bothColors) {
        m_halves[side] = new ClockHalf(this);
        m_halves[side]->setObjectName(
            side == go::Color::Black ? QStringLiteral("blackHalf") : QStringLiteral("whiteHalf"));
        connect(
            m_halves[side], &ClockHalf::touched, this, [this, side](quint64 stamp) { touch(side, stamp); });
    }
    m_bar = makeBar();
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(margin);
    auto* pauseKey = new QShortcut(QKeySequence(Qt::Key_Pause), this);
    connect(pauseKey, &QShortcut::activated, this, [this] { advance(0); });
    relabel();
    arrange();
    setSession(m_session);
}

QWidget* ClockOnlyPage::makeBar()
{
    auto* bar = new QWidget(this);
    m_line = new RefereeLine(bar);
    m_moves = new QLabel(bar);
    m_moves->setObjectName(QStringLiteral("moveCount"));
    m_result = new QLabel(bar);
    m_result->setObjectName(QStringLiteral("clockResult"));
    m_result->setAlignment(Qt::AlignCenter);
    m_sound = new QLabel(bar);
    m_sound->setWordWrap(true);
    m_sound->hide();
    m_main = makeButton("clockMainButton", bar);
    m_minutes = makeButton("minutesButton", bar);
    m_resign = makeButton("resignButton", bar);
    m_end = makeButton("endButton", bar);
    m_callReferee = makeButton("refereeButton", bar);
    m_again = makeButton("againButton", bar);
    m_leave = makeButton("leaveButton", bar);
    m_view = makeView();

    connect(m_main, &StampedButton::stamped, this, &ClockOnlyPage::advance);
    connect(m_minutes, &StampedButton::stamped, this,
        [this](quint64 stamp) { Q_EMIT wished(exam::AskMinutes{exam::sideToMove(m_session)}, stamp); });
    connect(m_resign, &StampedButton::stamped, this, &ClockOnlyPage::resign);
    connect(m_end, &StampedButton::stamped, this, &ClockOnlyPage::end);
    connect(m_callReferee, &StampedButton::stamped, this, &ClockOnlyPage::callReferee);
    connect(m_again, &StampedButton::stamped, this, &ClockOnlyPage::newGameWished);
    connect(m_leave, &StampedButton::stamped, this, &ClockOnlyPage::closed);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_moves);
    buttons->addWidget(m_main);
    buttons->addStretch();
    for (QWidget* each : std::initializer_list<QWidget*>{
             m_minutes, m_resign, m_end, m_callReferee, m_again, m_leave, m_view}) {
        buttons->addWidget(each);
    }
    auto* column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_result);
    column->addWidget(m_line);
    column->addLayout(buttons);
    column->addWidget(m_sound);
    return bar;
}

QToolButton* ClockOnlyPage::makeView()
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("clockViewButton"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    m_face = menu->addAction(QString());
    m_face->setObjectName(QStringLiteral("faceAction"));
    m_face->setCheckable(true);
    connect(m_face, &QAction::triggered, this,
        [this](bool on) { setFacing(on ? Facing::Opposite : Facing::Same); });
    m_swap = menu->addAction(QString());
    m_swap->setObjectName(QStringLiteral("swapAction"));
    connect(m_swap, &QAction::triggered, this, &ClockOnlyPage::swapSides);
    button->setMenu(menu);
    return button;
}

void ClockOnlyPage::relabel()
{
    setAccessibleName(tr("The clock"));
    m_minutes->setText(tr("Minutes left?"));
    m_resign->setText(tr("Resign"));
    m_end->setText(tr("Game over…"));
    m_callReferee->setText(tr("Referee"));
    m_again->setText(tr("New game"));
    m_leave->setText(tr("Start page"));
    m_view->setText(tr("View"));
    m_face->setText(tr("Players &face each other"));
    m_swap->setText(tr("&Swap sides"));
}

void ClockOnlyPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        relabel();
        arrange();
        setSession(m_session);
    }
}

void ClockOnlyPage::showEvent(QShowEvent* /*event*/)
{
    setFocus(Qt::OtherFocusReason); // the first key is a hand on the clock
}

void ClockOnlyPage::resizeEvent(QResizeEvent* /*event*/)
{
    QFont larger = font();
    larger.setPixelSize(std::max(fontInfo().pixelSize(), height() / linesOfText));
    for (QWidget* each : m_bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        each->setFont(larger);
    }
    larger.setWeight(QFont::Bold);
    m_moves->setFont(larger);
    larger.setPixelSize(larger.pixelSize() * 3 / 2);
    m_result->setFont(larger);
}

void ClockOnlyPage::arrange()
{
    const bool opposite = m_facing == Facing::Opposite;
    ClockHalf* const one = m_halves[m_leftSide];
    ClockHalf* const other = m_halves[go::opponent(m_leftSide)];
    for (QWidget* each : std::initializer_list<QWidget*>{one, other, m_bar}) {
        m_layout->removeWidget(each);
    }
    m_layout->addWidget(other, 0, opposite ? 0 : 1, 1, opposite ? 2 : 1);
    m_layout->addWidget(m_bar, 1, 0, 1, 2);
    m_layout->addWidget(one, opposite ? 2 : 0, 0, 1, opposite ? 2 : 1);
    m_layout->setRowStretch(0, 1);
    m_layout->setRowStretch(2, opposite ? 1 : 0);
    one->setFacing(Facing::Same);
    other->setFacing(m_facing);
    one->setKeys(tr("left half of the keyboard, such as F"));
    other->setKeys(tr("right half of the keyboard, such as J"));
    m_face->setChecked(opposite);
}

void ClockOnlyPage::setFacing(Facing facing)
{
    m_facing = facing;
    arrange();
}

void ClockOnlyPage::swapSides()
{
    m_leftSide = go::opponent(m_leftSide);
    arrange();
}

void ClockOnlyPage::setSession(const exam::Session& session)
{
    m_session = session;
    for (const go::Color side : go::bothColors) {
        m_readings[side] = session.clock.reading(side, session.latest);
    }
    showHalves();
    showBar();
}

void ClockOnlyPage::setReadings(const go::PerSide<timing::Reading>& readings)
{
    const bool entered = m_readings.black.inOvertime != readings.black.inOvertime
        || m_readings.white.inOvertime != readings.white.inOvertime;
    m_readings = readings;
    showHalves();
    if (entered) {
        showBar();
    }
}

void ClockOnlyPage::showHalves()
{
    for (const go::Color side : go::bothColors) {
        m_halves[side]->setView(cardView(m_session, m_readings, side), movesOf(m_session, side));
    }
}

void ClockOnlyPage::showBar()
{
    const bool ready = isIn<exam::Ready>(m_session);
    const bool running = isIn<exam::Running>(m_session);
    const auto* over = std::get_if<exam::Over>(&m_session.phase);
    m_main->setText(ready ? tr("&Start") : running ? tr("&Pause") : tr("&Resume"));
    m_main->setVisible(over == nullptr);
    m_moves->setText(tr("%n move(s)", nullptr, exam::movesOf(m_session)));
    m_minutes->setEnabled(running && m_readings[exam::sideToMove(m_session)].inOvertime); // A42
    m_minutes->setVisible(over == nullptr);
    m_resign->setVisible(over == nullptr);
    m_resign->setEnabled(!ready);
    m_end->setVisible(over == nullptr);
    m_end->setEnabled(!ready);
    m_callReferee->setVisible(over == nullptr || m_session.clock.loser().has_value());
    m_again->setVisible(over != nullptr);
    m_leave->setVisible(over != nullptr);
    m_result->setText(over != nullptr ? texts::outcome(over->outcome) : QString());
    m_result->setVisible(over != nullptr);
}

void ClockOnlyPage::say(const LogEntry& entry) { m_line->say(entry); }

void ClockOnlyPage::setLog(const std::vector<LogEntry>& entries) { m_line->setLog(entries); }

void ClockOnlyPage::refuse(const exam::Refusal& refusal) { m_line->remark(texts::refusal(refusal)); }

void ClockOnlyPage::setSoundNote(const QString& note)
{
    m_sound->setText(note);
    m_sound->setVisible(!note.isEmpty());
}

void ClockOnlyPage::touch(go::Color side, quint64 stamp)
{
    setFocus(Qt::MouseFocusReason); // the next key is a hand on the clock again
    if (isIn<exam::Ready>(m_session)) {
        // Who waits starts the clock of who begins, as on every clock.
        if (side != m_session.setup.first) {
            Q_EMIT wished(exam::Start{}, stamp);
        }
        return;
    }
    if (isIn<exam::Running>(m_session) && side == exam::sideToMove(m_session)) {
        Q_EMIT wished(exam::PressClock{side}, stamp);
    }
}

void ClockOnlyPage::keyPressEvent(QKeyEvent* event)
{
    const auto place = placeOf(event->key());
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (!place || !plain) {
        QWidget::keyPressEvent(event);
        return;
    }
    // A key that is held down may come as many presses, not all marked as repeats: it has to be let go.
    const bool first = m_down.insert(event->key()).second;
    if (!event->isAutoRepeat() && first) {
        touch(*place == Place::Left ? m_leftSide : go::opponent(m_leftSide), event->timestamp());
    }
}

void ClockOnlyPage::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat()) {
        m_down.erase(event->key());
    }
    QWidget::keyReleaseEvent(event);
}

void ClockOnlyPage::focusOutEvent(QFocusEvent* event)
{
    m_down.clear();
    QWidget::focusOutEvent(event);
}

void ClockOnlyPage::advance(quint64 stamp)
{
    if (isIn<exam::Ready>(m_session)) {
        Q_EMIT wished(exam::Start{}, stamp);
    } else if (isIn<exam::Running>(m_session)) {
        Q_EMIT wished(exam::Pause{exam::PauseReason::Players}, stamp);
    } else if (isIn<exam::Paused>(m_session)) {
        Q_EMIT wished(exam::Resume{}, stamp);
    }
    setFocus(Qt::OtherFocusReason);
}

void ClockOnlyPage::resign()
{
    const go::Color side = exam::sideToMove(m_session);
    const Question question{tr("Resign"), tr("%1 resigns and loses the game?").arg(texts::side(side)),
        tr("Resign"), tr("Play on")};
    if (ask(this, question)) {
        Q_EMIT wished(exam::Resign{side}, 0);
    }
}

void ClockOnlyPage::end(quint64 stamp)
{
    if (isIn<exam::Running>(m_session)) {
        Q_EMIT wished(exam::Pause{exam::PauseReason::Players}, stamp);
    }
    if (!isIn<exam::Paused>(m_session)) {
        return; // the flag had fallen before
    }
    auto* dialog = new ClockResultDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        Q_EMIT wished(exam::RuleGame{dialog->outcome(), {}}, 0);
    });
    dialog->open();
}

void ClockOnlyPage::callReferee(quint64 stamp)
{
    if (m_referee != nullptr) {
        return;
    }
    if (isIn<exam::Running>(m_session)) {
        Q_EMIT wished(exam::Pause{exam::PauseReason::Referee}, stamp);
    }
    m_referee = new RefereeDialog(m_session, exam::sideToMove(m_session), this);
    m_referee->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_referee, &QDialog::finished, this, [this](int result) {
        const auto command = m_referee->command();
        m_referee = nullptr;
        setFocus(Qt::OtherFocusReason);
        if (result == QDialog::Accepted && command) {
            Q_EMIT wished(*command, 0);
        }
    });
    m_referee->open();
}

} // namespace ui
