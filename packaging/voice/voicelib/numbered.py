# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The phrases that hold a number: Mandarin text, its sound, English text."""

from typing import NamedTuple

DIGITS = "零一二三四五六七八九"
SOUNDS = ["ling2", "yi1", "er4", "san1", "si4", "wu3", "liu4", "qi1", "ba1", "jiu3"]
ENGLISH = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
           "eighteen", "nineteen"]
ENGLISH_TENS = {2: "twenty", 3: "thirty", 4: "forty", 5: "fifty"}
SECONDS = (5, 8, 10, 15, 18, 20, 25, 28, 30, 35, 38, 40, 50, 55, 58)
SIDES = {"black": ("黑", "hei1", "Black"), "white": ("白", "bai2", "White")}
LARGEST_MARGIN = 43      # of the result sentences, in quarters of a stone

LAST_MINUTE = ("还剩最后一分钟", "hai2 sheng4 zui4 hou4 yi4 fen1 zhong1", "Last minute.")


class Phrase(NamedTuple):
    """One row of the table."""
    name: str
    text: str
    spoken: str
    english: str


def number(value: int) -> tuple[str, str]:
    """Return a number from 1 to 99 as characters and as syllables."""
    tens, ones = divmod(value, 10)
    text = ("" if tens < 2 else DIGITS[tens]) + ("十" if tens else "")
    sounds = ([] if tens < 2 else [SOUNDS[tens]]) + (["shi2"] if tens else [])
    if ones:
        text += DIGITS[ones]
        sounds.append(SOUNDS[ones])
    return text, " ".join(sounds)


def english(value: int) -> str:
    """Return a number from 1 to 59 in English."""
    if value < 20:
        return ENGLISH[value]
    tens, ones = divmod(value, 10)
    return ENGLISH_TENS[tens] + (f"-{ENGLISH[ones]}" if ones else "")


def counted(value: int, measure: str) -> tuple[str, str]:
    """Return a number as it is said before a measure word.

    Two is 两; a lone one loses its first tone (yí before the fourth tone, yì
    elsewhere); a third tone rises before another third tone.
    """
    text, spoken = number(value)
    if value == 2:
        text, spoken = "两", "liang3"
    if value == 1:
        spoken = "yi2" if measure.endswith("4") else "yi4"
    if measure.endswith("3") and spoken.endswith("3"):
        spoken = spoken[:-1] + "2"
    return text, spoken


def minutes(value: int) -> tuple[str, str, str]:
    """“还剩四分钟”; the last minute has words of its own."""
    if value == 1:
        return LAST_MINUTE
    text, spoken = counted(value, "fen1")
    return f"还剩{text}分钟", f"hai2 sheng4 {spoken} fen1 zhong1", \
        f"{english(value).capitalize()} minutes left."


def periods(value: int) -> tuple[str, str, str]:
    """“还剩三次”, without the word for the reading."""
    if value == 1:
        return "最后一次", "zui4 hou4 yi2 ci4", "Last period."
    text, spoken = counted(value, "ci4")
    return f"还剩{text}次", f"hai2 sheng4 {spoken} ci4", \
        f"{english(value).capitalize()} periods left."


def clock_rows() -> list[Phrase]:
    """Return what the clock says."""
    rows = [Phrase(f"count_{n}", *number(n), f"{english(n).capitalize()}.") for n in range(1, 10)]
    for value in SECONDS:
        text, spoken = number(value)
        spoken = spoken[:-1] + "2" if spoken.endswith("3") else spoken
        rows.append(Phrase(f"seconds_{value}", f"{text}秒", f"{spoken} miao3",
                           f"{english(value).capitalize()} seconds."))
    entered = {"": ("", "", "Byo-yomi begins.")}
    entered |= {f"{side}_": (f"{text}方", f"{spoken} fang1 ", f"{name} is in byo-yomi.")
                for side, (text, spoken, name) in SIDES.items()}
    for prefix, (who, sound, begins) in entered.items():
        for value in range(1, 11):
            text, spoken, left = minutes(value)
            rows.append(Phrase(f"enter_{prefix}{value}", f"{who}开始读秒，{text}",
                               f"{sound}kai1 shi3 du2 miao3 | {spoken}", f"{begins} {left}"))
    for value in range(1, 11):
        text, spoken, left = periods(value)
        rows.append(Phrase(f"enter_periods_{value}", f"开始读秒，{text}",
                           f"kai1 shi3 du2 miao3 | {spoken}", f"Byo-yomi begins. {left}"))
    rows += [Phrase(f"left_{n}", *minutes(n)) for n in range(1, 10)]
    for value in range(1, 10):
        text, spoken, left = minutes(value)
        rows.append(Phrase(f"minute_left_{value}", f"一分钟，{text}",
                           f"yi4 fen1 zhong1 | {spoken}", f"One minute. {left}"))
    for value in range(1, 10):
        text, spoken, left = periods(value)
        rows.append(Phrase(f"periods_left_{value}", f"{text}读秒", f"{spoken} du2 miao3", left))
    rows += [Phrase(f"answer_{n}", *minutes(n)) for n in range(1, 11)]
    return rows


def margin(quarters: int) -> tuple[str, str, str]:
    """Return a margin in quarters of a stone: “一又四分之三子”."""
    whole, rest = divmod(quarters, 4)
    fractions = {
        1: ("四分之一", "si4 fen1 zhi1 yi1", "a quarter"),
        2: ("二分之一", "er4 fen1 zhi1 yi1", "a half"),
        3: ("四分之三", "si4 fen1 zhi1 san1", "three quarters"),
    }
    if not rest:
        text, spoken = counted(whole, "zi3")
        return f"{text}子", f"{spoken} zi3", "one stone" if whole == 1 else f"{english(whole)} stones"
    text, spoken, part = fractions[rest]
    if not whole:
        return f"{text}子", f"{spoken} zi3", "half a stone" if rest == 2 else f"{part} of a stone"
    whole_text, whole_spoken = ("两", "liang3") if whole == 2 else number(whole)
    part = part.removesuffix("s")
    return f"{whole_text}又{text}子", f"{whole_spoken} you4 {spoken} zi3", \
        f"{english(whole)} and {part} stones"


def result_rows() -> list[Phrase]:
    """Return the result sentences, by who wins and by how much."""
    rows = []
    for side, (text, spoken, name) in SIDES.items():
        for quarters in range(1, LARGEST_MARGIN + 1):
            margin_text, margin_spoken, margin_english = margin(quarters)
            rows.append(Phrase(f"result_{side}_{quarters}", f"{text}胜{margin_text}",
                               f"{spoken} sheng4 {margin_spoken}", f"{name} wins by {margin_english}."))
    return rows
