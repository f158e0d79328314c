#!/bin/sh
# Puts the release VERSION of .env in the place of the running one, one service after the other: new containers take requests
# before old ones stop. Its images are there already (docker compose build). Files that -f would name go into COMPOSE_FILE.
set -eu
cd "$(dirname "$0")/../.."
compose=${COMPOSE:-docker compose}

wait_for_health() {
  tries=90
  until [ "$(docker inspect -f '{{.State.Health.Status}}' "$1")" = healthy ]; do
    tries=$((tries - 1))
    if [ $tries = 0 ]; then
      echo "$2 does not get well; what runs until now is left as it is. Look at: docker logs $1" >&2
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
  # The gateway has seen the new ones by now, and an old one finishes what it has begun.
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
# With a range of ports behind a front there is room for two gateways. One port has room for one: some seconds in which browsers try
# again, with no more than one of them for streams of events, which would hold the old gateway for longer.
case ${GATEWAY_PORT:-$(sed -n 's/^GATEWAY_PORT=//p' .env 2>/dev/null)} in
  *-*) replace gateway ;;
  *) $compose up -d -t 1 --no-deps --no-build gateway ;;
esac
$compose up -d --no-deps --no-build watchdog backup
