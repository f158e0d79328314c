#!/bin/sh
# Deploys, or updates to, the release VERSION of .env on the swarm: stores, then the migration, then the services one replica
# at a time. STORES= leaves Postgres and Redis out, TRIAL=yes adds the mail catcher, SECRETS=yes takes the swarm's secrets,
# CADDY=yes adds an HTTPS proxy. What it deploys is written to stack.yml from docker-compose.yml.
set -eu
cd "$(dirname "$0")"
stack=${STACK:-golghar}

# Reads .env as docker compose does; the environment wins.
while IFS= read -r line; do
  name=${line%%=*}
  value=${line#*=}
  case $line in '' | '#'*) continue ;; esac
  eval "is_set=\${$name:+yes}"
  [ -n "$is_set" ] || [ -z "$value" ] || export "$name=$value"
done <../../.env

program() { docker run --rm "$@"; }
image=${REGISTRY-}golghar-services:$VERSION

# Before anything is written: Postgres would keep a placeholder password. A swarm's secrets are readable by services only.
if [ -z "${SECRETS-}" ]; then
  program -e PUBLIC_URL -e POSTGRES_PASSWORD -e AUTH_DATABASE_PASSWORD -e LEADS_DATABASE_PASSWORD \
    -e METRICS_DATABASE_PASSWORD -e AUTH_SECRET -e LEADS_SECRET -e SESSION_PRIVATE_KEY -e SESSION_PUBLIC_KEYS \
    -e ADMIN_EMAIL -e ADMIN_NAME -e ADMIN_PASSWORD -e MAIL_FROM -e ALERT_TO -e SMTP_URL -e MAIL_DKIM_DOMAIN -e MAIL_DKIM_SELECTOR \
    -e MAIL_DKIM_PRIVATE_KEY "$image" node infra/dist/docker/check-settings.js
fi

write_stack() {
  program -e "STORES=${STORES-yes}" -e "SECRETS=${SECRETS-}" -e "TRIAL=${TRIAL-}" -v "$(cd ../.. && pwd):/clone:ro" \
    "$image" node infra/dist/swarm/main.js /clone "$@" >stack.yml
}
deploy() { docker stack deploy --with-registry-auth -c stack.yml "$@" "$stack"; }

if [ -n "${STORES-yes}" ]; then
  write_stack postgres redis
  deploy
  printf 'Waiting for Postgres '
  until docker service ls --filter "name=${stack}_postgres" --format '{{.Replicas}}' | grep -q '^1/1'; do
    printf .
    sleep 2
  done
  echo
fi

# A finished job does not run again under its name.
docker service rm "${stack}_migrate" >/dev/null 2>&1 || true
write_stack migrate
deploy
printf 'Waiting for the migration '
while :; do
  case $(docker service ps "${stack}_migrate" --format '{{.CurrentState}}' | head -n 1) in
    Complete*) break ;;
    Failed* | Rejected*)
      echo
      docker service logs --raw "${stack}_migrate" >&2
      echo "The migration failed: no service was replaced, and the previous release keeps running." >&2
      exit 1
      ;;
  esac
  printf .
  sleep 2
done
echo

write_stack
if [ -n "${CADDY-}" ]; then
  CADDYFILE_SUM=$(cksum <../docker/Caddyfile | cut -d ' ' -f 1)
  export CADDYFILE_SUM
  deploy -c caddy.yml
else
  deploy -c ports.yml
fi
