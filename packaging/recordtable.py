# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of packaging/records: what kaoduan-cli makes of every record of a folder."""
import json
import os
import subprocess
import sys
import tempfile


def run(cli, *arguments):
    done = subprocess.run([cli, *arguments], capture_output=True, check=False)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def converted_twice(cli, path, folder):
    """Whether the second conversion gives the bytes and the answers of the first."""
    once, twice = os.path.join(folder, "1.sgf"), os.path.join(folder, "2.sgf")
    run(cli, "convert", path, once)
    if not os.path.exists(once):
        return "not written"
    run(cli, "convert", once, twice)
    with open(once, "rb") as first, open(twice, "rb") as second:
        same = first.read() == second.read()
    os.remove(once)
    os.remove(twice)
    return "same" if same else "DIFFERS"


def kept(cli, path, folder):
    """What the converted record says of itself, against the record."""
    once = os.path.join(folder, "1.sgf")
    run(cli, "convert", path, once)
    before, after = (run(cli, "info", "--json", name)[1].splitlines() for name in (path, once))
    os.remove(once)
    wanted = ("size", "players", "date", "event", "komi_quarter_zi", "handicap", "moves")

    def picked(lines):
        return [[json.loads(line)[key] for key in wanted] for line in lines]

    return picked(before) == picked(after)


def main(cli, top):
    sums = {"files": 0, "opened": 0, "games": 0, "same": 0, "refused": 0}
    print("file\tencoding\tgames\tnodes\tround trip\tnotes")
    with tempfile.TemporaryDirectory() as folder:
        for place, _, names in sorted(os.walk(top)):
            for name in sorted(names):
                if not name.lower().endswith((".sgf", ".gib", ".ngf", ".ugf", ".ugi")):
                    continue
                path = os.path.join(place, name)
                shown = os.path.relpath(path, top)
                sums["files"] += 1
                status, out, err = run(cli, "info", "--json", path)
                if status != 0 or not out:
                    sums["refused"] += 1
                    print(f"{shown}\t-\t0\t0\t-\t{err.strip().replace(path, name)}")
                    continue
                games = [json.loads(line) for line in out.splitlines()]
                trip = converted_twice(cli, path, folder)
                if trip == "same" and not kept(cli, path, folder):
                    trip = "LOSES"
                sums["opened"] += 1
                sums["games"] += len(games)
                sums["same"] += trip == "same"
                notes = sorted({note for game in games for note in game["notes"]})
                text = "; ".join(notes[:4]) + (f"; and {len(notes) - 4} more" if len(notes) > 4 else "")
                encoding = f'{games[0]["encoding"]}, {games[0]["encoding_found"]}'
                nodes = sum(game["nodes"] for game in games)
                print(f"{shown}\t{encoding}\t{len(games)}\t{nodes}\t{trip}\t{text}")
    print(", ".join(f"{name} {value}" for name, value in sums.items()))
    return 0 if sums["same"] == sums["opened"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
