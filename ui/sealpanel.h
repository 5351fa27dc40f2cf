// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/point.h"
#include "ui/stampedbutton.h"

#include <QLabel>
#include <QWidget>

#include <optional>

namespace ui {

/// 封棋 (A36): while its clock runs, the side to move chooses a point unseen and closes the envelope. Holds
/// the point until then, and forgets it with end().
class SealPanel : public QWidget {
    Q_OBJECT
public:
    explicit SealPanel(QWidget* parent = nullptr);

    void begin(go::Color side);
    void end();
    /// Whose move is being sealed; nothing while none is.
    std::optional<go::Color> side() const { return m_side; }
    /// What would go into the envelope now.
    std::optional<go::Point> chosen() const { return m_chosen; }
    /// Another point takes its place; the same one takes it away.
    void choose(go::Point point);

    StampedButton* closeButton() const { return m_close; }
    StampedButton* cancelButton() const { return m_cancel; }

Q_SIGNALS:
    void envelopeClosed(quint64 stamp);
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void relabel();

    std::optional<go::Color> m_side;
    std::optional<go::Point> m_chosen;
    QLabel* m_text = nullptr;
    StampedButton* m_close = nullptr;
    StampedButton* m_cancel = nullptr;
};

} // namespace ui
