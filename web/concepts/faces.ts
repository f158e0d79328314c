import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Face = {
  family: string;
  /** Descriptors of the @font-face rule, except its source. */
  descriptors: string;
  /** File in the npm package, with `latin` as the subset. */
  file: string;
  hasDevanagari?: true;
  axes?: Record<string, number | { min: number; max: number; default: number }>;
};

const fraunces = (style: string) => `@fontsource-variable/fraunces/files/fraunces-latin-full-${style}.woff2`;
const mukta = (weight: number, hasDevanagari?: true): Face => ({
  family: 'Mukta',
  descriptors: `font-weight:${weight}`,
  file: `@fontsource/mukta/files/mukta-latin-${weight}-normal.woff2`,
  hasDevanagari,
});
const plex = (weight: number): Face => ({
  family: 'Plex',
  descriptors: `font-weight:${weight}`,
  file: `@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal.woff2`,
});

/** The concepts' fonts: our two families and five more, all under the Open Font License. */
export const faces = {
  anek: {
    family: 'Anek',
    descriptors: 'font-weight:500 800;font-stretch:75% 125%',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2',
    axes: { wght: { min: 500, max: 800, default: 500 }, wdth: { min: 75, max: 125, default: 100 } },
  },
  archivo: {
    family: 'Archivo',
    descriptors: 'font-weight:400 900;font-stretch:62% 125%',
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wght: { min: 400, max: 900, default: 400 }, wdth: { min: 62, max: 125, default: 100 } },
  },
  baloo: {
    family: 'Baloo',
    descriptors: 'font-weight:400 800',
    file: '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  },
  fraunces: {
    family: 'Fraunces',
    descriptors: 'font-weight:300 900',
    file: fraunces('normal'),
    axes: { SOFT: 0, WONK: 0, opsz: 72, wght: { min: 300, max: 900, default: 400 } },
  },
  'fraunces-italic': {
    family: 'Fraunces',
    descriptors: 'font-style:italic;font-weight:300 700',
    file: fraunces('italic'),
    axes: { SOFT: 0, WONK: 1, opsz: 72, wght: { min: 300, max: 700, default: 400 } },
  },
  'fraunces-soft': {
    family: 'Fraunces Soft',
    descriptors: 'font-weight:600 900',
    file: fraunces('normal'),
    axes: { SOFT: 100, WONK: 1, opsz: 72, wght: { min: 600, max: 900, default: 800 } },
  },
  'mukta-300': mukta(300),
  'mukta-400': mukta(400, true),
  'mukta-600': mukta(600, true),
  'mukta-800': mukta(800, true),
  'plex-400': plex(400),
  'plex-700': plex(700),
  rozha: {
    family: 'Rozha',
    descriptors: 'font-weight:400',
    file: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
    hasDevanagari: true,
  },
} satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

type Part = {
  /** Name of our file. */
  file: string;
  part: 'latin' | 'devanagari' | 'rupee';
  /** The package's file with its characters. */
  from: string;
  /** The unicode-range for which a browser loads it; the first part has all other characters. */
  range?: string;
};

/** Files of a font: its letters, and separately what few pages need, which browsers load only for those characters. */
export function partsOf(name: FaceName): Part[] {
  const { file, hasDevanagari }: Face = faces[name];
  const fileFor = (alphabet: string) => file.replace(/-latin-(?!latin)/, `-${alphabet}-`);
  const letters: Part = { file: name, part: 'latin', from: file };
  const rupee: Part = {
    file: `${name}-rupee`,
    part: 'rupee',
    from: fileFor('latin-ext'),
    range: 'unicode-range:U+20B9',
  };
  const devanagari: Part = {
    file: `${name}-devanagari`,
    part: 'devanagari',
    from: fileFor('devanagari'),
    range: 'unicode-range:U+0900-097F,U+200C-200D,U+25CC',
  };
  return hasDevanagari ? [letters, devanagari, rupee] : [letters, rupee];
}

/** Path of a font file, made by `make art`. */
export const faceFile = (file: string): string =>
  fileURLToPath(new URL(`../assets/fonts/concepts/${file}.woff2`, import.meta.url));

/** The @font-face rules of these fonts. `urlOf` returns the address of a font file. */
export const faceRules = (names: readonly FaceName[], urlOf: (file: string) => string): string =>
  names
    .flatMap((name) =>
      partsOf(name).map(({ file, range }) => {
        const source = `src:url(${urlOf(file)}) format("woff2")`;
        const { family, descriptors } = faces[name];
        return `@font-face{font-family:${family};font-display:swap;${[descriptors, source, range].filter(Boolean).join(';')}}`;
      }),
    )
    .join('\n');

/** A font file as a data: URL, for a page without a server. */
export const faceAsData = (file: string): string =>
  `data:font/woff2;base64,${readFileSync(faceFile(file)).toString('base64')}`;
