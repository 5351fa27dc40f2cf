// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <array>
#include <cstdint>
#include <set>

class QLabel;
class QPushButton;

namespace ui {

/// What can be done about an engine that does not play.
enum class EngineChoice : std::uint8_t {
    Restart,
    Person, ///< a person plays on for it
    Loses, ///< the referee rules the game against it
};
inline constexpr int engineChoiceCount = 3;

/// What is the matter with an engine, and what can be done.
struct EngineNotice {
    QString words; ///< empty: all is well
    std::set<EngineChoice> choices;

    friend bool operator==(const EngineNotice&, const EngineNotice&) = default;
};

/// Says at the table that an engine is in trouble; hidden while none is.
class EngineBar : public QFrame {
    Q_OBJECT
public:
    explicit EngineBar(QWidget* parent = nullptr);

    void setNotice(const EngineNotice& notice);
    const EngineNotice& notice() const { return m_notice; }
    QPushButton* button(EngineChoice choice) const { return m_buttons[static_cast<std::size_t>(choice)]; }

Q_SIGNALS:
    void chosen(ui::EngineChoice choice);

protected:
    void changeEvent(QEvent* event) override;

private:
    void relabel();

    EngineNotice m_notice;
    QLabel* m_words;
    std::array<QPushButton*, engineChoiceCount> m_buttons{};
};

} // namespace ui
