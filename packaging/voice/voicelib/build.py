# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the clips of one language, or the effects: `build.py what folder`."""

import sys
from pathlib import Path

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from voicelib import audio, command, effects, mandarin  # noqa: E402
from voicelib.table import VOICE, TableError, languages, phrases  # noqa: E402

ENGINES = {"syllables": mandarin.speak, "command": command.speak}


def clips(what: str):
    """Yield (name, samples) of everything that belongs in the folder."""
    if what == "effects":
        return effects.effects().items()
    settings = languages()
    if what not in settings:
        raise TableError(f"languages.ini has no section [{what}].")
    engine = settings[what]["engine"]
    if engine not in ENGINES:
        raise TableError(f"languages.ini: [{what}] names an unknown engine, {engine}.")
    return ENGINES[engine](phrases(what), settings[what], VOICE)


def main() -> None:
    """Write the clips, and report how many."""
    what, folder = sys.argv[1], Path(sys.argv[2])
    count = 0
    for name, samples in clips(what):
        audio.write_clip(samples, folder / f"{name}.ogg")
        count += 1
    print(f"    {count} clips")


if __name__ == "__main__":
    try:
        main()
    except TableError as error:
        sys.exit(f"voice: {error}")
