// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/penalties.h"

#include <QFile>
#include <QTest>

using exam::Consequence;
using exam::Incident;
using exam::Penalty;
using exam::PenaltyFaultKind;
using exam::Ruling;

Q_DECLARE_METATYPE(exam::PenaltyFaultKind)

namespace {

Penalty penaltyOf(const char* profile, Incident incident)
{
    return exam::profileNamed(profile).value().penaltyFor(incident);
}

Penalty either(std::initializer_list<Ruling> choices)
{
    Penalty made = Penalty::none();
    for (const Ruling& choice : choices) {
        made.add(choice);
    }
    return made;
}

/// A profile that says something of every incident.
std::string whole(const std::string& name)
{
    std::string text = "profile: " + name + '\n';
    for (std::size_t i = 0; i < exam::incidentCount; ++i) {
        text += std::string(exam::wordOf(static_cast<Incident>(i))) + ": nothing\n";
    }
    return text;
}

} // namespace

/// What a foul costs, as data: rules of the hall by edition, and the text they come from.
class TestPenalties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFileInTheTreeIsTheOneBuiltIn()
    {
        QFile file(QStringLiteral(KAODUAN_SOURCE_DIR "/resources/penalties/penalties.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        QVERIFY(exam::builtInPenalties() == text);
        const auto parsed = exam::parsePenalties(text);
        QVERIFY2(parsed, parsed ? "" : exam::describe(parsed.error(), "penalties.txt").c_str());
        QCOMPARE(parsed->size(), std::size_t{3});
    }

    void theOldRulesSayWhatTheClausesSay()
    {
        const char* const seed = "seed-1988";
        const Ruling warned{Consequence::PutBack, Consequence::Warning};
        QCOMPARE(penaltyOf(seed, Incident::TwoPlays), Penalty(Ruling{Consequence::Loss})); // A49
        QCOMPARE(penaltyOf(seed, Incident::MovedStone), Penalty(warned)); // A50
        QCOMPARE(penaltyOf(seed, Incident::DroppedStone), Penalty(Ruling{Consequence::FreeChoice}));
        QCOMPARE(penaltyOf(seed, Incident::ShiftedDisputed),
            either({{Consequence::PutBack}, {Consequence::Stands}, {Consequence::Draw},
                {Consequence::Replay}})); // A51
        QCOMPARE(penaltyOf(seed, Incident::ShiftedOnPurpose), Penalty(Ruling{Consequence::Loss}));
        QCOMPARE(penaltyOf(seed, Incident::WrongRemoval), Penalty(warned)); // A53
        QCOMPARE(penaltyOf(seed, Incident::ForbiddenPoint), Penalty(Ruling{Consequence::VoidPass})); // A54
        QCOMPARE(penaltyOf(seed, Incident::KoRetake), Penalty(Ruling{Consequence::VoidPass})); // A55
        QCOMPARE(penaltyOf(seed, Incident::LongCycle),
            either({{Consequence::Draw}, {Consequence::Replay}})); // A57
        QCOMPARE(penaltyOf(seed, Incident::PressedEarly), Penalty(Ruling{}));
        QCOMPARE(exam::standardProfile().warningsThatLose, 2); // A60
    }

    void theRulesOf2002SayWhatTheirArticlesSay()
    {
        const char* const later = "cwa-2002";
        QCOMPARE(penaltyOf(later, Incident::TwoPlays),
            Penalty(Ruling({Consequence::Void, Consequence::Warning}))); // 17.2
        QCOMPARE(penaltyOf(later, Incident::DropDisputed), Penalty(Ruling{Consequence::ChiefReferee}));
        QVERIFY(penaltyOf(later, Incident::ShiftedDisputed).allows(Consequence::BothLose));
        QCOMPARE(penaltyOf(later, Incident::PressedEarly), Penalty(Ruling{Consequence::Warning}));
        QCOMPARE(
            penaltyOf(later, Incident::PressedBeforeLifting), Penalty(Ruling{Consequence::Warning})); // 22.6
        QVERIFY(penaltyOf(later, Incident::Overtime).allows(Consequence::VoidPass)); // 22.5
        QCOMPARE(exam::profileNamed(later)->swapUntilMove, 10); // 17.1
        QCOMPARE(
            penaltyOf(later, Incident::ForbiddenPoint), penaltyOf("seed-1988", Incident::ForbiddenPoint));
    }

    void inPracticeAWarningCostsAZi()
    {
        QCOMPARE(exam::profileNamed("practice")->ziPerWarning, 1);
        QCOMPARE(exam::profileNamed("practice")->warningsThatLose, 2);
        QCOMPARE(penaltyOf("practice", Incident::OtherHand), Penalty(Ruling{Consequence::Warning}));
        QVERIFY(!penaltyOf("practice", Incident::Overtime).allows(Consequence::VoidPass));
    }

    void everyWordIsReadAgain()
    {
        for (std::size_t i = 0; i < exam::incidentCount; ++i) {
            const auto incident = static_cast<Incident>(i);
            QCOMPARE(exam::incidentFrom(exam::wordOf(incident)), std::optional(incident));
        }
        for (std::size_t i = 0; i < exam::consequenceCount; ++i) {
            const auto each = static_cast<Consequence>(i);
            QCOMPARE(exam::consequenceFrom(exam::wordOf(each)), std::optional(each));
        }
        QVERIFY(!exam::incidentFrom("moved"));
        QVERIFY(!exam::consequenceFrom("nothing"));
        QCOMPARE(exam::wordsOf({}, "+"), std::string("nothing"));
    }

    void rulingsThatContradictThemselves()
    {
        QVERIFY(exam::isConsistent({}));
        QVERIFY(exam::isConsistent({Consequence::PutBack, Consequence::Warning}));
        QVERIFY(!exam::isConsistent({Consequence::Loss, Consequence::Draw}));
        QVERIFY(!exam::isConsistent({Consequence::Refused, Consequence::Warning}));
        QVERIFY(!exam::isConsistent({Consequence::ChiefReferee, Consequence::Loss}));
        QVERIFY(exam::endsGame({Consequence::BothLose}));
        QVERIFY(!exam::endsGame({Consequence::Warning, Consequence::VoidPass}));
    }

    void faultsSayWhereAndWhat_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const QByteArray good = QByteArray::fromStdString(whole("a"));
        const QByteArray last = QByteArray::number(exam::incidentCount + 2);
        QTest::newRow("nothing") << QByteArray("# only a comment\n")
                                 << QByteArray("p.txt:1: there is no profile");
        QTest::newRow("no line") << good + "hello\n"
                                 << "p.txt:" + last + ": not a line 'key: value' 'hello'";
        QTest::newRow("no value") << good + "late-factor:\n"
                                  << "p.txt:" + last + ": not a line 'key: value' 'late-factor:'";
        QTest::newRow("too early") << QByteArray("late: loss\n")
                                   << QByteArray("p.txt:1: this stands before the first profile 'late'");
        QTest::newRow("key") << QByteArray("profile: a\nlaste: loss\n")
                             << QByteArray("p.txt:2: neither a figure nor an incident 'laste'");
        QTest::newRow("consequence") << QByteArray("profile: a\n\nlate: los # why\n")
                                     << QByteArray("p.txt:3: unknown consequence 'los'");
        QTest::newRow("empty consequence")
            << QByteArray("profile: a\nlate: loss |\n")
            << QByteArray("p.txt:1: the profile says nothing of this 'moved-stone'");
        QTest::newRow("two endings") << QByteArray("profile: a\nlate: loss + draw\n")
                                     << QByteArray("p.txt:2: these do not go together 'loss + draw'");
        QTest::newRow("too many") << QByteArray(
            "profile: a\nlate: loss|draw|replay|void|warning|stands|put-back\n")
                                  << QByteArray("p.txt:2: one choice too many 'put-back'");
        QTest::newRow("number") << QByteArray("profile: a\nwarnings-that-lose: two\n")
                                << QByteArray("p.txt:2: not a number in its range 'two'");
        QTest::newRow("range") << QByteArray("profile: a\nwarnings-that-lose: 0\n")
                               << QByteArray("p.txt:2: not a number in its range '0'");
        QTest::newRow("twice") << QByteArray("profile: a\nlate: loss\nlate: draw\n")
                               << QByteArray("p.txt:3: named twice 'late'");
        QTest::newRow("profile twice") << good + "profile: a\n"
                                       << "p.txt:" + last + ": named twice 'a'";
        QTest::newRow("basis") << QByteArray("profile: a\nlike: b\n")
                               << QByteArray("p.txt:2: no earlier profile has this name 'b'");
        QTest::newRow("like itself") << QByteArray("profile: a\nlike: a\n")
                                     << QByteArray("p.txt:2: no earlier profile has this name 'a'");
        QTest::newRow("missing") << QByteArray("profile: a\n")
                                 << QByteArray("p.txt:1: the profile says nothing of this 'moved-stone'");
    }
    void faultsSayWhereAndWhat()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        const auto parsed = exam::parsePenalties(text.toStdString());
        QVERIFY(!parsed);
        QCOMPARE(QByteArray::fromStdString(exam::describe(parsed.error(), "p.txt")), sentence);
    }

    void aProfileMayBeLikeAnother()
    {
        const auto parsed = exam::parsePenalties(
            whole("a") + "profile: b\nlike: a\nlate: loss | warning\nlate-factor: 3\n");
        QVERIFY(parsed);
        const exam::Profile& b = parsed->back();
        QCOMPARE(b.penaltyFor(Incident::Late), either({{Consequence::Loss}, {Consequence::Warning}}));
        QCOMPARE(b.penaltyFor(Incident::Absent), Penalty(Ruling{}));
        QCOMPARE(b.lateFactor, 3);
    }

    void whatMayBeSaidInTheOpponentsTime() // A43
    {
        QVERIFY(exam::isUrgent(Incident::ClockFault));
        QVERIFY(exam::isUrgent(Incident::Disturbance));
        QVERIFY(!exam::isUrgent(Incident::Untidy));
        QVERIFY(exam::isClaimedAtOnce(Incident::MovedStone));
        QVERIFY(!exam::isClaimedAtOnce(Incident::ShiftedDisputed));
    }
};

QTEST_GUILESS_MAIN(TestPenalties)
#include "tst_penalties.moc"
