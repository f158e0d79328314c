#!/bin/bash
# A container's first process: starts a program and exits with it. A program that has answered at /healthz and then fails to three
# times in a row is hung: it is killed and started again, and HUNG_AT tells it since when, because Docker itself leaves an unhealthy
# container alone. This shell may be stopped, too; only with all processes of the container stopped nothing is restarted.
# A program without PORT is merely started.
set -u
[ -n "${PORT:-}" ] || exec "$@"
interval=${HANG_INTERVAL:-10}
killed=$(mktemp)
watcher=

# In the foreground: otherwise timeout sends CONT to the group, which resumes a stopped program.
answers() {
  timeout --foreground 5 bash -c 'exec 3<>"/dev/tcp/127.0.0.1/$PORT" && printf "GET /healthz HTTP/1.0\r\n\r\n" >&3 && read -r _ code _ <&3 && [ "$code" = 200 ]' 2>/dev/null
}

# Starting may take any time, as after a long migration.
watch() {
  until answers; do sleep "$interval"; done
  for ((silences = 0; silences < 3; )); do
    sleep "$interval"
    if answers; then silences=0; else silences=$((silences + 1)); fi
  done
  date -u +%Y-%m-%dT%H:%M:%SZ >"$killed"
  echo "No answer three times in a row: it is killed and restarted." >&2
  kill -KILL "$1"
  kill -CONT $$
}

# Once told to stop, it is killed by nobody but Docker, after the grace period.
pass() {
  [ "$1" = USR2 ] || kill "$watcher" 2>/dev/null
  kill "-$1" "$child"
}
for signal in TERM INT HUP USR2; do trap "pass $signal" "$signal"; done

while :; do
  "$@" &
  child=$!
  : >"$killed"
  watch "$child" &
  watcher=$!
  # A signal interrupts wait, too.
  while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    code=$?
  done
  kill "$watcher" 2>/dev/null
  [ -s "$killed" ] || exit "$code"
  HUNG_AT=$(cat "$killed")
  export HUNG_AT
done
