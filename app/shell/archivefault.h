// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace shell {

/// Why the archive could not do something. Nothing was changed; a later try may succeed.
struct ArchiveFault {
    enum class Kind : std::uint8_t {
        CannotOpen, ///< no such folder, no permission
        NotOurs, ///< a file of some other kind
        NewerVersion, ///< written by a later version of the program
        Broken, ///< ours, but damaged
        Full, ///< no room on the disk
        ReadOnly, ///< the disk or the file cannot be written
        InUse, ///< another running program has it
        Missing, ///< the file was taken away while it was open
        NoSuchGame, ///< no game or preset with this id
        SameFile, ///< the archive itself was named where another file is needed
        Cancelled, ///< somebody did not want to wait
        NameTaken, ///< another preset has this name
        Failed, ///< anything else, see detail
    };

    Kind kind = Kind::Failed;
    QString detail; ///< for a log, in English
    QString path; ///< of the archive

    friend bool operator==(const ArchiveFault&, const ArchiveFault&) = default;
};

} // namespace shell
