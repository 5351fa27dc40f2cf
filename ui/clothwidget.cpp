// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clothwidget.h"

#include "ui/texts.h"

#include <QEvent>
#include <QImage>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr QRgb threadColor = 0xff23463f;
const QColor cream(0xf3, 0xea, 0xd6);
const QColor gold(0xc9, 0xa4, 0x5c);

QFont sized(QFont font, int pixels, QFont::Weight weight)
{
    font.setPixelSize(std::max(10, pixels));
    font.setWeight(weight);
    return font;
}

} // namespace

ClothWidget::ClothWidget(QWidget* parent) : QWidget(parent), m_resume(new StampedButton(this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_resume->setObjectName(QStringLiteral("resume"));
    m_resume->setStyleSheet(QStringLiteral(
        "QPushButton { background: #f3ead6; color: #23302b; border: 2px solid #c9a45c; border-radius: 10px;"
        " padding: 8px 28px; font-weight: bold; }"
        "QPushButton:hover { background: #fff8e8; }"
        "QPushButton:focus { border: 4px solid #ffd777; }"
        "QPushButton:pressed { background: #e2d6bb; }"));
    connect(m_resume, &StampedButton::stamped, this, &ClothWidget::resumed);
    relabel();
}

void ClothWidget::setReason(exam::PauseReason reason)
{
    if (m_reason != reason || m_sealed) {
        m_reason = reason;
        m_sealed.reset();
        relabel();
    }
}

void ClothWidget::setSealed(go::Color side)
{
    if (m_sealed != side) {
        m_sealed = side;
        relabel();
    }
}

QString ClothWidget::reasonText() const
{
    if (m_sealed) {
        return *m_sealed == go::Color::Black ? tr("Black's next move is in the envelope")
                                             : tr("White's next move is in the envelope");
    }
    return texts::pauseReason(m_reason);
}

void ClothWidget::setTimes(const go::PerSide<QString>& times)
{
    if (m_times != times) {
        m_times = times;
        relabel();
    }
}

QString ClothWidget::text() const
{
    const QString line = QStringLiteral("%1\n%2\n%3");
    const auto time = [this](go::Color side) { return tr("%1: %2").arg(texts::side(side), m_times[side]); };
    return line.arg(reasonText(), time(go::Color::Black), time(go::Color::White));
}

void ClothWidget::relabel()
{
    m_resume->setText(m_sealed ? tr("&Open the envelope") : tr("Re&sume"));
    setAccessibleName(m_sealed ? tr("Sealed move") : tr("Paused"));
    setAccessibleDescription(text());
    update();
}

void ClothWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        relabel();
    }
    QWidget::changeEvent(event);
}

void ClothWidget::resizeEvent(QResizeEvent* /*event*/)
{
    m_cloth = {};
    m_resume->setFont(sized(font(), height() / 28, QFont::Bold));
    const QSize wanted = m_resume->sizeHint().expandedTo({width() / 4, height() / 12});
    m_resume->setGeometry(QRect(QPoint((width() - wanted.width()) / 2, height() * 70 / 100), wanted));
}

QPixmap ClothWidget::wovenCloth() const
{
    const qreal ratio = devicePixelRatioF();
    QImage weave(QSizeF(QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
    for (int y = 0; y < weave.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(weave.scanLine(y));
        for (int x = 0; x < weave.width(); ++x) {
            // Twill: the thread that lies on top moves on by one in each row.
            const int lift = (x + y) % 4 < 2 ? 4 : -3;
            const double fold
                = 9.0 * std::sin(x * 5.2 / weave.width() + 0.6 * std::sin(y * 2.1 / weave.height()))
                + 4.0 * std::sin(x * 11.0 / weave.width() + 1.7);
            const int light = lift + static_cast<int>(fold);
            line[x]
                = qRgb(qRed(threadColor) + light, qGreen(threadColor) + light, qBlue(threadColor) + light);
        }
    }
    QPixmap cloth = QPixmap::fromImage(weave);
    cloth.setDevicePixelRatio(ratio);
    QPainter painter(&cloth);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const qreal hem = std::max(8.0, height() * 0.025);
    painter.setPen(QPen(gold, std::max(1.5, height() * 0.003)));
    painter.drawRect(QRectF(rect()).adjusted(hem, hem, -hem, -hem));
    painter.setPen(QPen(gold, 1, Qt::DotLine));
    painter.drawRect(QRectF(rect()).adjusted(hem * 1.5, hem * 1.5, -hem * 1.5, -hem * 1.5));
    return cloth;
}

/// Cream paper with its flap down, closed by a round red seal.
void ClothWidget::paintEnvelope(QPainter& painter, const QRect& place) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0xb9, 0xa9, 0x86), std::max(1.0, place.height() / 60.0)));
    painter.setBrush(QColor(0xf6, 0xef, 0xdf));
    painter.drawRoundedRect(place, 3, 3);
    const QPointF tip(place.center().x(), place.top() + place.height() * 0.58);
    painter.setBrush(QColor(0xee, 0xe3, 0xcb));
    painter.drawPolygon(QPolygonF{QPointF(place.topLeft()), tip, QPointF(place.topRight())});
    const qreal radius = place.height() * 0.2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xa8, 0x1f, 0x1f));
    painter.drawEllipse(tip, radius, radius);
    painter.setPen(QColor(0xf6, 0xd9, 0xc9));
    painter.setFont(sized(font(), static_cast<int>(radius * 1.1), QFont::Bold));
    painter.drawText(QRectF(tip - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
        QStringLiteral("封"));
    painter.restore();
}

void ClothWidget::paintEvent(QPaintEvent* /*event*/)
{
    if (m_cloth.isNull()) {
        m_cloth = wovenCloth();
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_cloth);
    const int side = width() / 10;
    const QRect page = rect().adjusted(side, 0, -side, 0);
    const auto part = [&](int from, int to) {
        return QRect(page.left(), height() * from / 100, page.width(), height() * (to - from) / 100);
    };
    constexpr int flags = static_cast<int>(Qt::AlignHCenter) | static_cast<int>(Qt::TextWordWrap);
    if (m_sealed) {
        const QSize paper(height() * 20 / 100, height() * 12 / 100);
        paintEnvelope(painter, QRect(QPoint((width() - paper.width()) / 2, height() * 4 / 100), paper));
    }
    painter.setPen(cream);
    painter.setFont(sized(font(), height() / 14, QFont::Bold));
    painter.drawText(part(14, 27), flags | static_cast<int>(Qt::AlignVCenter),
        m_sealed ? tr("Sealed move") : tr("Paused"));
    painter.setFont(sized(font(), height() / 34, QFont::Normal));
    painter.drawText(part(27, 40), flags | static_cast<int>(Qt::AlignTop), reasonText());
    int top = 43;
    for (const go::Color color : {go::Color::White, go::Color::Black}) {
        painter.setFont(sized(font(), height() / 26, QFont::DemiBold));
        painter.drawText(part(top, top + 11), flags | static_cast<int>(Qt::AlignVCenter),
            tr("%1: %2").arg(texts::side(color), m_times[color]));
        top += 11;
    }
}

} // namespace ui
