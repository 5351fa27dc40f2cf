// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/setup.h"

#include <QWidget>

#include <cstdint>

class QLabel;
class QPushButton;

namespace ui {

class NigiriTable;

/// 猜先 (A20): the first player holds white stones, the second says odd or even, the hand opens.
class NigiriPage : public QWidget {
    Q_OBJECT
public:
    enum class Step : std::uint8_t { Guess, Shown, Decided };
    enum class Guess : std::uint8_t { Odd = 1, Even = 2 }; ///< also the number of black stones shown

    explicit NigiriPage(QWidget* parent = nullptr);

    /// The setup's black player is the first one. `stonesInHand` >= 1 comes from the caller: odd and even
    /// must be equally likely.
    void begin(const exam::GameSetup& setup, int stonesInHand);
    Step step() const { return m_step; }
    /// The colour that the first player gets if the second guesses so.
    static go::Color colourOfFirst(int stonesInHand, Guess guess);

Q_SIGNALS:
    void decided(go::Color ofFirstPlayer);
    void cancelled();

private:
    void guess(Guess guess);
    void open();
    void skip();
    void refresh();
    QString result() const;

    exam::GameSetup m_setup;
    int m_inHand = 1;
    Guess m_guess = Guess::Odd;
    Step m_step = Step::Guess;

    NigiriTable* m_table;
    QLabel* m_text;
    QPushButton* m_odd;
    QPushButton* m_even;
    QPushButton* m_open;
    QPushButton* m_begin;
    QPushButton* m_skip;
};

} // namespace ui
