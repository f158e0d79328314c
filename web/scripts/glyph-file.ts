import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serviceGlyphs } from '../src/ui/page/service-glyphs';
import { socialMarks } from '../src/ui/page/social-mark-outlines';

const writeSymbols = (file: string, symbols: string[]) =>
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);

/**
 * Writes the marks of services and of social networks into two files that pages point into: inside the pages their
 * outlines would be sent with the HTML and with the program again. Colours come from where a mark is used.
 */
export function writeGlyphFiles(client: string): void {
  writeSymbols(
    path.join(client, 'service-glyphs.svg'),
    Object.entries(serviceGlyphs).map(
      ([name, { fill, ink, fine }]) =>
        `<symbol id="${name}" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">` +
        `<path d="${fill}" style="fill:var(--haldi)" stroke="none"/><path d="${ink}" stroke-width="1.8"/><path d="${fine}" stroke-width=".9"/></symbol>`,
    ),
  );
  writeSymbols(
    path.join(client, 'social-marks.svg'),
    Object.entries(socialMarks).map(
      ([name, outline]) =>
        `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${outline}"/></symbol>`,
    ),
  );
}
