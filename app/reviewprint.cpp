// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewprint.h"

#include "core/sgf/diagrams.h"
#include "ui/boardpainter.h"
#include "ui/diagrampainter.h"
#include "ui/texts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cstddef>

namespace app {

namespace {

constexpr int pictureSide = 1200; ///< pixels
constexpr int vectorSide = 800; ///< units of an SVG

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

QString numberText(const sgf::DiagramMove& move) { return QString::number(move.number); }

/// "20 = 112 = 130", or by its point where no number is on the board.
QString reusedText(const sgf::ReusedPoint& reused, go::BoardSize size)
{
    QStringList numbers{reused.shown ? QString::number(*reused.shown) : ui::texts::point(reused.point, size)};
    for (const sgf::DiagramMove& move : reused.later) {
        numbers << numberText(move);
    }
    return numbers.join(QStringLiteral(" = "));
}

QString belowText(const sgf::Diagram& diagram)
{
    QStringList parts;
    for (const sgf::ReusedPoint& reused : diagram.reused) {
        parts << reusedText(reused, diagram.start.size());
    }
    for (const sgf::DiagramMove& pass : diagram.passes) {
        parts << QCoreApplication::translate("Print", "%1: pass").arg(pass.number);
    }
    return parts.join(QStringLiteral("    "));
}

ui::PrintedDiagram printedOf(const sgf::Diagram& diagram)
{
    ui::PrintedDiagram printed;
    printed.board = ui::boardView(diagram.start);
    const go::BoardSize size = diagram.start.size();
    printed.board.moveNumbers.resize(static_cast<std::size_t>(size.points()));
    for (const sgf::DiagramMove& move : diagram.shown) {
        const auto index = static_cast<std::size_t>(go::indexOf(*move.point, size));
        printed.board.stones[index] = move.color;
        printed.board.moveNumbers[index] = move.number;
    }
    printed.caption = diagram.first == 0
        ? QCoreApplication::translate("Print", "Position")
        : QCoreApplication::translate("Print", "Moves %1–%2").arg(diagram.first).arg(diagram.last);
    printed.below = belowText(diagram);
    return printed;
}

/// "Chinese", as the record names its rules.
QString rulesText(const sgf::GameRecord& info)
{
    using Set = sgf::RuleSet;
    switch (info.ruleSet) {
    case Set::Chinese:
        return QCoreApplication::translate("Print", "Chinese");
    case Set::Ing:
        return QCoreApplication::translate("Print", "Ing");
    case Set::Japanese:
        return QCoreApplication::translate("Print", "Japanese");
    case Set::Korean:
        return QCoreApplication::translate("Print", "Korean");
    case Set::Unknown:
    case Set::Aga:
    case Set::NewZealand:
    case Set::OtherArea:
    case Set::OtherTerritory:
        break;
    }
    return text(info.info.rules);
}

} // namespace

ui::PrintedRecord printedOf(
    const ui::ReviewHead& head, const sgf::GameRecord& info, const sgf::GameRecord& line, int movesEach)
{
    ui::PrintedRecord printed;
    printed.title = head.title;
    const auto add = [&printed](const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            printed.head.emplace_back(name, value);
        }
    };
    add(QCoreApplication::translate("Print", "Black"), head.black);
    add(QCoreApplication::translate("Print", "White"), head.white);
    add(QCoreApplication::translate("Print", "Result"), head.result);
    if (info.handicap >= 2) {
        add(QCoreApplication::translate("Print", "Handicap"), QString::number(info.handicap));
    } else if (info.komi) {
        add(QCoreApplication::translate("Print", "Komi"), ui::texts::komi(*info.komi));
    }
    add(QCoreApplication::translate("Print", "Date"), text(info.info.date));
    add(QCoreApplication::translate("Print", "Place"), text(info.info.place));
    add(QCoreApplication::translate("Print", "Rules"), rulesText(info));
    if (info.time) {
        add(QCoreApplication::translate("Print", "Time"), ui::texts::timeControl(*info.time));
    }
    add(QCoreApplication::translate("Print", "Moves"), QString::number(line.moves.size()));
    for (const sgf::Diagram& diagram : sgf::diagramsOf(line, movesEach)) {
        printed.diagrams.push_back(printedOf(diagram));
    }
    return printed;
}

QMarginsF pageMargins() { return {15, 14, 15, 12}; }

bool writePdf(const QString& path, const ui::PrintedRecord& record, int diagramsEach)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    bool painted = false;
    {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(pageMargins(), QPageLayout::Millimeter);
        writer.setResolution(600);
        writer.setTitle(record.title);
        writer.setCreator(QStringLiteral("Kaoduan"));
        painted = ui::paintPages(writer, record, diagramsEach);
    }
    return painted && file.commit();
}

namespace {

QByteArray svgOf(const ui::BoardView& view, const PictureLook& look)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({vectorSide, vectorSide});
    generator.setViewBox(QRect(0, 0, vectorSide, vectorSide));
    generator.setTitle(QStringLiteral("Kaoduan"));
    {
        QPainter painter(&generator);
        painter.fillRect(QRect(0, 0, vectorSide, vectorSide), Qt::white);
        ui::paintDiagram(painter, QRectF(0, 0, vectorSide, vectorSide), view, look.coordinates);
    }
    return buffer.data();
}

QByteArray pngOf(const ui::BoardView& view, const PictureLook& look)
{
    const ui::BoardGeometry geometry({pictureSide, pictureSide}, view.size, look.coordinates);
    ui::BoardTheme theme;
    theme.prepare(geometry, look.look, Qt::white);
    QImage image(pictureSide, pictureSide, QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        const auto points = ui::pointViews(view);
        QPainter painter(&image);
        ui::paintBoard(painter, {geometry, theme, points, view.signs, view.lines}, image.rect());
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

bool writePicture(const QString& path, const ui::BoardView& view, const PictureLook& look)
{
    const bool vector = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = vector ? svgOf(view, look) : pngOf(view, look);
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace app
