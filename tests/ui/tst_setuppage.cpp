// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/chinese.h"
#include "ui/ask.h"
#include "ui/penaltiesdialog.h"
#include "ui/quarterspin.h"
#include "ui/setuppage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

using exam::GameSetup;
using timing::Millis;
using ui::QuarterSpin;
using ui::SetupPage;

namespace {

template <class T> T& part(const QWidget& page, const char* name)
{
    auto* found = page.findChild<T*>(QLatin1String(name));
    if (found == nullptr)
        qFatal("no part called %s", name);
    return *found;
}

void choose(QComboBox& box, int index)
{
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
}

} // namespace

class TstSetupPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsWithTheExamRules();
    void givesBackEveryPreset();
    void presetLeavesThePlayers();
    void unverifiedPresetsAreMarked();
    void readsWhatIsTypedAsTime_data();
    void readsWhatIsTypedAsTime();
    void nonsenseAsTimeIsExplained();
    void reserveMustFitIntoTheTime();
    void komiIsOneNumberInTwoUnits();
    void readsKomi_data();
    void readsKomi();
    void handicapTakesTheKomiAway();
    void komiWithHandicapCannotStart();
    void smallBoardsHaveNoNineStones();
    void everyKindOfClockIsGivenBack_data();
    void everyKindOfClockIsGivenBack();
    void nigiriNamesPlayersByTheirPart();
    void savesAPresetUnderAName();
    void penaltiesAreEditedAndKept();
    void capturesByHandAreChosen();
    void savedPresetsCanBeChosen();
    void startsByKeyboard();
    void speaksChinese();
};

void TstSetupPage::startsWithTheExamRules()
{
    const SetupPage page;
    QCOMPARE(page.setup(), exam::presets().front().setup);
    QCOMPARE(part<QLabel>(page, "timeSentence").text(),
        QStringLiteral("1:00:00 of which 1 min byo-yomi = 59:00 free + 1 × 1:00"));
    QVERIFY(part<QPushButton>(page, "startButton").isEnabled());
}

void TstSetupPage::givesBackEveryPreset()
{
    SetupPage page;
    auto& presets = part<QComboBox>(page, "preset");
    for (int i = 0; i < static_cast<int>(exam::presets().size()); ++i) {
        presets.setCurrentIndex(i);
        QCOMPARE(page.setup(), exam::presets().at(static_cast<std::size_t>(i)).setup);
        QVERIFY2(page.obstacle().isEmpty(), qPrintable(page.obstacle()));
    }
}

void TstSetupPage::presetLeavesThePlayers()
{
    SetupPage page;
    QTest::keyClicks(&part<QLineEdit>(page, "blackName"), QStringLiteral("Li Ming"));
    part<QComboBox>(page, "whiteGrade").setEditText(QStringLiteral("1级"));
    part<QComboBox>(page, "preset").setCurrentIndex(1);
    const auto setup = page.setup();
    QCOMPARE(setup.players.black.name, std::string("Li Ming"));
    QCOMPARE(setup.players.white.grade, std::string("1级"));
    QCOMPARE(setup.preset, std::string("seed-national"));
}

void TstSetupPage::unverifiedPresetsAreMarked()
{
    const SetupPage page;
    auto& presets = part<QComboBox>(page, "preset");
    for (int i = 0; i < static_cast<int>(exam::presets().size()); ++i) {
        const bool unverified
            = exam::presets().at(static_cast<std::size_t>(i)).certainty == exam::Certainty::Unverified;
        presets.setCurrentIndex(i);
        QCOMPARE(presets.itemText(i).contains(QStringLiteral("to be confirmed")), unverified);
        QCOMPARE(!part<QLabel>(page, "unverified").isHidden(), unverified);
    }
}

void TstSetupPage::readsWhatIsTypedAsTime_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("seconds");
    QTest::newRow("hours") << QStringLiteral("1:30:00") << 5400;
    QTest::newRow("minutes") << QStringLiteral("45") << 2700;
    QTest::newRow("minutes and seconds") << QStringLiteral("20:30") << 1230;
}

