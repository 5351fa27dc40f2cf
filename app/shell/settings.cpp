// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings.h"

#include "core/exam/record.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <variant>

namespace shell {

using namespace Qt::StringLiterals;

namespace {

/// The one table: every setting with its key. Defaults stand in the struct, types and bounds in the
/// overloads below.
template <class AnySettings, class Visitor> void eachSetting(AnySettings& settings, const Visitor& visit)
{
    visit(u"language"_s, settings.language);
    visit(u"voice/clips"_s, settings.voice);
    visit(u"voice/volume"_s, settings.volume);
    visit(u"voice/muted"_s, settings.muted);
    visit(u"voice/latency_ms"_s, settings.latency);
    visit(u"board/coordinates"_s, settings.coordinates);
    visit(u"board/move_numbers"_s, settings.moveNumbers);
    visit(u"board/look"_s, settings.boardLook);
    visit(u"board/hover_ghost"_s, settings.hoverGhost);
    visit(u"files/last_folder"_s, settings.lastFolder);
    visit(u"files/backup_folder"_s, settings.backupFolder);
    visit(u"files/archive"_s, settings.archivePath);
    visit(u"window/geometry"_s, settings.windowGeometry);
    visit(u"game/last_setup"_s, settings.lastSetup);
    visit(u"game/conduct"_s, settings.conduct);
    visit(u"engines/list"_s, settings.engines);
    visit(u"engines/unwanted"_s, settings.unwantedEngines);
    visit(u"engines/last_folder"_s, settings.engineFolder);
}

template <class Enum> struct Words;
template <> struct Words<Language> {
    static constexpr std::array<std::pair<Language, QStringView>, 3> table{
        {{Language::System, u"system"}, {Language::Chinese, u"zh_CN"}, {Language::English, u"en"}}};
};
template <> struct Words<BoardLook> {
    static constexpr std::array<std::pair<BoardLook, QStringView>, 3> table{
        {{BoardLook::Wood, u"wood"}, {BoardLook::Light, u"light"}, {BoardLook::Plain, u"plain"}}};
};
template <> struct Words<exam::Conduct> {
    static constexpr std::array<std::pair<exam::Conduct, QStringView>, 2> table{
        {{exam::Conduct::Hint, u"hint"}, {exam::Conduct::Exam, u"exam"}}};
};

struct Reader {
    const QSettings& file;

    void operator()(const QString& key, QString& value) const { value = file.value(key, value).toString(); }
    void operator()(const QString& key, QStringList& value) const { value = file.value(key).toStringList(); }
    void operator()(const QString& key, QByteArray& value) const
    {
        value = QByteArray::fromBase64(file.value(key).toString().toLatin1());
    }
    void operator()(const QString& key, bool& value) const
    {
        const QString text = file.value(key).toString();
        value = text == u"true" || (value && text != u"false");
    }
    void operator()(const QString& key, int& value) const
    {
        value = std::clamp(number(key, value), 0, Settings::loudest);
    }
    void operator()(const QString& key, timing::Millis& value) const
    {
        value = std::clamp(timing::Millis{number(key, static_cast<int>(value.count()))}, timing::Millis{0},
            Settings::longestLatency);
    }
    void operator()(const QString& key, std::optional<exam::GameSetup>& value) const
    {
        const auto event = exam::fromLine(file.value(key).toString().toStdString());
        if (const auto* const fact = event ? std::get_if<exam::GameSetUp>(&event->fact) : nullptr) {
            value = fact->setup;
        }
    }
    void operator()(const QString& key, std::vector<EngineEntry>& value) const
    {
        // JSON of one line: every field keeps its name, whatever is added later.
        const QJsonArray list = QJsonDocument::fromJson(file.value(key).toString().toUtf8()).array();
        for (const auto& item : list) {
            const QJsonObject fields = item.toObject();
            const EngineEntry entry{fields[u"name"].toString(), fields[u"program"].toString(),
                fields[u"arguments"].toString(), fields[u"levels"].toBool()};
            if (!entry.name.isEmpty() && !entry.program.isEmpty()) {
                value.push_back(entry);
            }
        }
    }
    template <class Enum> void operator()(const QString& key, Enum& value) const
    {
        const QString word = file.value(key).toString();
        for (const auto& entry : Words<Enum>::table) {
            if (entry.second == word) {
                value = entry.first;
            }
        }
    }

private:
    int number(const QString& key, int otherwise) const
    {
        bool isNumber = false;
        const int found = file.value(key).toString().toInt(&isNumber);
        return isNumber ? found : otherwise;
    }
};

struct Writer {
    QSettings& file;

    void operator()(const QString& key, const QString& value) const { file.setValue(key, value); }
    void operator()(const QString& key, const QStringList& value) const { file.setValue(key, value); }
    void operator()(const QString& key, const QByteArray& value) const
    {
        file.setValue(key, QString::fromLatin1(value.toBase64()));
    }
    void operator()(const QString& key, bool value) const { file.setValue(key, value); }
    void operator()(const QString& key, int value) const { file.setValue(key, value); }
    void operator()(const QString& key, timing::Millis value) const
    {
        file.setValue(key, static_cast<int>(value.count()));
    }
    void operator()(const QString& key, const std::optional<exam::GameSetup>& value) const
    {
        if (value) {
            file.setValue(
                key, QString::fromStdString(exam::toLine({timing::Instant{}, exam::GameSetUp{*value}})));
        } else {
            file.remove(key);
        }
    }
    void operator()(const QString& key, const std::vector<EngineEntry>& value) const
    {
        QJsonArray list;
        for (const EngineEntry& entry : value) {
            list.append(QJsonObject{{u"name"_s, entry.name}, {u"program"_s, entry.program},
                {u"arguments"_s, entry.arguments}, {u"levels"_s, entry.hasLevels}});
        }
        file.setValue(key, QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact)));
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void operator()(const QString& key, Enum value) const
    {
        for (const auto& entry : Words<Enum>::table) {
            if (entry.first == value) {
                file.setValue(key, entry.second.toString());
            }
        }
    }
};

} // namespace

Settings SettingsFile::load() const
{
    const QSettings file(m_path, QSettings::IniFormat);
    Settings settings;
    eachSetting(settings, Reader{file});
    return settings;
}

SettingsFile::Saved SettingsFile::save(const Settings& settings) const
{
    QSettings file(m_path, QSettings::IniFormat);
    eachSetting(settings, Writer{file});
    file.sync();
    return file.status() == QSettings::NoError ? Saved::Yes : Saved::No;
}

QString SettingsFile::usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + u"/kaoduan/kaoduan.ini"_s;
}

} // namespace shell
