// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/examtable.h"
#include "ui/ask.h"
#include "ui/checklist.h"
#include "ui/incidentpage.h"
#include "ui/playpage.h"
#include "ui/refereedialog.h"
#include "ui/tablegestures.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

using namespace std::chrono_literals;
using ui::Action;
using ui::Sign;

namespace {

constexpr auto setup9 = go::BoardSize::square(9);

/// A page at a table: its wishes are decided at once, as the program does.
class Table : public QObject {
public:
    explicit Table(const exam::GameSetup& setup = setupFor(19), QSize size = {1280, 690}) : exam(setup)
    {
        connect(&page, &ui::PlayPage::wished, this, [this](const exam::Command& command, quint64 stamp) {
            wishes.push_back(command);
            stamps.push_back(stamp);
            const auto* play = std::get_if<exam::Play>(&command);
            if (const auto refusal = exam.wish(command)) {
                page.refuse(*refusal, play != nullptr ? std::optional(play->point) : std::nullopt);
            } else {
                page.setSession(exam.session);
            }
        });
        page.resize(size);
        show();
        page.show();
        QCoreApplication::processEvents();
    }

    void show() { page.setSession(exam.session); }
    void start()
    {
        exam.start();
        show();
    }
    void play(std::initializer_list<const char*> moves)
    {
        for (const char* move : moves) {
            exam.play(move);
        }
        show();
    }
    void click(const char* point)
    {
        const go::Point place = go::pointFromBoardName(point, exam.session.setup.size).value();
        QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->pointRect(place).center());
    }
    void press(Action action) { QTest::mouseClick(page.actions()->button(action), Qt::LeftButton); }
    template <class C> bool lastWishIs() const
    {
        return !wishes.empty() && std::holds_alternative<C>(wishes.back());
    }
    bool enabled(Action action) const { return page.actions()->button(action)->isEnabled(); }
    bool shown(Action action) const { return page.actions()->button(action)->isVisible(); }
    /// Both clocks `later`, without any event.
    void read(timing::Millis later)
    {
        go::PerSide<timing::Reading> readings;
        for (const go::Color side : go::bothColors) {
            readings[side] = exam.session.clock.reading(side, exam.now + later);
        }
        page.setReadings(readings);
    }

    ExamTable exam;
    ui::PlayPage page;
    std::vector<exam::Command> wishes;
    std::vector<quint64> stamps;
};

} // namespace

class TstPlayPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theClockIsStartedByOneButton();
    void aClickIsAPlayOfTheSideToMove();
    void aWishCarriesTheStampOfTheHand();
    void anIllegalMoveIsExplainedBesideThePoint();
    void anEngineTurnLocksTheBoard();
    void aPassThatEndsTheGameAsksOnce();
    void resigningAsksOnce();
    void aProposedEndIsAnswered();
    void playingOnDeclines();
    void minutesMayBeAskedInByoyomiOnly();
    void takingBackIsForPractice();
    void aClothCoversThePausedBoard();
    void thePauseKeyPausesAndResumes();
    void theRefereeStopsTheClockFirst();
    void aWarningIsGiven();
    void aSecondWarningIsAnnouncedAsLoss();
    void theClockIsCorrected();
    void theGameIsRuled();
    void theRulesProposeWhatFollows();
    void oneOfSeveralRulingsIsChosen();
    void a43_aLateObjectionCannotBeRuled();
    void everyIncidentHasItsPage();
    void a31_twoOwnStonesAtTheCornerResign();
    void a33_aStoneOfTheOtherColourAgreesToTheEnd();
    void a41_aChecklistBeforeTheGame();
    void a47_theReturningPlayerSeesTheLastMove();
    void stonesAreLiftedByHand();
    void whoInsistsOnARepetitionCallsTheReferee();
    void theLineSaysWhatWasSaidLast();
    void theLogListsEverything();
    void overTheTableShowsTheResult();
    void keysReachEveryAction();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void readingsReachTheCards();
    void nothingTicks();
};

