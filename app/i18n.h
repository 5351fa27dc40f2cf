// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/settings.h"

class QCoreApplication;

namespace app {

/// Makes the application speak this language from now on: Chinese where it is asked for or is the
/// system's, else English.
void speak(QCoreApplication& application, shell::Language language);

} // namespace app
