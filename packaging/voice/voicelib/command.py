# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Speech from a command that reads a text and writes a sound file."""

import shlex
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import butter, sosfilt

from . import audio
from .table import LIMITS, TableError

HEAD = -40            # the sound starts this much under its loudest frame, dB
TAIL = -58            # and ends this much under it
LONGEST_PAUSE = 0.20  # between two sentences, seconds
FASTEST = 1.6         # more than this would no longer be understood


def respelling(setting: str) -> list[tuple[str, str]]:
    """Read `word = as read; word = as read`."""
    pairs = [entry.split("=") for entry in setting.split(";") if entry.strip()]
    return [(word.strip(), read.strip()) for word, read in pairs]


def say(command: str, text: str, folder: Path) -> np.ndarray:
    """Return what the command says, at the rate of the clips."""
    wav = folder / "said.wav"
    words = [word.format(wav=wav) for word in shlex.split(command)]
    done = subprocess.run(words, input=text + "\n", text=True, capture_output=True, check=False)
    if done.returncode != 0 or not wav.exists():
        raise TableError(f"{words[0]} could not say “{text}”: {done.stderr.strip()}")
    samples = audio.read(wav, audio.RATE)
    wav.unlink()
    return samples


def trimmed(samples: np.ndarray) -> np.ndarray:
    """Cut the silence around the sound and shorten long pauses in it."""
    samples = sosfilt(butter(2, 70, "high", fs=audio.RATE, output="sos"), samples)
    level = audio.decibels(audio.frame_power(samples, audio.RATE, 0.005))
    frame = int(0.005 * audio.RATE)
    first = np.argmax(level > level.max() + HEAD)
    last = len(level) - np.argmax(level[::-1] > level.max() + TAIL)
    kept, silent = [], 0
    for number in range(first, last):
        silent = silent + 1 if level[number] < level.max() + HEAD else 0
        if silent * 0.005 <= LONGEST_PAUSE:
            kept.append(samples[number * frame:(number + 1) * frame])
    return audio.fade(np.concatenate(kept), audio.RATE, 0.003, 0.02)


def faster(samples: np.ndarray, factor: float, folder: Path) -> np.ndarray:
    """Shorten speech without changing its pitch."""
    slow, quick = folder / "slow.wav", folder / "quick.wav"
    soundfile.write(slow, samples * 0.5 / np.abs(samples).max(), audio.RATE, "PCM_16")
    subprocess.run(["sox", "-D", slow, quick, "tempo", "-s", f"{factor:.3f}"], check=True)
    return audio.read(quick, audio.RATE)


def within(samples: np.ndarray, limit: float, folder: Path) -> np.ndarray:
    """Speed a clip up, if it must be, to last no longer than the limit."""
    factor = 1.0
    result = samples
    while len(result) / audio.RATE > limit - 0.01:
        factor *= max(1.01, len(result) / audio.RATE / (limit - 0.01))
        if factor > FASTEST:
            raise TableError(f"A phrase of {len(samples) / audio.RATE:.2f} s "
                             f"cannot be said in {limit:.2f} s.")
        result = trimmed(faster(samples, factor, folder))
    return result


def speak(phrases: dict[str, str], settings, _voice: Path):
    """Yield (id, samples) for every phrase."""
    spellings = respelling(settings.get("respell", ""))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for phrase, text in phrases.items():
            for word, read in spellings:
                text = text.replace(word, read)
            samples = trimmed(say(settings["command"], text, folder))
            samples = within(samples, LIMITS.get(phrase, np.inf), folder)
            yield phrase, audio.to_level(samples)
