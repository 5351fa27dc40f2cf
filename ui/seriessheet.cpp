// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seriessheet.h"

#include "ui/seriesmodel.h"
#include "ui/texts.h"
#include "ui/textsseries.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <array>
#include <utility>

namespace ui {

namespace {

class Sheet {
    Q_DECLARE_TR_FUNCTIONS(ui::SeriesSheet)
};

using Line = std::pair<QString, QString>;

constexpr double titleSize = 18; // pt
constexpr double verdictSize = 14;
constexpr double textSize = 10;

QTextCharFormat format(double size, QFont::Weight weight = QFont::Normal)
{
    QTextCharFormat made;
    made.setFontPointSize(size);
    made.setFontWeight(weight);
    return made;
}

QTextBlockFormat block(Qt::Alignment alignment, double above = 0)
{
    QTextBlockFormat made;
    made.setAlignment(alignment);
    made.setTopMargin(above);
    return made;
}

QTextTableFormat tableFormat(double border)
{
    QTextTableFormat made;
    made.setBorder(border);
    made.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    made.setBorderCollapse(true);
    made.setCellPadding(4);
    made.setCellSpacing(0);
    made.setTopMargin(10);
    made.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    return made;
}

void write(QTextTable& table, int row, int column, const QString& text, const QTextCharFormat& how)
{
    table.cellAt(row, column).firstCursorPosition().insertText(text, how);
}

QList<Line> factsOf(const SeriesRow& row, const QDate& today)
{
    const exam::SeriesPlan& plan = row.series.plan;
    const QLocale locale;
    QList<Line> facts{
        {Sheet::tr("Exam"), texts::planName(plan)},
        {Sheet::tr("Level"), QString::fromStdString(plan.level)},
        {Sheet::tr("Examinee"), texts::playerAndGrade(plan.player)},
        {Sheet::tr("Begun"), locale.toString(row.created.toLocalTime().date(), QLocale::LongFormat)},
        {Sheet::tr("Printed"), locale.toString(today, QLocale::LongFormat)},
        {Sheet::tr("Rounds, pass line"), texts::passLine(plan)},
        {Sheet::tr("Points for win, draw, loss"),
            QStringLiteral("%1, %2, %3").arg(plan.points.win).arg(plan.points.draw).arg(plan.points.loss)},
        {Sheet::tr("Board, komi"),
            QStringLiteral("%1, %2").arg(
                texts::boardSize(plan.setup.size), texts::komi(plan.setup.rules.komi))},
        {Sheet::tr("Time"), texts::timeControl(plan.setup.time)},
    };
    if (plan.certainty == exam::Certainty::Unverified)
        facts.append({Sheet::tr("Note"), Sheet::tr("to be confirmed: figures of this plan are not certain")});
    return facts;
}

void writeFacts(QTextCursor& cursor, const QList<Line>& facts)
{
    auto* table = cursor.insertTable(static_cast<int>(facts.size()), 2, tableFormat(0));
    auto layout = table->format();
    layout.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 30), QTextLength(QTextLength::PercentageLength, 70)});
    layout.setCellPadding(2);
    table->setFormat(layout);
    int row = 0;
    for (const auto& [name, value] : facts) {
        write(*table, row, 0, name, format(textSize, QFont::DemiBold));
        write(*table, row, 1, value, format(textSize));
        ++row;
    }
    cursor.movePosition(QTextCursor::End);
}

void writeRounds(QTextCursor& cursor, const exam::Series& series)
{
    constexpr std::array columns{RoundsModel::Number, RoundsModel::Opponent, RoundsModel::Colour,
        RoundsModel::Result, RoundsModel::Score, RoundsModel::Points, RoundsModel::Note};
    constexpr std::array widths{10, 19, 11, 27, 10, 11, 12}; // per cent
    auto tableLayout = tableFormat(1);
    tableLayout.setHeaderRowCount(1); // on every page
    QList<QTextLength> lengths;
    for (const int width : widths)
        lengths.append(QTextLength(QTextLength::PercentageLength, width));
    tableLayout.setColumnWidthConstraints(lengths);
    const int rounds = static_cast<int>(series.rounds.size());
    auto* table = cursor.insertTable(rounds + 1, static_cast<int>(columns.size()), tableLayout);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int column = static_cast<int>(i);
        write(*table, 0, column, RoundsModel::title(columns.at(i)), format(textSize, QFont::DemiBold));
        for (int round = 0; round < rounds; ++round)
            write(*table, round + 1, column,
                RoundsModel::text(series, static_cast<std::size_t>(round), columns.at(i)), format(textSize));
    }
    cursor.movePosition(QTextCursor::End);
}

void writeSignatures(QTextCursor& cursor)
{
    const QStringList signers{
        Sheet::tr("Examinee"), Sheet::tr("Referee"), Sheet::tr("Organiser"), Sheet::tr("Date")};
    auto layout = tableFormat(0);
    layout.setTopMargin(36);
    auto* table = cursor.insertTable(2, static_cast<int>(signers.size()), layout);
    for (int i = 0; i < signers.size(); ++i) {
        write(*table, 0, i, QStringLiteral("________________"), format(textSize));
        write(*table, 1, i, signers.at(i), format(textSize));
    }
    cursor.movePosition(QTextCursor::End);
}

} // namespace

void paintSheet(QPagedPaintDevice& paper, const SeriesRow& series, const QDate& today)
{
    const exam::Standing standing = exam::standingOf(series.series);
    QTextDocument document;
    QTextCursor cursor(&document);
    cursor.setBlockFormat(block(Qt::AlignHCenter));
    cursor.insertText(Sheet::tr("Result sheet of an exam series"), format(titleSize, QFont::Bold));
    writeFacts(cursor, factsOf(series, today));
    writeRounds(cursor, series.series);
    cursor.insertBlock(block(Qt::AlignLeft, 14), format(textSize));
    cursor.insertText(texts::standing(series.series.plan, standing), format(textSize));
    cursor.insertBlock(block(Qt::AlignLeft, 6), format(verdictSize, QFont::Bold));
    cursor.insertText(
        Sheet::tr("Verdict: %1").arg(texts::verdict(standing.verdict)), format(verdictSize, QFont::Bold));
    writeSignatures(cursor);
    document.print(&paper);
}

} // namespace ui
