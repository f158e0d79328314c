#!/bin/sh
# Writes the pages that the gateway serves: the built ones, with PUBLIC_URL in place of the build's placeholder, and
# a .gz beside each. A site is built for any address; only its start knows which one it has, and the date:
# security.txt is valid for a year at most.
set -eu

address=$(printf '%s' "${PUBLIC_URL%/}" | sed 's/[&|\]/\\&/g')
expires=$(($(date -u +%Y) + 1))-$(date -u +%m)-01T00:00:00Z
rm -rf "$PAGES_ROOT"
cd "$WEB_ROOT"
find . -name '*.html' -o -name sitemap.xml -o -name robots.txt -o -name security.txt | while read -r file; do
  mkdir -p "$PAGES_ROOT/${file%/*}"
  sed "s|https://public-url\.invalid|$address|g; s|expires\.invalid|$expires|" "$file" >"$PAGES_ROOT/$file"
  gzip -9nc "$PAGES_ROOT/$file" >"$PAGES_ROOT/$file.gz"
done
