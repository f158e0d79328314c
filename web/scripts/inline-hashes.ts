import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const isInline = (attributes: string) => !/\ssrc=/.test(attributes);
/** Data blocks, such as JSON-LD, are not executed and need no permission. */
const isRun = (attributes: string) => !/type="(?!module|text\/javascript)[^"]+"/.test(attributes);

const hashesOf = (texts: string[]): string =>
  [...new Set(texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`))].join(
    '',
  );

/** The directives of a page's Content-Security-Policy that allow its inline scripts and styles, by their hashes. */
export function inlineRules(html: string): string {
  const inline = [...html.matchAll(scripts)].filter(
    ([, attributes = '']) => isInline(attributes) && isRun(attributes),
  );
  const scriptTexts = inline.map(([, , text = '']) => text);
  const styleTexts = [...html.matchAll(styles)].map(([, text = '']) => text);
  return `script-src 'self'${hashesOf(scriptTexts)}; style-src 'self'${hashesOf(styleTexts)}`;
}

/** The gateway's key for a page: its address, or `@admin` for the page of the whole back office. */
const keyOf = (client: string, file: string): string => {
  const name = path.relative(client, file).split(path.sep).join('/');
  if (name === '__spa-fallback.html') return '@admin';
  return `/${name.replace(/(^|\/)index\.html$/, '')}`;
};

/** Writes the lines of an nginx map from page to directives. */
export function writeInlineRules(client: string, map: string): void {
  const lines = filesIn(client, ['.html']).map(
    (file) => `"${keyOf(client, file)}" "${inlineRules(readFileSync(file, 'utf8'))}";\n`,
  );
  writeFileSync(map, lines.sort().join(''));
}
