// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPlainTextEdit;

namespace ui {

/// Chooses the encoding of a record by looking at what it makes of the text. Shown with open(); accepted()
/// says that encoding() is meant.
class EncodingDialog : public QDialog {
    Q_OBJECT
public:
    /// `found` says in words how the file was read.
    EncodingDialog(const QString& found, QWidget* parent);

    /// Empty: as the program finds it.
    QString encoding() const;
    void choose(const QString& encoding);
    /// What the chosen encoding makes of the file, and what is wrong with it.
    void setPreview(const QString& text, const QString& fault);

    /// The encodings that can be chosen; the first is empty.
    static QStringList encodings();

Q_SIGNALS:
    void encodingChanged(const QString& encoding);

private:
    QListWidget* m_list;
    QPlainTextEdit* m_preview;
    QLabel* m_fault;
};

} // namespace ui
