// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/examcontroller.h"
#include "core/sgf/sessionrecord.h"
#include "tests/support/freshfolders.h"
#include "tests/support/gametable.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSqlRecord>
#include <QtTest>

using go::Color;
using namespace Qt::StringLiterals;

namespace {

constexpr go::Point secret{7, 2};
constexpr go::Point otherSecret{2, 7};

/// All files of a folder, as they lie on the disk while the program runs.
QByteArray bytesIn(const QString& folder)
{
    QByteArray all;
    const QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    for (const QString& name : names) {
        QFile file(folder + u'/' + name);
        if (file.open(QIODevice::ReadOnly)) {
            all += file.readAll();
        }
    }
    return all;
}

/// Every value of every table, without the envelopes themselves and the checksums over them.
QString everyValue()
{
    QString all;
    for (const QString& connection : QSqlDatabase::connectionNames()) {
        QSqlDatabase db = QSqlDatabase::database(connection, false);
        for (const QString& table : db.tables()) {
            QSqlQuery query(u"SELECT * FROM "_s + table, db);
            while (query.next()) {
                for (int i = 0; i < query.record().count(); ++i) {
                    if (query.record().fieldName(i) != u"checksum"_s) {
                        all += query.value(i).toString() + u'\n';
                    }
                }
            }
        }
    }
    static const QRegularExpression envelope(u"envelope=[-_A-Za-z0-9]+"_s);
    return all.replace(envelope, u"envelope"_s);
}

/// A game in which White seals this point in byo-yomi, and leaves the hall.
std::unique_ptr<GameTable> sealedGame(const QString& folder, go::Point point)
{
    auto table = std::make_unique<GameTable>(folder);
    table->begin(timing::Bank{0ms, 3, 0ms, 0, true, timing::allWarnings});
    table->click("E5");
    table->time.wind(42s);
    table->controller->seal(Color::White, point);
    table->controller->leave();
    return table;
}

} // namespace

/// 封棋 (A36): nobody reads the move before the envelope is opened.
class TestSealedMove : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

private Q_SLOTS:
    void a36_theSealedPointIsNowhereInTheArchive()
    {
        const QString folder = fresh();
        auto table = sealedGame(folder, secret);
        // In the words of the archive, of records and of people.
        const QByteArray bytes = bytesIn(folder);
        QVERIFY(bytes.contains("point=ee")); // that is how it looks for the move before
        for (const char* clear : {"point=hc", "[hc]", "=hc ", "point=H7"}) {
            QVERIFY2(!bytes.contains(clear), clear);
        }
        const auto events = table->archive->load({1}).value().events;
        QVERIFY(std::holds_alternative<exam::MoveSealed>(events.back().fact));
        const std::string record = sgf::toSgf(exam::replay(events), {"2026-03-01", "Kaoduan", "1", {}});
        QVERIFY2(record.find("[hc]") == std::string::npos, record.c_str());
        // And in no other way: with another point everything is the same but the envelope.
        const QString one = everyValue();
        table.reset();
        const auto otherTable = sealedGame(fresh(), otherSecret);
        QCOMPARE(everyValue(), one);
    }

    void a36_theEnvelopeIsOpenedTwoDaysLater()
    {
        const QString folder = fresh();
        sealedGame(folder, secret).reset();
        GameTable later(folder);
        later.time.wind(48h);
        QVERIFY(later.controller->resume({1}).has_value());
        QVERIFY(std::holds_alternative<exam::Sealed>(later.controller->session().phase));
        QVERIFY(!later.controller->session().game.board().at(secret));
        const timing::Bank before = later.controller->session().clock.bank(Color::White);
        later.heard.clear();
        later.controller->openSeal();
        QCOMPARE(later.controller->session().game.board().at(secret), Color::White);
        QCOMPARE(exam::sideToMove(later.controller->session()), Color::Black);
        QVERIFY(
            later.controller->session().clock.bank(Color::White) == before); // two days cost nobody anything
        QCOMPARE(later.heard.size(), 1); // 当场启封
        later.time.wind(31s);
        QVERIFY(later.heard.contains(u"30s"_s)); // the other clock runs
    }

    void a36_aLostKeyOpensNothingAndTheRefereeRules()
    {
        const QString folder = fresh();
        auto table = sealedGame(folder, secret);
        const QString key = shell::Envelopes::keyPathFor(table->path);
        table.reset();
        QVERIFY(QFile::remove(key));
        GameTable later(folder);
        QVERIFY(later.controller->resume({1}).has_value());
        QSignalSpy failed(later.controller.get(), &shell::ExamController::envelopeFailed);
        later.controller->openSeal();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.front().front().value<shell::EnvelopeFault>().kind,
            shell::EnvelopeFault::Kind::KeyMissing);
        QVERIFY(std::holds_alternative<exam::Sealed>(later.controller->session().phase)); // it stays closed
        later.controller->submit(exam::OpenSeal{}); // as the referee rules: one pass
        QCOMPARE(exam::sideToMove(later.controller->session()), Color::Black);
        QCOMPARE(later.controller->session().game.plies().back().kind, go::PlyKind::Pass);
    }

    void withoutAKeyNothingIsSealed()
    {
        const QString folder = fresh();
        GameTable table(folder);
        table.begin();
        QVERIFY(QDir().mkpath(shell::Envelopes::keyPathFor(table.path))); // no file can be written there
        QSignalSpy failed(table.controller.get(), &shell::ExamController::envelopeFailed);
        table.controller->seal(Color::Black, secret);
        QCOMPARE(failed.size(), 1);
        QVERIFY(std::holds_alternative<exam::Running>(table.controller->session().phase));
        table.controller->openSeal(); // there is nothing to open
        QCOMPARE(failed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestSealedMove)
#include "tst_sealedmove.moc"
