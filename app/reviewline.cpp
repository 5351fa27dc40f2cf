// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reviewline.h"

#include "core/sgf/movetimes.h"
#include "core/sgf/properties.h"
#include "core/sgf/replay.h"
#include "ui/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace app {

namespace {

constexpr std::size_t longestJudged = 20'000; ///< moves; longer lines are shown without a judgement of each

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

void addLine(QString& lines, const QString& line)
{
    if (!line.isEmpty()) {
        lines += lines.isEmpty() ? line : QLatin1Char('\n') + line;
    }
}

bool setsUp(const sgf::RecordTree& tree, sgf::NodeIndex node)
{
    return tree.has(node, "AB") || tree.has(node, "AW") || tree.has(node, "AE");
}

QString pointText(const std::optional<go::Point>& point, go::BoardSize size)
{
    return point ? ui::texts::point(*point, size) : QCoreApplication::translate("Review", "pass");
}

/// Builds a line node by node.
class LineBuilder {
public:
    LineBuilder(const sgf::RecordTree& tree, sgf::NodeIndex node) : m_tree(tree)
    {
        m_line.nodes = tree.lineThrough(node);
        if (const auto parsed = sgf::parse(tree.writeLine(node))) {
            m_line.record = sgf::gameRecordOf(*parsed, 0);
        }
        const std::size_t size = m_line.nodes.size();
        m_line.rows.reserve(size);
        m_line.rowOf.reserve(size);
        m_line.times.resize(size);
        m_line.said.resize(size);
        m_line.clocks.resize(size);
    }

    void addRows();
    void addTimes();
    void addFaults();
    void addArchived(const ArchivedReview& archived);
    ReviewLine take() { return std::move(m_line); }

private:
    std::size_t nodeOf(const sgf::RecordMove& move) const
    {
        return std::min<std::size_t>(move.node, m_line.nodes.size() - 1);
    }

    const sgf::RecordTree& m_tree;
    ReviewLine m_line;
};

void LineBuilder::addRows()
{
    const go::BoardSize size = m_line.record.size;
    int number = 0;
    for (const sgf::NodeIndex node : m_line.nodes) {
        ui::ReviewRow row;
        row.node = node;
        if (const auto move = sgf::moveOf(m_tree, node, size)) {
            ++number;
            if (const auto stated = m_tree.raw(node, "MN")) {
                number = sgf::numberOf(*stated).value_or(number);
            }
            row.number = number;
            row.color = move->color;
            row.move = pointText(move->point, size);
        } else if (!m_line.rows.empty()) {
            row.move
                = setsUp(m_tree, node) ? QCoreApplication::translate("Review", "setup") : QStringLiteral("–");
        }
        if (const auto name = m_tree.raw(node, "N")) {
            m_line.said[m_line.rows.size()] = text(sgf::simpleTextOf(*name));
        }
        m_line.rowOf.emplace(node, static_cast<int>(m_line.rows.size()));
        m_line.rows.push_back(row);
    }
}

void LineBuilder::addTimes()
{
    const auto times = sgf::moveTimes(m_line.record);
    go::PerSide<QString> left;
    std::size_t filled = 0;
    const auto fill = [&](std::size_t upTo) {
        for (; filled < upTo; ++filled) {
            if (!left.black.isEmpty() || !left.white.isEmpty()) {
                const auto known
                    = [](const QString& clock) { return clock.isEmpty() ? QStringLiteral("–") : clock; };
                m_line.clocks[filled] = QCoreApplication::translate("Review", "Clocks: Black %1, White %2")
                                            .arg(known(left.black), known(left.white));
            }
        }
    };
    for (std::size_t i = 0; i < times.size(); ++i) {
        const sgf::RecordMove& move = m_line.record.moves[i];
        const std::size_t at = nodeOf(move);
        fill(at);
        ui::PlottedMove& plotted = m_line.times[at];
        plotted.color = move.color;
        plotted.spent = times[i].spent;
        plotted.overtime = times[i].overtime;
        if (times[i].spent) {
            m_line.rows[at].time = ui::texts::duration(*times[i].spent);
        }
        if (move.timeLeft) {
            left[move.color] = ui::texts::duration(*move.timeLeft);
            if (move.overtimeLeft) {
                left[move.color] += QStringLiteral(" × %1").arg(*move.overtimeLeft);
            }
        }
    }
    fill(m_line.nodes.size());
}

void LineBuilder::addFaults()
{
    if (m_line.record.moves.size() > longestJudged) {
        return;
    }
    const auto replay = sgf::replayOf(m_line.record, sgf::rulesOf(m_line.record), sgf::ReplayMode::Record);
    for (const sgf::IllegalMove& illegal : replay.illegal) {
        const sgf::RecordMove& move = m_line.record.moves[static_cast<std::size_t>(illegal.move - 1)];
        addLine(m_line.said[nodeOf(move)], ui::texts::illegal(illegal.reason));
    }
}

// By ply; a ply is a node with a move.
void LineBuilder::addArchived(const ArchivedReview& archived)
{
    std::vector<sgf::NodeIndex> main = m_tree.lineThrough(m_line.nodes.front());
    std::size_t ply = 0;
    for (std::size_t row = 0; row < m_line.nodes.size(); ++row) {
        if (row >= main.size() || main[row] != m_line.nodes[row]) {
            return;
        }
        ply += m_line.rows[row].color ? 1U : 0U;
        if (ply < archived.said.size() && (row == 0 || m_line.rows[row].color)) {
            addLine(m_line.said[row], archived.said[ply]);
        }
        m_line.clocks[row] = ply < archived.clocks.size() ? archived.clocks[ply] : QString();
        if (m_line.rows[row].color && ply < archived.spent.size() && archived.spent[ply].count() >= 0) {
            m_line.rows[row].time = ui::texts::duration(archived.spent[ply]);
            m_line.times[row].spent = archived.spent[ply];
        }
        if (row > 0 && m_line.rows[row].color && ply >= 1 && ply - 1 < archived.said.size()) {
            m_line.times[row].said = archived.said[ply - 1];
        }
    }
}

} // namespace

