// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordnotes.h"

#include "ui/texts.h"

#include <QCoreApplication>

namespace app {

namespace {

QString words(const char* text) { return QCoreApplication::translate("RecordNote", text); }

} // namespace

QString noteText(const sgf::Note& note)
{
    using Kind = sgf::NoteKind;
    const QString where = QStringLiteral("%1[%2]").arg(
        QString::fromStdString(note.property), QString::fromStdString(note.written));
    const QString read = QString::fromStdString(note.read);
    switch (note.kind) {
    case Kind::NotGo:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is not Go; no moves read")).arg(where);
    case Kind::SizeUnreadable:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is no board size; read as 19")).arg(where);
    case Kind::PointUnreadable:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is no point of the board; left out")).arg(where);
    case Kind::MoveUnreadable:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is no point of the board; kept as a move beside it"))
            .arg(where);
    case Kind::PassBesideBoard:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is one line beside the board; read as a pass"))
            .arg(where);
    case Kind::SeveralMoves:
        return words(QT_TRANSLATE_NOOP("RecordNote", "several moves at one place read one after the other"));
    case Kind::MovesLeftOut:
        return words(QT_TRANSLATE_NOOP("RecordNote", "only the first %1 moves are read")).arg(note.value);
    case Kind::SetupDuringGame:
        return words(QT_TRANSLATE_NOOP("RecordNote", "stones set up after move %1")).arg(note.value);
    case Kind::KomiHundredths:
    case Kind::KomiInZi:
    case Kind::KomiInWords:
    case Kind::KomiFromKo:
    case Kind::KomiRounded:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 read as a komi of %2"))
            .arg(where, ui::texts::komi(note.value));
    case Kind::KomiSaysNothing:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 of this server says nothing in an even game"))
            .arg(where);
    case Kind::KomiMissing:
        return words(QT_TRANSLATE_NOOP("RecordNote", "no komi stated"));
    case Kind::KomiUnreadable:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is no komi")).arg(where);
    case Kind::NoKomiWithHandicap:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 left aside: no komi in a handicap game")).arg(where);
    case Kind::HandicapFromMoves:
        return words(QT_TRANSLATE_NOOP("RecordNote", "the first %1 moves of Black read as handicap stones"))
            .arg(note.value);
    case Kind::HandicapFromStones:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 stones read as a handicap")).arg(note.value);
    case Kind::HandicapDiffers:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1, but %2 stones are set up"))
            .arg(where)
            .arg(note.value);
    case Kind::HandicapUnreadable:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is no handicap")).arg(where);
    case Kind::RulesUnknown:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 are unknown rules; counted as Chinese")).arg(where);
    case Kind::ResultInWords:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 read as %2")).arg(where, read);
    case Kind::ResultUnreadable:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is no result that can be read")).arg(where);
    case Kind::TimeInMinutes:
    case Kind::TimeInWords:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 read as %2"))
            .arg(where, ui::texts::duration(timing::Millis{note.value * 1000LL}));
    case Kind::PeriodsFromFox:
    case Kind::PeriodsInWords: {
        const auto periods = timing::timeControlFromSgf(std::nullopt, note.read);
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 read as the byo-yomi %2"))
            .arg(where, periods ? ui::texts::timeControl(*periods) : read);
    }
    case Kind::TimeUnreadable:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1 is no time that can be read")).arg(where);
    case Kind::ForeignName:
        return words(QT_TRANSLATE_NOOP("RecordNote", "%1, a name of this server's own, was understood"))
            .arg(where);
    }
    return {};
}

QStringList noteTexts(const sgf::GameRecord& record)
{
    QStringList texts;
    for (const sgf::Note& note : record.notes) {
        if (note.kind != sgf::NoteKind::KomiMissing) {
            texts << noteText(note);
        }
    }
    return texts;
}

} // namespace app
