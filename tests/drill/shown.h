// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/session.h"

#include <QByteArray>

namespace drill {

/// Everything that a person at the table sees of a state, but for the running thinking time, as a checksum.
QByteArray digestOf(const exam::Session& session);

} // namespace drill
