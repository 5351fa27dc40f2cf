// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/penaltychoice.h"

#include "ui/penaltiesdialog.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace ui {

PenaltyChoice::PenaltyChoice(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_box(new QComboBox(this))
{
    m_box->setObjectName(name);
    m_box->setAccessibleName(tr("Penalties"));
    for (const auto& profile : exam::profiles())
        m_box->addItem(texts::profile(profile.id));
    auto* button = new QPushButton(tr("Edit…"), this);
    button->setObjectName(name + QStringLiteral("Edit"));
    button->setAccessibleName(tr("Edit the penalties"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_box, 1);
    row->addWidget(button);
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::currentIndexChanged, this, &PenaltyChoice::changed);
    connect(button, &QPushButton::clicked, this, &PenaltyChoice::edit);
}

void PenaltyChoice::setProfile(const exam::Profile& profile)
{
    const auto& known = exam::profiles();
    // A profile of an older edition of the data may have a known name and say other things.
    const auto found = std::ranges::find(known, profile);
    const QSignalBlocker quiet(m_box);
    if (found != known.end()) {
        m_box->setCurrentIndex(static_cast<int>(found - known.begin()));
        return;
    }
    m_own = profile;
    const int place = static_cast<int>(known.size());
    if (m_box->count() == place)
        m_box->addItem({});
    m_box->setItemText(place, texts::profile(profile.id));
    m_box->setCurrentIndex(place);
}

exam::Profile PenaltyChoice::profile() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_box->currentIndex()));
    return index < exam::profiles().size() ? exam::profiles()[index]
                                           : m_own.value_or(exam::standardProfile());
}

void PenaltyChoice::edit()
{
    auto* dialog = new PenaltiesDialog(profile(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        setProfile(dialog->profile());
        Q_EMIT changed();
    });
    dialog->open();
}

} // namespace ui
