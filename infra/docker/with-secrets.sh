#!/bin/sh
# Starts a program with every mounted secret as a setting named like its file: /run/secrets/AUTH_SECRET is
# AUTH_SECRET, unless that is set. A URL of Postgres without a password gets that of its role.
set -eu

for file in "${SECRETS:-/run/secrets}"/*; do
  name=${file##*/}
  case $name in '' | *[!A-Z0-9_]* | [0-9]*) continue ;; esac
  eval "is_set=\${$name:+yes}"
  [ -n "$is_set" ] || export "$name=$(cat "$file")"
done

case ${DATABASE_URL:-} in
  postgres*://golghar_auth:@*) password=${AUTH_DATABASE_PASSWORD:-} ;;
  postgres*://golghar_leads:@*) password=${LEADS_DATABASE_PASSWORD:-} ;;
  postgres*://golghar_metrics:@*) password=${METRICS_DATABASE_PASSWORD:-} ;;
  postgres*://*:@*) password=${POSTGRES_PASSWORD:-} ;;
  *) password= ;;
esac
[ -z "$password" ] || export DATABASE_URL="${DATABASE_URL%%:@*}:$password@${DATABASE_URL#*:@}"

exec "$@"
