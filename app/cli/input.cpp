// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cli {

using namespace Qt::StringLiterals;

namespace {

Status statusOf(records::RecordFaultKind kind)
{
    switch (kind) {
    case records::RecordFaultKind::CannotRead:
    case records::RecordFaultKind::TooLarge:
        return Unreadable;
    case records::RecordFaultKind::UnknownEncoding:
        return Usage;
    }
    return Unreadable;
}

} // namespace

Result<Input, Status> readInput(const QString& name, const QString& encoding, Streams streams)
{
    auto decoded
        = name == "-"_L1 ? records::recordFile(streams.in, encoding) : records::recordFile(name, encoding);
    if (!decoded) {
        writeLine(streams.err, u"%1: %2"_s.arg(name, decoded.error().what));
        return Unexpected{statusOf(decoded.error().kind)};
    }
    const sgf::RecordFormat format = sgf::formatOf(decoded.value().text);
    auto games = sgf::parseRecord(std::move(decoded.value().text));
    if (!games) {
        const sgf::Place place = games.error().place;
        const std::string_view why = sgf::describe(games.error().kind);
        writeLine(streams.err,
            u"%1:%2:%3: "_s.arg(name).arg(place.line).arg(place.column).toStdString() + std::string(why));
        return Unexpected{Unreadable};
    }
    return Input{name, format, std::move(decoded).value(), std::move(games).value()};
}

void Reporter::line(const sgf::Place& place, std::string_view what)
{
    writeLine(m_streams.err,
        u"%1:%2:%3: "_s.arg(m_input.name).arg(place.line).arg(place.column).toStdString()
            + std::string(what));
}

void Reporter::at(std::size_t offset, std::string_view what) { line(m_ruler.at(offset), what); }

void Reporter::inputFaults()
{
    for (const records::DecodeNote& note : m_input.decoded.notes) {
        line({1, 1}, records::textOf(note).toStdString());
    }
    for (const sgf::Fault& fault : m_input.games.faults) {
        line(fault.place, sgf::describe(fault.kind));
    }
    const std::size_t listed = m_input.games.faults.size();
    if (m_input.games.faultCount > listed) {
        const std::size_t more = m_input.games.faultCount - listed;
        line(m_input.games.faults.back().place, "and " + std::to_string(more) + " more of the kind");
    }
}

bool isDamaged(const Input& input)
{
    return std::ranges::any_of(input.games.faults, [](const sgf::Fault& fault) {
        switch (fault.kind) {
        case sgf::FaultKind::TextOutsideGame:
        case sgf::FaultKind::MissingOpening:
        case sgf::FaultKind::EmptyVariation:
        case sgf::FaultKind::MissingSemicolon:
        case sgf::FaultKind::LowerCaseName:
            return false;
        case sgf::FaultKind::MissingClosing:
        case sgf::FaultKind::SurplusClosing:
        case sgf::FaultKind::NodeAfterVariation:
        case sgf::FaultKind::UnclosedValue:
        case sgf::FaultKind::PropertyWithoutValue:
        case sgf::FaultKind::ValueWithoutProperty:
        case sgf::FaultKind::StrayCharacter:
            break;
        }
        return true;
    });
}

} // namespace cli
