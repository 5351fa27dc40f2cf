// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/color.h"
#include "core/go/point.h"
#include "core/sgf/recordtree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sgf {

/// A sign on one point: TR, SQ, CR, MA, SL.
enum class MarkKind : std::uint8_t { Triangle, Square, Circle, Cross, Selected };

struct PointMark {
    go::Point point;
    MarkKind kind = MarkKind::Triangle;

    friend bool operator==(const PointMark&, const PointMark&) = default;
};

struct PointLabel {
    go::Point point;
    std::string text;

    friend bool operator==(const PointLabel&, const PointLabel&) = default;
};

/// LN and AR.
struct PointLine {
    go::Point from;
    go::Point to;
    enum class End : std::uint8_t { Plain, Arrow } end = End::Plain;

    friend bool operator==(const PointLine&, const PointLine&) = default;
};

/// What a node draws on the board.
struct Markup {
    std::vector<PointMark> marks;
    std::vector<PointLabel> labels;
    std::vector<PointLine> lines;
    go::PerSide<std::vector<go::Point>> territory; ///< TB, TW
    std::vector<go::Point> dimmed; ///< DD, which holds on below the node
    std::vector<go::Point> shown; ///< VW, likewise; empty: the whole board

    friend bool operator==(const Markup&, const Markup&) = default;
};

/// Reads markup of a tree; what cannot be read is left out.
class MarkupReader {
public:
    MarkupReader(const RecordTree& tree, go::BoardSize size);

    Markup at(NodeIndex node) const;
    /// From now on of that tree, an equal one.
    void moveTo(const RecordTree& tree) { m_tree = &tree; }

private:
    std::vector<go::Point> inherited(NodeIndex node, std::string_view property) const;

    const RecordTree* m_tree;
    go::BoardSize m_size;
    bool m_dims = false; // DD or VW occur; else nobody need look for them up to the root
};

/// The name of the property of a sign: "TR".
std::string_view propertyOf(MarkKind kind);

/// The properties with that sign on the point, in place of any other sign or label there; the same once more
/// takes it off. A label is a text that is not empty, without a kind.
PropertyList withMark(PropertyList properties, go::BoardSize size, go::Point point,
    std::optional<MarkKind> kind, std::string_view label);

/// The next label that the node does not use: "A" … "Z", "a" … "z", or "1", "2", … .
enum class LabelKind : std::uint8_t { Letter, Number };
std::string nextLabel(const Markup& markup, LabelKind kind);

} // namespace sgf
