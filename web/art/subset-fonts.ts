import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontStyles, latinOfHindi } from './font-faces';
import { hindiWords } from './hindi-words';
import { subsetToWords } from './subset-words';

const require = createRequire(import.meta.url);
const web = fileURLToPath(new URL('../', import.meta.url));
const out = path.join(web, 'assets/fonts');

/** ASCII and the other characters that our texts use. */
const latin = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\u00a0©®°·×–—‘’“”…•−é™',
].join('');
const rupee = '₹';
/** Hindi headings: one weight only, because each further weight costs as much again. */
const anekHindiAxes = { wght: 700, wdth: 100 };
/** Headings: bold to black, slightly wide. */
const anekAxes = { wght: { min: 500, max: 800, default: 500 }, wdth: 110 };

const anek = (part: string) => `@fontsource-variable/anek-latin/files/anek-latin-${part}-wdth-normal.woff2`;
const mukta = (part: string, weight: number) =>
  `@fontsource/mukta/files/mukta-${part}-${weight}-normal.woff2`;

type Subset = {
  from: string;
  to: string;
  text: string;
  axes?: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
};

/** Without hinting, which phones ignore: it makes up a third of Mukta's files, and Anek has none. */
const noHinting = true;

/** The rupee sign is in no font's "latin" file; it gets tiny files of its own. */
const subsets: Subset[] = [
  { from: anek('latin'), to: 'anek', text: latin, axes: anekAxes },
  { from: anek('latin-ext'), to: 'anek-rupee', text: rupee, axes: anekAxes },
  { from: anek('latin'), to: 'anek-hindi-latin', text: latinOfHindi, axes: { wght: 700, wdth: 110 } },
  ...[400, 600].flatMap((weight) => [
    { from: mukta('latin', weight), to: `mukta-${weight}`, text: latin },
    { from: mukta('latin', weight), to: `mukta-hindi-latin-${weight}`, text: latinOfHindi },
    { from: mukta('latin-ext', weight), to: `mukta-rupee-${weight}`, text: rupee },
  ]),
];

/**
 * Subsets the font families to what our pages need. Hindi pages get only the Devanagari of their own words; the back office,
 * where text from visitors arrives, gets all of it.
 */
export async function subsetFonts(): Promise<void> {
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'fonts.css'), fontStyles());
  for (const { from, to, text, axes } of subsets) {
    const font = await subsetFont(readFileSync(require.resolve(from)), text, {
      targetFormat: 'woff2',
      noHinting,
      ...(axes && { variationAxes: axes }),
    });
    writeFileSync(path.join(out, `${to}.woff2`), font);
  }
  const words = hindiWords(web).add(rupee);
  for (const weight of [400, 600]) {
    const from = require.resolve(mukta('devanagari', weight));
    const all = await subsetFont(readFileSync(from), undefined, {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      noHinting,
    });
    writeFileSync(path.join(out, `mukta-devanagari-${weight}.woff2`), all);
    writeFileSync(path.join(out, `mukta-hindi-${weight}.woff2`), await subsetToWords(from, words));
  }
  const headings = require.resolve(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2',
  );
  writeFileSync(path.join(out, 'anek-hindi.woff2'), await subsetToWords(headings, words, anekHindiAxes));
}
