// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "tests/support/handwound.h"
#include "tests/support/listeningspeaker.h"
#include "ui/archivemodel.h"
#include "ui/clockonlypage.h"
#include "ui/clockresultdialog.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

using go::Color;
using namespace std::chrono_literals;

/// A clock-only game from the start page to the archive, in the whole program.
class TestClockOnly : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    shell::HandWoundTime m_time;
    shell::HandWoundWaker m_waker{m_time};
    ListeningSpeaker m_speaker;
    std::unique_ptr<app::Application> m_program;

    void open()
    {
        m_program.reset();
        const app::Places places{m_folder.filePath(QStringLiteral("games.kaoduan")),
            m_folder.filePath(QStringLiteral("k.ini")), {}};
        shell::Settings settings;
        settings.language = shell::Language::English;
        static_cast<void>(shell::SettingsFile(places.settings).save(settings));
        m_program = std::make_unique<app::Application>(
            places, app::Parts{m_time, m_waker, &m_speaker, [] { return 7; }});
        m_program->show();
        m_program->prepare();
    }
    template <class W> W* find(const char* name) const
    {
        for (W* found : m_program->window().findChildren<W*>(QLatin1String(name))) {
            if (found->isVisible()) {
                return found;
            }
        }
        qFatal("no visible widget '%s'", name);
        return nullptr;
    }
    void press(const char* name) const { QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton); }
    ui::ClockOnlyPage* page() const { return m_program->window().findChild<ui::ClockOnlyPage*>(); }
    const exam::Session& session() const { return m_program->controller()->session(); }

private Q_SLOTS:
    void initTestCase() { open(); }

    void itIsSetUpFromTheStartPage()
    {
        press("clockButton");
        find<QLineEdit>("mainTime")->setText(QStringLiteral("1:30"));
        find<QSpinBox>("reserveMinutes")->setValue(1);
        press("clockStartButton");
        QCOMPARE(m_program->window().page(), ui::Page::Clock);
        QVERIFY(exam::isClockOnly(session().setup));
        QCOMPARE(m_program->window().focusWidget(), page());
    }

    void keysMoveTheClockAndTheRefereeCounts()
    {
        QTest::keyClick(page(), Qt::Key_J); // who waits starts it
        QVERIFY(std::holds_alternative<exam::Running>(session().phase));
        QCOMPARE(m_speaker.scheduled.empty(), false);
        m_time.wind(10s);
        QTest::keyClick(page(), Qt::Key_F);
        QCOMPARE(exam::movesOf(session()), 1);
        QCOMPARE(page()->half(Color::Black)->face().figure, QStringLiteral("0:20"));
        QCOMPARE(m_speaker.effects.size(), 1); // the hand is heard
        m_time.wind(30s); // White's free half minute is over
        QCOMPARE(page()->half(Color::White)->face().words, QStringLiteral("Last minute"));
        const auto from = m_time.monotonicNs();
        m_time.wind(55s);
        const QStringList said = m_speaker.between(from, m_time.monotonicNs());
        QVERIFY(said.contains(QStringLiteral("count_5@55000")));
        QCOMPARE(page()->half(Color::White)->face().figure, QStringLiteral("55"));
        QTest::keyClick(page(), Qt::Key_J);
        QCOMPARE(exam::movesOf(session()), 2);
        m_time.wind(1s);
        QVERIFY(std::holds_alternative<exam::Running>(session().phase));
    }

    void nothingIsLostWhenTheProgramStops()
    {
        m_time.wind(5s);
        const auto id = m_program->controller()->gameId().value();
        open(); // the running game of the killed program is found in the list
        auto* list = find<QListWidget>("unfinishedList");
        QCOMPARE(list->count(), 1);
        m_program->controller()->resume(id);
        QVERIFY(std::holds_alternative<exam::Paused>(session().phase));
        QCOMPARE(exam::movesOf(session()), 2);
        QCOMPARE(session().clock.bank(Color::White).periods, 1);
    }

    void theResultIsNotedAndListed()
    {
        m_program->window().findChild<QAction*>(QStringLiteral("startAction"))->trigger();
        auto* list = find<QListWidget>("unfinishedList");
        list->setCurrentRow(0);
        press("continueButton");
        QCOMPARE(m_program->window().page(), ui::Page::Clock);
        press("endButton");
        auto* dialog = page()->findChild<ui::ClockResultDialog*>();
        QVERIFY(dialog);
        dialog->accept(); // Black wins, the margin is not noted
        QCOMPARE(exam::outcomeOf(session())->winner, Color::Black);
        QCOMPARE(m_program->window().page(), ui::Page::Clock); // no count, no sheet
        press("leaveButton");
        QCOMPARE(m_program->window().page(), ui::Page::Start);
        press("archiveButton");
        auto* table = m_program->window().findChild<QTableView*>();
        QVERIFY(table);
        QStringList cells;
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            cells << table->model()->index(0, column).data().toString();
        }
        QVERIFY2(cells.contains(QStringLiteral("Clock only")), qPrintable(cells.join(u'|')));
        QVERIFY2(cells.contains(QStringLiteral("2")), qPrintable(cells.join(u'|')));
        QVERIFY2(cells.contains(QStringLiteral("Black wins")), qPrintable(cells.join(u'|')));
    }
};

QTEST_MAIN(TestClockOnly)
#include "tst_clockonly.moc"
