// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/go/board.h"
#include "core/go/game.h"
#include "ui/boardpainter.h"
#include "ui/boardwidget.h"

#include <QImage>
#include <QPainter>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using ui::BoardView;
using ui::BoardWidget;
using ui::Coordinates;

namespace {

go::Point at(const char* name, go::BoardSize size = {}) { return go::pointFromBoardName(name, size).value(); }

go::Game gameOf(std::initializer_list<const char*> moves)
{
    go::Game game;
    for (const char* move : moves) {
        game.play(at(move));
    }
    return game;
}

// The region of every paint event of a widget.
class PaintLog : public QObject {
public:
    explicit PaintLog(QWidget* widget) : QObject(widget) { widget->installEventFilter(this); }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (const auto* paint = dynamic_cast<QPaintEvent*>(event)) {
            region += paint->region();
            ++paints;
        }
        return false;
    }

    QRegion region;
    int paints = 0;
};

BoardView fullView()
{
    BoardView view = ui::boardView(gameOf({"Q16", "D4", "Q4", "D16", "R4", "C3", "S4", "B2"}));
    view.owners.assign(361, go::Owner::Neutral);
    view.owners[0] = go::Owner::Black;
    view.owners[1] = go::Owner::White;
    view.owners[2] = go::Owner::Shared;
    view.dead = {go::indexOf(at("C3"), {}), go::indexOf(at("B2"), {})};
    view.doubtful = {go::indexOf(at("D4"), {})};
    view.koPoint = at("K10");
    view.signs = {ui::Sign::AgreesEnd, ui::Sign::Resigns};
    view.marks
        = {{40, ui::Mark::Triangle}, {41, ui::Mark::Square}, {42, ui::Mark::Circle}, {43, ui::Mark::Cross}};
    view.labels = {{60, QStringLiteral("A")}};
    return view;
}

} // namespace

class TstBoardWidget : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMoveIsTheReleaseOnThePressedPoint();
    void aPressThatIsDraggedAwayIsNoMove();
    void otherButtonsAndGapsAreNoMove();
    void aLockedBoardSaysNothing();
    void arrowsMoveTheCursorAndEnterPlays();
    void aKeyMustBeReleasedBeforeItPlaysAgain();
    void aKeyHeldFromElsewherePlaysNothing();
    void typedCoordinatesPlay_data();
    void typedCoordinatesPlay();
    void lettersAreNoShortcutsOnTheBoard();
    void onlyChangedPointsAreRepainted();
    void theSameViewIsNotPainted();
    void partialPaintingEqualsFullPainting_data();
    void partialPaintingEqualsFullPainting();
    void theGhostFollowsThePointerOverEmptyPoints();
    void anExplanationStaysUntilTheNextAction();
    void aScreenReaderHearsThePoint();
    void aSquareIsAskedFor();
    void viewsOfAGame();
    void nothingTicks();
};

void TstBoardWidget::aMoveIsTheReleaseOnThePressedPoint()
{
    BoardWidget board;
    board.resize(700, 700);
    board.grab();
    board.setMode(BoardWidget::Mode::Play);
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    const QPoint place = board.pointRect(at("Q16")).center();
    QTest::mousePress(&board, Qt::LeftButton, {}, place);
    QCOMPARE(spy.size(), 0);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, place + QPoint(3, -3));
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].value<go::Point>(), at("Q16"));
    QVERIFY(spy[0][1].toULongLong() > 0);
}

void TstBoardWidget::aPressThatIsDraggedAwayIsNoMove()
{
    BoardWidget board;
    board.resize(700, 700);
    board.grab();
    board.setMode(BoardWidget::Mode::Play);
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    QTest::mousePress(&board, Qt::LeftButton, {}, board.pointRect(at("Q16")).center());
    QTest::mouseRelease(&board, Qt::LeftButton, {}, board.pointRect(at("Q17")).center());
    QTest::mousePress(&board, Qt::LeftButton, {}, board.pointRect(at("Q16")).center());
    QTest::mouseRelease(&board, Qt::LeftButton, {}, QPoint(-20, 10));
    QCOMPARE(spy.size(), 0);
}

void TstBoardWidget::otherButtonsAndGapsAreNoMove()
{
    BoardWidget board;
    board.resize(700, 700);
    board.grab();
    board.setMode(BoardWidget::Mode::Play);
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    const QPoint place = board.pointRect(at("D4")).center();
    QTest::mouseClick(&board, Qt::RightButton, {}, place);
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.pointRect(at("D4")).topLeft());
    QTest::mousePress(&board, Qt::LeftButton, {}, place);
    QTest::mousePress(&board, Qt::RightButton, {}, place);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, place);
    QCOMPARE(spy.size(), 0);
}

