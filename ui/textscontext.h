// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"

#include <QCoreApplication>
#include <QString>

namespace ui {

/// The translation context of ui/texts; only its .cpp files use it.
class Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Texts)
};

namespace texts {

/// One sentence for each side: languages differ in how a side is named in it.
inline QString by(go::Color side, const QString& black, const QString& white)
{
    return side == go::Color::Black ? black : white;
}

} // namespace texts

} // namespace ui
