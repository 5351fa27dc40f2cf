// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/deadstonefinder.h"

#include <utility>

namespace shell {

namespace {

std::optional<go::DeadStones> proposal(const go::Board& board, const std::stop_token& stop)
{
    go::DeadSearch search;
    search.stop = stop;
    return go::proposeDead(board, search);
}

} // namespace

DeadStoneFinder::DeadStoneFinder(Judge judge, QObject* parent)
    : QObject(parent)
    , m_judge(judge ? std::move(judge) : Judge(proposal))
{ }

DeadStoneFinder::~DeadStoneFinder() = default;

void DeadStoneFinder::start(const go::Board& board)
{
    cancel();
    if (m_thread.joinable())
        m_thread.join(); // it asks between playouts
    m_searching = true;
    const int search = m_search;
    m_thread = std::jthread([this, board, search](const std::stop_token& stop) {
        std::optional<go::DeadStones> stones = m_judge(board, stop);
        QMetaObject::invokeMethod(
            this, [this, search, stones = std::move(stones)] { finish(search, stones); },
            Qt::QueuedConnection);
    });
}

void DeadStoneFinder::cancel()
{
    m_thread.request_stop();
    m_searching = false;
    ++m_search; // an answer that is already on its way is no longer wanted
}

void DeadStoneFinder::finish(int search, const std::optional<go::DeadStones>& stones)
{
    if (search != m_search || !m_searching)
        return;
    m_searching = false;
    if (stones)
        Q_EMIT found(*stones);
}

} // namespace shell
