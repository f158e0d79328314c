#!/bin/sh
# Writes what a release hands out into a folder: compose.yml, which pulls its images and builds none, settings.env to fill
# in, and notes.md, the release's part of the changelog.
#   infra/docker/release.sh REGISTRY/ FOLDER
set -eu
registry=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
cd "$(dirname "$0")/../.."
version=$(sed -nE 's/^  "version": "(.+)",$/\1/p' package.json)

sed -E -e '/^ +build: \{/d' -e "s#image: golghar-(services|gateway):.*#image: ${registry}golghar-\1:\${VERSION:-v$version}#" \
  -e 's# --build##' docker-compose.yml >"$folder/compose.yml"
cp .env.example "$folder/settings.env"
awk -v heading="## $version" '$0 == heading { on = 1; next } /^## / { on = 0 } on' CHANGELOG.md >"$folder/notes.md"
grep -q . "$folder/notes.md" || { echo "CHANGELOG.md says nothing about $version." >&2; exit 1; }
