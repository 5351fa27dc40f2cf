// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/application.h"
#include "tests/support/handwound.h"
#include "tests/support/listeningspeaker.h"
#include "ui/boardwidget.h"
#include "ui/playpage.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <QMultiMap>
#include <QtTest>

#include <memory>
#include <utility>

/// The whole program with hand-wound time, a listening speaker and its files in a folder of its own.
struct Program {
    explicit Program(const QString& folder, shell::Language language = shell::Language::Chinese,
        shell::DeadStoneFinder::Judge judgeOfBoards = {})
        : judge(std::move(judgeOfBoards))
        , places{folder + QStringLiteral("/games.kaoduan"), folder + QStringLiteral("/kaoduan.ini"), {}}
    {
        shell::Settings settings;
        settings.language = language;
        static_cast<void>(shell::SettingsFile(places.settings).save(settings));
        open();
    }

    void open()
    {
        application.reset();
        application = std::make_unique<app::Application>(
            places, app::Parts{time, waker, &speaker, [] { return 7; }, judge});
        application->show();
        application->prepare();
    }

    /// Waits for the record that is on its way.
    void waitForRecord() const
    {
        if (!QTest::qWaitFor([this] { return !application->isLoading(); }, 60'000)) {
            qFatal("no record came");
        }
    }
    void openRecord(const QString& path) const
    {
        application->openRecord(path);
        waitForRecord();
    }

    ui::MainWindow& window() const { return application->window(); }
    template <class W> W* find(const char* name) const
    {
        for (W* found : window().findChildren<W*>(QLatin1String(name))) {
            if (found->isVisible()) {
                return found;
            }
        }
        qFatal("no visible widget '%s'", name);
        return nullptr;
    }
    void press(const char* name) const { QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton); }
    ui::PlayPage* table() const { return window().findChild<ui::PlayPage*>(); }
    void press(ui::Action action) const
    {
        QTest::mouseClick(table()->actions()->button(action), Qt::LeftButton);
    }

    static void clickPoint(ui::BoardWidget* board, const QString& name, int lines)
    {
        const auto point = go::pointFromBoardName(name.toStdString(), go::BoardSize::square(lines)).value();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->pointRect(point).center());
    }
    void play(const QString& names, int lines = 13)
    {
        for (const QString& name : names.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const auto before = session().game.plies().size();
            time.wind(timing::Millis{100});
            clickPoint(table()->board(), name, lines);
            if (session().game.plies().size() != before + 1) {
                qFatal("%s was not played", qPrintable(name));
            }
        }
    }
    const exam::Session& session() const { return application->controller()->session(); }
    /// The referee's log from its n-th entry, as "0:07 words".
    QStringList logFrom(std::size_t first) const
    {
        QStringList lines;
        const auto& log = table()->refereeLine()->log();
        for (std::size_t i = first; i < log.size(); ++i) {
            lines << log[i].when + QLatin1Char(' ') + log[i].words;
        }
        return lines;
    }

    /// Alt and a letter that two things on the page want: such a key only moves the focus back and forth.
    QStringList keyClashes() const
    {
        QMultiMap<QString, QString> wanted;
        const auto want = [&wanted](const QString& text) {
            if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty()) {
                wanted.insert(key.toString(), text);
            }
        };
        for (const QAction* menu : window().menuBar()->actions()) {
            if (menu->isVisible()) {
                want(menu->text());
            }
        }
        for (const auto* button : window().findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->isEnabled()) {
                want(button->text());
            }
        }
        for (const auto* label : window().findChildren<QLabel*>()) {
            if (label->isVisible() && label->buddy()) {
                want(label->text());
            }
        }
        QStringList clashes;
        for (const QString& key : wanted.uniqueKeys()) {
            if (wanted.count(key) > 1) {
                clashes << key + QStringLiteral(": ") + wanted.values(key).join(QStringLiteral(" / "));
            }
        }
        return clashes;
    }

    /// A picture of the window into the folder KAODUAN_SCREENSHOTS, if there is one; its keys are unlike each
    /// other.
    void picture(const char* name) const
    {
        const QStringList clashes = keyClashes();
        QVERIFY2(clashes.isEmpty(), qPrintable(QLatin1String(name) + u' ' + clashes.join(u'\n')));
        const QString folder = qEnvironmentVariable("KAODUAN_SCREENSHOTS");
        if (!folder.isEmpty()) {
            QTest::qWait(20); // pages lay themselves out
            window().grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name)));
        }
    }

    shell::DeadStoneFinder::Judge judge; ///< nothing: the program's own
    app::Places places;
    shell::HandWoundTime time;
    shell::HandWoundWaker waker{time};
    ListeningSpeaker speaker;
    std::unique_ptr<app::Application> application;
};
