// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readyreview.h"
#include "app/reviewedits.h"
#include "app/reviewline.h"
#include "app/reviewplace.h"
#include "app/reviewsource.h"
#include "app/shell/beside.h"
#include "core/sgf/markup.h"
#include "core/sgf/recordtree.h"
#include "core/sgf/treeposition.h"
#include "ui/positioncountpage.h"
#include "ui/reviewactions.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace ui {
class ReviewPage;
} // namespace ui

namespace app {

/// A record that is looked through, tied to its page: what is played is tried beside the record until it is
/// kept; what is written and drawn changes it, and every step can be taken back.
class ReviewHost : public QObject {
    Q_OBJECT

public:
    explicit ReviewHost(ui::ReviewPage& page, QObject* parent = nullptr);
    ~ReviewHost() override;

    /// Shows the last move of the game that is ready.
    void open(ReadyReview ready);
    ReviewPlace place() const { return placeOf(*m_tree, m_game, m_node); }
    /// As far as the record goes, unless it is of another game than the one that is shown.
    void goToPlace(const ReviewPlace& place);
    const ReviewSource& source() const { return m_source; }
    /// The game of the file that is shown, from 0.
    int game() const { return static_cast<int>(m_game); }
    ui::ReviewHead head() const;
    /// What the record says of that game.
    const sgf::GameRecord& info() const { return m_info; }
    const ReviewLine& line() const { return m_line; }
    sgf::NodeIndex node() const { return m_node; }
    sgf::TreePosition position() { return m_positions->at(m_node); }

    /// The whole record without what is only tried.
    QByteArray record();
    /// The same with all below the node that is shown, from there.
    QString variation() const;
    /// Whether the record is no longer what was opened or saved.
    bool isChanged();
    void setSaved(const QString& path);
    /// No file holds this record any more.
    void setUnsaved();
    /// What was changed and not saved is given up.
    void abandon();
    /// False for a moment after a change of a large record: what is shown is not what it is.
    bool isSettled() const { return !m_stale; }
    /// Whether there is a record at all.
    bool isOpen() const { return m_positions.has_value(); }
    /// The position that is shown, to be counted.
    ui::PositionToCount toCount();

    void setMoveNumbers(ui::Toggle numbers);
    /// Carries out what needs nothing but the record; false if the wish is another's.
    bool carryOut(ui::ReviewAction action);

Q_SIGNALS:
    /// Something was changed, saved or taken back.
    void changed();

private:
    /// Nodes of a tree or a line; more are looked through beside the window's own work.
    static constexpr std::size_t madeAtOnce = 20'000;

    void showGame(ReadyGame ready);
    void goToGame(std::size_t game);
    void showTree();
    void goTo(sgf::NodeIndex node);
    void goToRow(int row);
    void takeLine(ReviewLine line);
    void makeLineBeside(sgf::NodeIndex node);
    /// Looks for a node and goes there, or says that there is none.
    using Search = std::function<std::optional<sgf::NodeIndex>(
        const sgf::RecordTree&, sgf::TreePositions&, const std::stop_token&)>;
    void search(const Search& search, const QString& none);
    void onFound(const std::optional<sgf::NodeIndex>& node, const QString& none);
    void restBeside();
    void goToVariation(int by);
    void refresh();
    void press(go::Point point);
    void play(std::optional<go::Point> point);
    void guess(go::Point point);
    void mark(go::Point point);
    void comment(sgf::NodeIndex node, const QString& text);
    void find(const QString& wanted);
    void findPosition();
    void setGuessing(ui::Toggle guessing);
    void push(const QString& text, TreeChange change);
    void onEdited(sgf::NodeIndex node, EditReach reach);
    void enableActions();
    QString saidNow() const;

    ui::ReviewPage& m_page;
    ReviewSource m_source;
    sgf::GameRecord m_info;
    std::unique_ptr<sgf::RecordTree> m_tree; ///< its place is known to positions, markup and edits
    std::optional<sgf::TreePositions> m_positions;
    std::optional<sgf::MarkupReader> m_markup;
    QUndoStack m_edits;
    ReviewLine m_line;
    shell::Beside m_lineWork;
    shell::Beside m_searchWork;
    bool m_stale = false; ///< the tree was changed, and the line is not made yet
    std::size_t m_game = 0;
    sgf::NodeIndex m_node = 0;
    ui::Toggle m_numbers = ui::Toggle::Off;
    ui::Toggle m_guessing = ui::Toggle::Off;
    int m_tries = 0; // at the move that is guessed now
    int m_asked = 0;
    int m_guessed = 0; // at the first try
};

} // namespace app
