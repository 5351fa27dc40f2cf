# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of packaging/bounds: what kaoduan-cli makes of records at the bounds of what is opened."""
import os
import resource
import subprocess
import sys
import tempfile

MIB = 1 << 20
FULL = 64 * MIB
LONGEST = 60  # seconds of the processor
MOST = 3 << 10  # MiB
COMMANDS = ("info", "convert", "replay", "score")


def filled(begin, unit, end, size=FULL):
    """begin, as many units as fit, end."""
    count = (size - len(begin) - len(end)) // len(unit)
    return begin + unit * count + end


def counted(begin, unit, end, size=FULL):
    """The same where every unit has a number of its own, eight letters at its %s."""
    count = (size - len(begin) - len(end)) // len(unit % b"AAAAAAAA")
    letters = bytes.maketrans(b"0123456789", b"ABCDEFGHIJ")
    return begin + b"".join(unit % (b"%08d" % i).translate(letters) for i in range(count)) + end


def nested(depth):
    return b"(;B[aa]" * depth + b")" * depth


def utf16(mark):
    text = filled(b"(;GM[1]SZ[19]C[", b"x", b"];B[aa])", FULL // 2 - 2)
    return mark + text.decode().encode("utf-16-le")


MADE = {
    "64 MiB and a byte": lambda: filled(b"(;C[", b"x", b"])", FULL + 1),
    "64 MiB of moves": lambda: filled(b"(;KM[7.5]", b";B[aa];W[bb]", b")"),
    "64 MiB of one value": lambda: filled(b"(;KM[7.5]C[", b"x", b"];B[aa])"),
    "64 MiB of escapes": lambda: filled(b"(;KM[7.5]C[", b"\\]", b"];B[aa])"),
    "64 MiB of one result": lambda: filled(b"(;KM[7.5]RE[", b"3", b"];B[aa])"),
    "64 MiB unclosed": lambda: filled(b"(;KM[7.5]C[", b"x", b""),
    "64 MiB of (": lambda: filled(b"", b"(", b""),
    "64 MiB of ( in a game": lambda: filled(b"(;B[aa]", b"(", b""),
    "64 MiB of ()": lambda: filled(b"(;B[aa]", b"()", b")"),
    "64 MiB of ;": lambda: filled(b"(", b";", b")"),
    "64 MiB of [": lambda: filled(b"(;B[aa]", b"[", b""),
    "64 MiB of []": lambda: filled(b"(;B[aa]", b"[]", b")"),
    "64 MiB of strays": lambda: filled(b"(;B[aa]", b"-", b")"),
    "64 MiB of one name": lambda: filled(b"(;", b"X", b"[x])"),
    "64 MiB of long names": lambda: counted(b"(;KM[7.5]", b"%s[]", b")"),
    "64 MiB of points": lambda: filled(b"(;KM[7.5]AB", b"[aa]", b";W[bb])"),
    "64 MiB of rectangles": lambda: filled(b"(;KM[7.5]AB", b"[aa:ss]", b";W[bb])"),
    "64 MiB of moves in a node": lambda: filled(b"(;KM[7.5];B", b"[aa]", b")"),
    "64 MiB of games": lambda: filled(b"", b"(;KM[0];B[aa])", b""),
    "100000 games": lambda: b"(;KM[0];B[aa])" * 100_000,
    "64 MiB of small games": lambda: filled(b"", b"(;B[])", b""),
    "64 MiB of setups": lambda: filled(b"(;KM[7.5];B[aa]", b";AW[bb]AE[aa]", b")"),
    "64 MiB of comments": lambda: filled(b"(;KM[7.5];B[aa]", b";C[xxxxxx]", b")"),
    "64 MiB of variations": lambda: filled(b"(;KM[7.5]", b"(;B[aa])", b")"),
    "64 MiB nested": lambda: nested(FULL // 8),
    "nested 100000": lambda: nested(100_000),
    "nested 1000000": lambda: nested(1_000_000),
    "64 MiB of nothing": lambda: bytes(FULL),
    "64 MiB of UTF-16": lambda: utf16(b"\xff\xfe"),
    "64 MiB of UTF-16 unmarked": lambda: utf16(b""),
    "64 MiB of GB18030": lambda: filled(b"(;KM[7.5]C[", "围棋".encode("gb18030"), b"];B[aa])"),
    "64 MiB of half characters": lambda: filled(b"(;KM[7.5]C[", b"\xff\x80\x81", b"];B[aa])"),
    "64 MiB of GIB": lambda: filled(b"\\HS\n\\[GAMEBLACKNAME=a\\]\n\\HE\n\\GS\n", b"STO 0 2 1 15 3\n", b"\\GE\n"),
}


# Millions of answers are long, not hard.
FEWER = {"64 MiB of games": ("info", "convert"), "64 MiB of small games": ("info", "convert")}


def run(arguments):
    """Status, seconds, MiB, first words."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST + 1, LONGEST + 1))

    with tempfile.TemporaryFile() as said:
        child = subprocess.Popen(arguments, stdout=said, stderr=subprocess.STDOUT, preexec_fn=limit)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        words = said.read(200).split(b"\n")[0].decode("utf-8", "replace")
    seconds = usage.ru_utime + usage.ru_stime
    return child.returncode, seconds, usage.ru_maxrss / 1024, words


def main(cli, wanted):
    beyond = 0
    print("record\tcommand\tstatus\tseconds\tMiB\twords")
    with tempfile.TemporaryDirectory() as folder:
        record, written = os.path.join(folder, "record.sgf"), os.path.join(folder, "written.sgf")
        for name, make in MADE.items():
            if wanted and name not in wanted:
                continue
            with open(record, "wb") as file:
                file.write(make())
            for command in FEWER.get(name, COMMANDS):
                arguments = [cli, command, record] + ([written] if command == "convert" else ["--json"])
                status, seconds, memory, words = run(arguments)
                bad = status < 0 or seconds > LONGEST or memory > MOST
                beyond += bad
                words = words.replace(record, "record")[:70]
                sign = " BEYOND" if bad else ""
                print(f"{name}\t{command}\t{status}{sign}\t{seconds:.2f}\t{memory:.0f}\t{words}", flush=True)
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
