// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playerfields.h"

#include "ui/style.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

namespace {

constexpr int lowestKyu = 10;
constexpr int highestDan = 9;
constexpr int longestName = 60;
constexpr int gradeWidth = 7; // characters

void fillGrades(QComboBox& box)
{
    box.addItem({});
    for (int kyu = lowestKyu; kyu >= 1; --kyu)
        box.addItem(PlayerFields::tr("%1 kyu").arg(kyu));
    for (int dan = 1; dan <= highestDan; ++dan)
        box.addItem(PlayerFields::tr("%1 dan").arg(dan));
}

} // namespace

PlayerFields::PlayerFields(QWidget* parent) : QWidget(parent)
{
    for (const auto color : go::bothColors)
        m_rows[color] = makeRow(color);
    auto* swapButton = new QPushButton(tr("S&wap"), this);
    swapButton->setObjectName(QStringLiteral("swapButton"));
    swapButton->setToolTip(tr("Exchange the two players"));
    connect(swapButton, &QPushButton::clicked, this, &PlayerFields::swap);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    int line = 0;
    for (const auto color : go::bothColors) {
        const Row& row = m_rows[color];
        grid->addWidget(row.label, line, 0);
        grid->addWidget(row.name, line, 1);
        grid->addWidget(row.grade, line, 2);
        ++line;
    }
    grid->addWidget(swapButton, 0, 3, 2, 1, Qt::AlignVCenter);
    grid->setColumnStretch(1, 1);
    setColourChoice(exam::ColourChoice::Nigiri);
}

PlayerFields::Row PlayerFields::makeRow(go::Color color)
{
    const QString prefix = color == go::Color::Black ? QStringLiteral("black") : QStringLiteral("white");
    Row row{new QLabel(this), new QLineEdit(this), new QComboBox(this)};
    row.name->setObjectName(prefix + QStringLiteral("Name"));
    row.name->setMaxLength(longestName);
    row.name->setPlaceholderText(tr("Name"));
    row.grade->setObjectName(prefix + QStringLiteral("Grade"));
    row.grade->setEditable(true);
    row.grade->setInsertPolicy(QComboBox::NoInsert);
    row.grade->setMinimumContentsLength(gradeWidth);
    row.grade->lineEdit()->setPlaceholderText(tr("Grade"));
    row.grade->lineEdit()->setMaxLength(longestName);
    fillGrades(*row.grade);
    return row;
}

void PlayerFields::setPlayers(const go::PerSide<exam::Player>& players)
{
    for (const auto color : go::bothColors) {
        m_rows[color].name->setText(QString::fromStdString(players[color].name));
        m_rows[color].grade->setEditText(QString::fromStdString(players[color].grade));
    }
}

go::PerSide<exam::Player> PlayerFields::players() const
{
    return {playerOf(m_rows.black), playerOf(m_rows.white)};
}

void PlayerFields::setColourChoice(exam::ColourChoice choice)
{
    const bool open = choice == exam::ColourChoice::Nigiri;
    m_rows.black.label->setText(open ? tr("First player (holds the stones)") : tr("Black"));
    m_rows.white.label->setText(open ? tr("Second player (guesses)") : tr("White"));
    for (const auto color : go::bothColors) {
        const Row& row = m_rows[color];
        row.name->setAccessibleName(tr("%1: name").arg(row.label->text()));
        row.grade->setAccessibleName(tr("%1: grade").arg(row.label->text()));
    }
}

exam::Player PlayerFields::playerOf(const Row& row)
{
    return {row.name->text().trimmed().toStdString(), row.grade->currentText().trimmed().toStdString()};
}

void PlayerFields::swap()
{
    const auto now = players();
    setPlayers({now.white, now.black});
}

} // namespace ui
