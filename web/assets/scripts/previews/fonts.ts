import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const face = (family: string, descriptors: string, file: string) =>
  `@font-face{font-family:${family};${descriptors};src:url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')})}`;

const rupee = 'unicode-range:U+20B9';
const devanagari = 'unicode-range:U+0900-097F,U+200C-200D,U+25CC';

const anek = (part: string, descriptors: string) =>
  face(
    'Anek',
    `font-weight:100 800;font-stretch:75% 125%;${descriptors}`,
    `@fontsource-variable/anek-latin/files/anek-latin-${part}-wdth-normal.woff2`,
  );

const mukta = (part: string, weight: number, descriptors: string) =>
  face(
    'Mukta',
    `font-weight:${weight};${descriptors}`,
    `@fontsource/mukta/files/mukta-${part}-${weight}-normal.woff2`,
  );

/** The whole families: clients' sites use weights, widths and letters that ours does not. */
export const clientFonts = (): string =>
  [
    anek('latin', ''),
    anek('latin-ext', rupee),
    ...[300, 400, 600, 800].flatMap((weight) => [
      mukta('latin', weight, ''),
      mukta('latin-ext', weight, rupee),
      mukta('devanagari', weight, devanagari),
    ]),
  ].join('');
