// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timefields.h"

#include "core/base/overloaded.h"
#include "ui/style.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>
#include <utility>
#include <variant>

namespace ui {

namespace {

using timing::Millis;

constexpr Millis second{1000};

/// The order of the list of kinds is that of the alternatives of timing::TimeControl.
constexpr std::size_t retained = 0;
constexpr std::size_t japanese = 1;
constexpr std::size_t canadian = 2;
constexpr std::size_t fischerKind = 3;
constexpr std::size_t untimed = 5;
constexpr std::size_t halved = 6;
constexpr std::size_t perMove = 7;
static_assert(std::is_same_v<std::variant_alternative_t<untimed, timing::TimeControl>, timing::Untimed>);

std::array<timing::TimeControl, 8> kinds()
{
    return {timing::Retained{}, timing::Japanese{}, timing::Canadian{}, timing::Fischer{}, timing::Absolute{},
        timing::Untimed{}, timing::SharedHalved{}, timing::SharedPerMove{}};
}

QSpinBox* number(const QString& name, int from, int to, const QString& suffix, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(name);
    box->setRange(from, to);
    box->setSuffix(suffix);
    return box;
}

QLineEdit* time(const QString& name, const QString& hint, QWidget* parent)
{
    auto* edit = new QLineEdit(parent);
    edit->setObjectName(name);
    edit->setPlaceholderText(hint);
    edit->setToolTip(TimeFields::tr("Hours:minutes:seconds, or whole minutes: 1:00:00, 45:00, 60"));
    return edit;
}

} // namespace

TimeFields::TimeFields(QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_kind(new QComboBox(this))
    , m_main(time(QStringLiteral("mainTime"), QStringLiteral("1:00:00"), this))
    , m_reserve(number(QStringLiteral("reserveMinutes"), 1, 99, tr(" min"), this))
    , m_periods(number(QStringLiteral("periods"), 1, 99, {}, this))
    , m_period(number(QStringLiteral("periodSeconds"), 10, 3600, tr(" s"), this))
    , m_stones(number(QStringLiteral("blockStones"), 1, 99, {}, this))
    , m_block(time(QStringLiteral("blockTime"), QStringLiteral("5:00"), this))
    , m_increment(number(QStringLiteral("incrementSeconds"), 0, 3600, tr(" s"), this))
    , m_cap(time(QStringLiteral("capTime"), tr("none"), this))
    , m_halved(time(QStringLiteral("halvedTime"), QStringLiteral("10:00"), this))
    , m_perMove(number(QStringLiteral("moveSeconds"), 10, 3600, tr(" s"), this))
    , m_sentence(style::quiet({}, this))
    , m_fault(style::fault(this))
{
    m_kind->setObjectName(QStringLiteral("timeKind"));
    m_sentence->setObjectName(QStringLiteral("timeSentence"));
    m_fault->setObjectName(QStringLiteral("timeFault"));
    m_form->setContentsMargins(0, 0, 0, 0);
    for (const auto& kind : kinds())
        m_kind->addItem(texts::kind(kind));
    addRows(*m_form);

    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showRows();
        refresh();
    });
    for (auto* edit : {m_main, m_block, m_cap, m_halved})
        connect(edit, &QLineEdit::textChanged, this, &TimeFields::refresh);
    for (auto* box : {m_reserve, m_periods, m_period, m_stones, m_increment, m_perMove})
        connect(box, &QSpinBox::valueChanged, this, &TimeFields::refresh);
    setControl(timing::Retained{});
}

void TimeFields::addRows(QFormLayout& form)
{
    form.addRow(tr("&Clock"), m_kind);
    form.addRow(tr("&Time of each side"), m_main);
    form.addRow(tr("of which b&yo-yomi"), m_reserve);
    form.addRow(tr("&Periods"), m_periods);
    form.addRow(tr("Each period"), m_period);
    form.addRow(tr("&Stones in a block"), m_stones);
    form.addRow(tr("Each block"), m_block);
    form.addRow(tr("More for each move"), m_increment);
    form.addRow(tr("Never above"), m_cap);
    form.addRow(tr("of which ha&lved"), m_halved);
    form.addRow(tr("then for each move"), m_perMove);
    form.addRow(m_sentence);
    form.addRow(m_fault);
}

