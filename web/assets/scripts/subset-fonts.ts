import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = fileURLToPath(new URL('../out/fonts/', import.meta.url));

/** ASCII and the signs that our texts use. */
const latin = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\u00a0©®°·×–—‘’“”…•−é™',
].join('');
const rupee = '₹';
/** Headings: bold to black, a little wide. */
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

/** The rupee sign is in no font file's "latin" part; it gets tiny files of its own. */
const subsets: Subset[] = [
  { from: anek('latin'), to: 'anek', text: latin, axes: anekAxes },
  { from: anek('latin-ext'), to: 'anek-rupee', text: rupee, axes: anekAxes },
  ...[400, 600].flatMap((weight) => [
    { from: mukta('latin', weight), to: `mukta-${weight}`, text: latin },
    { from: mukta('latin-ext', weight), to: `mukta-rupee-${weight}`, text: rupee },
  ]),
];

/** Cuts the two families down to what our pages need, and takes over the Devanagari part for the back office. */
export async function subsetFonts(): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const { from, to, text, axes } of subsets) {
    const font = await subsetFont(readFileSync(require.resolve(from)), text, {
      targetFormat: 'woff2',
      ...(axes && { variationAxes: axes }),
    });
    writeFileSync(path.join(out, `${to}.woff2`), font);
  }
  for (const weight of [400, 600]) {
    const from = require.resolve(mukta('devanagari', weight));
    writeFileSync(path.join(out, `mukta-devanagari-${weight}.woff2`), readFileSync(from));
  }
}
