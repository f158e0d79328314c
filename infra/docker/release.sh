#!/bin/sh
# Writes what a release hands out into a folder: golghar.tar.gz, for a server with Docker alone (a compose.yml that pulls its
# images and builds none, the files that may be added to it, settings.env), and notes.md, the release's part of the changelog.
#   infra/docker/release.sh REGISTRY/ FOLDER
set -eu
registry=$1
mkdir -p "$2/golghar/infra/docker"
folder=$(cd "$2" && pwd)
cd "$(dirname "$0")/../.."
version=$(sed -nE 's/^  "version": "(.+)",$/\1/p' package.json)

sed -E -e '/^ +build: \{/d' -e "s#image: golghar-(services|gateway):.*#image: ${registry}golghar-\1:\${VERSION:-v$version}#" \
  -e 's#cp .env.example .env#cp settings.env .env#; s# --build##' docker-compose.yml >"$folder/golghar/compose.yml"
# Empty: the version that compose.yml names.
sed "s/^VERSION=.*/VERSION=/" .env.example >"$folder/golghar/settings.env"
(cd infra/docker && cp ./*.yml Caddyfile pitr.sh update.sh "$folder/golghar/infra/docker")
tar -czf "$folder/golghar.tar.gz" -C "$folder" golghar

awk -v heading="## $version" '$0 == heading { on = 1; next } /^## / { on = 0 } on' CHANGELOG.md >"$folder/notes.md"
grep -q . "$folder/notes.md" || { echo "CHANGELOG.md says nothing about $version." >&2; exit 1; }
