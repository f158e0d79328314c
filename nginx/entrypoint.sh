#!/bin/sh
# Runs before the official image's entry point, which fills in the templates and starts nginx.
set -eu

export PUBLIC_URL="${PUBLIC_URL%/}"

/write-pages.sh
# Left behind by a killed nginx, which does not reuse existing sockets.
rm -f "$SOCKET_DIR"/*.sock
. /follow-upstreams.sh
/follow-upstreams.sh follow &
exec /docker-entrypoint.sh "$@"
