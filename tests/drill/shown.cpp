// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/drill/shown.h"

#include <QCryptographicHash>

namespace drill {

namespace {

class Text {
public:
    void number(std::int64_t value) { m_text += QByteArray::number(static_cast<qlonglong>(value)) + ' '; }
    void bank(const timing::Bank& bank)
    {
        number(bank.main.count());
        number(bank.periods);
        number(bank.block.count());
        number(bank.stones);
    }
    const QByteArray& text() const { return m_text; }

private:
    QByteArray m_text;
};

} // namespace

QByteArray digestOf(const exam::Session& session)
{
    Text seen;
    const go::BoardSize size = session.setup.size;
    for (int index = 0; index < size.points(); ++index) {
        const auto stone = session.game.board().at(go::pointAt(index, size));
        seen.number(stone ? static_cast<int>(*stone) + 1 : 0);
    }
    seen.number(static_cast<std::int64_t>(session.game.plies().size()));
    seen.number(static_cast<std::int64_t>(session.phase.index()));
    seen.number(static_cast<int>(exam::sideToMove(session)));
    for (const go::Color side : go::bothColors) {
        seen.bank(session.clock.bank(side));
        seen.number(session.warnings[side]);
        seen.number(session.game.captured(side));
    }
    if (const auto* counting = std::get_if<exam::Counting>(&session.phase)) {
        for (const go::Point point : counting->dead) {
            seen.number(go::indexOf(point, size));
        }
        seen.number(counting->confirmed.black ? 1 : 0);
    }
    if (const auto* sealed = std::get_if<exam::Sealed>(&session.phase)) {
        seen.number(static_cast<int>(sealed->side));
    }
    if (const auto outcome = exam::outcomeOf(session)) {
        seen.number(static_cast<int>(outcome->kind));
        seen.number(outcome->winner ? static_cast<int>(*outcome->winner) + 1 : 0);
        seen.number(outcome->margin);
    }
    return QCryptographicHash::hash(seen.text(), QCryptographicHash::Sha1).toHex();
}

} // namespace drill