void TstPlayPage::theClockIsStartedByOneButton()
{
    Table table;
    QVERIFY(table.page.startButton()->isVisible());
    table.click("Q16"); // before the start nothing is played
    QVERIFY(table.wishes.empty());
    QTest::mouseClick(table.page.startButton(), Qt::LeftButton);
    QVERIFY(table.lastWishIs<exam::Start>());
    QVERIFY(table.exam.phase<exam::Running>() != nullptr);
    QVERIFY(!table.page.startButton()->isVisible());
    QCOMPARE(table.page.card(go::Color::Black)->view().state, ui::ClockState::Running);
    QCOMPARE(table.page.card(go::Color::White)->view().state, ui::ClockState::Waiting);
}

void TstPlayPage::aClickIsAPlayOfTheSideToMove()
{
    Table table;
    table.start();
    table.click("Q16");
    table.click("D4");
    QCOMPARE(table.wishes.size(), std::size_t{2});
    QCOMPARE(std::get<exam::Play>(table.wishes[0]).side, go::Color::Black);
    QCOMPARE(std::get<exam::Play>(table.wishes[1]).side, go::Color::White);
    QVERIFY(table.page.board()->view().lastMove == go::pointFromBoardName("D4", {}));
}

void TstPlayPage::aWishCarriesTheStampOfTheHand()
{
    Table table;
    table.start();
    table.click("Q16");
    QVERIFY(table.stamps.back() > 0);
    table.press(Action::Pass);
    QVERIFY(table.lastWishIs<exam::Pass>());
    QVERIFY(table.stamps.back() > 0);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, {});
    enter.setTimestamp(1234);
    QCoreApplication::sendEvent(table.page.actions()->button(Action::Pause), &enter);
    QVERIFY(table.lastWishIs<exam::Pause>());
    QCOMPARE(table.stamps.back(), quint64{1234});
}

void TstPlayPage::anIllegalMoveIsExplainedBesideThePoint()
{
    Table table;
    table.start();
    table.click("Q16");
    table.click("Q16");
    QVERIFY(!table.page.board()->explanation().isEmpty());
    QCOMPARE(table.page.refereeLine()->words(), table.page.board()->explanation());
    QCOMPARE(exam::sideToMove(table.exam.session), go::Color::White);
    table.click("D4");
    QVERIFY(table.page.board()->explanation().isEmpty());
}

void TstPlayPage::anEngineTurnLocksTheBoard()
{
    Table table;
    table.page.setHands({ui::Hand::Person, ui::Hand::Engine});
    table.start();
    table.click("Q16");
    table.click("D4");
    QCOMPARE(table.wishes.size(), std::size_t{1});
    QVERIFY(!table.enabled(Action::Pass));
    QVERIFY(!table.enabled(Action::Resign));
    QVERIFY(table.enabled(Action::Pause));
    table.play({"D4"});
    table.press(Action::TakeBack); // the engine's move and the person's own
    QCOMPARE(std::get<exam::TakeBack>(table.wishes.back()).plies, 2);
}

void TstPlayPage::aPassThatEndsTheGameAsksOnce()
{
    Table table;
    table.start();
    table.press(Action::Pass); // the first pass is a move like any other
    QVERIFY(table.lastWishIs<exam::Pass>());
    ui::setNextAnswer(false);
    table.press(Action::Pass);
    QCOMPARE(table.wishes.size(), std::size_t{1});
    ui::setNextAnswer(true);
    table.press(Action::Pass);
    QCOMPARE(table.wishes.size(), std::size_t{2});
    QCOMPARE(table.stamps.back(), quint64{0}); // dated by the answer
    QVERIFY(table.exam.phase<exam::Counting>() != nullptr);
}

void TstPlayPage::resigningAsksOnce()
{
    Table table;
    table.start();
    ui::setNextAnswer(false);
    table.press(Action::Resign);
    QVERIFY(table.wishes.empty());
    ui::setNextAnswer(true);
    table.press(Action::Resign);
    QVERIFY(table.lastWishIs<exam::Resign>());
    QCOMPARE(table.page.board()->view().signs.black, Sign::Resigns); // A31
    QCOMPARE(table.page.board()->view().signs.white, Sign::None);
}