void TstBoardWidget::aLockedBoardSaysNothing()
{
    BoardWidget board;
    board.resize(700, 700);
    board.grab();
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.pointRect(at("D4")).center());
    QTest::keyClicks(&board, QStringLiteral("Q16"));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(spy.size(), 0);
    // The board is locked between press and release: the clock may have been stopped.
    board.setMode(BoardWidget::Mode::Play);
    QTest::mousePress(&board, Qt::LeftButton, {}, board.pointRect(at("D4")).center());
    board.setMode(BoardWidget::Mode::Locked);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, board.pointRect(at("D4")).center());
    QCOMPARE(spy.size(), 0);
}

void TstBoardWidget::arrowsMoveTheCursorAndEnterPlays()
{
    BoardWidget board;
    board.setMode(BoardWidget::Mode::Play);
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    QTest::keyClick(&board, Qt::Key_Right);
    QCOMPARE(board.cursor(), std::optional(at("K10"))); // the first key shows where one is
    QTest::keyClick(&board, Qt::Key_Right);
    QTest::keyClick(&board, Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::keyClick(&board, Qt::Key_Home);
    QTest::keyClick(&board, Qt::Key_Left);
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(spy.size(), 2);
    QCOMPARE(spy[0][0].value<go::Point>(), at("L11"));
    QCOMPARE(spy[1][0].value<go::Point>(), at("A11"));
}

void TstBoardWidget::aKeyMustBeReleasedBeforeItPlaysAgain()
{
    BoardWidget board;
    board.setMode(BoardWidget::Mode::Play);
    QTest::keyClick(&board, Qt::Key_Right);
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    // A held key arrives as a stream of presses, not all of them marked as repeated.
    QTest::keyPress(&board, Qt::Key_Space);
    QTest::keyPress(&board, Qt::Key_Space);
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Space, {}, QStringLiteral(" "), true);
    QCoreApplication::sendEvent(&board, &repeated);
    QTest::keyPress(&board, Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
    QTest::keyRelease(&board, Qt::Key_Space);
    QTest::keyPress(&board, Qt::Key_Space);
    QCOMPARE(spy.size(), 2);
}

void TstBoardWidget::aKeyHeldFromElsewherePlaysNothing()
{
    BoardWidget board;
    board.setMode(BoardWidget::Mode::Play);
    QTest::keyClicks(&board, QStringLiteral("Q16"));
    QTest::keyClick(&board, Qt::Key_Escape);
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    QFocusEvent gone(QEvent::FocusOut, Qt::OtherFocusReason);
    QCoreApplication::sendEvent(&board, &gone);
    QFocusEvent back(QEvent::FocusIn, Qt::OtherFocusReason);
    QCoreApplication::sendEvent(&board, &back);
    QTest::keyPress(&board, Qt::Key_Return); // it was pressed on a button and is not let go yet
    QTest::keyPress(&board, Qt::Key_Return);
    QCOMPARE(spy.size(), 0);
    QCOMPARE(board.cursor(), std::optional(at("Q16"))); // only shown again
    QTest::keyRelease(&board, Qt::Key_Return);
    QTest::keyPress(&board, Qt::Key_Return);
    QCOMPARE(spy.size(), 1);
}

void TstBoardWidget::typedCoordinatesPlay_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("played");
    QTest::newRow("Q16") << "q16"
                         << "Q16";
    QTest::newRow("one digit") << "D4"
                               << "D4";
    QTest::newRow("there is no I") << "i4"
                                   << "";
    QTest::newRow("off the board") << "a20"
                                   << "";
    QTest::newRow("only a letter") << "q"
                                   << "";
    QTest::newRow("a letter too many") << "dd4"
                                       << "D4";
}

void TstBoardWidget::typedCoordinatesPlay()
{
    QFETCH(QString, keys);
    QFETCH(QString, played);
    BoardWidget board;
    board.setMode(BoardWidget::Mode::Play);
    const QSignalSpy spy(&board, &BoardWidget::pointPressed);
    QTest::keyClicks(&board, keys);
    QTest::keyClick(&board, Qt::Key_Enter);
    QCOMPARE(spy.size(), played.isEmpty() ? 0 : 1);
    if (!played.isEmpty()) {
        QCOMPARE(spy[0][0].value<go::Point>(), at(played.toLatin1().constData()));
    }
    QTest::keyClicks(&board, QStringLiteral("c3"));
    QTest::keyClick(&board, Qt::Key_Backspace);
    QTest::keyClicks(&board, QStringLiteral("5"));
    QCOMPARE(board.cursor(), std::optional(at("C5")));
    QTest::keyClick(&board, Qt::Key_Escape);
    QTest::keyClick(&board, Qt::Key_Space);
    QCOMPARE(spy.size(), played.isEmpty() ? 1 : 2);
}

