// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/envelopes.h"
#include "tests/support/freshfolders.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <set>

using shell::EnvelopeFault;
using shell::Envelopes;
using Kind = EnvelopeFault::Kind;
using namespace Qt::StringLiterals;

namespace {

template <class T> std::optional<Kind> failure(const Result<T, EnvelopeFault>& result)
{
    return result ? std::nullopt : std::optional(result.error().kind);
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestEnvelopes : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

private Q_SLOTS:
    void whatIsClosedOpensAgain()
    {
        const QString path = fresh() + u"/games.seal"_s;
        for (int x = 0; x < 25; ++x) {
            const go::Point point{static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(24 - x)};
            const auto envelope = Envelopes(path).closed(point);
            QVERIFY(envelope);
            QVERIFY(Envelopes(path).opened(*envelope).value() == point); // by another run of the program
        }
    }

    void equalPointsLookDifferentAndAllAreAsLong()
    {
        const Envelopes envelopes(fresh() + u"/games.seal"_s);
        std::set<std::string> seen;
        for (int i = 0; i < 100; ++i) {
            const std::string text
                = envelopes.closed({static_cast<std::uint8_t>(i % 2 == 0 ? 3 : i % 19), 3}).value().text;
            QCOMPARE(text.size(), envelopes.closed({18, 18}).value().text.size());
            QVERIFY(text.find_first_of(" \n=") == std::string::npos);
            seen.insert(text);
        }
        QCOMPARE(seen.size(), std::size_t{100});
    }

    void theKeyIsItsOwnersAlone()
    {
        const QString path = fresh() + u"/games.seal"_s;
        QVERIFY(Envelopes(path).closed({3, 3}));
        const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
            | QFileDevice::WriteOther;
        QCOMPARE(QFileInfo(path).permissions() & others, QFileDevice::Permissions{});
    }

    void aChangedEnvelopeIsNotBelieved()
    {
        const Envelopes envelopes(fresh() + u"/games.seal"_s);
        const exam::Envelope whole = envelopes.closed({3, 15}).value();
        for (std::size_t i = 0; i < whole.text.size(); ++i) {
            exam::Envelope changed = whole;
            changed.text[i] = changed.text[i] == 'A' ? 'B' : 'A';
            const auto opened = envelopes.opened(changed);
            // The last letter holds bits that mean nothing: then it is the same envelope.
            QVERIFY(!opened || (i + 1 == whole.text.size() && *opened == go::Point(3, 15)));
        }
        for (std::size_t keep = 0; keep < whole.text.size(); ++keep) {
            QCOMPARE(failure(envelopes.opened({whole.text.substr(0, keep)})), Kind::NotReadable);
        }
        QCOMPARE(failure(envelopes.opened({whole.text + "A"})), Kind::NotReadable);
        QCOMPARE(failure(envelopes.opened({"何も"})), Kind::NotReadable);
    }

    void withoutItsKeyNothingOpens()
    {
        const QString path = fresh() + u"/games.seal"_s;
        const exam::Envelope envelope = Envelopes(path).closed({3, 15}).value();
        QVERIFY(QFile::rename(path, path + u".away"_s));
        QCOMPARE(failure(Envelopes(path).opened(envelope)), Kind::KeyMissing);
        QVERIFY(Envelopes(path).closed({3, 15})); // a new key for new games
        QCOMPARE(failure(Envelopes(path).opened(envelope)), Kind::NotReadable);
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(path + u".away"_s, path));
        QVERIFY(Envelopes(path).opened(envelope).value() == go::Point(3, 15));
    }

    void aBrokenKeyIsNotReplaced()
    {
        const QString path = fresh() + u"/games.seal"_s;
        for (const char* broken :
            {"", "short", "not base64 at all, and much too long for a key of 32 bytes"}) {
            write(path, broken);
            const auto closed = Envelopes(path).closed({3, 3});
            QCOMPARE(failure(closed), Kind::KeyBroken);
            QCOMPARE(closed.error().path, path);
            QCOMPARE(failure(Envelopes(path).opened({"x"})), Kind::KeyBroken);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), QByteArray(broken));
        }
    }

    void aKeyThatCannotBeWrittenClosesNothing()
    {
        const QString path = fresh() + u"/no such folder/games.seal"_s;
        const auto closed = Envelopes(path).closed({3, 3});
        QCOMPARE(failure(closed), Kind::KeyNotWritten);
        QVERIFY(!closed.error().detail.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestEnvelopes)
#include "tst_envelopes.moc"