void TstPlayPage::aProposedEndIsAnswered()
{
    Table table;
    table.start();
    table.play({"Q16", "D4"});
    QVERIFY(!table.shown(Action::Agree));
    table.press(Action::ProposeEnd);
    QVERIFY(table.shown(Action::Agree));
    QVERIFY(table.page.actions()->banner().contains(QStringLiteral("Black")));
    QCOMPARE(table.page.board()->view().signs.black, Sign::AgreesEnd); // A33: the side to move first
    QCOMPARE(table.page.board()->view().signs.white, Sign::None);
    table.press(Action::Agree);
    QCOMPARE(std::get<exam::AgreeEnd>(table.wishes.back()).side, go::Color::White);
    QCOMPARE(table.page.board()->view().signs.white, Sign::AgreesEnd);
    QVERIFY(table.exam.phase<exam::Counting>() != nullptr);
}

void TstPlayPage::playingOnDeclines()
{
    Table table;
    table.start();
    table.play({"Q16", "D4"});
    table.press(Action::ProposeEnd);
    table.press(Action::PlayOn);
    QVERIFY(table.lastWishIs<exam::DeclineEnd>());
    QVERIFY(!table.shown(Action::Agree));
    QCOMPARE(table.page.board()->view().signs.black, Sign::None);
}

void TstPlayPage::minutesMayBeAskedInByoyomiOnly()
{
    Table table; // one free minute, then five
    table.start();
    QVERIFY(!table.enabled(Action::Minutes));
    table.read(61s);
    QVERIFY(table.enabled(Action::Minutes));
    table.exam.after(61s);
    table.press(Action::Minutes);
    QVERIFY(table.lastWishIs<exam::AskMinutes>());
}

void TstPlayPage::takingBackIsForPractice()
{
    Table practice(setupFor(19, exam::Conduct::Hint));
    practice.start();
    QVERIFY(practice.shown(Action::TakeBack));
    QVERIFY(!practice.enabled(Action::TakeBack));
    practice.play({"Q16"});
    practice.press(Action::TakeBack);
    QCOMPARE(std::get<exam::TakeBack>(practice.wishes.back()).plies, 1);
    Table strict(setupFor(19, exam::Conduct::Exam));
    strict.start();
    QVERIFY(!strict.shown(Action::TakeBack));
}

void TstPlayPage::aClothCoversThePausedBoard()
{
    Table table;
    table.start();
    table.exam.after(10s);
    table.press(Action::Pause);
    QCOMPARE(std::get<exam::Pause>(table.wishes.back()).reason, exam::PauseReason::Players);
    QVERIFY(table.page.cloth()->isVisible());
    QVERIFY(!table.page.board()->isVisible());
    QVERIFY(table.page.cloth()->text().contains(QStringLiteral("0:50"))); // both times are shown
    QVERIFY(table.page.cloth()->text().contains(QStringLiteral("1:00")));
    QCOMPARE(table.page.card(go::Color::Black)->view().state, ui::ClockState::Paused);
    QVERIFY(!table.enabled(Action::Pass));
    QTest::mouseClick(table.page.cloth()->resumeButton(), Qt::LeftButton);
    QVERIFY(table.lastWishIs<exam::Resume>());
    QVERIFY(!table.page.cloth()->isVisible());
    QVERIFY(table.page.board()->isVisible());
    // After an interruption the cloth says what is known.
    table.exam.wish(exam::Pause{exam::PauseReason::Recovered});
    table.show();
    QVERIFY(table.page.cloth()->text().contains(QStringLiteral("last known")));
}

void TstPlayPage::thePauseKeyPausesAndResumes()
{
    Table table;
    table.start();
    table.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&table.page));
    QTest::keyClick(&table.page, Qt::Key_Pause);
    QVERIFY(table.lastWishIs<exam::Pause>());
    QTest::keyClick(&table.page, Qt::Key_Pause);
    QVERIFY(table.lastWishIs<exam::Resume>());
}

void TstPlayPage::theRefereeStopsTheClockFirst()
{
    Table table;
    table.start();
    table.press(Action::Referee);
    QCOMPARE(std::get<exam::Pause>(table.wishes.back()).reason, exam::PauseReason::Referee);
    QVERIFY(table.page.refereeDialog() != nullptr);
    table.page.refereeDialog()->accept(); // nothing is ruled
    QCOMPARE(table.wishes.size(), std::size_t{1});
    QVERIFY(table.page.refereeDialog() == nullptr);
    QVERIFY(table.exam.phase<exam::Paused>() != nullptr);
}

