// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gtp/vocabulary.h"

#include <QtTest>

using namespace gtp;

namespace {

const go::BoardSize nine = go::BoardSize::square(9);

go::Point at(const char* name) { return go::pointFromBoardName(name, nine).value(); }

QStringList texts(const std::vector<Command>& commands)
{
    QStringList made;
    for (const Command& command : commands) {
        made << QString::fromStdString(textOf(command, nine));
    }
    return made;
}

QStringList lines(const char* joined) { return QString::fromLatin1(joined).split(QLatin1Char('|')); }

} // namespace

/// Commands and answers as typed values.
class TestGtpVocabulary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commandsAreSpelled()
    {
        const std::vector<Command> commands{ProtocolVersion{}, Name{}, Version{}, ListCommands{},
            SetBoardSize{9}, ClearBoard{}, SetKomi{15}, SetKomi{-1}, SetKomi{0}, FixedHandicap{4},
            SetFreeHandicap{{at("C3"), at("G7")}}, PlayMove{go::Color::Black, at("J1")},
            PlayMove{go::Color::White, {}}, GenMove{go::Color::White}, Undo{}, TimeSettings{3300, 60, 1},
            KgsByoyomi{3300, 60, 5}, TimeLeft{go::Color::Black, 42, 0}, SetLevel{3}, ListDead{}, Quit{}};
        QCOMPARE(texts(commands),
            lines("protocol_version|name|version|list_commands|boardsize 9|clear_board|komi 7.5|komi -0.5|"
                  "komi 0.0|fixed_handicap 4|set_free_handicap C3 G7|play black J1|play white pass|"
                  "genmove white|undo|time_settings 3300 60 1|kgs-time_settings byoyomi 3300 60 5|"
                  "time_left black 42 0|level 3|final_status_list dead|quit"));
    }

    void aVocabularyIsReadAndAsked()
    {
        const Vocabulary vocabulary = vocabularyFrom("name\nplay\n time_left \nlevel");
        QCOMPARE(vocabulary.size(), std::size_t{4});
        QVERIFY(knows(vocabulary, SetLevel{}));
        QVERIFY(knows(vocabulary, TimeLeft{}));
        QVERIFY(!knows(vocabulary, KgsByoyomi{}));
        QVERIFY(isProtocol2("2"));
        QVERIFY(!isProtocol2("1") && !isProtocol2(""));
    }

    void choicesAreReadInAnyCase()
    {
        QVERIFY(choiceFrom("J9", nine) == std::optional<Choice>(Stone{{8, 0}}));
        QVERIFY(choiceFrom("j9", nine) == std::optional<Choice>(Stone{{8, 0}}));
        QVERIFY(choiceFrom(" PASS\n", nine) == std::optional<Choice>(PassMove{}));
        QVERIFY(choiceFrom("resign", nine) == std::optional<Choice>(Resigns{}));
    }

    void whatIsNoMoveIsNone()
    {
        for (const char* text : {"", "K10", "I5", "A0", "A10", "D", "4", "D4 E5", "B+3.5", "null", "D4x"}) {
            QVERIFY2(!choiceFrom(text, nine), text);
        }
        QVERIFY(!pointsFrom("A1 Z3", nine));
        QCOMPARE(pointsFrom("A1 B2\nC3", nine)->size(), std::size_t{3});
        QVERIFY(pointsFrom("", nine)->empty());
    }

    void aGameIsToldFromAnEmptyBoardOn()
    {
        go::Game game(nine, go::Rules::chinese());
        game.play(at("E5"));
        game.pass();
        game.play(at("C3"));
        const Position wanted = positionOf(game);
        QCOMPARE(texts(changesTo(wanted, std::nullopt, {})),
            lines("boardsize 9|clear_board|komi 7.5|play black E5|play white pass|play black C3"));
    }

    void onlyWhatIsMissingIsTold()
    {
        go::Game game(nine);
        game.play(at("E5"));
        const Position has = positionOf(game);
        game.play(at("C3"));
        QCOMPARE(texts(changesTo(positionOf(game), has, {})), lines("play white C3"));
        QVERIFY(changesTo(has, has, {}).empty());
        // A move taken back, or another one: from the beginning.
        QCOMPARE(texts(changesTo(has, positionOf(game), {})).size(), 4);
        game = game.atPly(1);
        game.play(at("C4"));
        const Position other = positionOf(game);
        game = game.atPly(1);
        game.play(at("C3"));
        QCOMPARE(texts(changesTo(positionOf(game), other, {})).size(), 5);
    }

    void aHandicapIsToldAsOneWhereItCanBe()
    {
        go::Game game(nine, {}, go::Color::White);
        const auto stones = go::handicapPoints(nine, 2);
        game.setUp(stones, {}, {}, go::Color::White);
        game.play(go::Color::White, at("E5"));
        const Position wanted = positionOf(game);
        const QString free = texts(changesTo(wanted, std::nullopt, {"set_free_handicap"})).at(3);
        QVERIFY2(free.startsWith(QStringLiteral("set_free_handicap ")), qPrintable(free));
        const QStringList played = texts(changesTo(wanted, std::nullopt, {}));
        QCOMPARE(played.size(), 6);
        QVERIFY(played.at(3).startsWith(QStringLiteral("play black ")));
        QVERIFY(played.at(4).startsWith(QStringLiteral("play black ")));
        QCOMPARE(played.at(5), QStringLiteral("play white E5"));
    }

    void aVoidStoneIsToldAsThePassItCountsAs()
    {
        go::Game game(nine);
        game.voidMove(go::Color::Black, at("A1"), go::IllegalReason::Suicide);
        QCOMPARE(texts(changesTo(positionOf(game), std::nullopt, {})).constLast(),
            QStringLiteral("play black pass"));
    }
};

QTEST_GUILESS_MAIN(TestGtpVocabulary)
#include "tst_gtpvocabulary.moc"
