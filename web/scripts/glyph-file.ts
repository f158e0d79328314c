import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serviceGlyphs } from '../src/ui/service-glyphs';

/**
 * Writes the services' marks into one file that pages point into: inside the pages their outlines would be sent with
 * the HTML and with the program again. Colours come from where a mark is used.
 */
export function writeGlyphFile(client: string): void {
  const symbols = Object.entries(serviceGlyphs).map(
    ([name, { fill, ink, fine }]) =>
      `<symbol id="${name}" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">` +
      `<path d="${fill}" style="fill:var(--haldi)" stroke="none"/><path d="${ink}" stroke-width="1.8"/><path d="${fine}" stroke-width=".9"/></symbol>`,
  );
  writeFileSync(
    path.join(client, 'service-glyphs.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  );
}