void TstSetupPage::readsWhatIsTypedAsTime()
{
    QFETCH(const QString, typed);
    QFETCH(const int, seconds);
    const SetupPage page;
    auto& edit = part<QLineEdit>(page, "mainTime");
    edit.clear();
    QTest::keyClicks(&edit, typed);
    QCOMPARE(page.setup().time, timing::TimeControl(timing::Retained{Millis{seconds * 1000}, 1}));
    QVERIFY(part<QPushButton>(page, "startButton").isEnabled());
}

void TstSetupPage::nonsenseAsTimeIsExplained()
{
    const SetupPage page;
    auto& edit = part<QLineEdit>(page, "mainTime");
    edit.clear();
    QTest::keyClicks(&edit, QStringLiteral("abc"));
    const auto& fault = part<QLabel>(page, "timeFault");
    QVERIFY(!fault.isHidden());
    QVERIFY(fault.text().contains(QStringLiteral("1:00:00")));
    QVERIFY(!part<QPushButton>(page, "startButton").isEnabled());
    QVERIFY(part<QLabel>(page, "obstacle").text().contains(fault.text()));
    edit.setText(QStringLiteral("60"));
    QVERIFY(fault.isHidden());
    QVERIFY(part<QPushButton>(page, "startButton").isEnabled());
}

void TstSetupPage::reserveMustFitIntoTheTime()
{
    const SetupPage page;
    part<QLineEdit>(page, "mainTime").setText(QStringLiteral("4:00"));
    part<QSpinBox>(page, "reserveMinutes").setValue(5);
    QVERIFY(!part<QLabel>(page, "timeFault").isHidden());
    QVERIFY(!part<QPushButton>(page, "startButton").isEnabled());
    part<QSpinBox>(page, "reserveMinutes").setValue(4);
    QVERIFY(part<QPushButton>(page, "startButton").isEnabled());
}

void TstSetupPage::komiIsOneNumberInTwoUnits()
{
    const SetupPage page;
    auto& zi = part<QuarterSpin>(page, "komiZi");
    auto& points = part<QuarterSpin>(page, "komiPoints");
    QCOMPARE(zi.text(), QStringLiteral("3¾ zi"));
    QCOMPARE(points.text(), QStringLiteral("7½ points"));
    zi.stepBy(-2);
    QCOMPARE(points.text(), QStringLiteral("6½ points"));
    points.setValue(11);
    QCOMPARE(zi.text(), QStringLiteral("2¾ zi"));
    QCOMPARE(page.setup().rules.komi, 11);
}

void TstSetupPage::readsKomi_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QuarterSpin::Unit>("unit");
    QTest::addColumn<int>("quarters");
    const auto zi = QuarterSpin::Unit::Zi;
    const auto points = QuarterSpin::Unit::Points;
    QTest::newRow("decimal") << QStringLiteral("3.75") << zi << 15;
    QTest::newRow("comma") << QStringLiteral("3,75") << zi << 15;
    QTest::newRow("sign") << QStringLiteral("3¾") << zi << 15;
    QTest::newRow("fraction") << QStringLiteral("3 3/4") << zi << 15;
    QTest::newRow("Chinese") << QStringLiteral("3又3/4") << zi << 15;
    QTest::newRow("only a fraction") << QStringLiteral("½") << zi << 2;
    QTest::newRow("points") << QStringLiteral("7.5") << points << 15;
    QTest::newRow("points with sign") << QStringLiteral("6½") << points << 13;
    QTest::newRow("negative") << QStringLiteral("-0.5") << points << -1;
    QTest::newRow("nothing") << QStringLiteral("0") << zi << 0;
    QTest::newRow("between the steps") << QStringLiteral("3.8") << zi << -999;
    QTest::newRow("no number") << QStringLiteral("many") << zi << -999;
    QTest::newRow("empty") << QString() << zi << -999;
}

