// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>

namespace ui::style {

namespace {

constexpr int discSize = 32;

QColor blend(const QColor& front, const QColor& back, double part)
{
    const auto mix = [part](int a, int b) { return qRound(a * part + b * (1 - part)); };
    return {mix(front.red(), back.red()), mix(front.green(), back.green()), mix(front.blue(), back.blue())};
}

/// Quiet text follows the palette, so that it stays readable in the dark.
class QuietLabel : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::ApplicationPaletteChange)
            quieten();
    }
    void showEvent(QShowEvent* event) override
    {
        quieten();
        QLabel::showEvent(event);
    }

private:
    void quieten()
    {
        QPalette colours = QApplication::palette(this);
        const QColor ink = colours.color(QPalette::WindowText);
        colours.setColor(QPalette::WindowText, blend(ink, colours.color(QPalette::Window), 0.7));
        setPalette(colours);
    }
};

QLabel* prepared(QLabel* label)
{
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

QFont font(Level level)
{
    QFont made = QApplication::font();
    const double base = made.pointSizeF() > 0 ? made.pointSizeF() : 10;
    switch (level) {
    case Level::Page:
        made.setPointSizeF(base * 1.7);
        made.setWeight(QFont::DemiBold);
        break;
    case Level::Section:
        made.setPointSizeF(base * 1.15);
        made.setWeight(QFont::DemiBold);
        break;
    case Level::Large:
        made.setPointSizeF(base * 2.4);
        made.setWeight(QFont::Bold);
        break;
    }
    return made;
}

QLabel* heading(Level level, const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(font(level));
    label->setWordWrap(true);
    return label;
}

QLabel* text(const QString& text, QWidget* parent) { return prepared(new QLabel(text, parent)); }

QLabel* quiet(const QString& text, QWidget* parent) { return prepared(new QuietLabel(text, parent)); }

QLabel* fault(QWidget* parent)
{
    auto* label = prepared(new QLabel(parent));
    label->setStyleSheet(QStringLiteral("color: #d0453a;"));
    label->hide();
    return label;
}

void setFault(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

QFrame* card(QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setObjectName(QStringLiteral("card"));
    frame->setStyleSheet(QStringLiteral(
        "QFrame#card { background: palette(base); border: 1px solid palette(mid); border-radius: 8px; }"));
    return frame;
}

void layBeside(QWidget* page, QWidget* board, QWidget* panel)
{
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(gap, gap, gap, gap);
    row->setSpacing(gap);
    row->addWidget(board, 1);
    row->addWidget(panel);
}

void makeMain(QPushButton* button)
{
    button->setDefault(true);
    button->setAutoDefault(true);
    QFont bold = button->font();
    bold.setWeight(QFont::DemiBold);
    button->setFont(bold);
    button->setMinimumHeight(36);
    button->setMinimumWidth(140);
}

QIcon disc(Disc disc)
{
    QPixmap picture(discSize, discSize);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x8a, 0x8a, 0x8a), 2));
    painter.setBrush(disc == Disc::Black ? QColor(0x20, 0x20, 0x22) : QColor(0xf6, 0xf4, 0xee));
    painter.drawEllipse(QRectF(3, 3, discSize - 6, discSize - 6));
    return {picture};
}

} // namespace ui::style
