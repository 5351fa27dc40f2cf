// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/refereeline.h"

#include "ui/refereelogdialog.h"

#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int wordLines = 2;

int wordsSize(const QFont& font) { return QFontInfo(font).pixelSize() * 5 / 4; }

// Wraps to a few lines; what does not fit ends in an ellipsis.
void drawWrapped(QPainter& painter, const QRect& area, const QString& words)
{
    const QFontMetrics metrics(painter.font());
    QTextLayout layout(words, painter.font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(area.width());
        if (lines.size() == wordLines - 1) {
            lines.append(metrics.elidedText(words.mid(line.textStart()), Qt::ElideRight, area.width()));
            break;
        }
        lines.append(words.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    int top = area.top() + (area.height() - static_cast<int>(lines.size()) * metrics.height()) / 2;
    for (const QString& line : std::as_const(lines)) {
        painter.drawText(QRect(area.left(), top, area.width(), metrics.height()), Qt::AlignVCenter, line);
        top += metrics.height();
    }
}

} // namespace

RefereeLine::RefereeLine(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &RefereeLine::openLog);
    setWords({});
}

void RefereeLine::setLog(std::vector<LogEntry> log)
{
    m_log = std::move(log);
    setWords(m_log.empty() ? QString() : m_log.back().words);
}

void RefereeLine::say(const LogEntry& entry)
{
    m_log.push_back(entry);
    setWords(entry.words);
}

void RefereeLine::remark(const QString& words) { setWords(words); }

void RefereeLine::setWords(const QString& words)
{
    m_words = words;
    setAccessibleName(words.isEmpty() ? tr("Referee") : tr("Referee: %1").arg(words));
    setAccessibleDescription(tr("Opens the log of everything said"));
    setToolTip(tr("Everything the referee has said"));
    update();
}

void RefereeLine::openLog()
{
    auto* dialog = new RefereeLogDialog(m_log, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QSize RefereeLine::sizeHint() const { return {420, fontMetrics().height() * 18 / 5 + 14}; }

QSize RefereeLine::minimumSizeHint() const { return {240, sizeHint().height()}; }

void RefereeLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void RefereeLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setWords(m_words);
    }
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    QAbstractButton::changeEvent(event);
}

void RefereeLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QColor quiet = palette().color(QPalette::WindowText);
    quiet.setAlphaF(0.62F);
    QColor edge = quiet;
    edge.setAlphaF(underMouse() ? 0.5F : 0.22F);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 2) : QPen(edge, 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(frame, 9, 9);

    const int pad = fontMetrics().height() * 2 / 3;
    QFont caption = font();
    caption.setPixelSize(std::max(8, fontMetrics().height() * 7 / 10));
    painter.setFont(caption);
    painter.setPen(quiet);
    const int captionHeight = QFontMetrics(caption).height();
    const QRect top(pad, 6, width() - 2 * pad, captionHeight);
    painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, tr("Referee"));
    if (!m_log.empty()) {
        painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter,
            tr("Log (%n)", nullptr, static_cast<int>(m_log.size())) + QStringLiteral(" ›"));
    }
    QFont words = font();
    words.setPixelSize(wordsSize(font()));
    words.setWeight(QFont::DemiBold);
    painter.setFont(words);
    painter.setPen(palette().color(QPalette::WindowText));
    drawWrapped(painter, QRect(pad, top.bottom(), width() - 2 * pad, height() - top.bottom() - 5), m_words);
}

} // namespace ui
