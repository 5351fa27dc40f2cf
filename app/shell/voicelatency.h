// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/voicetypes.h"

#include <vector>

namespace shell {

/// How long before it is heard a sample is read, estimated from what the system tells of one stream. The
/// track goes on through all streams, the system counts each from its own beginning; both meet here.
class VoiceLatency {
public:
    /// A stream begins: `granted` is the length of its buffer, `read` that of all that was read of the track
    /// before.
    void begin(Nanos granted, Nanos read);
    /// Of this stream `heard` has been played at `now`; `anchor` is the instant at which the beginning of the
    /// track would have been read at the pace of now. What cannot be true is not counted.
    void note(Nanos now, Nanos anchor, Nanos heard);
    /// From being read to being heard: the median of the last figures, before there are enough of them what
    /// the buffer lets expect.
    Nanos lead() const;

private:
    Nanos m_granted = 0;
    Nanos m_begin = 0;
    std::vector<Nanos> m_told;
};

} // namespace shell