void TstSetupPage::readsKomi()
{
    QFETCH(const QString, text);
    QFETCH(const QuarterSpin::Unit, unit);
    QFETCH(const int, quarters);
    QCOMPARE(QuarterSpin::quarterZiFrom(text, unit).value_or(-999), quarters);
}

void TstSetupPage::handicapTakesTheKomiAway()
{
    const SetupPage page;
    choose(part<QComboBox>(page, "handicap"), 3);
    QCOMPARE(page.setup().handicap, 3);
    QCOMPARE(page.setup().rules.komi, 0);
    QVERIFY(part<QPushButton>(page, "startButton").isEnabled());
    choose(part<QComboBox>(page, "handicap"), 0);
    QCOMPARE(page.setup().rules.komi, 15);
}

void TstSetupPage::komiWithHandicapCannotStart()
{
    const SetupPage page;
    choose(part<QComboBox>(page, "handicap"), 2);
    part<QuarterSpin>(page, "komiZi").setValue(15);
    QVERIFY(!part<QLabel>(page, "komiFault").isHidden());
    QVERIFY(!part<QPushButton>(page, "startButton").isEnabled());
    QVERIFY(part<QLabel>(page, "obstacle").text().contains(part<QLabel>(page, "komiFault").text()));
}

void TstSetupPage::smallBoardsHaveNoNineStones()
{
    SetupPage page;
    auto setup = page.setup();
    setup.size = go::BoardSize::square(13);
    setup.handicap = 9;
    setup.rules.komi = 0;
    page.setSetup(setup);
    QCOMPARE(part<QPushButton>(page, "startButton").isEnabled(), exam::faultsOf(setup).empty());
    setup.size = go::BoardSize::square(9);
    page.setSetup(setup);
    QCOMPARE(page.setup().size, go::BoardSize::square(9));
    QCOMPARE(part<QLabel>(page, "handicapFault").isHidden(), exam::faultsOf(setup).empty());
}

