import { readFileSync, writeFileSync } from 'node:fs';
import { filesIn } from './files';

/**
 * Tells browsers that scripts can wait: the page is readable without them, and on a slow connection they would
 * otherwise share the line with the style sheet, the fonts and the first picture.
 */
export function lowerScriptPriority(client: string): void {
  for (const file of filesIn(client, ['.html'])) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
    );
  }
}
