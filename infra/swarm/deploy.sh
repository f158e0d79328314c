#!/bin/sh
# Deploys, or updates to, the release VERSION of .env on the swarm: stores, then the migration, then the services one replica
# at a time. STORES= leaves Postgres and Redis out, TRIAL=yes adds the mail catcher, SECRETS=yes takes the swarm's secrets,
# FRONT=yes adds a TLS front.
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

# A file of the stack, and that of its secrets where these are the swarm's.
files() {
  echo "-c $1.yml"
  [ -z "${SECRETS-}" ] || echo "-c $1.secrets.yml"
}
deploy() { docker stack deploy "$@" "$stack"; }

# Before anything is written: Postgres keeps a placeholder for its password for ever. Secrets are open to services alone.
if [ -z "${SECRETS-}" ]; then
  docker run --rm -e PUBLIC_URL -e POSTGRES_PASSWORD -e AUTH_DATABASE_PASSWORD -e LEADS_DATABASE_PASSWORD \
    -e METRICS_DATABASE_PASSWORD -e AUTH_SECRET -e LEADS_SECRET -e SESSION_PRIVATE_KEY -e SESSION_PUBLIC_KEYS \
    -e ADMIN_EMAIL -e ADMIN_NAME -e ADMIN_PASSWORD -e MAIL_FROM -e ALERT_TO -e SMTP_URL -e MAIL_DKIM_DOMAIN -e MAIL_DKIM_SELECTOR \
    -e MAIL_DKIM_PRIVATE_KEY "${REGISTRY-}golghar-services:$VERSION" \
    node infra/dist/docker/check-settings.js
fi

[ -z "${STORES-yes}" ] || set -- "$@" $(files stores)
[ -z "${TRIAL-}" ] || set -- "$@" -c trial.yml

deploy "$@" $(files migrate)
printf 'Waiting for the migration '
until docker service ls --filter "name=${stack}_migrate" --format '{{.Replicas}}' | grep -q '(1/1 completed)'; do
  printf .
  sleep 2
done
echo
if [ -n "${FRONT-}" ]; then
  CADDYFILE_SUM=$(cksum <../docker/Caddyfile | cut -d ' ' -f 1)
  export CADDYFILE_SUM
  deploy "$@" $(files stack) -c front.yml
else
  deploy "$@" $(files stack) -c ports.yml
fi
