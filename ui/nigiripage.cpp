// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nigiripage.h"

#include "ui/nigiritable.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ui {

namespace {

QString nameOr(const exam::Player& player, const QString& otherwise)
{
    return player.name.empty() ? otherwise : QString::fromStdString(player.name);
}

} // namespace

NigiriPage::NigiriPage(QWidget* parent)
    : QWidget(parent)
    , m_table(new NigiriTable(this))
    , m_text(style::text({}, this))
    , m_odd(new QPushButton(tr("&One stone: odd, I take Black"), this))
    , m_even(new QPushButton(tr("&Two stones: even, I take Black"), this))
    , m_open(new QPushButton(tr("Open the ha&nd"), this))
    , m_begin(new QPushButton(tr("&Begin the game"), this))
    , m_skip(new QPushButton(tr("&Skip"), this))
{
    m_text->setObjectName(QStringLiteral("nigiriText"));
    m_text->setFont(style::font(style::Level::Section));
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setMinimumHeight(72);
    m_odd->setObjectName(QStringLiteral("oddButton"));
    m_even->setObjectName(QStringLiteral("evenButton"));
    m_open->setObjectName(QStringLiteral("openHandButton"));
    m_begin->setObjectName(QStringLiteral("beginButton"));
    m_skip->setObjectName(QStringLiteral("skipButton"));
    m_skip->setToolTip(tr("Decide at once: the stones in the hand are taken against one stone"));
    auto* back = new QPushButton(tr("Back"), this);
    back->setObjectName(QStringLiteral("cancelButton"));
    for (auto* button : {m_odd, m_even, m_open, m_begin})
        style::makeMain(button);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(style::margin, style::margin, style::margin, style::space);
    column->setSpacing(style::space);
    column->addWidget(style::heading(style::Level::Page, tr("Nigiri"), this));
    column->addWidget(m_table, 1);
    column->addWidget(m_text);
    auto* row = new QHBoxLayout;
    row->addWidget(back);
    row->addStretch();
    for (auto* button : {m_odd, m_even, m_open, m_begin})
        row->addWidget(button);
    row->addStretch();
    row->addWidget(m_skip);
    column->addLayout(row);

    connect(m_odd, &QPushButton::clicked, this, [this] { guess(Guess::Odd); });
    connect(m_even, &QPushButton::clicked, this, [this] { guess(Guess::Even); });
    connect(m_open, &QPushButton::clicked, this, &NigiriPage::open);
    connect(m_skip, &QPushButton::clicked, this, &NigiriPage::skip);
    connect(
        m_begin, &QPushButton::clicked, this, [this] { Q_EMIT decided(colourOfFirst(m_inHand, m_guess)); });
    connect(back, &QPushButton::clicked, this, &NigiriPage::cancelled);
    refresh();
}

go::Color NigiriPage::colourOfFirst(int stonesInHand, Guess guess)
{
    const bool odd = stonesInHand % 2 == 1;
    const bool right = odd == (guess == Guess::Odd);
    return right ? go::Color::White : go::Color::Black;
}

void NigiriPage::begin(const exam::GameSetup& setup, int stonesInHand)
{
    m_setup = setup;
    m_inHand = stonesInHand;
    m_step = Step::Guess;
    refresh();
    m_odd->setFocus();
}

void NigiriPage::guess(Guess guess)
{
    m_guess = guess;
    m_step = Step::Shown;
    refresh();
    m_open->setFocus();
}

void NigiriPage::open()
{
    m_step = Step::Decided;
    refresh();
    m_begin->setFocus();
}

void NigiriPage::skip()
{
    // The stones in the hand decide all the same, so that skipping favours nobody.
    if (m_step == Step::Guess)
        m_guess = Guess::Odd;
    Q_EMIT decided(colourOfFirst(m_inHand, m_guess));
}

QString NigiriPage::result() const
{
    const QString first = nameOr(m_setup.players.black, tr("The first player"));
    const QString second = nameOr(m_setup.players.white, tr("The second player"));
    const auto firsts = colourOfFirst(m_inHand, m_guess);
    const QString parity = m_inHand % 2 == 1 ? tr("odd") : tr("even");
    return tr("%1 stones: %2. %3 has Black, %4 has White.")
        .arg(QString::number(m_inHand), parity, firsts == go::Color::Black ? first : second,
            firsts == go::Color::Black ? second : first);
}

void NigiriPage::refresh()
{
    const bool guessing = m_step == Step::Guess;
    m_odd->setVisible(guessing);
    m_even->setVisible(guessing);
    m_open->setVisible(m_step == Step::Shown);
    m_begin->setVisible(m_step == Step::Decided);
    m_skip->setVisible(m_step != Step::Decided);
    m_table->setState({m_inHand, guessing ? 0 : static_cast<int>(m_guess),
        m_step == Step::Decided ? NigiriTable::Hand::Open : NigiriTable::Hand::Closed});
    const QString first = nameOr(m_setup.players.black, tr("The first player"));
    const QString second = nameOr(m_setup.players.white, tr("The second player"));
    switch (m_step) {
    case Step::Guess:
        m_text->setText(
            tr("%1 holds white stones in a closed hand. %2 lays one black stone for odd or two for even.")
                .arg(first, second));
        break;
    case Step::Shown:
        m_text->setText(m_guess == Guess::Odd ? tr("%1 says: odd. %2 opens the hand.").arg(second, first)
                                              : tr("%1 says: even. %2 opens the hand.").arg(second, first));
        break;
    case Step::Decided:
        m_text->setText(result());
        break;
    }
    m_table->setAccessibleName(m_text->text());
}

} // namespace ui
