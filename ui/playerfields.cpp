// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playerfields.h"

#include "ui/style.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

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
        grid->addWidget(row.engine, line + 1, 1);
        grid->addWidget(row.level, line + 1, 2);
        line += 2;
    }
    grid->addWidget(swapButton, 0, 3, line, 1, Qt::AlignVCenter);
    grid->setColumnStretch(1, 1);
    setColourChoice(exam::ColourChoice::Nigiri);
}

PlayerFields::Row PlayerFields::makeRow(go::Color color)
{
    const QString prefix = color == go::Color::Black ? QStringLiteral("black") : QStringLiteral("white");
    Row row{
        new QLabel(this), new QLineEdit(this), new QComboBox(this), new QComboBox(this), new QSpinBox(this)};
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
    row.engine->setObjectName(prefix + QStringLiteral("Engine"));
    row.engine->addItem(tr("Played by a person"));
    row.level->setObjectName(prefix + QStringLiteral("Level"));
    row.level->setRange(0, EngineRow::highestLevel);
    row.level->setPrefix(tr("Level "));
    row.level->setSpecialValueText(tr("Usual level"));
    row.level->setToolTip(tr("How strongly the engine plays: 1 is the weakest, 10 the strongest."));
    connect(row.engine, &QComboBox::currentIndexChanged, this, [this, row] { chooseEngine(row); });
    chooseEngine(row);
    return row;
}

void PlayerFields::setEngines(const std::vector<EngineRow>& engines)
{
    const auto chosen = players();
    m_engines = engines;
    for (const auto color : go::bothColors) {
        const QSignalBlocker quiet(m_rows[color].engine);
        m_rows[color].engine->clear();
        m_rows[color].engine->addItem(tr("Played by a person"));
        for (const EngineRow& engine : engines)
            m_rows[color].engine->addItem(tr("Played by %1").arg(engine.name));
    }
    setPlayers(chosen);
}

const EngineRow* PlayerFields::engineOf(const Row& row) const
{
    const int index = row.engine->currentIndex();
    return index >= 1 ? &m_engines.at(static_cast<std::size_t>(index - 1)) : nullptr;
}

/// An engine is known by its name, unless somebody has written another one.
void PlayerFields::chooseEngine(const Row& row)
{
    const EngineRow* engine = engineOf(row);
    const QString written = row.name->text().trimmed();
    const bool isOne = std::ranges::any_of(
        m_engines, [&written](const EngineRow& other) { return other.name == written; });
    if (isOne || (engine != nullptr && written.isEmpty()))
        row.name->setText(engine != nullptr ? engine->name : QString());
    row.level->setVisible(engine != nullptr && engine->levels == Toggle::On);
    row.engine->setVisible(!m_engines.empty());
}

void PlayerFields::setPlayers(const go::PerSide<exam::Player>& players)
{
    for (const auto color : go::bothColors) {
        m_rows[color].name->setText(QString::fromStdString(players[color].name));
        m_rows[color].grade->setEditText(QString::fromStdString(players[color].grade));
        const auto found
            = std::ranges::find(m_engines, QString::fromStdString(players[color].engine), &EngineRow::name);
        const bool isEngine = !players[color].engine.empty() && found != m_engines.end();
        m_rows[color].engine->setCurrentIndex(isEngine ? static_cast<int>(found - m_engines.begin()) + 1 : 0);
        m_rows[color].level->setValue(players[color].level);
        chooseEngine(m_rows[color]);
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
        row.engine->setAccessibleName(tr("%1: who plays").arg(row.label->text()));
        row.level->setAccessibleName(tr("%1: level of the engine").arg(row.label->text()));
    }
}

exam::Player PlayerFields::playerOf(const Row& row) const
{
    exam::Player player{
        row.name->text().trimmed().toStdString(), row.grade->currentText().trimmed().toStdString()};
    if (const EngineRow* engine = engineOf(row)) {
        player.engine = engine->name.toStdString();
        player.level = engine->levels == Toggle::On ? row.level->value() : 0;
    }
    return player;
}

void PlayerFields::swap()
{
    const auto now = players();
    setPlayers({now.white, now.black});
}

} // namespace ui
