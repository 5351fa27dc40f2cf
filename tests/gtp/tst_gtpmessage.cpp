// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gtp/message.h"

#include <QtTest>

#include <string>

using gtp::Decoder;
using gtp::Message;
using gtp::Noise;
using gtp::Reply;
using gtp::Success;

/// The wire: commands out, answers in, however they are sliced.
class TestGtpMessage : public QObject {
    Q_OBJECT

private:
    static std::vector<Message> read(std::string_view bytes)
    {
        Decoder decoder;
        return decoder.feed(bytes);
    }

private Q_SLOTS:
    void aCommandIsOneLine()
    {
        QCOMPARE(gtp::encode(7, "play black Q16"), std::string("7 play black Q16\n"));
        QCOMPARE(gtp::encode(1, "name\nquit\r"), std::string("1 name quit \n"));
    }

    void answersAreReadWithAndWithoutNumber()
    {
        const std::vector<Message> expected{Reply{1, Success::Yes, "GNU Go"}, Reply{{}, Success::Yes, ""},
            Reply{12, Success::No, "illegal move"}, Reply{3, Success::Yes, ""}};
        QCOMPARE(read("=1 GNU Go\n\n=\n\n?12 illegal move\n\n=3\n\n"), expected);
    }

    void anAnswerMayHaveManyLines()
    {
        const std::vector<Message> expected{Reply{4, Success::Yes, "name\nversion\nplay"}};
        QCOMPARE(read("=4 name\nversion\nplay\n\n"), expected);
        const std::vector<Message> later{Reply{4, Success::Yes, "A1 A2\nB1"}};
        QCOMPARE(read("=4\nA1 A2\nB1\n\n"), later);
    }

    void lineEndsAndBlanksOfAnyKindAreTaken()
    {
        const std::vector<Message> expected{Reply{1, Success::Yes, "D4"}, Reply{2, Success::Yes, "a b"}};
        QCOMPARE(read("\n\r\n=1  D4 \r\n \r\n\n\n=2\ta\tb\x01\n\t\n"), expected);
    }

    void aNumberThatIsPartOfAWordIsNoId()
    {
        const std::vector<Message> expected{Reply{{}, Success::Yes, "3.8"}};
        QCOMPARE(read("=3.8\n\n"), expected);
    }

    void whatBelongsToNoAnswerIsReported()
    {
        const std::vector<Message> expected{
            Noise{"Loading weights"}, Reply{1, Success::Yes, "2"}, Noise{"thinking"}};
        QCOMPARE(read("Loading weights\n=1 2\n\nthinking\n"), expected);
    }

    void anySlicingGivesTheSame()
    {
        const std::string bytes = "noise\n=1 GNU Go\r\n\r\n?2 no such\nthing\n\n\n=3\n\n";
        const auto whole = read(bytes);
        QCOMPARE(whole.size(), std::size_t{4});
        for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
            Decoder decoder;
            auto some = decoder.feed(std::string_view(bytes).substr(0, cut));
            const auto rest = decoder.feed(std::string_view(bytes).substr(cut));
            some.insert(some.end(), rest.begin(), rest.end());
            QCOMPARE(some, whole);
        }
    }

    void noOutputFillsTheMemory()
    {
        Decoder decoder;
        std::size_t told = 0;
        for (int i = 0; i < 1000; ++i) {
            told += decoder.feed("garbage garbage garbage\n").size();
        }
        QCOMPARE(told, Decoder::mostNoise);
        QCOMPARE(decoder.wasted(), std::size_t{24'000});
        const std::string longLine(Decoder::longestReply, 'x');
        QVERIFY(decoder.feed(longLine).empty());
        QVERIFY(decoder.feed(longLine).empty());
        decoder.feed("\n=1 D4\n");
        const auto answer = decoder.feed("\n");
        QCOMPARE(answer.size(), std::size_t{1});
        QCOMPARE(std::get<Reply>(answer.front()).text, std::string("D4"));
        QCOMPARE(decoder.wasted(), std::size_t{0}); // a whole answer makes good for it
    }

    void anAnswerWithoutEndIsCut()
    {
        Decoder decoder;
        decoder.feed("=1 begin\n");
        for (int i = 0; i < 100; ++i) {
            decoder.feed(std::string(1023, 'x') + '\n');
        }
        QVERIFY(decoder.wasted() > 30'000);
        const auto answer = decoder.feed("\n");
        QVERIFY(std::get<Reply>(answer.front()).text.size() <= Decoder::longestReply);
    }
};

QTEST_GUILESS_MAIN(TestGtpMessage)
#include "tst_gtpmessage.moc"
