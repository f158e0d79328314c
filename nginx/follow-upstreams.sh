#!/bin/sh
# Keeps the list of the services' replicas in sync with DNS: nginx itself resolves a name only once (its parameter `resolve`
# needs 1.27.3; Debian's nginx, which `make up` unpacks, is older). Sourced by entrypoint.sh; run with `follow`, it watches for
# changes, also of a mounted certificate, until it is stopped.
set -eu

# An upstream line for each address of NAME:PORT; if there are none, a server that refuses connections at once.
servers() {
  addresses=$(getent ahostsv4 "${1%:*}" | awk '{ print $1 }' | sort -u)
  for address in ${addresses:-127.0.0.1}; do
    port=${1##*:}
    [ -n "$addresses" ] || port=9
    printf 'server %s:%s max_fails=1 fail_timeout=3s; ' "$address" "$port"
  done
}

resolve_upstreams() {
  AUTH_SERVERS=$(servers "$AUTH_UPSTREAM")
  LEADS_SERVERS=$(servers "$LEADS_UPSTREAM")
  METRICS_SERVERS=$(servers "$METRICS_UPSTREAM")
  export AUTH_SERVERS LEADS_SERVERS METRICS_SERVERS
}

certificate() {
  [ "$TLS" = off ] || cksum "$TLS_CERTIFICATE" "$TLS_KEY"
}

resolve_upstreams
if [ "${1:-}" = follow ]; then
  target=/etc/nginx/conf.d/upstreams.conf
  used=$(certificate)
  while sleep 1; do
    resolve_upstreams
    envsubst '${AUTH_SERVERS} ${LEADS_SERVERS} ${METRICS_SERVERS}' \
      </etc/nginx/templates/upstreams.conf.template >/tmp/upstreams.conf
    # There may be none while it is being replaced.
    current=$(certificate 2>/dev/null) || continue
    cmp -s /tmp/upstreams.conf "$target" && [ "$current" = "$used" ] && continue
    used=$current
    cat /tmp/upstreams.conf >"$target"
    nginx -s reload 2>/dev/null || true
  done
fi