void TimeFields::setControl(const timing::TimeControl& control)
{
    {
        const QSignalBlocker kind(m_kind);
        const std::array<QSignalBlocker, 10> quiet{QSignalBlocker(m_halved), QSignalBlocker(m_perMove),
            QSignalBlocker(m_main), QSignalBlocker(m_reserve), QSignalBlocker(m_periods),
            QSignalBlocker(m_period), QSignalBlocker(m_stones), QSignalBlocker(m_block),
            QSignalBlocker(m_increment), QSignalBlocker(m_cap)};
        m_kind->setCurrentIndex(static_cast<int>(control.index()));
        const auto inSeconds = [](Millis span) { return static_cast<int>(span / second); };
        std::visit(Overloaded{
                       [this](const timing::Retained& t) {
                           m_main->setText(texts::duration(t.limit));
                           m_reserve->setValue(t.reserveMinutes);
                       },
                       [this, inSeconds](const timing::Japanese& t) {
                           m_main->setText(texts::duration(t.main));
                           m_periods->setValue(t.periods);
                           m_period->setValue(inSeconds(t.period));
                       },
                       [this](const timing::Canadian& t) {
                           m_main->setText(texts::duration(t.main));
                           m_stones->setValue(t.stones);
                           m_block->setText(texts::duration(t.block));
                       },
                       [this, inSeconds](const timing::Fischer& t) {
                           m_main->setText(texts::duration(t.main));
                           m_increment->setValue(inSeconds(t.increment));
                           m_cap->setText(t.cap ? texts::duration(*t.cap) : QString());
                       },
                       [this](const timing::Absolute& t) { m_main->setText(texts::duration(t.main)); },
                       [](const timing::Untimed&) {},
                       [this](const timing::SharedHalved& t) {
                           m_main->setText(texts::duration(t.shared));
                           m_halved->setText(texts::duration(t.halved));
                       },
                       [this, inSeconds](const timing::SharedPerMove& t) {
                           m_main->setText(texts::duration(t.shared));
                           m_perMove->setValue(inSeconds(t.perMove));
                       },
                   },
            control);
    }
    if (m_halved->text().isEmpty())
        m_halved->setText(texts::duration(timing::SharedHalved{}.halved));
    if (m_block->text().isEmpty())
        m_block->setText(texts::duration(timing::Canadian{}.block));
    showRows();
    refresh();
}

std::optional<timing::TimeControl> TimeFields::control() const
{
    const auto kind = static_cast<std::size_t>(m_kind->currentIndex());
    if (kind == untimed)
        return timing::Untimed{};
    const auto main = texts::durationFrom(m_main->text());
    if (!main)
        return std::nullopt;
    switch (kind) {
    case retained:
        return timing::Retained{*main, m_reserve->value()};
    case japanese:
        return timing::Japanese{*main, m_periods->value(), m_period->value() * second};
    case canadian: {
        const auto block = texts::durationFrom(m_block->text());
        if (!block)
            return std::nullopt;
        return timing::Canadian{*main, m_stones->value(), *block};
    }
    case fischerKind:
        return fischer();
    case halved: {
        const auto last = texts::durationFrom(m_halved->text());
        if (!last)
            return std::nullopt;
        return timing::SharedHalved{*main, *last};
    }
    case perMove:
        return timing::SharedPerMove{*main, m_perMove->value() * second};
    default:
        return timing::Absolute{*main};
    }
}

std::optional<timing::TimeControl> TimeFields::fischer() const
{
    timing::Fischer made{
        texts::durationFrom(m_main->text()).value_or(Millis{}), m_increment->value() * second, {}};
    if (!m_cap->text().trimmed().isEmpty()) {
        made.cap = texts::durationFrom(m_cap->text());
        if (!made.cap)
            return std::nullopt;
    }
    return made;
}

QString TimeFields::fault() const
{
    const auto said = control();
    if (!said)
        return tr("Write a time as 1:00:00, 45:00 or as minutes: 60.");
    const auto fault = timing::faultOf(*said);
    return fault ? texts::timeFault(*fault) : QString();
}

void TimeFields::showRows()
{
    const auto kind = static_cast<std::size_t>(m_kind->currentIndex());
    m_form->setRowVisible(m_main, kind != untimed);
    m_form->setRowVisible(m_reserve, kind == retained);
    m_form->setRowVisible(m_periods, kind == japanese);
    m_form->setRowVisible(m_period, kind == japanese);
    m_form->setRowVisible(m_stones, kind == canadian);
    m_form->setRowVisible(m_block, kind == canadian);
    m_form->setRowVisible(m_increment, kind == fischerKind);
    m_form->setRowVisible(m_cap, kind == fischerKind);
    m_form->setRowVisible(m_halved, kind == halved);
    m_form->setRowVisible(m_perMove, kind == perMove);
    const bool shared = kind == halved || kind == perMove;
    if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(m_main)))
        label->setText(shared ? tr("&Time of both together") : tr("&Time of each side"));
}

void TimeFields::refresh()
{
    const QString wrong = fault();
    const auto said = control();
    m_sentence->setText(said && wrong.isEmpty() ? texts::timeControl(*said) : QString());
    style::setFault(m_fault, wrong);
    Q_EMIT changed();
}

} // namespace ui
