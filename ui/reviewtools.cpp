// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reviewtools.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <vector>

namespace ui {

ReviewTools::ReviewTools(QWidget* parent)
    : QWidget(parent)
    , m_tools(new QButtonGroup(this))
    , m_keep(new QPushButton(tr("&Keep"), this))
{
    struct Entry {
        ReviewTool tool;
        const char* name;
        const char16_t* sign;
        QString words;
    };
    const std::vector<Entry> entries{{ReviewTool::Play, "toolPlay", u"●", tr("Try a move")},
        {ReviewTool::Triangle, "toolTriangle", u"△", tr("Mark with a triangle")},
        {ReviewTool::Square, "toolSquare", u"□", tr("Mark with a square")},
        {ReviewTool::Circle, "toolCircle", u"○", tr("Mark with a circle")},
        {ReviewTool::Cross, "toolCross", u"×", tr("Mark with a cross")},
        {ReviewTool::Selected, "toolSelected", u"■", tr("Mark with a spot")},
        {ReviewTool::Letter, "toolLetter", u"A", tr("Put a letter")},
        {ReviewTool::Number, "toolNumber", u"1", tr("Put a number")}};
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (const Entry& entry : entries) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(entry.name));
        button->setText(QString::fromUtf16(entry.sign));
        button->setAccessibleName(entry.words);
        button->setToolTip(entry.words);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setMinimumSize(30, 28);
        m_tools->addButton(button, static_cast<int>(entry.tool));
        row->addWidget(button);
    }
    m_tools->button(static_cast<int>(ReviewTool::Play))->setChecked(true);
    connect(m_tools, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            Q_EMIT toolChanged(static_cast<ReviewTool>(id));
    });
    m_keep->setObjectName(QStringLiteral("keepButton"));
    m_keep->setToolTip(tr("Make the tried moves a part of the record"));
    QSizePolicy policy = m_keep->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_keep->setSizePolicy(policy);
    m_keep->hide();
    connect(m_keep, &QPushButton::clicked, this, &ReviewTools::keepWished);
    row->addStretch();
    row->addWidget(m_keep);
}

ReviewTool ReviewTools::tool() const { return static_cast<ReviewTool>(m_tools->checkedId()); }

void ReviewTools::setTool(ReviewTool tool) { m_tools->button(static_cast<int>(tool))->setChecked(true); }

void ReviewTools::showKeep(Toggle keepable) { m_keep->setVisible(keepable == Toggle::On); }

} // namespace ui
