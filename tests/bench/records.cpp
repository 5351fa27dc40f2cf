// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/records.h"

#include "tests/bench/corpus.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace bench {

namespace {

constexpr std::array<std::string_view, 6> comments{
    "A calm extension; White may cut at once.",
    "黑棋先手,白棋要补一手。",
    "이 수는 조금 느리다.",
    "The ladder [here\\] works only if the corner is alive\\\\dead.\nSee the next move.",
    "ここは両先手の大ヨセ。",
    "Bien joué : c’est le point vital.",
};

class Maker {
public:
    explicit Maker(std::uint64_t seed) : m_random(seed) { }

    std::uint32_t below(std::uint32_t limit) { return m_random.below(limit); }
    void put(std::string_view text) { m_text.sgf += text; }
    void node()
    {
        ++m_text.nodes;
        put(";");
    }
    void property(std::string_view name, std::string_view value)
    {
        put(name);
        this->value(value);
    }
    void value(std::string_view text)
    {
        ++m_text.values;
        put("[");
        put(text);
        put("]");
    }
    void point(std::string_view name)
    {
        const std::array<char, 2> letters{letter(), letter()};
        property(name, std::string_view(letters.data(), letters.size()));
    }
    void move()
    {
        node();
        m_black = !m_black;
        point(m_black ? "B" : "W");
    }
    void comment() { property("C", comments[below(comments.size())]); }
    void root()
    {
        node();
        property("GM", "1");
        property("FF", "4");
        property("CA", "UTF-8");
        property("SZ", "19");
        property("KM", "7.5");
        property("PB", below(2) == 0 ? "张三丰" : "Shūsaku");
        property("PW", below(2) == 0 ? "홍길동" : "Dr. K\\\\L");
        property("RE", below(2) == 0 ? "B+R" : "W+3.5");
        m_black = false;
    }
    void run(std::uint32_t length, std::uint32_t commentOneIn)
    {
        for (std::uint32_t i = 0; i < length; ++i) {
            move();
            if (below(commentOneIn) == 0)
                comment();
        }
    }
    const Text& text() const { return m_text; }

private:
    char letter() { return static_cast<char>('a' + below(19)); }

    Random m_random;
    Text m_text;
    bool m_black = false;
};

} // namespace

Text manyGames()
{
    Maker maker(10'000);
    for (int game = 0; game < 10'000; ++game) {
        maker.put("(");
        maker.root();
        maker.put("\n");
        maker.run(80 + maker.below(190), 70);
        maker.put(")\n");
    }
    return maker.text();
}

// Variations beside each other under the root; each begins two more or none, fewer than one on average.
Text largeTree()
{
    constexpr std::uint64_t enough = 300'000;
    Maker maker(300'000);
    maker.put("(");
    maker.root();
    std::vector<std::uint32_t> waiting{1};
    while (!waiting.empty()) {
        if (waiting.size() == 1)
            waiting.back() = maker.text().nodes < enough ? 1 : 0;
        if (waiting.back() == 0) {
            maker.put(")");
            waiting.pop_back();
            continue;
        }
        --waiting.back();
        maker.put("\n(");
        maker.run(1 + maker.below(29), 6);
        waiting.push_back(maker.below(100) < 45 ? 2 : 0);
    }
    maker.put("\n");
    return maker.text();
}

Text deepNest()
{
    constexpr int depth = 1'000'000;
    Maker maker(depth);
    for (int i = 0; i < depth; ++i) {
        maker.put("(");
        maker.move();
    }
    maker.put(std::string(depth, ')'));
    return maker.text();
}

} // namespace bench