ReviewLine lineThrough(const sgf::RecordTree& tree, sgf::NodeIndex node, const ArchivedReview* archived)
{
    LineBuilder builder(tree, node);
    builder.addRows();
    builder.addTimes();
    builder.addFaults();
    if (archived != nullptr) {
        builder.addArchived(*archived);
    }
    return builder.take();
}

std::shared_ptr<const ui::TreeShape> shapeOf(const sgf::RecordTree& tree, sgf::NodeIndex root)
{
    auto shape = std::make_shared<ui::TreeShape>();
    shape->root = root;
    shape->entries.resize(tree.size());
    for (const sgf::NodeIndex node : tree.subtree(root)) {
        ui::TreeEntry& entry = shape->entries[node];
        entry.parent = tree.parent(node);
        entry.firstChild = tree.firstChild(node);
        entry.nextSibling = tree.nextSibling(node);
        entry.trial = tree.isTrial(node);
        const int above = node == root ? 0 : shape->entries[entry.parent].number;
        entry.number = above;
        tree.visit(node, [&](sgf::Name property, std::string_view raw) {
            const bool black = property == sgf::name("B");
            if (black || property == sgf::name("W")) {
                entry.face = black ? ui::NodeFace::Black : ui::NodeFace::White;
                entry.pass = raw.empty();
                entry.number = above + 1;
            } else if (property == sgf::name("C")) {
                entry.comment = !raw.empty();
            }
        });
        if (const auto stated = tree.raw(node, "MN"); stated && entry.face != ui::NodeFace::Setup) {
            entry.number = sgf::numberOf(*stated).value_or(entry.number);
        }
    }
    return shape;
}

namespace {

ui::Mark markOf(sgf::MarkKind kind)
{
    switch (kind) {
    case sgf::MarkKind::Triangle:
        return ui::Mark::Triangle;
    case sgf::MarkKind::Square:
        return ui::Mark::Square;
    case sgf::MarkKind::Circle:
        return ui::Mark::Circle;
    case sgf::MarkKind::Cross:
        return ui::Mark::Cross;
    case sgf::MarkKind::Selected:
        break;
    }
    return ui::Mark::Spot;
}

} // namespace

ui::BoardView boardOf(const sgf::TreePosition& position, const sgf::Markup& markup)
{
    ui::BoardView view = ui::boardView(position.board);
    const go::BoardSize size = view.size;
    const auto index = [size](go::Point point) { return go::indexOf(point, size); };
    if (position.last) {
        view.lastMove = position.last->point;
    }
    for (const sgf::PointMark& mark : markup.marks) {
        view.marks.insert_or_assign(index(mark.point), markOf(mark.kind));
    }
    for (const sgf::PointLabel& label : markup.labels) {
        view.labels.insert_or_assign(index(label.point), text(label.text));
    }
    for (const sgf::PointLine& line : markup.lines) {
        const bool arrow = line.end == sgf::PointLine::End::Arrow;
        view.lines.push_back(
            {line.from, line.to, arrow ? ui::BoardLine::End::Arrow : ui::BoardLine::End::Plain});
    }
    if (!markup.territory.black.empty() || !markup.territory.white.empty()) {
        view.owners.assign(static_cast<std::size_t>(size.points()), go::Owner::Neutral);
        for (const go::Color side : go::bothColors) {
            for (const go::Point point : markup.territory[side]) {
                const bool black = side == go::Color::Black;
                view.owners[static_cast<std::size_t>(index(point))]
                    = black ? go::Owner::Black : go::Owner::White;
                if (position.board.at(point) == go::opponent(side)) {
                    view.dead.insert(index(point));
                }
            }
        }
    }
    for (const go::Point point : markup.dimmed) {
        view.dimmed.insert(index(point));
    }
    if (!markup.shown.empty()) {
        for (int point = 0; point < size.points(); ++point) {
            if (std::ranges::find(markup.shown, go::pointAt(point, size)) == markup.shown.end()) {
                view.dimmed.insert(point);
            }
        }
    }
    return view;
}

QString whereText(const sgf::TreePosition& position, go::BoardSize size)
{
    if (position.last) {
        return QCoreApplication::translate("Review", "Move %1: %2 %3", "number, colour, point")
            .arg(position.move)
            .arg(ui::texts::color(position.last->color), pointText(position.last->point, size));
    }
    return position.move == 0 ? QCoreApplication::translate("Review", "Before the first move")
                              : QCoreApplication::translate("Review", "After move %1").arg(position.move);
}

QString commentOf(const sgf::RecordTree& tree, sgf::NodeIndex node)
{
    const auto raw = tree.raw(node, "C");
    return raw ? text(sgf::textOf(*raw)) : QString();
}

} // namespace app
