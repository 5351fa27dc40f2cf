# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of phrases, the settings of the languages and the length limits."""

import configparser
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
VOICE = HERE.parent.parent / "resources" / "voice"
TABLE = VOICE / "phrases.tsv"
LANGUAGES = HERE / "languages.ini"

# The longest a clip may last, in seconds. A count is heard each second; a
# ten that begins the last ten seconds is followed by a count after one second.
LIMITS = {f"count_{n}": 0.70 for n in range(1, 10)}
LIMITS |= {f"seconds_{n}": 0.85 for n in (10, 20, 50)}
LIMITS |= {f"seconds_{n}": 0.95 for n in (30, 40)}
LIMITS |= {f"seconds_{n}": 1.60 for n in (5, 8, 15, 18, 25, 28, 35, 38, 55, 58)}
LIMITS |= {f"minute_left_{n}": 4.00 for n in range(1, 10)}


class TableError(Exception):
    """The table or the settings cannot be used; the text says why."""


def read_rows(path: Path = TABLE) -> list[dict[str, str]]:
    """Return the rows as dictionaries, keyed by the names in the first row."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines()
             if line and not line.startswith("#")]
    if not lines:
        raise TableError(f"{path} has no rows.")
    names = lines[0].split("\t")
    rows = []
    for line in lines[1:]:
        cells = line.split("\t")
        if len(cells) != len(names):
            raise TableError(f"{path}: {cells[0]} has {len(cells)} columns, not {len(names)}.")
        rows.append(dict(zip(names, cells)))
    ids = [row["id"] for row in rows]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise TableError(f"{path} names these ids twice: {', '.join(twice)}.")
    return rows


def phrases(language: str, path: Path = TABLE) -> dict[str, str]:
    """Return id -> what the engine of the language has to say."""
    rows = read_rows(path)
    column = f"{language}:spoken" if f"{language}:spoken" in rows[0] else language
    if column not in rows[0]:
        raise TableError(f"{path} has no column {language}.")
    empty = [row["id"] for row in rows if not row[column]]
    if empty:
        raise TableError(f"{path}: column {column} is empty for {', '.join(empty)}.")
    return {row["id"]: row[column] for row in rows}


def languages() -> configparser.ConfigParser:
    """Return the settings, one section a language."""
    settings = configparser.ConfigParser(interpolation=None)
    if not settings.read(LANGUAGES, encoding="utf-8"):
        raise TableError(f"{LANGUAGES} is missing.")
    return settings
