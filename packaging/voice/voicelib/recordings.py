# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The recorded syllables: copying, noise reduction, finding the vowel."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
from scipy.ndimage import convolve
from scipy.signal import butter, sosfilt

from . import audio, praat
from .table import TableError
from .zhuyin import zhuyin

RATE = 44100
PACKAGE = Path(os.environ.get("GCIN_VOICE", "/usr/share/gcin-voice/ogg"))
PROFILE = "noise.txt"

# Recordings used in place of others: sheng4 lost its -ng, jiu2 is no word.
# The tone is imposed anyway.
RECORDED_AS = {"sheng4": "sheng1", "jiu2": "jiu3"}

# The pitch to search in a recording, by its tone, in Hz.
PITCH = {"1": (95, 260), "2": (75, 240), "3": (60, 200), "4": (70, 300), "5": (75, 260)}

WINDOW, HOP = 1024, 256
SPEECH_BAND = butter(4, [180, 11000], "band", fs=RATE, output="sos")


@dataclass(frozen=True)
class Recording:
    """One syllable, with the bounds of its voiced part in seconds."""
    samples: np.ndarray
    start: float
    end: float
    pitch: tuple[float, float]


def recording_of(syllable: str) -> str:
    """Return the name of the recording used for a syllable."""
    return RECORDED_AS.get(syllable, syllable)


def spectra(samples: np.ndarray) -> np.ndarray:
    """Return the short-time spectra of a sound."""
    padded = np.pad(samples, (WINDOW, WINDOW))
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP]
    return np.fft.rfft(frames * np.hanning(WINDOW + 1)[:-1], axis=1)


def sound_of(spectrum: np.ndarray, length: int) -> np.ndarray:
    """Return the sound of short-time spectra."""
    shape = np.hanning(WINDOW + 1)[:-1]
    result = np.zeros(WINDOW + (len(spectrum) - 1) * HOP)
    weight = np.zeros_like(result)
    for number, frame in enumerate(np.fft.irfft(spectrum, WINDOW, axis=1)):
        part = slice(number * HOP, number * HOP + WINDOW)
        result[part] += frame * shape
        weight[part] += shape * shape
    return (result / np.maximum(weight, 1e-3))[WINDOW:WINDOW + length]


def noise_profile(package: Path) -> np.ndarray:
    """Return the noise power of the recordings, from their quietest frames."""
    quiet = []
    for path in sorted(package.glob("*/3.ogg"))[::4]:
        power = np.abs(spectra(audio.read(path, RATE))[4:-4]) ** 2
        if len(power):
            quiet.extend(power[np.argsort(power.sum(axis=1), kind="stable")[:3]])
    return np.percentile(np.array(quiet), 60, axis=0)


def denoised(samples: np.ndarray, noise: np.ndarray) -> np.ndarray:
    """Take the noise out of a recording."""
    spectrum = spectra(samples)
    gain = np.maximum(1 - 2.2 * noise / np.maximum(np.abs(spectrum) ** 2, audio.SILENCE), 0)
    gain = convolve(gain, np.ones((3, 5)) / 15, mode="nearest")
    return sound_of(spectrum * np.maximum(np.sqrt(gain), 0.1), len(samples))


def trimmed(samples: np.ndarray, decibels: float, margin: float) -> np.ndarray:
    """Cut what is quieter than the loudest frame by the given decibels."""
    frame = int(0.005 * RATE)
    level = audio.decibels(audio.frame_power(sosfilt(SPEECH_BAND, samples), RATE, 0.005))
    loud = np.flatnonzero(level > level.max() + decibels)
    first = max(0, loud[0] * frame - int(margin * RATE))
    return samples[first:(loud[-1] + 1) * frame + int(margin * RATE)]


def collect(names: set[str], folder: Path) -> None:
    """Copy the recordings that are missing in the folder from the package."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / PROFILE).exists():
        if not PACKAGE.is_dir():
            raise TableError(f"{folder / PROFILE} and {PACKAGE} are missing: install gcin-voice.")
        np.savetxt(folder / PROFILE, noise_profile(PACKAGE), fmt="%.6e")
    for name in sorted(names):
        target = folder / f"{name}.ogg"
        if target.exists():
            continue
        source = PACKAGE / zhuyin(name) / "3.ogg"
        if not source.exists():
            raise TableError(f"There is no recording of {name} ({source}).")
        shutil.copyfile(source, target)


def voiced_part(samples: np.ndarray, instants: np.ndarray, pitch: np.ndarray) -> tuple[float, float]:
    """Return the bounds of the strongest voiced run, holes of 25 ms allowed."""
    size = int(0.01 * RATE)
    power = np.convolve(sosfilt(SPEECH_BAND, samples) ** 2, np.ones(size) / size, "same")
    there = np.minimum((instants * RATE).astype(int), len(power) - 1)
    voiced = np.flatnonzero((pitch > 0) & (power[there] > power.max() * 10 ** -2.6))
    if not len(voiced):
        raise ValueError("no voiced part")
    runs = np.split(voiced, np.flatnonzero(np.diff(voiced) > 5) + 1)
    run = max(runs, key=lambda frames: power[there[frames]].sum())
    audible = np.flatnonzero(power > power.max() * 10 ** -2.2)[-1] / RATE
    loud = run[power[there[run]] > power.max() * 10 ** -2.1]
    start = max(instants[loud[0]] - 0.004, 0.0)
    return start, min(max(instants[run[-1]] + 0.004, audible), len(samples) / RATE)


def load(names: set[str], sources: Path, folder: Path) -> dict[str, Recording]:
    """Return the recordings, cleaned and measured; the folder is for Praat."""
    noise = np.loadtxt(sources / PROFILE)
    sounds = {}
    for name in sorted(names):
        samples = audio.read(sources / f"{name}.ogg", RATE)
        samples = denoised(samples * 0.9 / max(1, np.abs(samples).max()), noise)
        samples = trimmed(samples, -34, 0.004)
        sounds[name] = samples * 0.7 / np.abs(samples).max()
        soundfile.write(folder / f"{name}.wav", sounds[name], RATE)
    tracks = praat.pitch_tracks({folder / name: PITCH[name[-1]] for name in sorted(names)}, folder)
    result = {}
    for name, samples in sounds.items():
        try:
            start, end = voiced_part(samples, *tracks[name])
        except ValueError:
            raise TableError(f"The recording of {name} has no voiced part.") from None
        result[name] = Recording(samples, start, end, PITCH[name[-1]])
    return result
