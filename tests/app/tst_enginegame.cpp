// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings.h"
#include "tests/app/program.h"
#include "ui/enginebar.h"
#include "ui/enginespage.h"
#include "ui/settingsdialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>

using go::Color;

namespace {

constexpr int patience = 30'000; // ms, only against hanging

/// The program with one engine set up.
void setUpEngine(Program& program, const QString& mode)
{
    const shell::SettingsFile file(program.places.settings);
    shell::Settings settings = file.load();
    settings.engines = {{QStringLiteral("Fake"), QStringLiteral(KAODUAN_FAKE_ENGINE), mode, true}};
    exam::GameSetup setup;
    setup.size = go::BoardSize::square(13);
    setup.colours = exam::ColourChoice::Agreed;
    settings.lastSetup = setup;
    QCOMPARE(file.save(settings), shell::SettingsFile::Saved::Yes);
    program.open();
}

void chooseWhite(Program& program)
{
    program.press("newGameButton");
    program.find<QLineEdit>("blackName")->setText(QStringLiteral("王小明"));
    program.find<QComboBox>("whiteEngine")->setCurrentIndex(1);
    program.find<QSpinBox>("whiteLevel")->setValue(3);
}

} // namespace

/// Playing against an engine through the window.
class TestEngineGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameAgainstAnEngine()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        setUpEngine(program, {});
        chooseWhite(program);
        QCOMPARE(program.find<QLineEdit>("whiteName")->text(), QStringLiteral("Fake"));
        program.picture("engine-setup");
        program.press("startButton");
        QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
        QCOMPARE(program.session().setup.players.white.engine, std::string("Fake"));
        QCOMPARE(program.session().setup.players.white.level, 3);
        program.time.wind(timing::Millis{100});
        Program::clickPoint(program.table()->board(), QStringLiteral("G7"), 13);
        QTRY_COMPARE_WITH_TIMEOUT(program.session().game.plies().size(), std::size_t{2}, patience);
        program.time.wind(timing::Millis{100});
        Program::clickPoint(program.table()->board(), QStringLiteral("G6"), 13);
        QTRY_COMPARE_WITH_TIMEOUT(program.session().game.plies().size(), std::size_t{4}, patience);
        program.picture("engine-table");
    }

    void anEngineThatDiesIsRestartedByKeyboard()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        setUpEngine(program, QStringLiteral("exit"));
        chooseWhite(program);
        program.press("startButton");
        QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
        program.time.wind(timing::Millis{100});
        Program::clickPoint(program.table()->board(), QStringLiteral("G7"), 13);
        ui::EngineBar* bar = program.table()->engineBar();
        QTRY_VERIFY_WITH_TIMEOUT(bar->button(ui::EngineChoice::Restart)->isVisible(), patience);
        program.picture("engine-trouble");
        QVERIFY(bar->button(ui::EngineChoice::Restart)->hasFocus());
        QTest::keyClick(bar->button(ui::EngineChoice::Restart), Qt::Key_Space);
        QVERIFY(!bar->button(ui::EngineChoice::Restart)->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(
            bar->button(ui::EngineChoice::Restart)->isVisible(), patience); // ended again
        QTest::keyClick(bar->button(ui::EngineChoice::Person), Qt::Key_Space);
        QVERIFY(std::holds_alternative<exam::Running>(program.session().phase));
        program.play(QStringLiteral("G6 G5"));
    }

    void anEngineIsSetUpAndTried()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        ui::EnginesPage page;
        page.show();
        page.findChild<QPushButton*>(QStringLiteral("engineAdd"))->click();
        auto* name = page.findChild<QLineEdit*>(QStringLiteral("engineName"));
        name->clear();
        QTest::keyClicks(name, QStringLiteral("KataGo"));
        QVERIFY(page.engines().empty()); // no program yet
        page.setProgram(QStringLiteral("/opt/katago"));
        QTest::keyClicks(
            page.findChild<QLineEdit*>(QStringLiteral("engineArguments")), QStringLiteral("gtp"));
        const std::vector<ui::EngineRow> expected{{QStringLiteral("KataGo"), QStringLiteral("/opt/katago"),
            QStringLiteral("gtp"), ui::Toggle::Off}};
        QCOMPARE(page.engines(), expected);
        QSignalSpy tests(&page, &ui::EnginesPage::testWished);
        page.findChild<QPushButton*>(QStringLiteral("engineTest"))->click();
        QCOMPARE(tests.size(), 1);
        QVERIFY(!page.findChild<QPushButton*>(QStringLiteral("engineTest"))->isEnabled());
        page.setTrial(ui::Trial::Passed, QStringLiteral("KataGo 1.15 answers."));
        QVERIFY(page.findChild<QPushButton*>(QStringLiteral("engineTest"))->isEnabled());
        page.findChild<QPushButton*>(QStringLiteral("engineRemove"))->click();
        QVERIFY(page.engines().empty());
    }

    void theSettingsTryAnEngine()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        setUpEngine(program, QStringLiteral("mute-exit"));
        QString report;
        QTimer driver;
        QObject::connect(&driver, &QTimer::timeout, &driver, [&] {
            auto* dialog = program.window().findChild<ui::SettingsDialog*>();
            if (dialog == nullptr || !dialog->isVisible()) {
                return;
            }
            auto* label = dialog->findChild<QLabel*>(QStringLiteral("engineReport"));
            auto* test = dialog->findChild<QPushButton*>(QStringLiteral("engineTest"));
            if (label->text().isEmpty()) {
                dialog->findChild<QTabWidget*>()->setCurrentIndex(1);
                test->click();
            } else if (test->isEnabled()) {
                report = label->text();
                const QString pictures = qEnvironmentVariable("KAODUAN_SCREENSHOTS");
                if (!pictures.isEmpty()) {
                    dialog->grab().save(pictures + QStringLiteral("/engine-settings.png"));
                }
                dialog->accept();
            }
        });
        driver.start(10);
        program.press("settingsButton");
        QVERIFY2(report.contains(QStringLiteral("GTP")), qPrintable(report));
        QVERIFY(report.contains(QStringLiteral("cannot open display")));
    }
};

QTEST_MAIN(TestEngineGame)
#include "tst_enginegame.moc"
