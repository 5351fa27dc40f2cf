// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace ui {

/// The translation context of ui/texts; only its .cpp files use it.
class Texts {
    Q_DECLARE_TR_FUNCTIONS(ui::Texts)
};

} // namespace ui
