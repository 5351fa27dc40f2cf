// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/profile.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace ui {

/// The choice of the penalties: the editions, and own ones that are edited in a dialog.
class PenaltyChoice : public QWidget {
    Q_OBJECT
public:
    /// The combo box gets this object name, its button the same with "Edit" behind.
    explicit PenaltyChoice(const QString& name, QWidget* parent = nullptr);

    void setProfile(const exam::Profile& profile);
    exam::Profile profile() const;
    /// Opens the dialog with what is chosen now.
    void edit();
    QComboBox* box() const { return m_box; }

Q_SIGNALS:
    void changed();

private:
    QComboBox* m_box = nullptr;
    std::optional<exam::Profile> m_own; ///< the last item, once there is one
};

} // namespace ui
