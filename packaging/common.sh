# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the scripts of this folder share: sentences for people, packages, the build with its log.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*"; }

# fail SENTENCE [LINE…]: one clear sentence, further lines with the detail, and out.
fail() {
    printf '\nkaoduan: %s\n' "$1" >&2
    shift
    [ $# -eq 0 ] || printf '  %s\n' "$@" >&2
    exit 1
}

# packages GROUP…: the names of the groups' packages.
packages() {
    local group
    for group in "$@"; do
        awk -v group="$group" '$1 == group { print $2 }' "$top/packaging/packages.txt"
    done | sort -u
}

# missing NAME…: those that are not installed.
missing() {
    local name
    for name in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || say "$name"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ] || [ -t 2 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

apt() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 -qq "$@"
}

# why_apt_failed LOG NAME…: turns apt's own words into one sentence.
why_apt_failed() {
    local log=$1
    shift
    local words
    words=$(cat "$log")
    case $words in
    *"No space left"* | *"enough free space"*)
        fail "The disk is too full to install the packages." "Free some space (df -h /) and start again." ;;
    *"could not resolve"* | *"Could not resolve"* | *"Temporary failure resolving"* | *"Could not connect"* | \
        *"Network is unreachable"* | *"Cannot initiate the connection"*)
        fail "Packages are missing and the network cannot be reached." \
            "Missing: $*" "Connect this computer once and start again. Details: $log" ;;
    *"Unable to locate package"* | *"has no installation candidate"*)
        fail "Some packages are not known here; Kaoduan needs Debian 12 (bookworm) or newer." \
            "Missing: $*" "Details: $log" ;;
    *"Could not get lock"*)
        fail "Another program is installing packages." "Wait until it has ended and start again." ;;
    *"password is required"* | *"not in the sudoers"* | *"not allowed to"*)
        fail "Packages are missing and sudo was refused." "As root: apt-get install $*" ;;
    esac
    fail "The packages could not be installed." "Missing: $*" "Details: $log"
}

# install NAME…: installs what is missing of them; silent and quick when nothing is.
install() {
    command -v dpkg-query >/dev/null || fail "This is not Debian: install by hand what packaging/packages.txt lists."
    local wanted log
    mapfile -t wanted < <(missing "$@")
    [ ${#wanted[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        fail "Packages are missing and there is no sudo here." "As root: apt-get install ${wanted[*]}"
    fi
    say "  installing ${wanted[*]}"
    log=$(mktemp -t kaoduan-packages.XXXXXX)
    # An update that fails in part is no reason to stop: the install tells whether it mattered.
    apt update >"$log" 2>&1 || true
    apt install -y --no-install-recommends "${wanted[@]}" >>"$log" 2>&1 || why_apt_failed "$log" "${wanted[@]}"
    rm -f "$log"
}

# need GROUP…: the packages of these groups.
need() {
    local names
    mapfile -t names < <(packages "$@")
    install "${names[@]}"
}

# need_font: some font with Chinese characters, whichever it is; the smallest if there is none.
need_font() {
    [ -n "$(fc-list :lang=zh file | head -n 1)" ] || install fonts-wqy-microhei
}

# progress: ninja's lines in, a count out: one changing line on a terminal, every tenth elsewhere.
progress() {
    local line shown=-1 tenth
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        tenth=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
        if [ -t 1 ]; then
            printf '\r  %d of %d ' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
        elif [ "$tenth" -gt "$shown" ]; then
            printf '  %d of %d\n' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
        fi
        shown=$tenth
    done
    [ ! -t 1 ] || [ "$shown" -lt 0 ] || printf '\n'
}

# logged LOG COMMAND…: runs it with its output in the log; shows ninja's count.
logged() {
    local log=$1
    shift
    "$@" </dev/null 2>&1 | tee -a "$log" | progress
    return "${PIPESTATUS[0]}"
}

# build PRESET [TARGET…]: configures where needed and builds; the log lies in the build folder.
build() {
    local preset=$1 folder=$top/build/$1 log=$top/build/$1/build.log
    shift
    if ! { mkdir -p "$folder" && : >"$log"; } 2>/dev/null; then
        fail "Nothing can be written to $folder." "$(df -h "$top" | tail -n 1)"
    fi
    if command -v ccache >/dev/null && [ ! -f "$folder/build.ninja" ]; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    fi
    if [ ! -f "$folder/build.ninja" ]; then
        (cd "$top" && logged "$log" cmake --preset "$preset") || why_build_failed "$log"
    fi
    logged "$log" cmake --build "$folder" --parallel "$(nproc)" ${1:+--target "$@"} || why_build_failed "$log"
}

why_build_failed() {
    local log=$1 free
    free=$(df -Pk "$top" | awk 'NR == 2 { print $4 }')
    # On a disk that is full to the brim the log does not say so either.
    if grep -q 'No space left on device' "$log" || [ "$free" -lt 20480 ]; then
        fail "The disk is too full to build." "Free some space (df -h $top) and start again."
    elif grep -qE 'Killed signal|fatal error: Killed' "$log"; then
        fail "The compiler ran out of memory." "Close other programs and start again. Details: $log"
    fi
    grep -E 'error|Error|FAILED|undefined reference' "$log" | head -n 5 | cut -c1-200 >&2
    fail "The build failed." "Whole log: $log"
}
