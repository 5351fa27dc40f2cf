// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The floor: QApplication and one painted board with half its points taken, nothing else. A click lays a
// stone and repaints one square. What our own program needs beyond this is what we answer for.
#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QWidget>

#include <array>

namespace {

constexpr int lines = 19;
constexpr int cell = 40;
constexpr int side = lines * cell;

class Board : public QWidget {
public:
    Board()
    {
        setFixedSize(side, side);
        setAttribute(Qt::WA_OpaquePaintEvent);
        for (std::size_t i = 0; i < m_stones.size(); i += 2) {
            m_stones[i] = i % 4 == 0 ? 1 : 2;
        }
        m_wood = QPixmap(size());
        QPainter painter(&m_wood);
        QLinearGradient grain(0, 0, side, side);
        grain.setColorAt(0, QColor(236, 200, 136));
        grain.setColorAt(1, QColor(214, 165, 88));
        painter.fillRect(rect(), grain);
        for (int i = 0; i < lines; ++i) {
            const int at = i * cell + cell / 2;
            painter.drawLine(cell / 2, at, side - cell / 2, at);
            painter.drawLine(at, cell / 2, at, side - cell / 2);
        }
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        const QRect dirty = event->rect();
        painter.drawPixmap(dirty, m_wood, dirty);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        for (int y = dirty.top() / cell; y <= dirty.bottom() / cell; ++y) {
            for (int x = dirty.left() / cell; x <= dirty.right() / cell; ++x) {
                if (const int stone = m_stones[index(x, y)]; stone != 0) {
                    painter.setBrush(stone == 1 ? QColor(20, 20, 22) : QColor(245, 243, 236));
                    painter.drawEllipse(x * cell + 1, y * cell + 1, cell - 2, cell - 2);
                }
            }
        }
    }

    void mouseReleaseEvent(QMouseEvent* event) override
    {
        const QPoint at = event->position().toPoint();
        if (!rect().contains(at)) {
            return;
        }
        m_stones[index(at.x() / cell, at.y() / cell)] = ++m_moves % 2 + 1;
        update(at.x() / cell * cell, at.y() / cell * cell, cell, cell);
    }

private:
    static std::size_t index(int x, int y) { return static_cast<std::size_t>(y * lines + x); }

    std::array<int, std::size_t{lines} * lines> m_stones{};
    QPixmap m_wood;
    int m_moves = 0;
};

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    Board board;
    board.show();
    return QApplication::exec();
}