void TstBoardWidget::lettersAreNoShortcutsOnTheBoard()
{
    BoardWidget board;
    board.setMode(BoardWidget::Mode::Play);
    QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_P, {}, QStringLiteral("p"));
    letter.ignore();
    QCoreApplication::sendEvent(&board, &letter);
    QVERIFY(letter.isAccepted());
    QKeyEvent shortcut(QEvent::ShortcutOverride, Qt::Key_P, Qt::AltModifier, QStringLiteral("p"));
    shortcut.ignore();
    QCoreApplication::sendEvent(&board, &shortcut);
    QVERIFY(!shortcut.isAccepted());
}

void TstBoardWidget::onlyChangedPointsAreRepainted()
{
    BoardWidget board;
    board.resize(700, 700);
    board.setView(ui::boardView(gameOf({"Q16", "D4"})));
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    QCoreApplication::processEvents();
    const PaintLog log(&board);
    board.setView(ui::boardView(gameOf({"Q16", "D4", "C10"})));
    QTRY_VERIFY(log.paints > 0);
    // The new stone, and the mark of the last move on the stone before it.
    const QRegion expected
        = QRegion(board.geometryOfBoard().pointRect(at("C10"))) + board.geometryOfBoard().pointRect(at("D4"));
    QVERIFY((log.region - expected).isEmpty());
    QVERIFY(log.region.contains(board.pointRect(at("C10")).center()));
    QVERIFY(log.region.contains(board.pointRect(at("D4")).center()));
}

void TstBoardWidget::theSameViewIsNotPainted()
{
    BoardWidget board;
    board.resize(500, 500);
    board.setView(fullView());
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    QCoreApplication::processEvents();
    const PaintLog log(&board);
    board.setView(fullView());
    board.setGhost(std::nullopt);
    board.setCoordinates(Coordinates::Shown);
    QCoreApplication::processEvents();
    QCOMPARE(log.paints, 0);
}

void TstBoardWidget::partialPaintingEqualsFullPainting_data()
{
    QTest::addColumn<double>("ratio");
    QTest::newRow("1") << 1.0;
    QTest::newRow("1.5") << 1.5;
    QTest::newRow("2") << 2.0;
}