void TstPlayPage::aWarningIsGiven()
{
    Table table;
    table.start();
    table.press(Action::Referee);
    ui::RefereeDialog* referee = table.page.refereeDialog();
    referee->setSide(go::Color::White);
    referee->setIncident(exam::Incident::Disturbance);
    referee->setDecision(ui::Decision::Warning);
    referee->setNote(QStringLiteral(" hummed a song "));
    referee->accept();
    const auto& warning = std::get<exam::Rule>(table.wishes.back());
    QCOMPARE(warning.side, go::Color::White);
    QCOMPARE(warning.incident, exam::Incident::Disturbance);
    QCOMPARE(warning.ruling, exam::Ruling{exam::Consequence::Warning});
    QCOMPARE(warning.claimant, std::optional(go::Color::Black)); // whose time it is
    QCOMPARE(warning.note, std::string("hummed a song"));
    QCOMPARE(table.page.card(go::Color::White)->view().warnings, 1);
}

void TstPlayPage::aSecondWarningIsAnnouncedAsLoss()
{
    Table table;
    table.start();
    table.exam.wish(exam::GiveWarning{go::Color::Black, exam::Incident::Other, {}});
    table.show();
    table.press(Action::Referee);
    table.page.refereeDialog()->setDecision(ui::Decision::Warning);
    bool told = false;
    for (const QLabel* label : table.page.refereeDialog()->findChildren<QLabel*>()) {
        told = told || label->text().contains(QStringLiteral("the game is lost")); // A60
    }
    QVERIFY(told);
    table.page.refereeDialog()->accept();
    QVERIFY(table.exam.phase<exam::Over>() != nullptr);
}

void TstPlayPage::theClockIsCorrected()
{
    Table table;
    table.start();
    table.exam.after(20s);
    table.press(Action::Referee);
    ui::RefereeDialog* referee = table.page.refereeDialog();
    referee->setDecision(ui::Decision::Clock);
    const auto offered = std::get<exam::AdjustClock>(referee->command().value());
    QCOMPARE(offered.bank.main, timing::Millis{40s}); // as the clock stands now
    QCOMPARE(offered.bank.periods, 5);
    referee->setClock(90, 4);
    referee->accept();
    QCOMPARE(table.exam.session.clock.bank(go::Color::Black).main, timing::Millis{90s});
    QCOMPARE(table.exam.session.clock.bank(go::Color::Black).periods, 4);
    QCOMPARE(table.page.card(go::Color::Black)->face().figure, QStringLiteral("1:30"));
}

void TstPlayPage::theGameIsRuled()
{
    Table table;
    table.start();
    table.press(Action::Referee);
    table.page.refereeDialog()->setSide(go::Color::White);
    table.page.refereeDialog()->setDecision(ui::Decision::Loss);
    table.page.refereeDialog()->accept();
    const auto& ruled = std::get<exam::Rule>(table.wishes.back());
    QCOMPARE(ruled.ruling, exam::Ruling{exam::Consequence::Loss});
    QCOMPARE(exam::outcomeOf(table.exam.session), (go::Outcome{go::OutcomeKind::Foul, go::Color::Black, 0}));
}

void TstPlayPage::theRulesProposeWhatFollows()
{
    Table table;
    table.start();
    table.play({"Q16", "D4"});
    table.press(Action::Referee);
    ui::RefereeDialog* referee = table.page.refereeDialog();
    referee->setIncident(exam::Incident::MovedStone);
    QCOMPARE(referee->decision(), ui::Decision::ByRules);
    referee->setSide(go::Color::White);
    const auto* page = referee->findChild<ui::IncidentPage*>();
    QVERIFY2(page->text().contains(QStringLiteral("A50")), qPrintable(page->text()));
    QVERIFY(
        page->text().contains(QStringLiteral("put back")) && page->text().contains(QStringLiteral("1988")));
    QVERIFY(referee->obstacle().isEmpty());
    referee->accept();
    const auto& rule = std::get<exam::Rule>(table.wishes.back());
    QCOMPARE(rule.ruling, exam::Ruling({exam::Consequence::PutBack, exam::Consequence::Warning}));
    QCOMPARE(table.page.card(go::Color::White)->view().warnings, 1);
}

