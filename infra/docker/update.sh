#!/bin/sh
# Replaces the running release by VERSION of .env, one service after the other: new containers take requests
# before old ones stop. In a clone build the images first: docker compose build
set -eu
cd "$(dirname "$0")/../.."
compose=${COMPOSE:-docker compose}

wait_for_health() {
  tries=90
  until [ "$(docker inspect -f '{{.State.Health.Status}}' "$1")" = healthy ]; do
    tries=$((tries - 1))
    if [ $tries = 0 ]; then
      echo "$2 does not become healthy; the old containers keep running. Look at: docker logs $1" >&2
      exit 1
    fi
    sleep 1
  done
}

replace() {
  old=$($compose ps -q "$1")
  count=$(echo "$old" | grep -c .)
  $compose up -d --no-deps --no-build --no-recreate --scale "$1=$((count * 2))" "$1"
  for id in $($compose ps -q "$1"); do
    case $old in *"$id"*) ;; *) wait_for_health "$id" "$1" ;; esac
  done
  # The gateway has noticed the new ones by now, and old ones finish their requests.
  sleep 3
  for id in $old; do
    docker stop -t 20 "$id" >/dev/null
    docker rm "$id" >/dev/null
  done
}

$compose run --rm --no-deps check-settings
$compose run --rm --no-deps migrate
for service in auth metrics leads leads-worker; do
  replace "$service"
done
# A range of ports behind a proxy has room for two gateways, a single port only for one: browsers retry for some seconds.
# The old gateway gets one second to stop, because open event streams would keep it much longer.
case ${GATEWAY_PORT:-$(sed -n 's/^GATEWAY_PORT=//p' .env 2>/dev/null)} in
  *-*) replace gateway ;;
  *) $compose up -d -t 1 --no-deps --no-build gateway ;;
esac
$compose up -d --no-deps --no-build watchdog backup
