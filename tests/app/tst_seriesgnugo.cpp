// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/enginefinder.h"
#include "core/go/random.h"
#include "tests/app/program.h"
#include "tests/support/freshfolders.h"
#include "ui/ask.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>

#include <optional>

namespace {

constexpr int patience = 300'000; // ms, only against hanging: a busy machine is slow

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

/// Somewhere legal that fills no eye of one's own: no good player, but one who ends.
std::optional<go::Point> anyMove(const exam::Session& session, go::Random& dice)
{
    const go::Game& game = session.game;
    const go::Color side = exam::sideToMove(session);
    std::vector<go::Point> open;
    for (int index = 0; index < game.size().points(); ++index) {
        const go::Point point = go::pointAt(index, game.size());
        bool eye = game.board().isEmpty(point);
        for (const go::Point next : go::neighbours(point, game.size())) {
            eye = eye && game.board().at(next) == side;
        }
        if (!eye && !game.check(side, point)) {
            open.push_back(point);
        }
    }
    return open.empty() ? std::nullopt
                        : std::optional(open[dice.below(static_cast<std::uint32_t>(open.size()))]);
}

/// One person's side of a game through the window, until both have signed.
class Examinee {
public:
    explicit Examinee(Program& program, std::uint64_t seed) : m_program(program), m_dice(seed) { }

    /// What can be done now is done; true once the game is over.
    bool goOn()
    {
        const exam::Session& session = m_program.session();
        if (std::holds_alternative<exam::Running>(session.phase)) {
            move();
        } else if (std::holds_alternative<exam::Counting>(session.phase)) {
            press("confirmBlack");
            press("confirmWhite");
        } else if (std::holds_alternative<exam::Signing>(session.phase)) {
            press("leaveCount");
            press("signBlack");
            press("signWhite");
        }
        return std::holds_alternative<exam::Over>(session.phase);
    }

private:
    void move()
    {
        const exam::Session& session = m_program.session();
        if (!session.setup.players[exam::sideToMove(session)].engine.empty()) {
            return; // it thinks
        }
        m_program.time.wind(timing::Millis{100});
        const auto point = anyMove(session, m_dice);
        const bool enough = session.game.plies().size() > 24; // the rest is the engine's
        if (session.game.endingPasses() > 0 || enough || !point) {
            ui::setNextAnswer(true);
            m_program.press(ui::Action::Pass);
        } else {
            Program::clickPoint(m_program.table()->board(),
                QString::fromStdString(go::boardName(*point, session.game.size())),
                session.game.size().columns);
        }
    }
    void press(const char* name)
    {
        for (auto* button : m_program.window().findChildren<QAbstractButton*>(QLatin1String(name))) {
            if (button->isVisible() && button->isEnabled()) {
                button->click();
            }
        }
    }

    Program& m_program;
    go::Random m_dice;
};

} // namespace

/// A whole series of three games against GNU Go, through the window. Skipped where it is not installed.
class TestSeriesGnuGo : public QObject {
    Q_OBJECT

private:
    FreshFolders fresh;

private Q_SLOTS:
    void threeGamesAreWonOrLost()
    {
        const auto engines = shell::findEngines(shell::usualEngineFolders());
        if (engines.empty()) {
            QSKIP("GNU Go is not installed: apt-get install gnugo");
        }
        Program program(fresh());
        const shell::SettingsFile file(program.places.settings);
        shell::Settings settings = file.load();
        settings.engines = {engines.front()};
        QCOMPARE(file.save(settings), shell::SettingsFile::Saved::Yes);
        program.open();
        program.press("seriesButton");
        program.press("newSeriesButton");
        auto* plans = program.find<QComboBox>("plan");
        plans->setCurrentIndex(plans->count() - 1); // beginners, 9 lines
        program.find<QSpinBox>("rounds")->setValue(3);
        program.find<QSpinBox>("passValue")->setValue(2);
        program.find<QComboBox>("seriesColours")->setCurrentIndex(0); // alternating
        program.find<QLineEdit>("examinee")->setText(text("王小明"));
        program.press("beginSeriesButton");
        for (int round = 0; round < 3; ++round) {
            program.press("nextGameButton");
            const bool black = program.find<QLineEdit>("blackName")->text() == text("王小明");
            QCOMPARE(black, round % 2 == 0);
            program.find<QComboBox>(black ? "whiteEngine" : "blackEngine")->setCurrentIndex(1);
            program.find<QSpinBox>(black ? "whiteLevel" : "blackLevel")->setValue(1);
            program.press("startButton");
            QTest::mouseClick(program.table()->startButton(), Qt::LeftButton);
            Examinee examinee(program, static_cast<std::uint64_t>(round) + 1);
            QTRY_VERIFY_WITH_TIMEOUT(examinee.goOn(), patience);
            QVERIFY(program.session().game.plies().size() > 20);
            program.picture("series-gnugo-result");
            program.press("closeButton");
            const auto* rounds = program.find<QTableView>("roundsTable")->model();
            QCOMPARE(rounds->index(round, 1).data().toString(), QStringLiteral("GNU Go"));
            QVERIFY(
                QStringList({text("胜"), text("负")}).contains(rounds->index(round, 4).data().toString()));
        }
        QVERIFY(!program.find<QPushButton>("nextGameButton")->isEnabled());
        QVERIFY(program.find<QLabel>("seriesVerdict")->text().contains(text("及格")));
        const QString sheet = program.places.archive + QStringLiteral(".pdf");
        ui::setNextFileName(sheet);
        program.press("sheetButton");
        QVERIFY(QFile(sheet).size() > 1000);
        program.picture("series-gnugo");
    }
};

QTEST_MAIN(TestSeriesGnuGo)
#include "tst_seriesgnugo.moc"
