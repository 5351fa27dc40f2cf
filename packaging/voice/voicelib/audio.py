# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Levels, limits, reading and writing: what every clip has in common."""

import subprocess
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import resample_poly

RATE = 22050          # of every clip, in Hz
LEVEL = -16.0         # active level of speech, in dBFS
CEILING = -1.0        # no clip peaks above this, in dBFS
KNEE = 0.6            # the soft limiter starts here, linear
HEADROOM = 0.8        # dB kept below CEILING for what the codec adds
SILENCE = 1e-12


def decibels(power: np.ndarray | float) -> np.ndarray | float:
    """Return a power as decibels."""
    return 10 * np.log10(np.maximum(power, SILENCE))


def frame_power(samples: np.ndarray, rate: int, seconds: float) -> np.ndarray:
    """Return the mean power of consecutive frames of the given length."""
    size = int(rate * seconds)
    count = len(samples) // size
    return (samples[:count * size].reshape(count, size) ** 2).mean(axis=1)


def active_level(samples: np.ndarray, rate: int = RATE) -> float:
    """Return the level, in dBFS, of the frames within 30 dB of the loudest."""
    power = frame_power(samples, rate, 0.02)
    return float(decibels(power[power > power.max() * 1e-3].mean()))


def onset(samples: np.ndarray, rate: int = RATE) -> float:
    """Return the seconds before the first frame within 40 dB of the loudest."""
    power = frame_power(samples, rate, 0.005)
    return float(np.argmax(power > power.max() * 1e-4)) * 0.005


def soft_limit(samples: np.ndarray) -> np.ndarray:
    """Bend what is above the knee so that nothing passes the ceiling."""
    top = 10 ** ((CEILING - HEADROOM) / 20)
    size = np.abs(samples)
    bent = KNEE + (top - KNEE) * np.tanh((size - KNEE) / (top - KNEE))
    return np.where(size > KNEE, np.sign(samples) * bent, samples)


def to_level(samples: np.ndarray) -> np.ndarray:
    """Bring speech at RATE to LEVEL without passing the ceiling."""
    gain = 10 ** ((LEVEL - active_level(samples)) / 20)
    for _ in range(8):
        gain *= 10 ** ((LEVEL - active_level(soft_limit(samples * gain))) / 20)
    return soft_limit(samples * gain)


def fade(samples: np.ndarray, rate: int, head: float, tail: float) -> np.ndarray:
    """Return a copy with straight fades of the given seconds at both ends."""
    result = samples.copy()
    first, last = int(head * rate), int(tail * rate)
    result[:first] *= np.linspace(0, 1, first)
    result[len(result) - last:] *= np.linspace(1, 0, last)
    return result


def read(path: Path, rate: int) -> np.ndarray:
    """Return a sound file as mono at the given rate."""
    samples, own = soundfile.read(path, always_2d=True)
    samples = samples.mean(axis=1)
    if own == rate:
        return samples
    divisor = int(np.gcd(own, rate))
    return resample_poly(samples, rate // divisor, own // divisor)


def write_clip(samples: np.ndarray, path: Path) -> None:
    """Write samples at RATE as Ogg Vorbis, the same bytes each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    wav = path.with_suffix(".wav")
    soundfile.write(wav, samples, RATE, "PCM_16")
    subprocess.run(["oggenc", "-Q", "-q", "5", "-s", "1", "-o", str(path), str(wav)], check=True)
    wav.unlink()
