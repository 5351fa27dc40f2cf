// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/go/board.h"
#include "core/go/deadstones.h"

#include <QObject>

#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace shell {

/// Looks for dead stones on a thread of its own, one position at a time. The same board gets the same answer
/// every time.
class DeadStoneFinder : public QObject {
    Q_OBJECT

public:
    /// Called on the thread; nothing if it was asked to stop.
    using Judge = std::function<std::optional<go::DeadStones>(const go::Board&, const std::stop_token&)>;

    /// Nothing stands for the program's own judge.
    explicit DeadStoneFinder(Judge judge = {}, QObject* parent = nullptr);
    /// Waits for the thread, which is asked to stop.
    ~DeadStoneFinder() override;

    /// Begins to look; a search that is still running is given up.
    void start(const go::Board& board);
    /// Gives the search up: nothing is found any more until the next start.
    void cancel();
    bool isSearching() const { return m_searching; }

Q_SIGNALS:
    /// In the thread of this object, never from within start().
    void found(const go::DeadStones& stones);

private:
    void finish(int search, const std::optional<go::DeadStones>& stones);

    Judge m_judge;
    int m_search = 0; ///< number of the last one
    bool m_searching = false;
    std::jthread m_thread;
};

} // namespace shell
