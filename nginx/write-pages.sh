#!/bin/sh
# Writes the pages that the gateway serves: the built ones, with PUBLIC_URL wherever the build left its stand-in, and
# a .gz beside each. A site is built once and for any address; only its start knows which one it has.
set -eu

address=$(printf '%s' "${PUBLIC_URL%/}" | sed 's/[&|\]/\\&/g')
rm -rf "$PAGES_ROOT"
cd "$WEB_ROOT"
find . -name '*.html' -o -name sitemap.xml -o -name robots.txt | while read -r file; do
  mkdir -p "$PAGES_ROOT/${file%/*}"
  sed "s|https://public-url\.invalid|$address|g" "$file" >"$PAGES_ROOT/$file"
  gzip -9nc "$PAGES_ROOT/$file" >"$PAGES_ROOT/$file.gz"
done
