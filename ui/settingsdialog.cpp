// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settingsdialog.h"

#include "ui/enginespage.h"
#include "ui/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>

namespace ui {

namespace {

/// Languages call themselves by their own names.
void fillLanguages(QComboBox& box)
{
    box.addItem(QStringLiteral("中文"), QStringLiteral("zh_CN"));
    box.addItem(QStringLiteral("English"), QStringLiteral("en"));
}

void choose(QComboBox& box, const QVariant& value) { box.setCurrentIndex(std::max(0, box.findData(value))); }

/// Rows of several widgets have no buddy by themselves.
QLabel* labelFor(const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text, buddy->parentWidget());
    label->setBuddy(buddy);
    return label;
}

Toggle toggleOf(const QCheckBox& box) { return box.isChecked() ? Toggle::On : Toggle::Off; }

} // namespace

SettingsDialog::SettingsDialog(const Options& options, QWidget* parent)
    : QDialog(parent)
    , m_voice(new QComboBox(this))
    , m_volume(new QSlider(Qt::Horizontal, this))
    , m_percent(new QLabel(this))
    , m_mute(new QCheckBox(tr("&Mute"), this))
    , m_latency(new QSpinBox(this))
    , m_coordinates(new QCheckBox(tr("Show &coordinates"), this))
    , m_numbers(new QCheckBox(tr("Show move &numbers"), this))
    , m_look(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_folder(new QLineEdit(this))
    , m_engines(new EnginesPage(this))
{
    setWindowTitle(tr("Settings"));
    auto* buttons = new QDialogButtonBox(this);
    auto* keep = buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole);
    keep->setObjectName(QStringLiteral("okButton"));
    auto* drop = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    drop->setObjectName(QStringLiteral("cancelButton"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* general = new QWidget(this);
    auto* column = new QVBoxLayout(general);
    column->setSpacing(style::space);
    column->addWidget(makeVoice());
    column->addWidget(makeBoard());
    column->addWidget(makeProgram());
    auto* tabs = style::named(new QTabWidget(this), "settingsTabs");
    tabs->addTab(general, tr("General"));
    tabs->addTab(m_engines, tr("Engines"));
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(tabs);
    whole->addWidget(buttons);
    setMinimumWidth(460);
    fill(options);
}

QWidget* SettingsDialog::makeVoice()
{
    m_voice->setObjectName(QStringLiteral("voiceLanguage"));
    fillLanguages(*m_voice);
    m_volume->setObjectName(QStringLiteral("volume"));
    m_volume->setRange(0, 100);
    m_mute->setObjectName(QStringLiteral("mute"));
    m_latency->setObjectName(QStringLiteral("latency"));
    m_latency->setRange(0, Options::longestLatencyMs);
    m_latency->setSingleStep(10);
    m_latency->setSuffix(tr(" ms"));
    m_latency->setToolTip(tr("If the voice comes late from your speakers, start it that much earlier."));
    auto* test = new QPushButton(tr("&Test the voice"), this);
    test->setObjectName(QStringLiteral("voiceTestButton"));
    connect(test, &QPushButton::clicked, this, [this] { Q_EMIT voiceTestWished(options()); });
    connect(m_volume, &QSlider::valueChanged, this, &SettingsDialog::refresh);
    connect(m_mute, &QCheckBox::toggled, this, &SettingsDialog::refresh);

    auto* volume = new QHBoxLayout;
    volume->addWidget(m_volume, 1);
    volume->addWidget(m_percent);
    auto* box = new QGroupBox(tr("Voice"), this);
    auto* form = new QFormLayout(box);
    form->addRow(tr("&Language of the voice"), m_voice);
    form->addRow(labelFor(tr("&Volume"), m_volume), volume);
    form->addRow(m_mute);
    form->addRow(tr("Start &earlier by"), m_latency);
    form->addRow(test);
    return box;
}

QWidget* SettingsDialog::makeBoard()
{
    m_coordinates->setObjectName(QStringLiteral("coordinates"));
    m_numbers->setObjectName(QStringLiteral("moveNumbers"));
    m_look->setObjectName(QStringLiteral("look"));
    m_look->addItem(tr("Wood"), QVariant::fromValue(static_cast<int>(BoardLook::Wood)));
    m_look->addItem(tr("Light wood"), QVariant::fromValue(static_cast<int>(BoardLook::Light)));
    m_look->addItem(tr("Plain"), QVariant::fromValue(static_cast<int>(BoardLook::Plain)));
    auto* box = new QGroupBox(tr("Board"), this);
    auto* form = new QFormLayout(box);
    form->addRow(tr("Loo&k"), m_look);
    form->addRow(m_coordinates);
    form->addRow(m_numbers);
    return box;
}

QWidget* SettingsDialog::makeProgram()
{
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(tr("As the system"), QString());
    fillLanguages(*m_language);
    m_folder->setObjectName(QStringLiteral("archiveFolder"));
    m_folder->setPlaceholderText(tr("The usual place"));
    auto* choice = new QPushButton(tr("C&hoose…"), this);
    choice->setObjectName(QStringLiteral("archiveFolderButton"));
    connect(choice, &QPushButton::clicked, this, &SettingsDialog::archiveFolderWished);
    auto* folder = new QHBoxLayout;
    folder->addWidget(m_folder, 1);
    folder->addWidget(choice);
    auto* box = new QGroupBox(tr("Program"), this);
    auto* form = new QFormLayout(box);
    form->addRow(tr("Lan&guage of the windows"), m_language);
    form->addRow(labelFor(tr("&Archive folder"), m_folder), folder);
    form->addRow(style::quiet(tr("Language and folder take effect when the program is started again."), box));
    return box;
}

void SettingsDialog::fill(const Options& options)
{
    choose(*m_voice, options.voiceLanguage);
    m_volume->setValue(options.volume);
    m_mute->setChecked(options.sound == Toggle::Off);
    m_latency->setValue(options.latencyMs);
    m_coordinates->setChecked(options.coordinates == Coordinates::Shown);
    m_numbers->setChecked(options.moveNumbers == Toggle::On);
    choose(*m_look, static_cast<int>(options.look));
    choose(*m_language, options.language);
    m_folder->setText(options.archiveFolder);
    m_engines->setEngines(options.engines);
    refresh();
}

Options SettingsDialog::options() const
{
    Options made;
    made.voiceLanguage = m_voice->currentData().toString();
    made.volume = m_volume->value();
    made.sound = m_mute->isChecked() ? Toggle::Off : Toggle::On;
    made.latencyMs = m_latency->value();
    made.coordinates = m_coordinates->isChecked() ? Coordinates::Shown : Coordinates::Hidden;
    made.moveNumbers = toggleOf(*m_numbers);
    made.look = static_cast<BoardLook>(m_look->currentData().toInt());
    made.language = m_language->currentData().toString();
    made.archiveFolder = m_folder->text().trimmed();
    made.engines = m_engines->engines();
    return made;
}

void SettingsDialog::setArchiveFolder(const QString& folder) { m_folder->setText(folder); }

void SettingsDialog::refresh()
{
    m_percent->setText(tr("%1 %").arg(m_volume->value(), 3));
    m_volume->setEnabled(!m_mute->isChecked());
}

} // namespace ui
