/** Fonts on every computer or phone, by their local names. */
const regular = ['Arial', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];
const italic = ['Arial Italic', 'Liberation Sans Italic', 'Roboto Italic'];
const mono = ['Courier New', 'Liberation Mono', 'Droid Sans Mono'];

type StandIn = {
  names: readonly string[];
  /** Width of a text in the web font, in per cent of its width in the fallback. */
  size: number;
  /** Which of a family's fonts it replaces, if there are several. */
  descriptors?: string;
};

type Family = { ascent: number; descent: number; standIns: StandIn[] };

const upTo = 'font-weight:300 550';
const from = 'font-weight:551 900';

/** A family with a width axis: its widths at some stretches, in a regular and a bold weight. */
const stretched = (
  widths: readonly (readonly [stretch: string, regular: number, bold: number])[],
): StandIn[] =>
  widths.flatMap(([stretch, size, boldSize]) => [
    { names: regular, size, descriptors: `${upTo};font-stretch:${stretch}` },
    { names: bold, size: boldSize, descriptors: `${from};font-stretch:${stretch}` },
  ]);

/** Ascent and descent in per cent of the font size, and the fallback of each of a family's fonts. */
const families: Record<string, Family> = {
  Anek: {
    ascent: 90,
    descent: 20,
    standIns: stretched([
      ['50% 82%', 69, 71],
      ['83% 94%', 78, 79],
      ['95% 105%', 94, 93],
      ['106% 150%', 109, 105],
    ]),
  },
  Archivo: {
    ascent: 87.8,
    descent: 21,
    standIns: stretched([
      ['50% 70%', 67, 67],
      ['71% 82%', 80, 82],
      ['83% 94%', 87, 88],
      ['95% 150%', 99, 100],
    ]),
  },
  Baloo: {
    ascent: 107.8,
    descent: 52.4,
    standIns: [
      { names: regular, size: 95, descriptors: upTo },
      { names: bold, size: 93.4, descriptors: from },
    ],
  },
  Fraunces: {
    ascent: 97.8,
    descent: 25.5,
    standIns: [
      { names: regular, size: 94.8, descriptors: upTo },
      { names: bold, size: 94, descriptors: from },
      { names: italic, size: 90, descriptors: 'font-style:italic;font-weight:300 900' },
    ],
  },
  'Fraunces Soft': { ascent: 97.8, descent: 25.5, standIns: [{ names: bold, size: 98 }] },
  Mukta: {
    ascent: 113,
    descent: 53.2,
    standIns: [
      { names: regular, size: 91.4, descriptors: 'font-weight:300' },
      { names: regular, size: 93.5, descriptors: 'font-weight:400' },
      { names: bold, size: 90.4, descriptors: 'font-weight:600' },
      { names: bold, size: 93.4, descriptors: 'font-weight:800' },
    ],
  },
  Plex: { ascent: 102.5, descent: 27.5, standIns: [{ names: mono, size: 100 }] },
  Rozha: { ascent: 99.8, descent: 42.2, standIns: [{ names: regular, size: 108 }] },
};

const nameOf = (family: string) => `"${family} fallback"`;
const hundredths = (part: number) => `${Number(part.toFixed(1))}%`;

/** Rules for the fallback while a family's fonts load: its metrics match, so that nothing shifts. */
export const fallbackRules = (names: Iterable<string>): string =>
  [...names]
    .flatMap((family) => {
      const { ascent, descent, standIns } = families[family] ?? { ascent: 0, descent: 0, standIns: [] };
      return standIns.map(({ names: local, size, descriptors }) =>
        [
          `@font-face{font-family:${nameOf(family)}`,
          ...(descriptors ? [descriptors] : []),
          `src:${local.map((name) => `local("${name}")`)}`,
          `size-adjust:${hundredths(size)}`,
          `ascent-override:${hundredths((ascent / size) * 100)}`,
          `descent-override:${hundredths((descent / size) * 100)}`,
          'line-gap-override:0%}',
        ].join(';'),
      );
    })
    .join('\n');