void TstPlayPage::oneOfSeveralRulingsIsChosen()
{
    Table table;
    table.start();
    table.play({"Q16"});
    table.press(Action::Referee);
    ui::RefereeDialog* referee = table.page.refereeDialog();
    referee->setIncident(exam::Incident::ShiftedDisputed);
    QCOMPARE(referee->findChild<QComboBox*>(QStringLiteral("rulingByRules"))->count(), 4);
    referee->setChoice(2);
    referee->accept();
    QCOMPARE(exam::outcomeOf(table.exam.session)->kind, go::OutcomeKind::Draw);
}

void TstPlayPage::a43_aLateObjectionCannotBeRuled()
{
    Table table;
    table.start();
    table.play({"Q16", "D4", "Q4"}); // White to move; Black has moved since White's stone
    table.press(Action::Referee);
    ui::RefereeDialog* referee = table.page.refereeDialog();
    referee->setIncident(exam::Incident::MovedStone);
    const auto* rule = referee->findChild<QPushButton*>(QStringLiteral("ruleButton"));
    QVERIFY(rule->isEnabled()); // White called, in its own time
    referee->setClaimant(go::Color::Black);
    QVERIFY(!rule->isEnabled());
    QVERIFY(referee->obstacle().contains(QStringLiteral("too late")));
    referee->setIncident(exam::Incident::Disturbance); // urgent
    QVERIFY(rule->isEnabled());
    referee->setIncident(exam::Incident::Untidy);
    QVERIFY(!rule->isEnabled());
    referee->setClaimant(std::nullopt);
    QVERIFY(rule->isEnabled());
    referee->reject();
}

void TstPlayPage::everyIncidentHasItsPage()
{
    ui::IncidentPage page(exam::standardProfile());
    for (std::size_t i = 0; i < exam::incidentCount; ++i) {
        page.setIncident(static_cast<exam::Incident>(i));
        QCOMPARE(page.incident(), static_cast<exam::Incident>(i));
        const QStringList lines = page.text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 4);
        for (const QString& line : lines) {
            QVERIFY(line.size() > 8);
        }
    }
}

void TstPlayPage::a31_twoOwnStonesAtTheCornerResign()
{
    Table table;
    table.start();
    const auto corner = [&table](go::Color side) {
        return table.page.board()->geometryOfBoard().signCentre(side, 0).toPoint();
    };
    QTest::mouseClick(table.page.board(), Qt::LeftButton, {}, corner(go::Color::White));
    QCOMPARE(table.page.board()->view().signs.white, Sign::OneOwn);
    ui::setNextAnswer(false); // asked once, and thought better of
    QTest::mouseClick(table.page.board(), Qt::LeftButton, {}, corner(go::Color::White));
    QVERIFY(table.wishes.empty());
    QCOMPARE(table.page.board()->view().signs.white, Sign::None);
    QTest::mouseClick(table.page.board(), Qt::LeftButton, {}, corner(go::Color::White));
    ui::setNextAnswer(true);
    QTest::mouseClick(table.page.board(), Qt::LeftButton, {}, corner(go::Color::White));
    QCOMPARE(exam::outcomeOf(table.exam.session),
        (go::Outcome{go::OutcomeKind::Resignation, go::Color::Black, 0}));
    QCOMPARE(table.page.board()->view().signs.white, Sign::Resigns);
}

void TstPlayPage::a33_aStoneOfTheOtherColourAgreesToTheEnd()
{
    Table table;
    table.start();
    table.play({"Q16"});
    const auto lay = [&table](go::Color side) {
        const QPoint corner = table.page.board()->geometryOfBoard().signCentre(side, 0).toPoint();
        QTest::mouseClick(table.page.board(), Qt::RightButton, {}, corner);
    };
    lay(go::Color::Black); // not first: White is to move
    QVERIFY(!table.exam.phase<exam::Running>()->endProposedBy);
    lay(go::Color::White);
    QCOMPARE(table.exam.phase<exam::Running>()->endProposedBy, std::optional(go::Color::White));
    lay(go::Color::Black);
    QVERIFY(table.exam.phase<exam::Counting>());
}

void TstPlayPage::a41_aChecklistBeforeTheGame()
{
    exam::GameSetup setup = setupFor(19, exam::Conduct::Exam);
    Table table(setup);
    auto* list = table.page.findChild<ui::Checklist*>();
    QVERIFY(list->isVisible());
    QVERIFY(!list->isDone());
    for (QCheckBox* box : list->boxes()) {
        QVERIFY(!box->text().isEmpty());
        box->click();
    }
    QVERIFY(list->isDone());
    table.start();
    QVERIFY(!list->isVisible());
}

