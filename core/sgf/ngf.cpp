// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sgf/foreignoutput.h"
#include "core/sgf/letters.h"
#include "core/sgf/properties.h"

#include <algorithm>

namespace sgf {

namespace {

// Eleven lines of header, by their number: 1 size, 2 and 3 the players, 5 handicap, 7 komi, 8 date, 10
// result.
class NgfReader {
public:
    explicit NgfReader(ForeignOutput& out) : m_out(out) { }
    void line(std::size_t number, std::string_view line);

private:
    void player(std::string_view name, std::string_view rank, std::string_view line);
    void date(std::string_view line);
    void result(std::string_view line);
    void move(std::string_view line);

    ForeignOutput& m_out;
    go::BoardSize m_size;
    int m_handicap = 0;
};

void NgfReader::player(std::string_view name, std::string_view rank, std::string_view line)
{
    const auto words = split(line, ' ');
    if (words.empty()) {
        return;
    }
    m_out.property(name, words.front());
    if (words.size() > 1) {
        std::string grade(words.back());
        const bool professional = grade.ends_with("DP");
        std::ranges::replace(grade, 'K', 'k');
        std::ranges::replace(grade, 'D', 'd');
        if (professional) {
            grade = grade.substr(0, grade.size() - 2) + 'p';
        }
        m_out.property(rank, grade);
    }
}

void NgfReader::date(std::string_view line)
{
    const std::string_view digits = line.substr(0, 8);
    if (digits.size() == 8 && std::ranges::all_of(digits, isDigit)) {
        m_out.property("DT",
            std::string(digits.substr(0, 4)) + '-' + std::string(digits.substr(4, 2)) + '-'
                + std::string(digits.substr(6, 2)));
    }
}

void NgfReader::result(std::string_view line)
{
    const auto has = [line](std::string_view word) { return line.find(word) != std::string_view::npos; };
    const bool white = has("hite win") || has("lack lose");
    if (!white && !has("lack win") && !has("hite lose")) {
        m_out.remark(line);
        return;
    }
    const std::string winner = white ? "W+" : "B+";
    if (has("resign") || has("time")) {
        m_out.property("RE", winner + (has("resign") ? 'R' : 'T'));
        return;
    }
    std::optional<Thousandths> margin;
    for (const std::string_view word : split(line, ' ')) {
        if (const auto number = realOf(word)) {
            margin = number;
        }
    }
    m_out.property("RE", margin ? winner + realText(*margin) : winner);
}

// "PMABBQQ…": a move; the colour is the fifth letter, the point two letters from B on.
void NgfReader::move(std::string_view line)
{
    if (line.size() < 7 || !line.starts_with("PM") || (line[4] != 'B' && line[4] != 'W')) {
        return;
    }
    const int x = line[5] - 'B';
    const int y = line[6] - 'B';
    const go::Color color = line[4] == 'B' ? go::Color::Black : go::Color::White;
    if (x >= 0 && y >= 0 && x < m_size.columns && y < m_size.rows) {
        m_out.move(color, go::sgfName({static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)}));
    } else {
        m_out.move(color, {}); // "@@": a pass
    }
}

void NgfReader::line(std::size_t number, std::string_view line)
{
    switch (number) {
    case 1:
        m_size = sizeOf(line).value_or(go::BoardSize{});
        m_out.property("SZ", std::to_string(m_size.columns));
        break;
    case 2:
        player("PW", "WR", line);
        break;
    case 3:
        player("PB", "BR", line);
        break;
    case 5:
        m_handicap = integer(line).value_or(0);
        if (m_handicap >= 2) {
            m_out.handicap(m_size, m_handicap);
        }
        break;
    case 7:
        // Half a point is not written where there is no handicap.
        if (const auto komi = realOf(line)) {
            m_out.property("KM", realText(m_handicap == 0 && *komi % 1000 == 0 ? *komi + 500 : *komi));
        }
        break;
    case 8:
        date(line);
        break;
    case 10:
        result(line);
        break;
    default:
        move(line);
        break;
    }
}

} // namespace

ForeignReader ngfReader(ForeignOutput& out)
{
    return [reader = NgfReader(out)](
               std::size_t number, std::string_view line) mutable { reader.line(number, line); };
}

} // namespace sgf
