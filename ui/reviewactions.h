// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/values.h"

#include <QAction>
#include <QMenu>
#include <QObject>

#include <array>
#include <cstdint>
#include <memory>

namespace ui {

/// What can be done with a record that is looked through.
enum class ReviewAction : std::uint8_t {
    Save,
    SaveAs,
    CopyRecord,
    CopyVariation,
    CopyDiagram,
    Paste,
    Encoding,
    Picture,
    Pdf,
    Print,
    Undo,
    Redo,
    Pass,
    Keep,
    Discard,
    MakeMain,
    Delete,
    Find,
    FindNext,
    SamePosition,
    NextVariation,
    PreviousVariation,
    Guess,
};
inline constexpr std::size_t reviewActionCount = 23;

/// The two menus of the review: the record and its editing. They name wishes and know nothing.
class ReviewActions : public QObject {
    Q_OBJECT
public:
    explicit ReviewActions(QObject* parent = nullptr);
    ~ReviewActions() override;

    QMenu* recordMenu() const { return m_record.get(); }
    QMenu* editMenu() const { return m_edit.get(); }
    QAction* action(ReviewAction action) const { return m_actions.at(static_cast<std::size_t>(action)); }
    void setEnabled(ReviewAction action, Toggle enabled);
    /// What undoing and redoing would take back and do again; empty: nothing, and they cannot be chosen.
    void setSteps(const QString& undo, const QString& redo);

Q_SIGNALS:
    void wished(ui::ReviewAction action);

private:
    void add(
        QMenu& menu, ReviewAction action, const QString& text, const QKeySequence& keys, const char* name);

    std::unique_ptr<QMenu> m_record;
    std::unique_ptr<QMenu> m_edit;
    std::array<QAction*, reviewActionCount> m_actions{};
};

} // namespace ui
