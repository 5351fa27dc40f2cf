// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <cstdint>

class QLabel;
class QPushButton;

namespace ui {

/// What another program did to the file of a record.
enum class DiskNews : std::uint8_t {
    None,
    Changed,
    Gone, ///< removed or renamed
};

/// Says quietly that the file is no longer what is shown; hidden while it is.
class DiskBar : public QFrame {
    Q_OBJECT
public:
    explicit DiskBar(QWidget* parent = nullptr);

    void setNews(DiskNews news);

Q_SIGNALS:
    /// To read the file again.
    void reloadWished();
    /// What is shown is to be kept; the news was read.
    void keepWished();

private:
    QLabel* m_text;
    QPushButton* m_reload;
};

} // namespace ui
