// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recordloader.h"

#include "core/sgf/otherformats.h"

#include <QFileInfo>

#include <utility>

namespace app {

namespace {

constexpr int patienceMs = 200; // less is seen as at once, and a bar would only flicker
constexpr int tickMs = 100;

// The shares of the whole, as they were measured with a file of one game of 300 000 nodes.
constexpr int wasDecoded = 10;
constexpr int wasParsed = 20;
constexpr int wasCleaned = 50;
constexpr int all = 100;

/// Nothing if it was stopped.
std::optional<LoadedReview> load(
    const RecordWish& wish, std::atomic<int>& percent, const std::stop_token& stop)
{
    const auto step = [&](int done) {
        percent = done;
        return !stop.stop_requested();
    };
    std::string text = wish.text.toStdString();
    QString encoding;
    shell::FileMark mark;
    if (!wish.path.isEmpty()) {
        mark = shell::FileMark::of(wish.path); // before it is read: what is changed meanwhile is seen later
        const auto bytes = records::fileBytes(wish.path, stop);
        if (!bytes) {
            return LoadedReview(Unexpected{LoadFault(bytes.error())});
        }
        mark.digest = shell::FileMark::digestOf(*bytes);
        auto file = records::decoded(*bytes, wish.encoding);
        if (!file) {
            return LoadedReview(Unexpected{LoadFault(file.error())});
        }
        text = std::move(file->text);
        encoding = file->encoding;
    }
    if (!step(wasDecoded)) {
        return std::nullopt;
    }
    auto collection = sgf::parseRecord(std::move(text));
    if (!collection) {
        return LoadedReview(Unexpected{LoadFault(collection.error())});
    }
    if (!step(wasParsed)) {
        return std::nullopt;
    }
    const QFileInfo file(wish.path);
    ReviewSource source = reviewOf(std::move(*collection), wish.path.isEmpty() ? wish.title : file.fileName(),
        wish.path.isEmpty() ? QString() : file.absoluteFilePath());
    source.encoding = encoding;
    source.forcedEncoding = wish.encoding;
    source.mark = mark;
    if (!step(wasCleaned)) {
        return std::nullopt;
    }
    auto ready = readyReview(std::move(source), wish.place ? wish.place->game : 0,
        [&](int done) { return step(wasCleaned + (all - wasCleaned) * done / all); });
    return ready ? std::optional(LoadedReview(std::move(ready))) : std::nullopt;
}

} // namespace

RecordLoader::RecordLoader(QObject* parent) : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    m_ticks.setInterval(tickMs);
    connect(&m_ticks, &QTimer::timeout, this, &RecordLoader::report);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        Q_EMIT lasts(m_what);
        report();
        m_ticks.start();
    });
}

void RecordLoader::start(const RecordWish& wish)
{
    cancel();
    m_what = wish.path.isEmpty() ? wish.title : QFileInfo(wish.path).fileName();
    m_percent = std::make_shared<std::atomic<int>>(0);
    m_work.start([this, wish, percent = m_percent](const std::stop_token& stop) -> shell::Beside::Outcome {
        const auto review = load(wish, *percent, stop);
        return [this, wish, review] {
            rest();
            if (review) {
                Q_EMIT loaded(wish, *review);
            }
        };
    });
    m_patience.start();
}

void RecordLoader::cancel()
{
    if (m_work.isBusy()) {
        m_work.cancel();
        rest();
    }
}

void RecordLoader::rest()
{
    m_patience.stop();
    m_ticks.stop();
    Q_EMIT finished();
}

void RecordLoader::report() { Q_EMIT progressed(*m_percent, all); }

} // namespace app
