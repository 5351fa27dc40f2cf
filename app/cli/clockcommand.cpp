// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clockcommand.h"

#include "app/cli/clockplayer.h"
#include "app/cli/clockscript.h"

#include <QByteArray>
#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

namespace cli {

namespace {

using namespace Qt::StringLiterals;

/// A piece of the input that should be one script.
struct Piece {
    QByteArray text;
    qsizetype line = 1;
    qsizetype column = 1;
};

class Run {
public:
    Run(const QString& fileName, QIODevice& out, QIODevice& err)
        : m_fileName(fileName)
        , m_out(out)
        , m_err(err)
    { }

    void play(const Piece& piece)
    {
        QJsonParseError syntax;
        const QJsonObject object = QJsonDocument::fromJson(piece.text, &syntax).object();
        QString fault;
        qsizetype column = piece.column;
        ClockScript script;
        if (syntax.error != QJsonParseError::NoError) {
            fault = syntax.errorString();
            column += syntax.offset;
        } else {
            script = clockScriptFrom(object, fault);
        }
        QJsonObject answer;
        if (fault.isEmpty()) {
            ClockPlayer player(script);
            for (const ClockEvent& event : script.events) {
                player.play(event);
            }
            answer = player.answer();
        } else {
            answer.insert("error"_L1, fault);
            m_err.write(u"%1:%2:%3: %4\n"_s.arg(m_fileName).arg(piece.line).arg(column).arg(fault).toUtf8());
            m_status = 1;
        }
        answer.insert("id"_L1, object.contains("id"_L1) ? object["id"_L1] : QJsonValue());
        m_out.write(QJsonDocument(answer).toJson(QJsonDocument::Compact) + '\n');
    }

    int status() const { return m_status; }

private:
    QString m_fileName;
    QIODevice& m_out;
    QIODevice& m_err;
    int m_status = 0;
};

/// Cuts an array of objects into its objects; what is none is a piece up to the end of its line.
class ArrayCutter {
public:
    explicit ArrayCutter(const QByteArray& text) : m_text(text) { }

    /// The next piece; nothing at the end.
    std::optional<Piece> next()
    {
        while (m_at < m_text.size() && isBetween(m_text[m_at])) {
            step();
        }
        if (m_at == m_text.size()) {
            return std::nullopt;
        }
        const qsizetype begin = m_at;
        Piece piece{{}, m_line, m_at - m_lineStart + 1};
        if (m_text[m_at] == '{') {
            skipObject();
        } else {
            while (m_at < m_text.size() && m_text[m_at] != '\n') {
                step();
            }
        }
        piece.text = m_text.sliced(begin, m_at - begin);
        return piece;
    }

private:
    static bool isBetween(char c)
    {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',' || c == '[' || c == ']';
    }

    void step()
    {
        if (m_text[m_at++] == '\n') {
            ++m_line;
            m_lineStart = m_at;
        }
    }

    void skipObject()
    {
        int depth = 0;
        bool inText = false;
        for (; m_at < m_text.size(); step()) {
            const char c = m_text[m_at];
            if (inText) {
                if (c == '\\' && m_at + 1 < m_text.size()) {
                    step();
                }
                inText = c != '"';
            } else if (c == '"') {
                inText = true;
            } else if (c == '{') {
                ++depth;
            } else if (c == '}' && --depth == 0) {
                return step();
            }
        }
    }

    QByteArray m_text;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    qsizetype m_lineStart = 0;
};

} // namespace

int runClock(QIODevice& in, const QString& fileName, QIODevice& out, QIODevice& err)
{
    if (!in.isReadable() && !in.open(QIODevice::ReadOnly)) {
        err.write(u"%1: %2\n"_s.arg(fileName, in.errorString()).toUtf8());
        return 3;
    }
    Run run(fileName, out, err);
    qsizetype number = 0;
    for (QByteArray line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
        if (++number == 1 && line.startsWith("\xEF\xBB\xBF")) {
            line.remove(0, 3);
        }
        const QByteArray text = line.trimmed();
        if (number == 1 && text.startsWith('[')) {
            ArrayCutter cutter(line + in.readAll());
            while (const auto piece = cutter.next()) {
                run.play(*piece);
            }
            break;
        }
        if (!text.isEmpty()) {
            run.play({text, number, 1});
        }
    }
    return run.status();
}

} // namespace cli