void TstPlayPage::a47_theReturningPlayerSeesTheLastMove()
{
    Table table;
    table.start();
    table.page.gestures()->changeSeat(go::Color::White);
    QVERIFY(table.lastWishIs<exam::LeaveSeat>());
    table.play({"D16"});
    table.page.gestures()->changeSeat(go::Color::White);
    QVERIFY(table.lastWishIs<exam::TakeSeat>());
    QCOMPARE(table.page.board()->explanation(), QStringLiteral("Black, Four, Sixteen"));
    QCOMPARE(table.page.board()->view().lastMove, go::pointFromBoardName("D16", go::BoardSize::square(19)));
}

void TstPlayPage::stonesAreLiftedByHand()
{
    exam::GameSetup setup = setupFor(9, exam::Conduct::Exam);
    setup.captures = exam::Captures::ByHand;
    Table table(setup);
    table.start();
    QVERIFY(table.shown(Action::Press));
    for (const char* move : {"A1", "B1", "J9", "A2"}) {
        table.click(move);
        QVERIFY(table.exam.session.laid);
        QVERIFY(!table.enabled(Action::Pass) && !table.enabled(Action::Seal)); // the clock first
        QVERIFY(table.enabled(Action::Press) && table.enabled(Action::Resign));
        if (table.exam.session.laid->toLift.empty()) {
            table.press(Action::Press);
        }
    }
    const auto stoneAt = [&table](const char* name) {
        const auto point = go::pointFromBoardName(name, go::BoardSize::square(9)).value();
        return table.page.board()->view().stones[static_cast<std::size_t>(go::indexOf(point, setup9))];
    };
    QCOMPARE(stoneAt("A1"), std::optional(go::Color::Black)); // captured, and still there
    QCOMPARE(stoneAt("A2"), std::optional(go::Color::White));
    table.click("A1");
    QVERIFY(table.lastWishIs<exam::LiftStones>());
    QVERIFY(!stoneAt("A1"));
    table.page.board()->setFocus();
    QTest::keyClick(table.page.board(), Qt::Key_Space);
    QVERIFY(table.lastWishIs<exam::PressClock>());
    QVERIFY(!table.exam.session.laid);
    QCOMPARE(exam::sideToMove(table.exam.session), go::Color::Black);
    table.click("A2"); // an opponent's stone with liberties (A53)
    QCOMPARE(table.exam.session.warnings.black, 1);
}

void TstPlayPage::whoInsistsOnARepetitionCallsTheReferee()
{
    Table table;
    table.start();
    exam::Refusal refusal{exam::RefusalReason::IllegalMove, go::Illegal{go::IllegalReason::Superko, 0}};
    QVERIFY(!table.shown(Action::Insist));
    table.page.refuse(refusal, go::Point{3, 3});
    QVERIFY(table.shown(Action::Insist));
    table.press(Action::Insist);
    QCOMPARE(std::get<exam::InsistOnRepetition>(table.wishes.back()).point, (go::Point{3, 3}));
    table.exam.session.repeated = exam::Repeated{go::Color::Black, go::CycleKind::TripleKo, 2};
    table.exam.wish(exam::Pause{exam::PauseReason::Referee});
    table.show(); // A58: he comes by himself
    QVERIFY(table.page.refereeDialog() != nullptr);
    QCOMPARE(table.page.refereeDialog()->decision(), ui::Decision::ByRules);
    table.page.refereeDialog()->accept();
    QCOMPARE(exam::outcomeOf(table.exam.session)->kind, go::OutcomeKind::Draw);
}

void TstPlayPage::theLineSaysWhatWasSaidLast()
{
    Table table;
    table.page.setLog({{QStringLiteral("0:00"), QStringLiteral("The game begins.")}});
    QCOMPARE(table.page.refereeLine()->words(), QStringLiteral("The game begins."));
    table.page.say({QStringLiteral("1:00"), QStringLiteral("30 seconds")});
    QCOMPARE(table.page.refereeLine()->words(), QStringLiteral("30 seconds"));
    QVERIFY(table.page.refereeLine()->accessibleName().contains(QStringLiteral("30 seconds")));
    QCOMPARE(table.page.refereeLine()->log().size(), std::size_t{2});
}

