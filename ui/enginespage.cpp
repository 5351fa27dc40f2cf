// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/enginespage.h"

#include "ui/style.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

EnginesPage::EnginesPage(QWidget* parent)
    : QWidget(parent)
    , m_list(style::named(new QListWidget(this), "engineList"))
    , m_remove(style::named(new QPushButton(tr("Re&move"), this), "engineRemove"))
    , m_name(style::named(new QLineEdit(this), "engineName"))
    , m_program(style::named(new QLineEdit(this), "engineProgram"))
    , m_arguments(style::named(new QLineEdit(this), "engineArguments"))
    , m_levels(
          style::named(new QCheckBox(tr("It can be set to a le&vel from 1 to 10"), this), "engineLevels"))
    , m_test(style::named(new QPushButton(tr("T&est"), this), "engineTest"))
    , m_report(style::named(style::text({}, this), "engineReport"))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(style::space);
    column->addWidget(style::quiet(
        tr("Programs that play Go and speak GTP. GNU Go is found by itself where it is installed."), this));
    column->addWidget(makeList());
    m_fields = makeFields();
    column->addWidget(m_fields);
    auto* trial = new QHBoxLayout;
    trial->addWidget(m_test);
    trial->addWidget(m_report, 1);
    column->addLayout(trial);
    // The lines that these programs need; words in capitals stand for files of theirs.
    auto* hints
        = style::quiet(tr("GNU Go: --mode gtp --chinese-rules\n"
                          "KataGo: gtp -model MODEL -config CONFIG\n"
                          "Leela Zero: --gtp --weights WEIGHTS --playouts 100\n"
                          "Pachi: -t =5000:15000 (the Go engine; Debian's package pachi is another game)"),
            this);
    column->addWidget(hints);
    column->addStretch();
    refresh();
}

QWidget* EnginesPage::makeList()
{
    m_list->setAccessibleName(tr("Engines"));
    m_list->setMaximumHeight(120);
    auto* more = style::named(new QPushButton(tr("&Add"), this), "engineAdd");
    connect(more, &QPushButton::clicked, this, &EnginesPage::add);
    connect(m_remove, &QPushButton::clicked, this, &EnginesPage::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, &EnginesPage::choose);
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_list, 1);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(more);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    row->addLayout(buttons);
    return box;
}

QWidget* EnginesPage::makeFields()
{
    auto* choice = style::named(new QPushButton(tr("C&hoose…"), this), "engineProgramButton");
    connect(choice, &QPushButton::clicked, this, [this] { Q_EMIT programWished(m_program->text()); });
    for (QLineEdit* field : {m_name, m_program, m_arguments}) {
        connect(field, &QLineEdit::textEdited, this, &EnginesPage::store);
    }
    connect(m_levels, &QCheckBox::toggled, this, &EnginesPage::store);
    connect(m_test, &QPushButton::clicked, this, [this] {
        const auto row = static_cast<std::size_t>(m_list->currentRow());
        setTrial(Trial::Running, tr("The engine is being tried…"));
        Q_EMIT testWished(m_engines.at(row));
    });
    auto* box = new QWidget(this);
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Name"), m_name);
    auto* program = new QHBoxLayout;
    program->addWidget(m_program, 1);
    program->addWidget(choice);
    auto* label = new QLabel(tr("&Program"), box);
    label->setBuddy(m_program);
    form->addRow(label, program);
    form->addRow(tr("Ar&guments"), m_arguments);
    form->addRow(m_levels);
    return box;
}

void EnginesPage::setEngines(const std::vector<EngineRow>& engines)
{
    m_engines = engines;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const EngineRow& engine : engines) {
            m_list->addItem(engine.name);
        }
        m_list->setCurrentRow(engines.empty() ? -1 : 0);
    }
    choose(m_list->currentRow());
}

std::vector<EngineRow> EnginesPage::engines() const
{
    std::vector<EngineRow> whole;
    for (const EngineRow& engine : m_engines) {
        const bool twice = std::ranges::any_of(
            whole, [&engine](const EngineRow& other) { return other.name == engine.name; });
        if (!engine.name.isEmpty() && !engine.program.isEmpty() && !twice) {
            whole.push_back(engine);
        }
    }
    return whole;
}

void EnginesPage::add()
{
    QString name = tr("New engine");
    for (int number = 2; std::ranges::find(m_engines, name, &EngineRow::name) != m_engines.end(); ++number) {
        name = tr("New engine %1").arg(number);
    }
    m_engines.push_back({name, {}, {}, Toggle::Off});
    m_list->addItem(name);
    m_list->setCurrentRow(m_list->count() - 1);
    m_name->setFocus();
    m_name->selectAll();
}

void EnginesPage::remove()
{
    const int row = m_list->currentRow();
    if (row >= 0) {
        m_engines.erase(m_engines.begin() + row);
        const QSignalBlocker quiet(m_list);
        delete m_list->takeItem(row);
    }
    choose(m_list->currentRow());
}

void EnginesPage::choose(int row)
{
    const EngineRow engine = row >= 0 ? m_engines.at(static_cast<std::size_t>(row)) : EngineRow{};
    m_filling = true;
    m_name->setText(engine.name);
    m_program->setText(engine.program);
    m_arguments->setText(engine.arguments);
    m_levels->setChecked(engine.levels == Toggle::On);
    m_report->clear();
    m_filling = false;
    refresh();
}

void EnginesPage::store()
{
    const int row = m_list->currentRow();
    if (m_filling || row < 0) {
        return;
    }
    m_engines.at(static_cast<std::size_t>(row)) = {m_name->text().trimmed(), m_program->text().trimmed(),
        m_arguments->text().trimmed(), m_levels->isChecked() ? Toggle::On : Toggle::Off};
    m_list->item(row)->setText(m_name->text().trimmed());
    refresh();
}

void EnginesPage::setProgram(const QString& path)
{
    m_program->setText(path);
    store();
}

void EnginesPage::setTrial(Trial trial, const QString& words)
{
    m_report->setText(words);
    m_test->setEnabled(trial != Trial::Running);
}

void EnginesPage::setLevels(Toggle levels) { m_levels->setChecked(levels == Toggle::On); }

void EnginesPage::refresh()
{
    const bool chosen = m_list->currentRow() >= 0;
    m_fields->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    m_test->setEnabled(chosen && !m_program->text().trimmed().isEmpty());
}

} // namespace ui
