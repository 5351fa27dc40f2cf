# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbered pinyin to zhuyin, which names the recordings in gcin-voice."""

INITIALS = dict(zip(
    "b p m f d t n l g k h j q x zh ch sh r z c s".split(),
    "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙ"))

FINALS = dict(pair.split(":") for pair in """
    a:ㄚ o:ㄛ e:ㄜ er:ㄦ ai:ㄞ ei:ㄟ ao:ㄠ ou:ㄡ an:ㄢ en:ㄣ ang:ㄤ eng:ㄥ
    i:ㄧ ia:ㄧㄚ ie:ㄧㄝ iao:ㄧㄠ iu:ㄧㄡ ian:ㄧㄢ in:ㄧㄣ iang:ㄧㄤ ing:ㄧㄥ
    u:ㄨ ua:ㄨㄚ uo:ㄨㄛ uai:ㄨㄞ ui:ㄨㄟ uan:ㄨㄢ un:ㄨㄣ uang:ㄨㄤ ong:ㄨㄥ
    v:ㄩ ve:ㄩㄝ van:ㄩㄢ vn:ㄩㄣ iong:ㄩㄥ""".split())

# Syllables that begin with y or w have no initial; these are their finals.
WITHOUT_INITIAL = dict(pair.split(":") for pair in """
    yi:i ya:ia ye:ie yao:iao you:iu yan:ian yin:in yang:iang ying:ing
    wu:u wa:ua wo:uo wai:uai wei:ui wan:uan wen:un wang:uang weng:ong
    yu:v yue:ve yuan:van yun:vn yong:iong""".split())

TONES = {"1": "", "2": "2", "3": "3", "4": "4", "5": "˙"}


def initial_of(syllable: str) -> str:
    """Return the initial consonant of a pinyin syllable, or nothing."""
    if syllable[:2] in INITIALS:
        return syllable[:2]
    return syllable[0] if syllable[0] in INITIALS else ""


def zhuyin(syllable: str) -> str:
    """Return the zhuyin of a syllable such as `fen1`."""
    base, tone = syllable[:-1], TONES[syllable[-1]]
    if base in WITHOUT_INITIAL:
        return FINALS[WITHOUT_INITIAL[base]] + tone
    initial = initial_of(base)
    final = base[len(initial):]
    if final == "i" and initial in ("zh", "ch", "sh", "r", "z", "c", "s"):
        return INITIALS[initial] + tone
    if final.startswith("u") and initial in ("j", "q", "x"):
        final = "v" + final[1:]
    return INITIALS.get(initial, "") + FINALS[final] + tone
