// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/markup.h"

#include "core/sgf/properties.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sgf {

namespace {

constexpr std::array markKinds{
    MarkKind::Triangle, MarkKind::Square, MarkKind::Circle, MarkKind::Cross, MarkKind::Selected};

std::optional<go::Point> pointOf(std::string_view raw, go::BoardSize size)
{
    const auto move = raw.empty() ? std::nullopt : moveOf(raw, size);
    return move ? move->point : std::nullopt;
}

std::vector<go::Point> pointsOf(std::string_view raw, go::BoardSize size)
{
    PointMask mask;
    if (!raw.empty()) {
        addPoints(raw, size, mask);
    }
    return mask.points();
}

std::optional<MarkKind> markNamed(Name property)
{
    for (const MarkKind kind : markKinds) {
        if (property == name(propertyOf(kind))) {
            return kind;
        }
    }
    // FF[3] had one kind of mark, and letters of its own.
    return property == name("M") ? std::optional(MarkKind::Cross) : std::nullopt;
}

void addLabel(Markup& markup, std::string_view raw, go::BoardSize size)
{
    const auto halves = composed(raw);
    if (!halves) {
        return;
    }
    if (const auto point = pointOf(halves->first, size)) {
        markup.labels.push_back({*point, simpleTextOf(halves->second)});
    }
}

void addLine(Markup& markup, std::string_view raw, go::BoardSize size, PointLine::End end)
{
    const auto halves = composed(raw);
    if (!halves) {
        return;
    }
    const auto from = pointOf(halves->first, size);
    const auto to = pointOf(halves->second, size);
    if (from && to && *from != *to) {
        markup.lines.push_back({*from, *to, end});
    }
}

// FF[3]: L[aa][bb] are the letters A, B, …
void addLetter(Markup& markup, std::string_view raw, go::BoardSize size)
{
    if (const auto point = pointOf(raw, size)) {
        markup.labels.push_back({*point, nextLabel(markup, LabelKind::Letter)});
    }
}

void addTerritory(Markup& markup, go::Color color, std::string_view raw, go::BoardSize size)
{
    const auto points = pointsOf(raw, size);
    auto& all = markup.territory[color];
    all.insert(all.end(), points.begin(), points.end());
}

// Takes the point out of a list; whether it was in it. Rectangles are written out.
bool takePoint(PropertyList& properties, std::string_view property, go::BoardSize size, go::Point point)
{
    const PropertyText* const list = findProperty(properties, property);
    if (list == nullptr) {
        return false;
    }
    PointMask mask;
    for (const std::string& value : list->values) {
        addPoints(value, size, mask);
    }
    auto points = mask.points();
    if (std::erase(points, point) == 0) {
        return false;
    }
    PropertyText rest{std::string(property), {}};
    for (const go::Point each : points) {
        rest.values.push_back(go::sgfName(each));
    }
    replaceProperty(properties, std::move(rest));
    return true;
}

std::string takeLabel(PropertyList& properties, go::BoardSize size, go::Point point)
{
    const PropertyText* const list = findProperty(properties, "LB");
    if (list == nullptr) {
        return {};
    }
    std::string taken;
    PropertyText rest{"LB", {}};
    for (const std::string& value : list->values) {
        const auto halves = composed(value);
        if (halves && pointOf(halves->first, size) == point) {
            taken = simpleTextOf(halves->second);
        } else {
            rest.values.push_back(value);
        }
    }
    replaceProperty(properties, std::move(rest));
    return taken;
}

void addValue(PropertyList& properties, std::string_view property, std::string value)
{
    const PropertyText* const known = findProperty(properties, property);
    PropertyText text = known != nullptr ? *known : PropertyText{std::string(property), {}};
    text.values.push_back(std::move(value));
    replaceProperty(properties, std::move(text));
}

} // namespace

std::string_view propertyOf(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Triangle:
        return "TR";
    case MarkKind::Square:
        return "SQ";
    case MarkKind::Circle:
        return "CR";
    case MarkKind::Cross:
        return "MA";
    case MarkKind::Selected:
        return "SL";
    }
    return {};
}

MarkupReader::MarkupReader(const RecordTree& tree, go::BoardSize size) : m_tree(&tree), m_size(size)
{
    for (NodeIndex node = 0; node < tree.size() && !m_dims; ++node) {
        tree.visit(node, [this](Name property, std::string_view) {
            m_dims = m_dims || property == name("DD") || property == name("VW");
        });
    }
}

Markup MarkupReader::at(NodeIndex node) const
{
    Markup markup;
    m_tree->visit(node, [&](Name property, std::string_view raw) {
        if (const auto kind = markNamed(property)) {
            for (const go::Point point : pointsOf(raw, m_size)) {
                markup.marks.push_back({point, *kind});
            }
        } else if (property == name("LB")) {
            addLabel(markup, raw, m_size);
        } else if (property == name("L")) {
            addLetter(markup, raw, m_size);
        } else if (property == name("LN")) {
            addLine(markup, raw, m_size, PointLine::End::Plain);
        } else if (property == name("AR")) {
            addLine(markup, raw, m_size, PointLine::End::Arrow);
        } else if (property == name("TB")) {
            addTerritory(markup, go::Color::Black, raw, m_size);
        } else if (property == name("TW")) {
            addTerritory(markup, go::Color::White, raw, m_size);
        }
    });
    if (m_dims) {
        markup.dimmed = inherited(node, "DD");
        markup.shown = inherited(node, "VW");
    }
    return markup;
}

// The nearest node above that names it; an empty value ends it.
std::vector<go::Point> MarkupReader::inherited(NodeIndex node, std::string_view property) const
{
    for (NodeIndex up = node; up != noNode; up = m_tree->parent(up)) {
        if (!m_tree->has(up, property)) {
            continue;
        }
        PointMask mask;
        m_tree->visit(up, [&](Name each, std::string_view raw) {
            if (each == name(property) && !raw.empty()) {
                addPoints(raw, m_size, mask);
            }
        });
        return mask.points();
    }
    return {};
}

PropertyList withMark(PropertyList properties, go::BoardSize size, go::Point point,
    std::optional<MarkKind> kind, std::string_view label)
{
    bool had = false;
    for (const MarkKind each : markKinds) {
        const bool taken = takePoint(properties, propertyOf(each), size, point);
        had = had || (taken && each == kind);
    }
    const std::string before = takeLabel(properties, size, point);
    if (kind && !had) {
        addValue(properties, propertyOf(*kind), go::sgfName(point));
    } else if (!kind && !label.empty() && before.empty()) {
        addValue(properties, "LB", go::sgfName(point) + ':' + escapedPart(label));
    }
    return properties;
}

std::string nextLabel(const Markup& markup, LabelKind kind)
{
    const auto used = [&markup](const std::string& text) {
        return std::ranges::find(markup.labels, text, &PointLabel::text) != markup.labels.end();
    };
    if (kind == LabelKind::Letter) {
        constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        for (const char letter : letters) {
            if (!used(std::string(1, letter))) {
                return std::string(1, letter);
            }
        }
    }
    int number = 1;
    while (used(std::to_string(number))) {
        ++number;
    }
    return std::to_string(number);
}

} // namespace sgf
