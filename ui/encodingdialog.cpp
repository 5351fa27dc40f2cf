// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encodingdialog.h"

#include "ui/style.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include <vector>

namespace ui {

namespace {

struct Entry {
    QString name;
    QString words;
};

std::vector<Entry> entries()
{
    return {{{}, EncodingDialog::tr("As the program finds it")},
        {QStringLiteral("UTF-8"), QStringLiteral("UTF-8")},
        {QStringLiteral("GB18030"), EncodingDialog::tr("Chinese, simplified (GB18030, GBK)")},
        {QStringLiteral("Big5"), EncodingDialog::tr("Chinese, traditional (Big5)")},
        {QStringLiteral("Shift_JIS"), EncodingDialog::tr("Japanese (Shift-JIS)")},
        {QStringLiteral("EUC-JP"), EncodingDialog::tr("Japanese (EUC-JP)")},
        {QStringLiteral("ISO-2022-JP"), EncodingDialog::tr("Japanese (ISO-2022-JP)")},
        {QStringLiteral("EUC-KR"), EncodingDialog::tr("Korean (EUC-KR)")},
        {QStringLiteral("UTF-16"), QStringLiteral("UTF-16")},
        {QStringLiteral("windows-1251"), EncodingDialog::tr("Cyrillic (Windows-1251)")},
        {QStringLiteral("KOI8-R"), EncodingDialog::tr("Cyrillic (KOI8-R)")},
        {QStringLiteral("windows-1252"), EncodingDialog::tr("Western (Windows-1252)")},
        {QStringLiteral("windows-1250"), EncodingDialog::tr("Central European (Windows-1250)")},
        {QStringLiteral("ISO-8859-1"), EncodingDialog::tr("Western (Latin-1)")}};
}

} // namespace

EncodingDialog::EncodingDialog(const QString& found, QWidget* parent)
    : QDialog(parent)
    , m_list(style::named(new QListWidget(this), "encodingList"))
    , m_preview(style::named(new QPlainTextEdit(this), "encodingPreview"))
    , m_fault(style::named(style::fault(this), "encodingFault"))
{
    setObjectName(QStringLiteral("encodingDialog"));
    setWindowTitle(tr("Text encoding"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(720, 460);
    for (const Entry& entry : entries()) {
        auto* item = new QListWidgetItem(entry.words, m_list);
        item->setData(Qt::UserRole, entry.name);
    }
    m_list->setAccessibleName(tr("Encodings"));
    m_list->setCurrentRow(0);
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setReadOnly(true);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { Q_EMIT encodingChanged(encoding()); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Read it so"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(m_list, 2);
    row->addWidget(m_preview, 3);
    auto* column = new QVBoxLayout(this);
    column->addWidget(style::text(found, this));
    column->addLayout(row, 1);
    column->addWidget(m_fault);
    column->addWidget(buttons);
}

QStringList EncodingDialog::encodings()
{
    QStringList names;
    for (const Entry& entry : entries())
        names << entry.name;
    return names;
}

QString EncodingDialog::encoding() const { return m_list->currentItem()->data(Qt::UserRole).toString(); }

void EncodingDialog::choose(const QString& encoding)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString() == encoding)
            m_list->setCurrentRow(row);
    }
}

void EncodingDialog::setPreview(const QString& text, const QString& fault)
{
    m_preview->setPlainText(text);
    style::setFault(m_fault, fault);
}

} // namespace ui
