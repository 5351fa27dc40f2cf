// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practicehost.h"

#include <utility>

namespace app {

namespace {

constexpr int tickMs = 250; ///< often enough that no second is left out

/// The exam counts by area: games played by territory are asked by the rules of the exam.
go::Rules askedRules(const PracticeCandidate& candidate)
{
    if (candidate.rules.scoring == go::Scoring::Area)
        return candidate.rules;
    go::Rules rules = go::Rules::chinese();
    if (candidate.handicap > 0)
        rules.komi = 0; // A15
    return rules;
}

} // namespace

PracticeHost::PracticeHost(const shell::TimeSource& time, ui::PracticePage& page,
    shell::DeadStoneFinder::Judge judge, QObject* parent)
    : QObject(parent)
    , m_time(time)
    , m_page(page)
    , m_finder(std::move(judge))
{
    using ui::PracticePage;
    connect(&m_finder, &shell::DeadStoneFinder::found, this, &PracticeHost::onJudged);
    connect(&m_seconds, &QTimer::timeout, this, &PracticeHost::tick);
    connect(&page, &PracticePage::nextWished, this, [this] { seek(1); });
    connect(&page, &PracticePage::previousWished, this, [this] { seek(-1); });
    connect(&page, &PracticePage::answered, this, [this](bool right) {
        tick();
        m_seconds.stop();
        ++(right ? m_tally.right : m_tally.wrong);
        m_page.setTally(m_tally);
    });
    m_seconds.setInterval(tickMs);
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &PracticeHost::load);
}

void PracticeHost::begin(std::vector<PracticeLoader> positions)
{
    m_positions = std::move(positions);
    m_at = m_positions.empty() ? 0 : m_positions.size() - 1;
    seek(1);
}

void PracticeHost::rest()
{
    m_finder.cancel();
    m_next.stop();
    m_seconds.stop();
    m_positions.clear();
    m_candidate.reset();
    m_asking = false;
}

void PracticeHost::resume()
{
    if (m_asking && !m_page.isAnswered())
        m_seconds.start();
}

void PracticeHost::seek(int by)
{
    m_finder.cancel();
    m_next.stop();
    m_seconds.stop();
    m_by = by;
    m_tried = 0;
    m_asking = false;
    m_page.setNothing(tr("Looking for a position…"));
    load();
}

void PracticeHost::load()
{
    if (m_tried == m_positions.size()) {
        m_page.setNothing(tr("No finished game with a counted result was found here."));
        return;
    }
    ++m_tried;
    const std::size_t count = m_positions.size();
    m_at = (m_at + (m_by > 0 ? 1 : count - 1)) % count;
    m_candidate = m_positions[m_at]();
    if (m_candidate && !m_candidate->dead) {
        m_finder.start(m_candidate->game.board());
    } else if (!m_candidate || !ask(*m_candidate->dead)) {
        m_next.start(); // one at a time: a folder may be large
    }
}

void PracticeHost::onJudged(const go::DeadStones& judged)
{
    if (m_candidate && !ask(judged.dead.points()))
        load();
}

bool PracticeHost::ask(const std::vector<go::Point>& dead)
{
    if (!agreesWithRecord(*m_candidate, dead))
        return false;
    ui::PracticePosition position;
    position.title = m_candidate->title;
    position.counted = {m_candidate->game, dead, askedRules(*m_candidate), {}};
    position.counted.score
        = go::scoreOf(m_candidate->game, dead, position.counted.rules, m_candidate->handicap, {});
    m_page.setPosition(position);
    m_asking = true;
    m_began = m_time.monotonic();
    m_seconds.start();
    tick();
    return true;
}

void PracticeHost::tick()
{
    m_page.setElapsed(m_time.monotonic() - m_began);
    if (!m_page.isVisible())
        m_seconds.stop(); // somebody went elsewhere by the menu
}

} // namespace app
