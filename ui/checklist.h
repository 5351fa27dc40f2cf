// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

class QCheckBox;
class QLabel;

namespace ui {

/// A few things that belong to the hall and are ticked off: before the game (A41) or after it (A48). Nothing
/// depends on it.
class Checklist : public QWidget {
    Q_OBJECT
public:
    enum class Moment : std::uint8_t { Before, After };

    explicit Checklist(Moment moment, QWidget* parent = nullptr);

    /// All boxes empty again.
    void clear();
    /// Whether every box is ticked.
    bool isDone() const;
    const std::vector<QCheckBox*>& boxes() const { return m_boxes; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void relabel();

    Moment m_moment;
    QLabel* m_title = nullptr;
    std::vector<QCheckBox*> m_boxes;
};

} // namespace ui
