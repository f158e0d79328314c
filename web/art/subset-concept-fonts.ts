import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { conceptPages } from '../concepts';
import { documentOf } from '../concepts/document';
import { type FaceName, faceFile, faces, partsOf } from '../concepts/faces';
import { devanagari } from './hindi-words';
import { subsetToWords } from './subset-words';

const require = createRequire(import.meta.url);

const allText = async () =>
  (await Promise.all(conceptPages.map(({ concept, screen }) => documentOf(concept, screen, String)))).join('');
const signsOf = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].join('');

/** Subsets the concepts' fonts to the characters that the concepts use. */
export async function subsetConceptFonts(): Promise<void> {
  const text = await allText();
  const words = new Set(text.match(devanagari));
  const signs = { latin: signsOf(text, /[\u0020-\u024f\u2010-\u2026\u2212×]/gu), rupee: '₹' };
  const folder = path.dirname(faceFile('any'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(faces) as FaceName[])
    for (const { file, part, from } of partsOf(name)) {
      const { axes } = { axes: undefined, ...faces[name] };
      const whole = require.resolve(from);
      const cut = (letters: string) =>
        subsetFont(readFileSync(whole), letters, {
          targetFormat: 'woff2',
          noHinting: true,
          ...(axes && { variationAxes: axes }),
        });
      const font = part === 'devanagari' ? await subsetToWords(whole, words) : await cut(signs[part]);
      writeFileSync(faceFile(file), font);
    }
}
