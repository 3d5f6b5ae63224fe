#!/usr/bin/env bash
# Measures a server as docs/performance.md describes it, in one run, and prints the table of that page. On a quiet
# machine:
#
#   scripts/measure.sh                 builds the program first
#   scripts/measure.sh PROGRAM         measures that program
set -eu
# shellcheck source=scripts/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

program=${1:-}
if [ -z "$program" ]; then
    cargo build --quiet --release --manifest-path "$ROOT/Cargo.toml" --package kabinett
    program=${CARGO_TARGET_DIR:-$ROOT/target}/release/kabinett
fi
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
# Every stream is an open file, here and in the server.
ulimit -n 20000 2>/dev/null || ulimit -n "$(ulimit -H -n)"

# start FOLDER: serves that folder; sets url, and started to the milliseconds until it answered.
start() {
    local begun
    : >"$work/out"
    begun=$(date +%s%3N)
    "$program" serve --listen 127.0.0.1:0 --rate 0 --pace 0 --clients-per-address 0 --data "$1" >"$work/out" 2>"$work/log" &
    server=$!
    until url=$(grep -o 'http://[0-9.:]*' "$work/out"); do
        kill -0 "$server" || { cat "$work/log" >&2 && exit 1; }
        sleep 0.005
    done
    until curl -sf "$url/readyz" >"$work/ready"; do sleep 0.005; done
    started=$(($(date +%s%3N) - begun))
}

stop() {
    kill "$server"
    wait "$server" || true
    server=
}

# load ARGUMENT…: loads the server, and leaves the report in $work/report.
load() { "$program" load --url "$url" --json "$@" >"$work/report"; }

# figure FILTER: a figure of the report.
figure() { jq -r "$1" "$work/report"; }

echo "$(grep -c ^processor /proc/cpuinfo) cores, $(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1), $(date +%F)"
echo
echo "| what | measured | wanted |"
echo "| --- | --- | --- |"

start "$work/paced"
load --tables 200 --moves 300 --rate 3200
stop
echo "| 200 tables, 3,200 decisions a second asked for | $(figure '.decisions_per_second | round') a second; p50 \
$(figure '.latency_ms.p50 * 10 | round / 10') ms, p95 $(figure '.latency_ms.p95 * 10 | round / 10') ms, p99 \
$(figure '.latency_ms.p99 * 10 | round / 10') ms; $(figure .errors) errors | 3,000 a second, p99 under 25 ms |"

start "$work/most"
load --tables 200 --moves 300
stop
echo "| 200 tables, as fast as they can | $(figure '.decisions_per_second | round') a second; p99 \
$(figure '.latency_ms.p99 * 10 | round / 10') ms; $(figure .errors) errors | |"

start "$work/idle"
load --tables 50 --moves 0 --idle 5000 --hold 5
stop
echo "| 5,000 idle streams | $(figure '.server_memory_bytes / 1000000 | round') MB | under 300 MB |"

"$program" load --seed-games 10000 --data "$work/full" >"$work/filled"
start "$work/full"
stop
echo "| start with 10,000 stored games ($(grep -oE '[0-9]+ decisions' "$work/filled")) | $started ms | under 1 s |"
