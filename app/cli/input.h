// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/records/recordfile.h"
#include "core/base/result.h"
#include "core/sgf/grammar.h"
#include "core/sgf/otherformats.h"

#include <QString>

#include <cstddef>
#include <string_view>

namespace cli {

/// A file read and parsed.
struct Input {
    QString name; ///< as given
    sgf::RecordFormat format = sgf::RecordFormat::Sgf;
    records::Decoded decoded; ///< its text has moved into the collection
    sgf::Collection games;
};

/// Reads FILE or, for "-", standard input; what keeps it from being read goes to standard error.
Result<Input, Status> readInput(const QString& name, const QString& encoding, Streams streams);

/// Reports on standard error as FILE:LINE:COLUMN: what.
class Reporter {
public:
    Reporter(const Input& input, Streams streams)
        : m_input(input)
        , m_streams(streams)
        , m_ruler(input.games.source)
    { }

    void at(std::size_t offset, std::string_view what);
    /// Everything that the parser and the decoder passed over.
    void inputFaults();

private:
    void line(const sgf::Place& place, std::string_view what);

    const Input& m_input;
    Streams m_streams;
    sgf::Ruler m_ruler;
};

/// Whether something of a game may be lost: what servers merely write in their own way is not.
bool isDamaged(const Input& input);

} // namespace cli
