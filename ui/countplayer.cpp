// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/countplayer.h"

#include "ui/boardwidget.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::array stepMs{2'400, 1'200, 500}; ///< slow, normal, fast

} // namespace

CountPlayer::CountPlayer(QWidget* parent)
    : QWidget(parent)
    , m_board(new BoardWidget(this))
    , m_list(new QListWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_side(new QComboBox(this))
    , m_speed(new QComboBox(this))
    , m_words(style::named(style::text({}, this), "stepWords"))
    , m_sum(style::named(style::heading(style::Level::Page, {}, this), "runningSum"))
    , m_result(style::named(style::heading(style::Level::Section, {}, this), "playedResult"))
    , m_margin(style::named(style::text({}, this), "playedMargin"))
    , m_remark(style::named(style::text({}, this), "playedRemark"))
{
    m_board->setObjectName(QStringLiteral("playedBoard"));
    m_list->setObjectName(QStringLiteral("stepList"));
    m_list->setAccessibleName(tr("Steps of the count"));
    m_list->setAlternatingRowColors(true);
    m_list->setWordWrap(true);
    m_list->setMinimumHeight(90);
    m_slider->setObjectName(QStringLiteral("stepSlider"));
    m_slider->setAccessibleName(tr("Step of the count"));
    m_side->setObjectName(QStringLiteral("countedSide"));
    m_side->setAccessibleName(tr("Which side is counted"));
    m_side->addItems({tr("Count Black"), tr("Count White")});
    m_speed->setObjectName(QStringLiteral("countSpeed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->addItems({tr("Slow"), tr("Normal"), tr("Fast")});
    m_speed->setCurrentIndex(1);
    style::layBeside(this, m_board, makePanel());
    connect(m_slider, &QSlider::valueChanged, this, &CountPlayer::setStep);
    connect(m_list, &QListWidget::currentRowChanged, this, &CountPlayer::setStep);
    connect(m_side, &QComboBox::activated, this, &CountPlayer::rebuild);
    connect(m_speed, &QComboBox::activated, this,
        [this](int speed) { m_timer.setInterval(stepMs.at(static_cast<std::size_t>(speed))); });
    connect(&m_timer, &QTimer::timeout, this, &CountPlayer::advance);
    m_timer.setInterval(stepMs[1]);
    addKeys();
    setRemark({});
}

QWidget* CountPlayer::makePanel()
{
    auto* panel = new QWidget(this);
    panel->setFixedWidth(style::sideWidth);
    auto* column = new QVBoxLayout(panel);
    column->addWidget(style::heading(style::Level::Page, tr("The count"), panel));
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_side, 1);
    choices->addWidget(m_speed);
    column->addLayout(choices);
    m_words->setMinimumHeight(m_words->fontMetrics().lineSpacing() * 3);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(m_words);
    column->addWidget(m_sum);
    column->addWidget(m_list, 1);
    column->addWidget(m_slider);
    column->addWidget(makeSteps());
    column->addWidget(m_result);
    column->addWidget(m_margin);
    column->addWidget(m_remark);
    column->addWidget(makeFoot());
    return panel;
}

QToolButton* CountPlayer::makeButton(
    const char* name, const char16_t* sign, const QString& words, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setText(QString::fromUtf16(sign));
    button->setAccessibleName(words);
    button->setToolTip(words);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setMinimumHeight(34);
    return button;
}

QWidget* CountPlayer::makeSteps()
{
    auto* box = new QWidget(this);
    m_first = makeButton("firstStep", u"|◀", tr("To the beginning"), box);
    m_back = makeButton("backStep", u"◀", tr("One step back"), box);
    m_play = makeButton("playSteps", u"▶▶", {}, box);
    m_next = makeButton("nextStep", u"▶", tr("One step on"), box);
    m_last = makeButton("lastStep", u"▶|", tr("To the result"), box);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    for (auto* button : {m_first, m_back, m_play, m_next, m_last})
        row->addWidget(button);
    connect(m_first, &QToolButton::clicked, this, [this] { setStep(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { setStep(m_step - 1); });
    connect(m_play, &QToolButton::clicked, this, &CountPlayer::togglePlay);
    connect(m_next, &QToolButton::clicked, this, [this] { setStep(m_step + 1); });
    connect(m_last, &QToolButton::clicked, this, [this] { setStep(last()); });
    return box;
}

QWidget* CountPlayer::makeFoot()
{
    auto* box = new QWidget(this);
    m_leave = new QPushButton(tr("Back"), box);
    m_leave->setObjectName(QStringLiteral("leaveCount"));
    style::makeMain(m_leave);
    connect(m_leave, &QPushButton::clicked, this, &CountPlayer::left);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(m_leave);
    return box;
}

void CountPlayer::addKeys()
{
    const auto add = [this](Qt::Key key, auto act) {
        auto* shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    add(Qt::Key_Home, [this] { setStep(0); });
    add(Qt::Key_Left, [this] { setStep(m_step - 1); });
    add(Qt::Key_Right, [this] { setStep(m_step + 1); });
    add(Qt::Key_End, [this] { setStep(last()); });
    add(Qt::Key_P, [this] { togglePlay(); });
}

void CountPlayer::setGame(const CountedGame& game)
{
    m_game = game;
    m_side->setCurrentIndex(0);
    // By territory both sides are counted anyway.
    m_side->setVisible(game.rules.scoring == go::Scoring::Area);
    rebuild();
}

void CountPlayer::setLeaveText(const QString& text) { m_leave->setText(text); }

void CountPlayer::setRemark(const QString& remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void CountPlayer::setLook(BoardLook look) { m_board->setLook(look); }

void CountPlayer::setCoordinates(Coordinates coordinates) { m_board->setCoordinates(coordinates); }

void CountPlayer::rebuild()
{
    stop();
    m_walk = countWalk(m_game, m_side->currentIndex() == 0 ? go::Color::Black : go::Color::White);
    {
        const QSignalBlocker list(m_list);
        const QSignalBlocker slider(m_slider);
        m_list->clear();
        for (const auto& step : m_walk)
            m_list->addItem(step.words);
        m_slider->setRange(0, last());
    }
    m_step = 0;
    refresh();
}

void CountPlayer::setStep(int step)
{
    const int wanted = std::clamp(step, 0, std::max(0, last()));
    if (wanted == m_step)
        return;
    m_step = wanted;
    if (m_step == last())
        stop();
    refresh();
}

void CountPlayer::togglePlay() { isPlaying() ? stop() : play(); }

void CountPlayer::play()
{
    if (m_step == last())
        setStep(0);
    m_timer.start();
    refresh();
}

void CountPlayer::stop()
{
    m_timer.stop();
    refresh();
}

void CountPlayer::advance() { setStep(m_step + 1); }

void CountPlayer::hideEvent(QHideEvent* event)
{
    stop();
    QWidget::hideEvent(event);
}

void CountPlayer::refresh()
{
    if (m_walk.empty())
        return;
    const WalkStep& now = m_walk.at(static_cast<std::size_t>(m_step));
    m_board->setView(now.view);
    m_words->setText(now.words);
    m_sum->setText(now.sum.isEmpty() ? QString() : tr("Counted: %1").arg(now.sum));
    {
        const QSignalBlocker list(m_list);
        const QSignalBlocker slider(m_slider);
        m_list->setCurrentRow(m_step);
        m_slider->setValue(m_step);
    }
    const bool atEnd = m_step == last();
    m_result->setText(atEnd ? resultText(m_game) : QString());
    m_margin->setText(atEnd ? marginText(m_game) : QString());
    m_play->setText(QString::fromUtf16(isPlaying() ? u"❚❚" : u"▶▶"));
    const QString words = isPlaying() ? tr("Stop") : tr("Play the count");
    m_play->setAccessibleName(words);
    m_play->setToolTip(words);
    m_first->setEnabled(m_step > 0);
    m_back->setEnabled(m_step > 0);
    m_next->setEnabled(!atEnd);
    m_last->setEnabled(!atEnd);
}

} // namespace ui
