// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sgf/gamerecord.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sgf {

/// The root and what follows it up to the first move of White: where game information stands.
class InfoSource {
public:
    InfoSource(const Collection& collection, std::size_t game);

    /// The node that the property is read from; FF, GM and a server's own names count in the root alone,
    /// where those of SGF that look the same (TE, KO) do not belong. noNode if it stands nowhere.
    NodeIndex nodeOf(std::string_view property) const;
    /// Whether the property stands there, even empty.
    bool has(std::string_view property) const { return nodeOf(property) != noNode; }
    /// Its first value in one line without blanks around it; empty if it is not there.
    std::string text(std::string_view property) const;
    /// The same with line ends.
    std::string longText(std::string_view property) const;
    /// The root first, then along the main line.
    const std::vector<NodeIndex>& nodes() const { return m_nodes; }

    /// Fox (野狐) and its exports: AP says so or its own clock keys do.
    bool fromFox() const;
    /// Sina, TOM and the Nihon Ki-in: names of their own and no FF.
    bool hasForeignNames() const;

private:
    std::optional<std::string_view> raw(std::string_view property) const;

    const Collection& m_collection;
    std::vector<NodeIndex> m_nodes;
};

/// A value of game information as it is read: one line, no blanks around it.
std::string infoText(std::string_view raw);

/// TM as it was understood.
struct MainTime {
    timing::Millis time{0};
    std::optional<NoteKind> howRead; ///< nothing where it stands in seconds, as SGF has it
};

/// Nothing if TM is not there or says no time.
std::optional<MainTime> mainTimeOf(const InfoSource& source);

/// Fills everything of the record that is no stone: names, rules, time, result. The board's size comes first.
void readInfo(const InfoSource& source, GameRecord& record);

/// Settles handicap and komi, which depend on the stones and first moves read before.
void settleHandicap(const InfoSource& source, GameRecord& record);
void settleKomi(const InfoSource& source, GameRecord& record);

} // namespace sgf
