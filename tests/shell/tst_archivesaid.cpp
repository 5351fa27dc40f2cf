// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/archivesaid.h"
#include "app/shell/archivewords.h"

#include <QTest>

#include <set>

using exam::Announcement;
using exam::Say;
using Unit = exam::Announcement::Unit;

class TestArchiveSaid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingSaidIsReadAgain()
    {
        std::set<std::string> texts;
        for (int say = 0; say <= static_cast<int>(Say::Repetition); ++say) {
            for (const Unit unit : {Unit::None, Unit::Minutes, Unit::Periods, Unit::Stones, Unit::Points}) {
                for (const int value : {0, 1, 58}) {
                    Announcement said;
                    said.say = static_cast<Say>(say);
                    said.value = value;
                    said.unit = unit;
                    said.side = value == 1 ? std::optional{go::Color::White} : std::nullopt;
                    const std::string text = shell::toText(said);
                    QVERIFY2(text.front() != ' ', text.c_str());
                    QVERIFY2(shell::announcementFromText(text) == said, text.c_str());
                    texts.insert(text);
                }
            }
        }
        QCOMPARE(texts.size(), std::size_t{33 * 5 * 3}); // each word its own
    }

    void rulingsAndPlacesAreReadAgain()
    {
        Announcement ruled;
        ruled.say = Say::Ruling;
        ruled.side = go::Color::White;
        ruled.value = 2;
        ruled.incident = exam::Incident::ShiftedDisputed;
        ruled.ruling = {exam::Consequence::PutBack, exam::Consequence::Deduction};
        QCOMPARE(shell::toText(ruled),
            std::string("ruling side=white value=2 incident=shifted-disputed ruling=put-back_deduction"));
        QVERIFY(shell::announcementFromText(shell::toText(ruled)) == ruled);
        Announcement last;
        last.say = Say::LastMove;
        last.side = go::Color::Black;
        last.value = 4;
        last.row = 16;
        QVERIFY(shell::announcementFromText(shell::toText(last)) == last);
        QVERIFY(!shell::announcementFromText("ruling side=white incident=nonsense ruling=loss"));
        QVERIFY(!shell::announcementFromText("ruling side=white incident=late ruling=lose"));
    }

    void outcomesAreReadAgain()
    {
        for (int kind = 0; kind <= static_cast<int>(go::OutcomeKind::Unknown); ++kind) {
            Announcement said;
            said.say = Say::Result;
            said.outcome = go::Outcome{static_cast<go::OutcomeKind>(kind), std::nullopt, 0};
            if (kind <= static_cast<int>(go::OutcomeKind::Forfeit)) {
                said.outcome->winner = go::Color::Black;
            }
            const std::string text = shell::toText(said);
            QVERIFY2(shell::announcementFromText(text) == said, text.c_str());
        }
    }

    void outcomeWordsAreReadAgain()
    {
        for (int kind = 0; kind <= static_cast<int>(go::OutcomeKind::Unknown); ++kind) {
            const auto value = static_cast<go::OutcomeKind>(kind);
            QVERIFY(!shell::wordOf(value).isEmpty());
            QCOMPARE(shell::outcomeKindOf(shell::wordOf(value)), value);
        }
        QCOMPARE(shell::outcomeKindOf(QStringLiteral("nonsense")), go::OutcomeKind::Unknown);
    }

    void aLineReadsAsWritten()
    {
        Announcement said;
        said.say = Say::Enter;
        said.side = go::Color::Black;
        said.value = 5;
        said.unit = Unit::Minutes;
        QCOMPARE(shell::toText(said), std::string("enter side=black value=5 unit=minutes"));
    }

    void nonsenseIsNoAnnouncement_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", " ", "telepathy", "enter side=red", "enter value=x",
                 "enter value=", "enter unit=years", "enter=5", "ENTER"}) {
            QTest::newRow(text) << QByteArray(text);
        }
    }

    void nonsenseIsNoAnnouncement()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!shell::announcementFromText(text.toStdString()));
    }
};

QTEST_GUILESS_MAIN(TestArchiveSaid)
#include "tst_archivesaid.moc"