void TstPlayPage::theLogListsEverything()
{
    Table table;
    table.page.say({QStringLiteral("0:00"), QStringLiteral("The game begins.")});
    table.page.say({QStringLiteral("1:00"), QStringLiteral("30 seconds")});
    QTest::keyClick(table.page.refereeLine(), Qt::Key_Return);
    const auto* list = table.page.refereeLine()->findChild<QTableWidget*>();
    QVERIFY(list != nullptr);
    QCOMPARE(list->rowCount(), 2);
    QCOMPARE(list->item(1, 0)->text(), QStringLiteral("1:00"));
    QCOMPARE(list->item(1, 1)->text(), QStringLiteral("30 seconds"));
}

void TstPlayPage::overTheTableShowsTheResult()
{
    Table table;
    table.start();
    table.exam.after(7min); // more than one free minute and five
    table.exam.wish(exam::Tick{});
    table.show();
    QCOMPARE(table.page.card(go::Color::Black)->view().state, ui::ClockState::Lost);
    QCOMPARE(table.page.card(go::Color::Black)->face().figure, QStringLiteral("0:00"));
    QVERIFY(!table.shown(Action::Pass));
    table.click("Q16");
    QVERIFY(table.wishes.empty());
}

void TstPlayPage::keysReachEveryAction()
{
    Table table;
    table.start();
    std::set<QKeySequence> keys;
    for (const Action action : {Action::Pass, Action::ProposeEnd, Action::Minutes, Action::TakeBack,
             Action::Resign, Action::Referee, Action::Pause, Action::Seal, Action::Agree, Action::PlayOn}) {
        const QPushButton* button = table.page.actions()->button(action);
        QVERIFY2(!button->shortcut().isEmpty(), qPrintable(button->text()));
        QVERIFY2(keys.insert(button->shortcut()).second, qPrintable(button->text()));
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        QVERIFY(!button->accessibleDescription().isEmpty());
    }
}

void TstPlayPage::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280 x 720 with a menu") << QSize(1280, 680);
    QTest::newRow("full HD") << QSize(1920, 1040);
    QTest::newRow("4K") << QSize(3840, 2120);
    QTest::newRow("narrow") << QSize(880, 560);
}

void TstPlayPage::nothingIsCutOff()
{
    QFETCH(QSize, size);
    Table table(setupFor(19), size);
    table.start();
    table.page.setSoundNote(QStringLiteral("There is no sound device."));
    table.play({"Q16", "D4"});
    table.press(Action::ProposeEnd);
    QCoreApplication::processEvents();
    const QRect page = table.page.rect();
    QRegion taken;
    for (QWidget* part :
        {static_cast<QWidget*>(table.page.board()), static_cast<QWidget*>(table.page.card(go::Color::White)),
            static_cast<QWidget*>(table.page.card(go::Color::Black)),
            static_cast<QWidget*>(table.page.refereeLine()), static_cast<QWidget*>(table.page.actions())}) {
        const QRect place(part->mapTo(&table.page, QPoint(0, 0)), part->size());
        QVERIFY(page.contains(place));
        QVERIFY(!taken.intersects(place));
        taken += place;
        QVERIFY(part->width() >= part->minimumSizeHint().width());
        QVERIFY(part->height() >= part->minimumSizeHint().height());
    }
    for (const QPushButton* button : table.page.actions()->findChildren<QPushButton*>()) {
        if (button->isVisible()) {
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
            QVERIFY2(button->height() >= button->minimumSizeHint().height(), qPrintable(button->text()));
        }
    }
    QVERIFY(table.page.board()->height() * 10 >= std::min(size.height(), size.width() / 2) * 9);
}

void TstPlayPage::readingsReachTheCards()
{
    Table table;
    table.start();
    table.read(30s);
    QCOMPARE(table.page.card(go::Color::Black)->face().figure, QStringLiteral("0:30"));
    QCOMPARE(table.page.card(go::Color::White)->face().figure, QStringLiteral("1:00"));
}

void TstPlayPage::nothingTicks()
{
    Table table;
    table.start();
    for (const QTimer* timer : table.page.findChildren<QTimer*>()) {
        QVERIFY(!timer->isActive());
    }
}

QTEST_MAIN(TstPlayPage)
#include "tst_playpage.moc"
