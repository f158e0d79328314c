#!/bin/sh
# The gateway's own steps before those of the official image, which fills in the templates and starts nginx.
set -eu

export PUBLIC_URL="${PUBLIC_URL%/}"

/write-pages.sh
# What a killed nginx has left behind: it does not listen on a socket that is there already.
rm -f "$SOCKET_DIR"/*.sock
. /follow-upstreams.sh
/follow-upstreams.sh follow &
exec /docker-entrypoint.sh "$@"