void TstSetupPage::everyKindOfClockIsGivenBack_data()
{
    QTest::addColumn<timing::TimeControl>("time");
    const Millis half{1'800'000};
    QTest::newRow("retained") << timing::TimeControl(timing::Retained{half, 3});
    QTest::newRow("japanese") << timing::TimeControl(timing::Japanese{half, 3, Millis{30'000}});
    QTest::newRow("canadian") << timing::TimeControl(timing::Canadian{half, 20, Millis{600'000}});
    QTest::newRow("fischer") << timing::TimeControl(timing::Fischer{half, Millis{10'000}, {}});
    QTest::newRow("capped") << timing::TimeControl(timing::Fischer{half, Millis{10'000}, half});
    QTest::newRow("absolute") << timing::TimeControl(timing::Absolute{half});
    QTest::newRow("untimed") << timing::TimeControl(timing::Untimed{});
}

void TstSetupPage::everyKindOfClockIsGivenBack()
{
    QFETCH(const timing::TimeControl, time);
    SetupPage page;
    auto setup = page.setup();
    setup.time = time;
    page.setSetup(setup);
    QCOMPARE(page.setup(), setup);
    QVERIFY(page.obstacle().isEmpty());
}

void TstSetupPage::nigiriNamesPlayersByTheirPart()
{
    const SetupPage page;
    const auto& name = part<QLineEdit>(page, "blackName");
    QVERIFY(name.accessibleName().startsWith(QStringLiteral("First player")));
    part<QComboBox>(page, "colours").setCurrentIndex(2);
    QVERIFY(name.accessibleName().startsWith(QStringLiteral("Black")));
    QCOMPARE(page.setup().colours, exam::ColourChoice::Agreed);
}

void TstSetupPage::savesAPresetUnderAName()
{
    SetupPage page;
    QSignalSpy saved(&page, &SetupPage::savePresetWished);
    ui::setNextText(QStringLiteral("Club evening"));
    part<QPushButton>(page, "savePresetButton").click();
    QCOMPARE(saved.size(), 1);
    QCOMPARE(saved.first().at(0).toString(), QStringLiteral("Club evening"));
    ui::setNextText(QStringLiteral("  "));
    part<QPushButton>(page, "savePresetButton").click();
    QCOMPARE(saved.size(), 1);
}

void TstSetupPage::savedPresetsCanBeChosen()
{
    SetupPage page;
    auto own = page.setup();
    own.preset.clear();
    own.time = timing::Absolute{Millis{600'000}};
    page.setSavedPresets({{QStringLiteral("Club evening"), own}});
    auto& presets = part<QComboBox>(page, "preset");
    presets.setCurrentIndex(presets.findText(QStringLiteral("Club evening")));
    QCOMPARE(page.setup(), own);
    QCOMPARE(presets.currentText(), QStringLiteral("Club evening"));
}

void TstSetupPage::startsByKeyboard()
{
    SetupPage page;
    page.show();
    QSignalSpy started(&page, &SetupPage::startWished);
    QSignalSpy cancelled(&page, &SetupPage::cancelled);
    auto& start = part<QPushButton>(page, "startButton");
    start.setFocus();
    QTest::keyClick(&start, Qt::Key_Space);
    QCOMPARE(started.size(), 1);
    QCOMPARE(started.first().first().value<GameSetup>(), page.setup());
    QTest::keyClick(&part<QPushButton>(page, "cancelButton"), Qt::Key_Space);
    QCOMPARE(cancelled.size(), 1);
}

void TstSetupPage::speaksChinese()
{
    const Chinese chinese;
    QVERIFY(chinese.loaded());
    const SetupPage page;
    QCOMPARE(part<QuarterSpin>(page, "komiZi").text(), QStringLiteral("3¾ 子"));
    QCOMPARE(part<QuarterSpin>(page, "komiPoints").text(), QStringLiteral("7½ 目"));
    QVERIFY(part<QComboBox>(page, "preset").itemText(3).contains(QStringLiteral("待核实")));
}

void TstSetupPage::penaltiesAreEditedAndKept()
{
    SetupPage page;
    part<QPushButton>(page, "profileEdit").click();
    auto* dialog = page.findChild<ui::PenaltiesDialog*>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->profile(), exam::standardProfile()); // nothing is changed by looking
    auto& wandering = part<QComboBox>(*dialog, "wandering");
    wandering.setCurrentText(QStringLiteral("a warning"));
    QCOMPARE(wandering.currentText(), QStringLiteral("a warning"));
    part<QPushButton>(*dialog, "usePenalties").click();
    QCOMPARE(part<QComboBox>(page, "profile").currentText(), QStringLiteral("Own penalties"));
    const exam::Profile own = page.setup().profile;
    QCOMPARE(own.id, std::string(exam::Profile::own));
    QCOMPARE(
        own.penaltyFor(exam::Incident::Wandering), exam::Penalty(exam::Ruling{exam::Consequence::Warning}));
    QSignalSpy saved(&page, &SetupPage::savePresetWished);
    ui::setNextText(QStringLiteral("club"));
    part<QPushButton>(page, "savePresetButton").click();
    QCOMPARE(saved.at(0).at(1).value<GameSetup>().profile, own);
    choose(part<QComboBox>(page, "profile"), 1);
    QCOMPARE(page.setup().profile, exam::profileNamed("cwa-2002").value());
    page.setSetup(saved.at(0).at(1).value<GameSetup>());
    QCOMPARE(page.setup().profile, own);
}

void TstSetupPage::capturesByHandAreChosen()
{
    SetupPage page;
    QCOMPARE(page.setup().captures, exam::Captures::Program);
    part<QCheckBox>(page, "capturesByHand").setChecked(true);
    QCOMPARE(page.setup().captures, exam::Captures::ByHand);
    SetupPage other;
    other.setSetup(page.setup());
    QCOMPARE(other.setup(), page.setup());
}

QTEST_MAIN(TstSetupPage)
#include "tst_setuppage.moc"
