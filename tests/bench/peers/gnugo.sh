#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# GNU Go's rows, dead stones only: gnugo.sh, in the folder with the records. A part of the positions is enough.
set -u
for size in 19 9; do
    # Stones as moves of their colour, then the question between two looks at the processor's time.
    awk -v size="$size" 'BEGIN { letters = "ABCDEFGHJKLMNOPQRST" } NR % 20 == 1 {
        print "boardsize " size "\nclear_board"
        for (i = 0; i < size * size; ++i) {
            stone = substr($0, i + 1, 1)
            at = substr(letters, i % size + 1, 1) (size - int(i / size))
            if (stone != ".") print "play " (stone == "X" ? "black " : "white ") at
        }
        print "cputime\nfinal_status_list dead\ncputime"
    }' "boards$size.txt" | gnugo --mode gtp 2>/dev/null | awk '/^= [0-9]+\.[0-9]+$/ {
        if (++n % 2) begin = $2; else print 1000 * ($2 - begin)
    }' | sort -g | awk -v size="$size" '{ time[NR] = $1 } END {
        if (!NR) exit
        print "dead_" size "\t" time[int(NR / 2) + 1] "\tms\t-"
        print "dead_worst_" size "\t" time[NR] "\tms\t-"
    }'
done
