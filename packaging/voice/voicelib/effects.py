# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of the board and the signals, synthesised from fixed seeds."""

from collections.abc import Sequence

import numpy as np

from .audio import RATE

PEAK = 10 ** (-3 / 20)


def times(seconds: float) -> np.ndarray:
    """Return the instants of the samples of a sound."""
    return np.arange(int(seconds * RATE)) / RATE


def modes(seconds: float, partials: Sequence[tuple[float, float, float]],
          seed: int, spread: float = 0.0) -> np.ndarray:
    """Add decaying sines, given as (Hz, amplitude, decay time)."""
    random = np.random.RandomState(seed)
    at = times(seconds)
    result = np.zeros(len(at))
    for hertz, amplitude, decay in partials:
        tuned = hertz * (1 + spread * random.randn())
        phase = random.rand() * 2 * np.pi
        result += amplitude * np.sin(2 * np.pi * tuned * at + phase) * np.exp(-at / decay)
    return result


def stone(seed: int, hardness: float) -> np.ndarray:
    """A stone put on a wooden board: contact, bright stone, dull wood."""
    seconds = 0.16
    burst = int(0.0022 * RATE)
    result = np.zeros(int(seconds * RATE))
    noise = np.random.RandomState(seed).randn(burst)
    result[:burst] += 0.9 * hardness * noise * np.hanning(2 * burst)[burst:]
    result += modes(seconds, [(5200, 0.22 * hardness, 0.004), (3900, 0.35 * hardness, 0.006),
                              (2750, 0.40, 0.009)], seed, 0.03)
    result += modes(seconds, [(1180, 0.45, 0.014), (640, 0.55, 0.022), (330, 0.50, 0.030),
                              (190, 0.30, 0.040)], seed + 50, 0.02)
    return result * (1 - np.exp(-times(seconds) / 0.0004))


def capture(seed: int, stones: int) -> np.ndarray:
    """Stones gathered up: light clicks at uneven instants."""
    random = np.random.RandomState(seed)
    result = np.zeros(int(0.55 * RATE))
    at = 0.0
    for number in range(stones):
        click = modes(0.07, [(4300, 0.5, 0.006), (3100, 0.6, 0.008), (2250, 0.35, 0.012)],
                      seed * 10 + number, 0.06)
        first = int(at * RATE)
        room = len(result) - first
        result[first:first + len(click)] += click[:room] * (0.5 + 0.5 * random.rand())
        at += 0.045 + 0.05 * random.rand()
    return result


def beeps(notes: Sequence[tuple[float, float]]) -> np.ndarray:
    """Notes given as (Hz, seconds) one after the other; 0 Hz is a rest."""
    parts = []
    for hertz, seconds in notes:
        at = times(seconds)
        shape = np.minimum(1, at / 0.006) * np.minimum(1, (seconds - at) / 0.03)
        wave = sum(amplitude * np.sin(2 * np.pi * hertz * harmonic * at)
                   for harmonic, amplitude in ((1, 1.0), (2, 0.25), (3, 0.1)))
        parts.append(shape * wave)
    return np.concatenate(parts)


def gong(hertz: float, seconds: float) -> np.ndarray:
    """A struck gong."""
    return modes(seconds, [(hertz, 0.60, seconds / 3.2), (hertz * 2.01, 0.30, seconds / 4.5),
                           (hertz * 2.76, 0.25, seconds / 6), (hertz * 4.1, 0.12, seconds / 8),
                           (hertz * 5.4, 0.08, seconds / 10)], 3)


def finished(samples: np.ndarray) -> np.ndarray:
    """Bring a sound to its peak and let it end in silence."""
    result = samples / np.abs(samples).max() * PEAK
    tail = int(0.01 * RATE)
    result[-tail:] *= np.linspace(1, 0, tail)
    result[:2] = 0
    return result


def effects() -> dict[str, np.ndarray]:
    """Return every effect, by name."""
    sounds = {f"stone{n + 1}": stone(n + 1, 0.8 + 0.1 * n) for n in range(4)}
    sounds["capture1"] = capture(1, 2)
    sounds["capture2"] = capture(2, 5)
    sounds["warn"] = beeps([(880, 0.12), (0, 0.05), (880, 0.12)])
    sounds["alert"] = beeps([(1175, 0.11), (880, 0.11), (1175, 0.11), (880, 0.18)])
    sounds["error"] = beeps([(233, 0.16), (0, 0.03), (196, 0.22)])
    sounds["gong"] = gong(392, 1.4)
    return {name: finished(samples) for name, samples in sounds.items()}
