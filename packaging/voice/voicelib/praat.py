# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What Praat does for the Mandarin voice: pitch tracks and resynthesis.

Praat draws random numbers in voiceless stretches. The generator is seeded
anew for each sound, so that a clip does not depend on the others.
"""

import subprocess
from pathlib import Path

import numpy as np

EACH_LINE = """
form Sounds
  sentence list x
endform
Read Strings from raw text file: list$
strings = selected ("Strings")
count = Get number of strings
for i to count
  random_initializeWithSeedUnsafelyButPredictably (1)
  selectObject: strings
  line$ = Get string: i
  name$ = extractWord$ (line$, "NAME=")
  low = extractNumber (line$, "LOW=")
  high = extractNumber (line$, "HIGH=")
  sound = Read from file: name$ + ".wav"
  filtered = Filter (pass Hann band): 60, 4000, 40
  pitch = To Pitch (ac): 0.005, low, 15, "no", 0.02, 0.35, 0.02, 0.6, 0.14, high
"""

TRACK = EACH_LINE + """
  frames = Get number of frames
  appendInfo: name$
  for frame to frames
    time = Get time from frame number: frame
    value = Get value in frame: frame, "Hertz"
    if value = undefined
      value = 0
    endif
    appendInfo: " ", fixed$ (time, 4), ":", fixed$ (value, 1)
  endfor
  appendInfoLine: ""
  removeObject: sound, filtered, pitch
endfor
"""

RESYNTHESISE = EACH_LINE + """
  selectObject: sound, pitch
  pulses = To PointProcess (cc)
  selectObject: sound
  manipulation = To Manipulation: 0.005, low, high
  selectObject: manipulation, pulses
  Replace pulses
  pitchTier = Read from file: name$ + ".PitchTier"
  selectObject: manipulation, pitchTier
  Replace pitch tier
  durationTier = Read from file: name$ + ".DurationTier"
  selectObject: manipulation, durationTier
  Replace duration tier
  selectObject: manipulation
  result = Get resynthesis (overlap-add)
  Save as WAV file: name$ + ".out.wav"
  removeObject: sound, filtered, pitch, pulses, manipulation, pitchTier, durationTier, result
endfor
"""


def run(script: str, sounds: dict[Path, tuple[float, float]], folder: Path) -> str:
    """Run a script over sounds, each with its lowest and highest pitch."""
    source, listed = folder / "script.praat", folder / "sounds.txt"
    source.write_text(script)
    listed.write_text("".join(f"NAME={name} LOW={low} HIGH={high}\n"
                              for name, (low, high) in sounds.items()))
    done = subprocess.run(["praat", "--run", source, listed],
                          check=True, capture_output=True, text=True)
    return done.stdout


def pitch_tracks(sounds: dict[Path, tuple[float, float]],
                 folder: Path) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """Return, by file name, the instants and the pitch (0 = none)."""
    tracks = {}
    for line in run(TRACK, sounds, folder).splitlines():
        name, *points = line.split(" ")
        pairs = np.array([point.split(":") for point in points], dtype=float)
        tracks[Path(name).name] = (pairs[:, 0], pairs[:, 1])
    return tracks


def tier(kind: str, seconds: float, points: list[tuple[float, float]]) -> str:
    """Return a PitchTier or DurationTier file."""
    head = f'File type = "ooTextFile"\nObject class = "{kind}"\n\n0\n{seconds}\n{len(points)}\n'
    return head + "".join(f"{time:.5f}\n{value:.4f}\n" for time, value in points)
