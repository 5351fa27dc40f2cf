// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/gameinfo.h"
#include "core/sgf/gamerecord.h"

#include <string>
#include <string_view>
#include <vector>

namespace sgf {

/// One property on its way to a clean record.
struct Entry {
    std::string name;
    std::vector<std::string> values; ///< raw
};
using Entries = std::vector<Entry>;

/// Game information as clean SGF has it: all in the root, under its own names, values that were understood in
/// a server's way as SGF writes them. Read again it says the same.
class CleanInfo {
public:
    CleanInfo(const InfoSource& source, const GameRecord& record) : m_source(source), m_record(record) { }

    /// The nodes beside the root from which information is taken into it, in order.
    std::vector<NodeIndex> laterNodes() const;
    /// Whether that property of that node, which is not the root, belongs into the root.
    bool isTaken(NodeIndex node, std::string_view property) const;
    /// The root's own properties and those taken from later nodes, put right; whatever a clean root needs is
    /// there.
    Entries rootEntries(Entries own, Entries taken) const;

private:
    bool hasNote(NoteKind kind) const;
    bool hasNote(NoteKind kind, std::string_view property) const;
    std::string komiText() const;
    bool komiIsUnderstood() const;
    void correct(Entry& entry) const;
    void rename(Entries& entries) const;
    void addMissing(Entries& entries) const;

    const InfoSource& m_source;
    const GameRecord& m_record;
};

} // namespace sgf
