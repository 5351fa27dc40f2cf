// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voicetypes.h"

#include <QStringList>

#include <algorithm>
#include <vector>

/// A speaker that keeps what it was told to say instead of saying it.
class ListeningSpeaker : public shell::Speaker {
public:
    void schedule(std::vector<shell::ScheduledClip> clips) override
    {
        scheduled.insert(scheduled.end(), clips.begin(), clips.end());
    }
    void effect(const QString& id) override { effects << id; }
    shell::Generation nextGeneration(shell::Nanos at) override
    {
        // What was not due by then is not said, as the real one does it.
        std::erase_if(scheduled,
            [&](const shell::ScheduledClip& clip) { return clip.generation == generation && clip.due > at; });
        return ++generation;
    }
    void silence() override { }
    void stayAwake() override { }
    void mayRest() override { }
    std::optional<shell::Nanos> durationOf(const QString&) const override { return shell::nanosPerSecond; }

    /// The clips due in (from, to], in order, as "id@ms" counted from `from`.
    QStringList between(shell::Nanos from, shell::Nanos to) const
    {
        auto clips = scheduled;
        std::ranges::stable_sort(clips, {}, &shell::ScheduledClip::due);
        QStringList said;
        for (const shell::ScheduledClip& clip : clips) {
            if (clip.due > from && clip.due <= to) {
                said << QStringLiteral("%1@%2").arg(clip.id).arg((clip.due - from) / shell::nanosPerMilli);
            }
        }
        return said;
    }

    std::vector<shell::ScheduledClip> scheduled;
    QStringList effects;
    shell::Generation generation = 1;
};
