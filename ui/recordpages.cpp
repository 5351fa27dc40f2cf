// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recordpages.h"

#include "ui/diagrampainter.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

// Paints page by page. Lengths are millimetres of the paper until they reach the painter.
class PagePainter {
public:
    PagePainter(QPagedPaintDevice& device, QPainter& painter, const PrintedRecord& record, int each)
        : m_device(device)
        , m_painter(painter)
        , m_record(record)
        , m_each(std::clamp(each, 1, 2))
        , m_millimetre(static_cast<qreal>(device.logicalDpiX()) / 25.4)
        , m_page(0, 0, device.width(), device.height())
    { }

    void paint();

private:
    qreal mm(qreal length) const { return length * m_millimetre; }
    QFont font(qreal millimetres, QFont::Weight weight = QFont::Normal) const;
    /// Writes into a box from the top; how high it came.
    qreal write(const QRectF& box, int flags, const QString& words, const QFont& font) const;
    qreal head(qreal top) const;
    void diagram(const QRectF& room, const PrintedDiagram& diagram) const;
    void foot() const;
    int pages() const
    {
        const auto diagrams = static_cast<int>(m_record.diagrams.size());
        return std::max(1, (diagrams + m_each - 1) / m_each);
    }

    QPagedPaintDevice& m_device;
    QPainter& m_painter;
    const PrintedRecord& m_record;
    int m_each;
    qreal m_millimetre;
    QRectF m_page;
    int m_number = 1;
};

QFont PagePainter::font(qreal millimetres, QFont::Weight weight) const
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, qRound(mm(millimetres))));
    font.setWeight(weight);
    return font;
}

qreal PagePainter::write(const QRectF& box, int flags, const QString& words, const QFont& font) const
{
    m_painter.setFont(font);
    m_painter.setPen(Qt::black);
    QRectF used;
    m_painter.drawText(box, flags | Qt::TextWordWrap, words, &used);
    return used.height();
}

qreal PagePainter::head(qreal top) const
{
    if (!m_record.title.isEmpty()) {
        const QRectF box(m_page.left(), top, m_page.width(), mm(40));
        top += write(box, Qt::AlignHCenter | Qt::AlignTop, m_record.title, font(5.4, QFont::DemiBold));
        top += mm(2.5);
    }
    const QFont small = font(3.5);
    const qreal half = m_page.width() / 2;
    for (std::size_t i = 0; i < m_record.head.size(); i += 2) {
        qreal height = 0;
        for (std::size_t side = 0; side < 2 && i + side < m_record.head.size(); ++side) {
            const auto& [name, value] = m_record.head[i + side];
            const qreal left = m_page.left() + half * static_cast<qreal>(side);
            const QString words
                = QCoreApplication::translate("Print", "%1: %2", "name: value").arg(name, value);
            height = std::max(height,
                write(QRectF(left, top, half - mm(3), mm(30)), Qt::AlignLeft | Qt::AlignTop, words, small));
        }
        top += height + mm(0.8);
    }
    m_painter.setPen(QPen(Qt::black, mm(0.2)));
    m_painter.drawLine(QPointF(m_page.left(), top + mm(1)), QPointF(m_page.right(), top + mm(1)));
    return top + mm(3);
}

void PagePainter::diagram(const QRectF& room, const PrintedDiagram& diagram) const
{
    const QFont captionFont = font(3.6, QFont::DemiBold);
    const QFont belowFont = font(3.2);
    const qreal caption = QFontMetricsF(captionFont, &m_device).height();
    const QRectF belowBox(room.left(), 0, room.width(), mm(60));
    const qreal below = diagram.below.isEmpty()
        ? 0
        : QFontMetricsF(belowFont, &m_device)
              .boundingRect(belowBox, Qt::AlignHCenter | Qt::TextWordWrap, diagram.below)
              .height();
    const qreal side = std::min(room.width(), room.height() - caption - below - mm(4));
    const QRectF board(room.center().x() - side / 2, room.top() + caption + mm(1), side, side);
    write(QRectF(room.left(), room.top(), room.width(), caption), Qt::AlignCenter, diagram.caption,
        captionFont);
    paintDiagram(m_painter, board, diagram.board, Coordinates::Shown);
    if (!diagram.below.isEmpty()) {
        write(belowBox.translated(0, board.bottom() + mm(1)), Qt::AlignHCenter | Qt::AlignTop, diagram.below,
            belowFont);
    }
}

void PagePainter::foot() const
{
    const QString words = QCoreApplication::translate("Print", "Page %1 of %2").arg(m_number).arg(pages());
    write(QRectF(m_page.left(), m_page.bottom() - mm(5), m_page.width(), mm(5)), Qt::AlignCenter, words,
        font(2.8));
}

void PagePainter::paint()
{
    const auto& diagrams = m_record.diagrams;
    qreal top = head(m_page.top());
    for (std::size_t i = 0; i < diagrams.size(); i += static_cast<std::size_t>(m_each)) {
        if (i > 0) {
            m_device.newPage();
            ++m_number;
            top = m_page.top();
        }
        const qreal height = (m_page.bottom() - mm(6) - top) / m_each;
        for (int place = 0; place < m_each && i + static_cast<std::size_t>(place) < diagrams.size();
             ++place) {
            diagram(QRectF(m_page.left(), top + height * place, m_page.width(), height - mm(2)),
                diagrams[i + static_cast<std::size_t>(place)]);
        }
        foot();
    }
}

} // namespace

bool paintPages(QPagedPaintDevice& device, const PrintedRecord& record, int diagramsEach)
{
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    PagePainter(device, painter, record, diagramsEach).paint();
    return painter.end();
}

} // namespace ui
