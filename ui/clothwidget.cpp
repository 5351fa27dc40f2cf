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
    if (m_reason != reason) {
        m_reason = reason;
        relabel();
    }
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
    return line.arg(texts::pauseReason(m_reason), time(go::Color::Black), time(go::Color::White));
}

void ClothWidget::relabel()
{
    m_resume->setText(tr("Re&sume"));
    setAccessibleName(tr("Paused"));
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
    painter.setPen(cream);
    painter.setFont(sized(font(), height() / 14, QFont::Bold));
    painter.drawText(part(14, 27), flags | static_cast<int>(Qt::AlignVCenter), tr("Paused"));
    painter.setFont(sized(font(), height() / 34, QFont::Normal));
    painter.drawText(part(27, 40), flags | static_cast<int>(Qt::AlignTop), texts::pauseReason(m_reason));
    int top = 43;
    for (const go::Color color : {go::Color::White, go::Color::Black}) {
        painter.setFont(sized(font(), height() / 26, QFont::DemiBold));
        painter.drawText(part(top, top + 11), flags | static_cast<int>(Qt::AlignVCenter),
            tr("%1: %2").arg(texts::side(color), m_times[color]));
        top += 11;
    }
}

} // namespace ui
