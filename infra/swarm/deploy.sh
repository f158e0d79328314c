#!/bin/sh
# Deploys, or updates to, the release VERSION of .env on the swarm: stores, then the migration, then the services one replica
# at a time. STORES= leaves Postgres and Redis out, TRIAL=yes adds the mail catcher.
set -eu
cd "$(dirname "$0")"
stack=${STACK:-golghar}

# What .env has for docker compose; the environment wins.
while IFS= read -r line; do
  name=${line%%=*}
  value=${line#*=}
  case $line in '' | '#'*) continue ;; esac
  eval "is_set=\${$name:+yes}"
  [ -n "$is_set" ] || [ -z "$value" ] || export "$name=$value"
done <../../.env

deploy() { docker stack deploy "$@" "$stack"; }
[ -z "${STORES-yes}" ] || set -- "$@" -c stores.yml
[ -z "${TRIAL-}" ] || set -- "$@" -c trial.yml

deploy "$@" -c migrate.yml
printf 'Waiting for the migration '
until docker service ls --filter "name=${stack}_migrate" --format '{{.Replicas}}' | grep -q '(1/1 completed)'; do
  printf .
  sleep 2
done
echo
deploy "$@" -c stack.yml
