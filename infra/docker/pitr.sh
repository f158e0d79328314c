#!/bin/bash
# Inside the container of Postgres: `pitr base` makes the base backup that recovery starts from; `pitr restore TIME` sets
# the server, which must be stopped, back to that moment, to which the next start recovers it.
set -euo pipefail
umask 077
stamp=+%Y%m%dT%H%M%SZ

case ${1-} in
base)
  target=/archive/base/$(date -u $stamp)
  gosu postgres pg_basebackup -h /var/run/postgresql -U "$POSTGRES_USER" -D "$target.part" -Ft -z -X fetch -c fast
  mv "$target.part" "$target"
  echo "$target"
  ;;
restore)
  wanted=$(date -u -d "${2:?pitr restore TIME, for example \"2026-11-22 03:00:00+05:30\"}" $stamp)
  [ ! -e "$PGDATA/postmaster.pid" ] || { echo "Stop Postgres first: docker compose stop postgres" >&2; exit 1; }
  base=
  for folder in /archive/base/*Z; do
    name=${folder##*/}
    [[ $name > $wanted ]] || base=$folder
  done
  [ -n "$base" ] || { echo "There is no base backup from before $2." >&2; exit 1; }
  before=/archive/before-$(date -u $stamp)
  mkdir "$before"
  find "$PGDATA" -mindepth 1 -maxdepth 1 -exec mv -t "$before" {} +
  tar -xzf "$base/base.tar.gz" -C "$PGDATA"
  cat >>"$PGDATA/postgresql.auto.conf" <<CONF
restore_command = 'cp /archive/wal/%f %p'
recovery_target_time = '$2'
recovery_target_action = 'promote'
CONF
  touch "$PGDATA/recovery.signal"
  chown -R postgres "$PGDATA"
  chmod 700 "$PGDATA"
  echo "Restored from $base; the next start recovers to $2. The previous data is in $before."
  ;;
*)
  echo "pitr base | pitr restore TIME" >&2
  exit 1
  ;;
esac
