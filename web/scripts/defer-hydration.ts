import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { earlyPresses, prefillForm, tellSource } from './early-scripts';
import { filesIn } from './files';

const preloads = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const program = /<script type="module" async="">([\s\S]*?)<\/script>/;
const wholeImport = /import (?:\* as (\w+) from )?("[^"]+");?\n?/g;

/** After this time a slow picture no longer delays hydration. */
const startTimeoutMs = 4000;

/**
 * React Router's inline script of a page, deferred until the page has loaded and painted, or the visitor interacts with it. Its
 * modules are then preloaded, as the removed preloads would have done.
 */
function lateProgram(text: string, files: readonly string[]): string {
  const modules = [...text.matchAll(wholeImport)];
  const rest = text.replace(wholeImport, '').trim();
  const names = modules.map(([, name = '']) => name).join(', ');
  return `${tellSource}
${earlyPresses}
${prefillForm}
new Promise((start) => {
  const afterPaint = () =>
    document.hidden ? start() : new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true });
  setTimeout(start, ${startTimeoutMs});
}).then(async () => {
  for (const href of ${JSON.stringify(files)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const [${names}] = await Promise.all([${modules.map(([, , file]) => `import(${file})`).join(', ')}]);
  ${rest}
});`;
}

/**
 * Takes the scripts out of the first load of every prerendered page: on a slow connection they compete with the style sheet, the
 * fonts and the first picture, and the page is readable without them. The back office needs its script at once and keeps it;
 * concepts have none of ours.
 * @throws Error if a page's script is not in the expected place
 */
export function deferHydration(client: string): void {
  for (const file of filesIn(client, ['.html'])) {
    const name = path.relative(client, file);
    if (name === '__spa-fallback.html' || name.startsWith('concepts')) continue;
    const html = readFileSync(file, 'utf8');
    const text = program.exec(html)?.[1];
    // The file name is React Router's documented convention; the names of its globals are not.
    if (!text?.includes('/entry.client-')) throw new Error(`${file} has no program to defer`);
    const files = [...html.matchAll(preloads)].map(([, href = '']) => href);
    const late = `<script type="module">${lateProgram(text, files)}</script>`;
    writeFileSync(
      file,
      html.replaceAll(preloads, '').replace(program, () => late),
    );
  }
}
