// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/voicebank.h"

#include "app/shell/voicewords.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <sndfile.h>

namespace shell {

namespace {

constexpr sf_count_t longestClip = 30; // seconds; more is no phrase but a wrong or hostile file

struct CloseFile {
    void operator()(SNDFILE* file) const { sf_close(file); }
};

struct OpenFile {
    std::unique_ptr<SNDFILE, CloseFile> handle;
    SF_INFO info{};
};

std::optional<OpenFile> opened(const QString& path)
{
    OpenFile file;
    file.handle.reset(sf_open(QFile::encodeName(path).constData(), SFM_READ, &file.info));
    const SF_INFO& info = file.info;
    const bool usable = file.handle && info.samplerate > 0 && info.channels > 0 && info.channels <= 8
        && info.frames > 0 && info.frames <= longestClip * info.samplerate;
    if (!usable)
        return std::nullopt;
    return file;
}

ClipPtr decodedFile(const QString& path, std::optional<Resampler>& resampler)
{
    auto file = opened(path);
    if (!file)
        return nullptr;
    const auto channels = static_cast<std::size_t>(file->info.channels);
    std::vector<float> interleaved(static_cast<std::size_t>(file->info.frames) * channels);
    const sf_count_t got = sf_readf_float(file->handle.get(), interleaved.data(), file->info.frames);
    if (got <= 0)
        return nullptr;

    std::vector<float> mono(static_cast<std::size_t>(got));
    for (std::size_t i = 0; i < mono.size(); ++i) {
        float sum = 0;
        for (std::size_t c = 0; c < channels; ++c)
            sum += interleaved[i * channels + c];
        mono[i] = sum / static_cast<float>(channels);
    }
    if (!resampler || resampler->fromRate() != file->info.samplerate)
        resampler.emplace(file->info.samplerate, voiceRate);
    const std::vector<float> samples = resampler->resampled(mono);
    auto pcm = std::make_shared<Pcm>(samples.size());
    std::ranges::transform(samples, pcm->begin(), [](float sample) {
        return static_cast<std::int16_t>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767.0F));
    });
    return pcm;
}

} // namespace

std::shared_ptr<VoiceBank> VoiceBank::load(const QString& root, const QString& language)
{
    std::shared_ptr<VoiceBank> bank(new VoiceBank);
    const QString folder = root + u'/' + language;
    bank->scan(folder, knownClips(), bank->m_missing);
    bank->scan(root + QStringLiteral("/effects"), effectClips(), bank->m_missing);
    std::vector<QString> unsaid; // a language may lack margins
    bank->scan(folder, marginClips(), unsaid);
    return bank;
}

void VoiceBank::scan(const QString& folder, const std::vector<QString>& ids, std::vector<QString>& missing)
{
    for (const QString& id : ids) {
        Entry entry;
        entry.path = folder + u'/' + id + QStringLiteral(".ogg");
        if (const auto file = opened(entry.path)) {
            entry.duration = file->info.frames * nanosPerSecond / file->info.samplerate;
            m_entries.emplace(id, entry);
        } else {
            missing.push_back(id);
        }
    }
}

ClipPtr VoiceBank::clip(const QString& id)
{
    if (ClipPtr known = decoded(id))
        return known;
    const auto found = m_entries.find(id);
    if (found == m_entries.end())
        return nullptr;
    const std::lock_guard decoding(m_decoding);
    ClipPtr pcm = decodedFile(found->second.path, m_resampler);
    const std::lock_guard lock(m_mutex);
    found->second.pcm = pcm;
    return pcm;
}

ClipPtr VoiceBank::decoded(const QString& id) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_entries.find(id);
    return found == m_entries.end() ? nullptr : found->second.pcm;
}

std::optional<Nanos> VoiceBank::durationOf(const QString& id) const
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end())
        return std::nullopt;
    return found->second.duration;
}

} // namespace shell
