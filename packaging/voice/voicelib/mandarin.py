# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mandarin phrases from recorded syllables.

Each syllable gets the length and the tone contour of its place in the phrase
(PSOLA, by Praat); then the syllables are joined. The table writes the tones
as they are heard, after sandhi; `|` is a short pause.
"""

import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import butter, resample_poly, sosfilt

from . import audio, praat
from .recordings import RATE, Recording, collect, load, recording_of, trimmed
from .table import LIMITS, TableError
from .zhuyin import initial_of

HIGHEST, LOWEST = 165.0, 88.0    # pitch of the tone levels 5 and 1, in Hz
DECLINATION = 0.45               # semitones a syllable
SOFTENING = 0.35                 # dB a syllable
STRETCH = 1.08                   # of syllables in a phrase
PAUSE = 0.18                     # seconds
FASTEST = 1.6

STOPS = {"b", "p", "d", "t", "g", "k", "j", "q", "zh", "ch", "z", "c"}
SONORANTS = {"m", "n", "l", "r", ""}
LONG_INITIALS = {"s", "sh", "x", "f", "h", "c", "ch", "q"}

# Seconds of the voiced part, by tone.
ALONE = {1: 0.30, 2: 0.31, 3: 0.34, 4: 0.28, 5: 0.14}
FINAL = {1: 0.25, 2: 0.26, 3: 0.27, 4: 0.24, 5: 0.13}
INSIDE = {1: 0.175, 2: 0.18, 3: 0.175, 4: 0.165, 5: 0.11}

# The level at which a tone ends, which colours the start of the next.
END_LEVEL = {1: 4.9, 2: 4.7, 3: 1.2, 4: 2.0, 5: 2.0}

RUMBLE = butter(2, 75, "high", fs=RATE, output="sos")


@dataclass(frozen=True)
class Shape:
    """How one recording is to sound: what Praat needs to know."""
    recording: str
    consonant: float                          # factor for the length
    voiced: float                             # seconds
    contour: tuple[tuple[float, float], ...]  # (part of the voiced length, Hz)


@dataclass(frozen=True)
class Placed:
    """A shape and its place in the phrase."""
    shape: Shape
    initial: str
    position: int
    first: bool
    last: bool


def contour(tone: int, last: bool, alone: bool, before: int | None) -> list[tuple[float, float]]:
    """Return the tone as (part of the length, level 1 to 5)."""
    low_rise = [(0, 2.4), (0.35, 1.3), (0.6, 1.1), (1, 2.6 if alone else 2.0)]
    points = {
        1: [(0, 4.9), (0.5, 5.0), (1, 4.9)],
        2: [(0, 2.9), (0.3, 2.7), (1, 4.7)],
        3: low_rise if last or alone else [(0, 2.3), (0.6, 1.2), (1, 1.2)],
        4: [(0, 5.0), (0.2, 4.9), (1, 1.2 if last else 2.0)],
        5: [(0, 2.5), (1, 2.0)],
    }[tone]
    if before is None:
        return points
    start = points[0][1]
    reached = points[1][1] if len(points) > 2 and points[1][0] <= 0.25 else start
    carried = start + 0.35 * (END_LEVEL[before] - start)
    return [(0, carried), (0.22, reached)] + points[1:]


def hertz(level: float, lowered: float) -> float:
    """Return the pitch of a tone level, lowered by semitones."""
    span = 12 * np.log2(HIGHEST / LOWEST)
    return float(LOWEST * 2 ** (((level - 1) / 4 * span - lowered) / 12))


def shape(syllable: str, recording: Recording, position: int, last: bool, alone: bool,
          before: int | None, speed: float) -> Shape:
    """Return how a syllable is to sound at its place."""
    tone, initial = int(syllable[-1]), initial_of(syllable)
    if alone:
        voiced = ALONE[tone]
    else:
        voiced = (FINAL if last else INSIDE)[tone] * STRETCH
    if initial in SONORANTS:
        voiced += 0.035
    longest = (0.155 if initial in LONG_INITIALS else 0.10) + (0.04 if alone else 0)
    factor = min(1.0, longest / max(recording.start, 1e-3))
    lowered = 0.0 if alone else DECLINATION * position
    pitches = tuple((part, hertz(level, lowered))
                    for part, level in contour(tone, last, alone, before))
    return Shape(recording_of(syllable), factor / speed, voiced / speed, pitches)


def plan(spoken: str, recordings: dict[str, Recording], speed: float) -> list[Placed]:
    """Return the syllables of a phrase; pitch falls less after a pause."""
    result = []
    for number, group in enumerate(spoken.split("|")):
        syllables = group.split()
        before = None
        for index, syllable in enumerate(syllables):
            position = index + min(number, 1)
            last, alone = index == len(syllables) - 1, len(syllables) == 1
            form = shape(syllable, recordings[recording_of(syllable)], position, last, alone,
                         before, speed)
            result.append(Placed(form, initial_of(syllable), position, index == 0, last))
            before = int(syllable[-1])
    return result


def write_tiers(form: Shape, recording: Recording, name: Path) -> None:
    """Write the sound and its two tiers for Praat."""
    seconds = len(recording.samples) / RATE
    start, end, edge = recording.start, recording.end, 0.001
    ratio = form.voiced / (end - start)
    lengths = [(0, form.consonant), (start - edge, form.consonant)] if start > 3 * edge else []
    lengths += [(start + edge, ratio), (end - edge, ratio)]
    if end < seconds - 3 * edge:
        lengths += [(end + edge, 0.8), (seconds, 0.8)]
    pitches = [(start + part * (end - start), value) for part, value in form.contour]
    soundfile.write(f"{name}.wav", recording.samples, RATE)
    Path(f"{name}.PitchTier").write_text(praat.tier("PitchTier", seconds, pitches))
    Path(f"{name}.DurationTier").write_text(praat.tier("DurationTier", seconds, lengths))


def resynthesise(shapes: Iterable[Shape], recordings: dict[str, Recording],
                 folder: Path) -> dict[Shape, np.ndarray]:
    """Return the sound of every shape."""
    names = {form: folder / f"shape{number}" for number, form in enumerate(shapes)}
    for form, name in names.items():
        write_tiers(form, recordings[form.recording], name)
    ranges = {name: recordings[form.recording].pitch for form, name in names.items()}
    praat.run(praat.RESYNTHESISE, ranges, folder)
    return {form: soundfile.read(f"{name}.out.wav")[0] for form, name in names.items()}


def evened(samples: np.ndarray, placed: Placed) -> np.ndarray:
    """Trim one syllable, bring its loudest 120 ms to a level, fade its ends."""
    samples = trimmed(sosfilt(RUMBLE, samples), -38, 0.003)
    size = min(int(0.12 * RATE), len(samples))
    power = np.convolve(samples ** 2, np.ones(size) / size, "same").max()
    samples = samples * 0.18 / np.sqrt(power) * 10 ** (-SOFTENING * placed.position / 20)
    head, tail = int(0.004 * RATE), int((0.06 if placed.last else 0.018) * RATE)
    samples[:head] *= np.linspace(0, 1, head)
    samples[-tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 1.5
    return samples


def joined(phrase: list[Placed], sounds: dict[Shape, np.ndarray], speed: float) -> np.ndarray:
    """Return the phrase at the rate of the clips, at its level."""
    result = np.zeros(0)
    for placed in phrase:
        part = evened(sounds[placed.shape], placed)
        if placed.first:
            gap = PAUSE / speed if len(result) else 0.0
        elif placed.initial in STOPS:
            gap = 0.022 / speed
        else:
            gap = -0.022 if placed.initial in SONORANTS else -0.012
        start = max(0, len(result) + int(gap * RATE))
        longer = np.zeros(start + len(part))
        longer[:len(result)] = result
        longer[start:] += part
        result = longer
    clip = audio.to_level(resample_poly(result, 1, RATE // audio.RATE))
    return np.pad(clip, (int(0.003 * audio.RATE), int(0.01 * audio.RATE)))


def speak(phrases: dict[str, str], _settings, voice: Path):
    """Yield (id, samples) for every phrase."""
    names = {recording_of(syllable) for spoken in phrases.values()
             for syllable in spoken.replace("|", " ").split()}
    sources = voice / "zh_CN" / "sources"
    collect(names, sources)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        recordings = load(names, sources, folder)
        speeds = {phrase: 1.0 for phrase in phrases}
        sounds: dict[Shape, np.ndarray] = {}
        while speeds:
            plans = {phrase: plan(phrases[phrase], recordings, speed)
                     for phrase, speed in speeds.items()}
            missing = dict.fromkeys(placed.shape for placed_list in plans.values()
                                    for placed in placed_list if placed.shape not in sounds)
            sounds |= resynthesise(missing, recordings, folder)
            too_long = {}
            for phrase, placed_list in plans.items():
                clip = joined(placed_list, sounds, speeds[phrase])
                limit = LIMITS.get(phrase, np.inf) - 0.01
                if len(clip) / audio.RATE <= limit:
                    yield phrase, clip
                    continue
                too_long[phrase] = speeds[phrase] * max(1.01, len(clip) / audio.RATE / limit)
                if too_long[phrase] > FASTEST:
                    raise TableError(f"{phrase} cannot be said in {limit:.2f} s.")
            speeds = too_long
