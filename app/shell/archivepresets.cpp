// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archive.h"
#include "core/exam/record.h"

#include <utility>

namespace shell {

using namespace Qt::StringLiterals;

namespace {

using Kind = ArchiveFault::Kind;

QString setUpLine(const exam::GameSetup& setup)
{
    return QString::fromStdString(exam::toLine({timing::Instant{}, exam::GameSetUp{setup}}));
}

std::optional<exam::GameSetup> setUpFrom(const QString& line)
{
    const auto event = exam::fromLine(line.toStdString());
    const auto* const fact = event ? std::get_if<exam::GameSetUp>(&event->fact) : nullptr;
    return fact != nullptr ? std::optional{fact->setup} : std::nullopt;
}

} // namespace

Result<PresetId, ArchiveFault> Archive::savePreset(const QString& name, const exam::GameSetup& setup)
{
    if (auto may = writable(); !may) {
        return Unexpected{may.error()};
    }
    Transaction transaction(m_db);
    transaction.run(u"INSERT INTO preset (name, line) VALUES (?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET line = excluded.line"_s,
        {name, setUpLine(setup)});
    PresetId id;
    {
        QSqlQuery row = transaction.run(u"SELECT id FROM preset WHERE name = ?"_s, {name});
        if (row.next()) {
            id.value = row.value(0).toLongLong();
        }
    }
    if (auto done = transaction.commit(); !done) {
        return Unexpected{done.error()};
    }
    return id;
}

Result<std::vector<SavedPreset>, ArchiveFault> Archive::presets() const
{
    auto rows = m_db.run(u"SELECT id, name, line FROM preset ORDER BY name"_s);
    if (!rows) {
        return Unexpected{rows.error()};
    }
    std::vector<SavedPreset> presets;
    while (rows->next()) {
        if (auto setup = setUpFrom(rows->value(2).toString())) {
            presets.push_back({{rows->value(0).toLongLong()}, rows->value(1).toString(), std::move(*setup)});
        }
    }
    return presets;
}

Result<void, ArchiveFault> Archive::removePreset(PresetId preset)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    const QSqlQuery gone = transaction.run(u"DELETE FROM preset WHERE id = ?"_s, {qint64{preset.value}});
    if (!transaction.failed() && gone.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"preset %1"_s.arg(preset.value)));
    }
    return transaction.commit();
}

Result<void, ArchiveFault> Archive::renamePreset(PresetId preset, const QString& name)
{
    if (auto may = writable(); !may) {
        return may;
    }
    Transaction transaction(m_db);
    const bool isTaken
        = transaction.run(u"SELECT id FROM preset WHERE name = ? AND id <> ?"_s, {name, qint64{preset.value}})
              .next();
    if (isTaken) {
        transaction.fail(fault(Kind::NameTaken, name));
    }
    const QSqlQuery changed
        = transaction.run(u"UPDATE preset SET name = ? WHERE id = ?"_s, {name, qint64{preset.value}});
    if (!transaction.failed() && changed.numRowsAffected() == 0) {
        transaction.fail(fault(Kind::NoSuchGame, u"preset %1"_s.arg(preset.value)));
    }
    return transaction.commit();
}

} // namespace shell
