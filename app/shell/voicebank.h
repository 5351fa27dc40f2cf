// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voiceresample.h"
#include "app/shell/voicetypes.h"

#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace shell {

/// Samples a second of everything that is mixed: mono, 16 bit.
inline constexpr int voiceRate = 48'000;

using Pcm = std::vector<std::int16_t>;
using ClipPtr = std::shared_ptr<const Pcm>;

/// All clips of one language and the effects: `<root>/<language>/<id>.ogg`, `<root>/effects/<id>.ogg`.
/// Every clip is looked at when the bank is loaded and decoded when it is first asked for, because a whole
/// language would be 45 MB. All members may be called from any thread.
class VoiceBank {
public:
    /// Looks through the folders: about 0.1 s, so not in the GUI thread. Cannot fail: what is not there or
    /// cannot be read is missing.
    static std::shared_ptr<VoiceBank> load(const QString& root, const QString& language);

    /// Known ids without a readable clip, in the order of knownClips() and effectClips().
    const std::vector<QString>& missing() const { return m_missing; }
    /// Null if the clip is missing. The first call for an id decodes: some milliseconds.
    ClipPtr clip(const QString& id);
    /// Null if the clip is missing or has not been decoded yet; never reads a file.
    ClipPtr decoded(const QString& id) const;
    std::optional<Nanos> durationOf(const QString& id) const;

private:
    struct Entry {
        QString path;
        Nanos duration = 0;
        ClipPtr pcm;
    };

    VoiceBank() = default;
    void scan(const QString& folder, const std::vector<QString>& ids, std::vector<QString>& missing);

    std::map<QString, Entry> m_entries; // only Entry::pcm changes after load()
    std::vector<QString> m_missing;
    std::mutex m_decoding; // guards m_resampler
    std::optional<Resampler> m_resampler; // of the rate met last
    mutable std::mutex m_mutex; // guards Entry::pcm
};

} // namespace shell
