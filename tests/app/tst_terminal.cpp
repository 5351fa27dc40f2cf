// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

namespace {

struct Answer {
    int status = -1;
    QString out;
    QString err;
};

/// Where no display can be reached.
Answer run(const QStringList& arguments, const QString& locale, const QString& platform)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("LANGUAGE"));
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(KAODUAN_PROGRAM), arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

/// What the program answers on the terminal, in the language of the system.
class TestTerminal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysItsVersionWithoutADisplay();
    void helpsWithoutADisplay_data();
    void helpsWithoutADisplay();
    void refusesWhatItDoesNotKnow();
};

void TestTerminal::saysItsVersionWithoutADisplay()
{
    const Answer answer
        = run({QStringLiteral("--version")}, QStringLiteral("C.UTF-8"), QStringLiteral("xcb"));
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.out.startsWith(QStringLiteral("kaoduan ")), qPrintable(answer.out));
    QCOMPARE(answer.err, QString());
}

void TestTerminal::helpsWithoutADisplay_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("word");
    QTest::newRow("English") << QStringLiteral("C.UTF-8") << QStringLiteral("--archive <file>");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN.UTF-8") << QStringLiteral("--archive <文件>");
}

void TestTerminal::helpsWithoutADisplay()
{
    QFETCH(QString, locale);
    QFETCH(QString, word);
    for (const QString& option : {QStringLiteral("-h"), QStringLiteral("--help")}) {
        const Answer answer = run({option}, locale, QStringLiteral("xcb"));
        QCOMPARE(answer.status, 0);
        QVERIFY2(answer.out.contains(word), qPrintable(answer.out));
        QCOMPARE(answer.err, QString());
    }
}

void TestTerminal::refusesWhatItDoesNotKnow()
{
    const Answer answer
        = run({QStringLiteral("--nonsense")}, QStringLiteral("C.UTF-8"), QStringLiteral("offscreen"));
    QVERIFY(answer.status != 0);
    QVERIFY2(answer.err.contains(QStringLiteral("nonsense")), qPrintable(answer.err));
}

QTEST_GUILESS_MAIN(TestTerminal)
#include "tst_terminal.moc"
