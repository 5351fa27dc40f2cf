// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playactions.h"

#include "ui/texts.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr std::array<Action, actionCount> allActions{Action::Agree, Action::PlayOn, Action::Pass,
    Action::ProposeEnd, Action::Minutes, Action::TakeBack, Action::Resign, Action::Referee, Action::Pause,
    Action::Seal, Action::Seat, Action::Press, Action::Insist};

QString labelOf(Action action)
{
    switch (action) {
    case Action::Agree:
        return PlayActions::tr("&Agree");
    case Action::PlayOn:
        return PlayActions::tr("P&lay on");
    case Action::Pass:
        return PlayActions::tr("&Pass");
    case Action::ProposeEnd:
        return PlayActions::tr("The game is &over");
    case Action::Minutes:
        return PlayActions::tr("How many &minutes left?");
    case Action::TakeBack:
        return PlayActions::tr("&Take back");
    case Action::Resign:
        return PlayActions::tr("&Resign");
    case Action::Referee:
        return PlayActions::tr("&Call the referee");
    case Action::Pause:
        return PlayActions::tr("Pa&use");
    case Action::Seal:
        return PlayActions::tr("S&eal the move");
    case Action::Seat:
        return PlayActions::tr("Leave the &seat…");
    case Action::Press:
        return PlayActions::tr("Press the cloc&k");
    case Action::Insist:
        return PlayActions::tr("&Neither side yields");
    }
    return {};
}

QString helpOf(Action action)
{
    switch (action) {
    case Action::Agree:
        return PlayActions::tr("Lay a stone of the other colour: both count now");
    case Action::PlayOn:
        return PlayActions::tr("The game is not over yet");
    case Action::Pass:
        return PlayActions::tr("Give up the right to play one move");
    case Action::ProposeEnd:
        return PlayActions::tr("Say that the game is over; the other side agrees or plays on");
    case Action::Minutes:
        return PlayActions::tr("The referee answers during byo-yomi");
    case Action::TakeBack:
        return PlayActions::tr("Practice only");
    case Action::Resign:
        return PlayActions::tr("Lay two of your own stones");
    case Action::Referee:
        return PlayActions::tr("The clock stops while the referee decides");
    case Action::Pause:
        return PlayActions::tr("Cover the board; nobody loses time");
    case Action::Seal:
        return PlayActions::tr("The next move goes into an envelope until the game is resumed");
    case Action::Seat:
        return PlayActions::tr("Who comes back is told where the opponent played");
    case Action::Press:
        return PlayActions::tr("When the stone lies and all captured stones are off; also the space bar");
    case Action::Insist:
        return PlayActions::tr("The referee decides about the repetition");
    }
    return {};
}

} // namespace

PlayActions::PlayActions(QWidget* parent) : QWidget(parent)
{
    build();
    relabel();
    setView({});
    for (StampedButton* each : m_buttons) {
        each->setMinimumHeight(buttonHeight());
    }
}

void PlayActions::build()
{
    for (const Action action : allActions) {
        auto* made = new StampedButton(this);
        made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        connect(made, &StampedButton::stamped, this,
            [this, action](quint64 stamp) { Q_EMIT chosen(action, stamp); });
        m_buttons[static_cast<std::size_t>(action)] = made;
    }
    m_banner = new QWidget(this);
    m_proposal = new QLabel(m_banner);
    m_proposal->setWordWrap(true);
    m_proposal->setAlignment(Qt::AlignCenter);
    auto* answers = new QHBoxLayout;
    answers->addWidget(button(Action::Agree));
    answers->addWidget(button(Action::PlayOn));
    auto* proposal = new QVBoxLayout(m_banner);
    proposal->addWidget(m_proposal);
    proposal->addLayout(answers);

    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    grid->addWidget(button(Action::Pass), 0, 0);
    grid->addWidget(button(Action::ProposeEnd), 0, 1);
    grid->addWidget(button(Action::Minutes), 1, 0);
    grid->addWidget(button(Action::Referee), 1, 1);
    grid->addWidget(button(Action::Resign), 2, 0);
    grid->addWidget(button(Action::Pause), 2, 1);
    // Of these not all are there in every game; the others share their place.
    auto* seldom = new QHBoxLayout;
    for (const Action action : {Action::Seal, Action::Seat, Action::TakeBack}) {
        seldom->addWidget(button(action), 1);
    }
    auto* special = new QHBoxLayout;
    for (const Action action : {Action::Press, Action::Insist}) {
        special->addWidget(button(action), 1);
    }
    grid->addLayout(seldom, 3, 0, 1, 2);
    grid->addLayout(special, 4, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_banner);
    all->addLayout(grid);
}

void PlayActions::setView(const ActionsView& view)
{
    m_view = view;
    for (const Action action : allActions) {
        StampedButton* shown = button(action);
        shown->setVisible(view.shown.contains(action));
        shown->setEnabled(view.enabled.contains(action));
    }
    m_proposal->setText(banner());
    m_banner->setVisible(view.proposedBy.has_value());
}

QString PlayActions::banner() const
{
    if (!m_view.proposedBy)
        return {};
    const QString said = tr("%1 says that the game is over.").arg(texts::side(*m_view.proposedBy));
    return m_view.endNote.isEmpty() ? said : said + QLatin1Char('\n') + m_view.endNote;
}

void PlayActions::relabel()
{
    for (const Action action : allActions) {
        button(action)->setText(labelOf(action));
        button(action)->setToolTip(helpOf(action));
        button(action)->setAccessibleDescription(helpOf(action));
    }
    m_proposal->setText(banner());
}

int PlayActions::buttonHeight() const { return fontMetrics().height() * 5 / 2; }

void PlayActions::paintEvent(QPaintEvent* /*event*/)
{
    if (m_banner->isVisible()) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor(0xc9, 0xa4, 0x5c), 2));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(QRectF(m_banner->geometry()).adjusted(1, 1, -1, -1), 9, 9);
    }
}

void PlayActions::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        relabel();
    }
    if (event->type() == QEvent::FontChange) {
        for (StampedButton* each : m_buttons) {
            each->setMinimumHeight(buttonHeight());
        }
    }
    QWidget::changeEvent(event);
}

} // namespace ui
