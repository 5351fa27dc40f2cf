// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readyreview.h"
#include "app/records/recordfile.h"
#include "app/reviewplace.h"
#include "app/shell/beside.h"
#include "core/base/result.h"
#include "core/sgf/grammar.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <variant>

namespace app {

/// A record that somebody wants to see.
struct RecordWish {
    QString path; ///< of the file; empty: `text` is the record
    QString encoding; ///< to be forced; empty: it is found out
    QString text; ///< Unicode already, whatever its CA says
    QString title; ///< where the record has none
    std::optional<ReviewPlace> place; ///< where to begin; nothing: at the last move of the first game
};

/// Why a record cannot be opened.
using LoadFault = std::variant<records::RecordFault, sgf::ParseError>;
using LoadedReview = Result<std::shared_ptr<ReadyReview>, LoadFault>;

/// Makes a record ready beside the window's own work, one at a time: another one takes the place of the one
/// before.
class RecordLoader : public QObject {
    Q_OBJECT

public:
    explicit RecordLoader(QObject* parent = nullptr);

    void start(const RecordWish& wish);
    /// What is under way is no longer wanted; finished() follows at once.
    void cancel();
    bool isBusy() const { return m_work.isBusy(); }

Q_SIGNALS:
    /// It takes so long that somebody should be told; once.
    void lasts(const QString& what);
    void progressed(int percent, int ofHundred);
    /// It is loaded, refused or given up; before loaded().
    void finished();
    void loaded(const app::RecordWish& wish, const app::LoadedReview& review);

private:
    void report();
    void rest();

    shell::Beside m_work;
    std::shared_ptr<std::atomic<int>> m_percent; ///< of the last load
    QTimer m_patience;
    QTimer m_ticks;
    QString m_what;
};

} // namespace app
