// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reviewactions.h"

namespace ui {

ReviewActions::ReviewActions(QObject* parent)
    : QObject(parent)
    , m_record(std::make_unique<QMenu>(tr("&Record")))
    , m_edit(std::make_unique<QMenu>(tr("&Edit")))
{
    using enum ReviewAction;
    using Keys = QKeySequence;
    add(*m_record, Save, tr("&Save"), Keys::Save, "saveAction");
    add(*m_record, SaveAs, tr("Save &as…"), Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_S), "saveAsAction");
    m_record->addSeparator();
    add(*m_record, CopyRecord, tr("&Copy the record as SGF"), Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        "copyRecordAction");
    add(*m_record, CopyVariation, tr("Copy from &here on as SGF"), {}, "copyVariationAction");
    add(*m_record, CopyDiagram, tr("Copy the position as &text"), Keys(Qt::CTRL | Qt::Key_D),
        "copyDiagramAction");
    add(*m_record, Paste, tr("Open what was c&opied"), Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_V), "pasteAction");
    m_record->addSeparator();
    add(*m_record, Encoding, tr("&Text encoding…"), {}, "encodingAction");
    m_record->addSeparator();
    add(*m_record, Picture, tr("Save the position as a p&icture…"), Keys(Qt::CTRL | Qt::Key_I),
        "pictureAction");
    add(*m_record, Pdf, tr("Save the game as P&DF…"), Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_P), "pdfAction");
    add(*m_record, Print, tr("&Print the game…"), Keys::Print, "printAction");

    add(*m_edit, Undo, tr("&Undo"), Keys::Undo, "undoAction");
    add(*m_edit, Redo, tr("&Redo"), Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), "redoAction");
    m_edit->addSeparator();
    add(*m_edit, Pass, tr("&Pass"), Keys(Qt::CTRL | Qt::ALT | Qt::Key_P), "passAction");
    add(*m_edit, Keep, tr("&Keep the tried moves"), Keys(Qt::CTRL | Qt::Key_Return), "keepAction");
    add(*m_edit, Discard, tr("Take the tried moves &back"), Keys(Qt::CTRL | Qt::Key_Backspace),
        "discardAction");
    add(*m_edit, MakeMain, tr("&Make this the main line"), Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
        "makeMainAction");
    add(*m_edit, Delete, tr("&Delete from here on"), Keys(Qt::CTRL | Qt::Key_Delete), "deleteAction");
    m_edit->addSeparator();
    add(*m_edit, Find, tr("&Find…"), Keys::Find, "findAction");
    add(*m_edit, FindNext, tr("Find &next"), Keys(Qt::Key_F3), "findNextAction");
    add(*m_edit, SamePosition, tr("Find this p&osition again"), Keys(Qt::SHIFT | Qt::Key_F3),
        "samePositionAction");
    add(*m_edit, NextVariation, tr("Ne&xt variation"), Keys(Qt::CTRL | Qt::Key_Down), "nextVariationAction");
    add(*m_edit, PreviousVariation, tr("Pre&vious variation"), Keys(Qt::CTRL | Qt::Key_Up),
        "previousVariationAction");
    m_edit->addSeparator();
    add(*m_edit, Guess, tr("&Guess the moves"), Keys(Qt::CTRL | Qt::Key_G), "guessAction");
    action(Guess)->setCheckable(true);
}

ReviewActions::~ReviewActions() = default;

void ReviewActions::add(
    QMenu& menu, ReviewAction action, const QString& text, const QKeySequence& keys, const char* name)
{
    auto* made = menu.addAction(text);
    made->setObjectName(QLatin1String(name));
    made->setShortcut(keys);
    m_actions.at(static_cast<std::size_t>(action)) = made;
    connect(made, &QAction::triggered, this, [this, action] { Q_EMIT wished(action); });
}

void ReviewActions::setEnabled(ReviewAction which, Toggle enabled)
{
    action(which)->setEnabled(enabled == Toggle::On);
}

void ReviewActions::setSteps(const QString& undo, const QString& redo)
{
    const auto name = [this](ReviewAction which, const QString& alone, const QString& named) {
        action(which)->setText(named.isEmpty() ? alone : named);
        action(which)->setEnabled(!named.isEmpty());
    };
    name(ReviewAction::Undo, tr("&Undo"), undo.isEmpty() ? undo : tr("&Undo: %1").arg(undo));
    name(ReviewAction::Redo, tr("&Redo"), redo.isEmpty() ? redo : tr("&Redo: %1").arg(redo));
}

} // namespace ui
