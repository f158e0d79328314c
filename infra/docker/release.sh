#!/bin/sh
# Writes what a release consists of into a folder: golghar.tar.gz, for a server with Docker alone, and notes.md, the release's part
# of the changelog. In the archive compose.yml names the images and containers.yml says how each one runs.
#   infra/docker/release.sh REGISTRY/ FOLDER
set -eu
registry=$1
mkdir -p "$2/golghar/infra/docker"
folder=$(cd "$2" && pwd)
cd "$(dirname "$0")/../.."
version=$(sed -nE 's/^  "version": "(.+)",$/\1/p' package.json)

{
  echo "# Version $version: the image of each container. containers.yml says how it runs; COMPOSE_FILE in .env joins the two."
  echo "#   cp settings.env .env, fill it in, docker compose run --rm secrets, docker compose up -d"
  # A container without an image of its own runs that of the services.
  awk '/^services:/ { inside = 1; print } /^volumes:/ { exit } !inside { next }
    /^  [a-z-]+:$/ { names[++count] = $1; image[count] = "golghar-services:" } /^    image:/ { image[count] = $2 }
    END { for (i = 1; i <= count; i++) print "  " names[i] " { image: \"" image[i] "\" }" }' docker-compose.yml |
    sed -E "s#golghar-(services|gateway):[^\"]*#${registry}golghar-\1:\${VERSION:-v$version}#"
} >"$folder/golghar/compose.yml"
sed -E '/^ +(build: \{|image: )/d' docker-compose.yml | sed '1,/^$/d' >"$folder/golghar/containers.yml"
# Without VERSION compose.yml has the last word.
sed "1i COMPOSE_FILE=compose.yml:containers.yml
s/^VERSION=.*/VERSION=/" .env.example >"$folder/golghar/settings.env"
(cd infra/docker && cp ./*.yml Caddyfile pitr.sh update.sh "$folder/golghar/infra/docker")
tar -czf "$folder/golghar.tar.gz" -C "$folder" golghar

awk -v heading="## $version" '$0 == heading { on = 1; next } /^## / { on = 0 } on' CHANGELOG.md >"$folder/notes.md"
grep -q . "$folder/notes.md" || { echo "CHANGELOG.md says nothing about $version." >&2; exit 1; }