void TstBoardWidget::partialPaintingEqualsFullPainting()
{
    QFETCH(double, ratio);
    const ui::BoardGeometry geometry({600, 600}, {}, Coordinates::Shown, ratio);
    ui::BoardTheme theme;
    theme.prepare(geometry, ui::BoardLook::Wood, Qt::lightGray);
    const BoardView before = ui::boardView(gameOf({"Q16", "D4", "C3", "D3"}));
    const BoardView after = fullView();
    const auto pointsBefore = ui::pointViews(before);
    const auto pointsAfter = ui::pointViews(after);
    const QRect whole(0, 0, 600, 600);
    const auto painted = [&](const std::vector<ui::PointView>& points, const BoardView& view) {
        QImage image(whole.size() * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        QPainter painter(&image);
        ui::paintBoard(painter, {geometry, theme, points, view.signs, view.lines}, whole);
        return image;
    };
    const QImage wanted = painted(pointsAfter, after);
    QImage patched = painted(pointsBefore, before);
    QVERIFY(patched != wanted);
    QPainter painter(&patched);
    for (int index = 0; index < 361; ++index) {
        const auto place = static_cast<std::size_t>(index);
        if (pointsBefore[place] != pointsAfter[place]) {
            ui::paintBoard(painter, {geometry, theme, pointsAfter, after.signs, after.lines},
                geometry.pointRect(go::pointAt(index, {})));
        }
    }
    for (const go::Color side : go::bothColors) {
        ui::paintBoard(
            painter, {geometry, theme, pointsAfter, after.signs, after.lines}, geometry.signRect(side));
    }
    painter.end();
    QVERIFY(patched == wanted);
}

void TstBoardWidget::theGhostFollowsThePointerOverEmptyPoints()
{
    BoardWidget board;
    board.resize(500, 500);
    board.setView(ui::boardView(gameOf({"Q16"})));
    board.setMode(BoardWidget::Mode::Play);
    const QImage without = board.grab().toImage();
    board.setGhost(go::Color::White);
    const auto hover = [&](QPoint place) {
        QMouseEvent move(QEvent::MouseMove, place, board.mapToGlobal(place), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(&board, &move);
    };
    hover(board.pointRect(at("D4")).center());
    QVERIFY(board.grab().toImage() != without);
    hover(board.pointRect(at("Q16")).center()); // a stone is there already
    QCOMPARE(board.grab().toImage(), without);
    hover(board.pointRect(at("D4")).center());
    board.setMode(BoardWidget::Mode::Mark);
    QCOMPARE(board.grab().toImage(), without);
}

void TstBoardWidget::anExplanationStaysUntilTheNextAction()
{
    BoardWidget board;
    board.resize(700, 700);
    const go::Game game = gameOf({"Q16"});
    board.setView(ui::boardView(game));
    board.setMode(BoardWidget::Mode::Play);
    const QImage plain = board.grab().toImage();
    board.explain(at("Q16"), QStringLiteral("There is a stone already."));
    QCOMPARE(board.accessibleDescription(), QStringLiteral("There is a stone already."));
    board.setView(ui::boardView(game)); // nothing has happened
    QVERIFY(!board.explanation().isEmpty());
    QVERIFY(board.grab().toImage() != plain);
    QTest::mousePress(&board, Qt::LeftButton, {}, board.pointRect(at("C3")).center());
    QVERIFY(board.explanation().isEmpty());
    QCOMPARE(board.grab().toImage(), plain);
    board.explain(at("Q16"), QStringLiteral("There is a stone already."));
    board.setView(ui::boardView(gameOf({"Q16", "D4"})));
    QVERIFY(board.explanation().isEmpty());
}

void TstBoardWidget::aScreenReaderHearsThePoint()
{
    BoardWidget board;
    BoardView view = ui::boardView(gameOf({"Q16", "D4"}));
    view.koPoint = at("K10");
    view.dead = {go::indexOf(at("Q16"), {})};
    view.doubtful = {go::indexOf(at("Q16"), {}), go::indexOf(at("D4"), {})};
    board.setView(view);
    QCOMPARE(board.describe(at("Q16")), QStringLiteral("Q16, black stone, dead, not sure"));
    QCOMPARE(board.describe(at("D4")), QStringLiteral("D4, white stone, not sure"));
    view.doubtful.clear();
    board.setView(view);
    board.setMode(BoardWidget::Mode::Play);
    QCOMPARE(board.describe(at("C3")), QStringLiteral("C3, empty"));
    QCOMPARE(board.describe(at("K10")), QStringLiteral("K10, empty, ko"));
    QCOMPARE(board.describe(at("Q16")), QStringLiteral("Q16, black stone, dead"));
    QCOMPARE(board.describe(at("D4")), QStringLiteral("D4, white stone, last move"));
    QVERIFY(board.accessibleName().contains(QStringLiteral("19")));
    QTest::keyClick(&board, Qt::Key_Left);
    QCOMPARE(board.accessibleDescription(), QStringLiteral("D4, white stone, last move"));
    QTest::keyClick(&board, Qt::Key_Left);
    QCOMPARE(board.accessibleDescription(), QStringLiteral("C4, empty"));
}

void TstBoardWidget::aSquareIsAskedFor()
{
    const BoardWidget board;
    QVERIFY(board.hasHeightForWidth());
    QCOMPARE(board.heightForWidth(431), 431);
}

void TstBoardWidget::viewsOfAGame()
{
    go::Game game = gameOf({"Q16", "D4"});
    BoardView view = ui::boardView(game);
    QCOMPARE(view.lastMove, std::optional(at("D4")));
    QVERIFY(view.stones[static_cast<std::size_t>(go::indexOf(at("Q16"), {}))] == go::Color::Black);
    const auto numbers = ui::moveNumbersOf(game);
    QCOMPARE(numbers[static_cast<std::size_t>(go::indexOf(at("D4"), {}))], std::optional(2));
    QCOMPARE(numbers[0], std::nullopt);
    game.pass();
    QCOMPARE(ui::boardView(game).lastMove, std::nullopt);
}

void TstBoardWidget::nothingTicks()
{
    BoardWidget board;
    board.setView(fullView());
    board.setMode(BoardWidget::Mode::Play);
    board.grab();
    QVERIFY(board.findChildren<QTimer*>().isEmpty());
}

QTEST_MAIN(TstBoardWidget)
#include "tst_boardwidget.moc"
