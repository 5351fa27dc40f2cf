// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "ui/stampedbutton.h"

#include <QLabel>
#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>
#include <set>

namespace ui {

/// What people at the table can ask for.
enum class Action : std::uint8_t {
    Agree, ///< the game is over, as the other side says
    PlayOn, ///< it is not
    Pass,
    ProposeEnd,
    Minutes, ///< 还剩几分钟 (A42)
    TakeBack,
    Resign,
    Referee,
    Pause,
    Seal, ///< 封棋 (A36)
    Seat, ///< 离席 (A40)
    Press, ///< captures by hand: the clock
    Insist, ///< a forbidden repetition in which neither side yields (A57)
};
inline constexpr int actionCount = 13;

/// Which actions are there and which can be taken at this moment.
struct ActionsView {
    std::set<Action> shown;
    std::set<Action> enabled;
    std::optional<go::Color> proposedBy; ///< who says that the game is over, while it is unanswered
    QString endNote; ///< what is not finished on the board, shown with the proposal

    friend bool operator==(const ActionsView&, const ActionsView&) = default;
};

/// The actions of the side to move and of the hall as buttons, with the banner of a proposed end above.
class PlayActions : public QWidget {
    Q_OBJECT
public:
    explicit PlayActions(QWidget* parent = nullptr);

    void setView(const ActionsView& view);
    StampedButton* button(Action action) const { return m_buttons[static_cast<std::size_t>(action)]; }
    /// The banner's words; empty while nothing is proposed.
    QString banner() const;

Q_SIGNALS:
    void chosen(Action action, quint64 stamp);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void relabel();
    int buttonHeight() const;

    ActionsView m_view;
    QWidget* m_banner = nullptr;
    QLabel* m_proposal = nullptr;
    std::array<StampedButton*, actionCount> m_buttons{};
};

} // namespace ui
