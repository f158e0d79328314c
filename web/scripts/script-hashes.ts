import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const isInline = (attributes: string) => !/\ssrc=/.test(attributes);
/** Blocks of data, such as JSON-LD, are not run and need no permission. */
const isRun = (attributes: string) => !/type="(?!module|text\/javascript)[^"]+"/.test(attributes);

/** Hashes of a page's inline scripts as a Content-Security-Policy names them. */
export const scriptHashes = (html: string): string[] => {
  const inline = [...html.matchAll(scripts)].filter(
    ([, attributes = '']) => isInline(attributes) && isRun(attributes),
  );
  return inline.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
};

/** What the gateway calls a page: its address, or a name for the one that stands for the whole back office. */
const keyOf = (client: string, file: string): string => {
  const name = path.relative(client, file).split(path.sep).join('/');
  if (name === '__spa-fallback.html') return '@admin';
  return `/${name.replace(/(^|\/)index\.html$/, '')}`;
};

/** Writes the lines of an nginx map from page to hashes. */
export function writeScriptHashes(client: string, map: string): void {
  const lines = filesIn(client, ['.html']).map((file) => {
    const hashes = new Set(scriptHashes(readFileSync(file, 'utf8')));
    return `"${keyOf(client, file)}" "${[...hashes].join(' ')}";\n`;
  });
  writeFileSync(map, lines.sort().join(''));
}
