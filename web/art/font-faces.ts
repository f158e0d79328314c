/** Characters that Hindi pages use from the Latin fonts: digits, punctuation and the letters of product names. */
export const latinOfHindi = ' !%&()+,-./0123456789:;?@DEGadeghilmnoprstxy©·–—‘’“”…';

/** Code points in the syntax of `unicode-range`: sorted runs. */
function rangeOf(text: string): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code <= run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

const rupee = 'U+20B9';
const devanagari = 'U+0900-097F, U+200C-200D';
const allDevanagari = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+25CC, U+A830-A839, U+A8E0-A8FF';
const ourHindi = `${devanagari}, ${rupee}`;

const rule = (descriptors: Record<string, string | number | undefined>): string => {
  const given = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face {\n${given.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;
};

const face = (family: string, weight: number | string, file: string, range?: string): string =>
  rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url("./${file}.woff2") format("woff2")`,
    'unicode-range': range,
  });

/** Weights from bold to black, in one variable font file. */
const anek = (family: string, file: string, range?: string) => face(family, '500 800', file, range);

const mukta = (family: string, file: string, range?: string) =>
  [400, 600].map((weight) => face(family, weight, `${file}-${weight}`, range)).join('');

/** A system font with the metrics of a web font, so that the layout does not shift when the web font arrives. */
const fallback = (
  family: string,
  weight: number | undefined,
  names: string[],
  [size, ascent, descent]: number[],
  range?: string,
): string =>
  rule({
    'font-family': `"${family} fallback"`,
    'font-weight': weight,
    src: names.map((name) => `local("${name}")`).join(', '),
    'size-adjust': `${size}%`,
    'ascent-override': `${ascent}%`,
    'descent-override': `${descent}%`,
    'line-gap-override': '0%',
    'unicode-range': range,
  });

/** Roboto, for phones without Arial. */
const latin = ['Arial', 'Liberation Sans', 'Roboto'];
const boldLatin = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial'];

/** Android's fonts, under the names used by different Android versions. */
const noto = [
  'Noto Sans Devanagari',
  'Noto Sans Devanagari Regular',
  'NotoSansDevanagari-Regular',
  'Noto Sans Devanagari UI',
  'NotoSansDevanagariUI-Regular',
];
const boldNoto = [
  'Noto Sans Devanagari Bold',
  'NotoSansDevanagari-Bold',
  'Noto Sans Devanagari UI Bold',
  'NotoSansDevanagariUI-Bold',
];

/**
 * The style sheet that `make art` writes for the two font families, which are subset to what the pages need. The rupee sign
 * has font files of its own, declared last.
 */
export const fontStyles = (): string =>
  [
    '/* Made by `make art` from web/art/font-faces.ts. */\n',
    anek('Anek', 'anek'),
    mukta('Mukta', 'mukta'),
    // Enquiries may be in Hindi, too; fetched only when a page shows Devanagari.
    mukta('Mukta', 'mukta-devanagari', allDevanagari),
    // The Devanagari of the site's own texts; only used on Hindi pages, selected by :lang(hi).
    anek('Anek Hindi', 'anek-hindi', ourHindi),
    mukta('Mukta Hindi', 'mukta-hindi', ourHindi),
    // The digits, punctuation and names used with it: a third of the size of the Latin files.
    anek('Anek Hindi', 'anek-hindi-latin', rangeOf(latinOfHindi)),
    mukta('Mukta Hindi', 'mukta-hindi-latin', rangeOf(latinOfHindi)),
    fallback('Anek', undefined, latin, [103, 87.4, 19.4]),
    fallback('Mukta', 400, latin, [93.9, 120.3, 56.6]),
    fallback('Mukta', 600, boldLatin, [89.9, 125.6, 59.1]),
    // Slightly narrower than the letters alone would need, because the spaces between them come from Arial and are wider.
    fallback('Anek Hindi', undefined, boldNoto, [99.1, 90.8, 20.2], devanagari),
    fallback('Mukta Hindi', 400, noto, [92.5, 122.2, 57.5], devanagari),
    fallback('Mukta Hindi', 600, boldNoto, [88.4, 127.8, 60.2], devanagari),
    anek('Anek', 'anek-rupee', rupee),
    mukta('Mukta', 'mukta-rupee', rupee),
    `:root {
  --display-face: Anek, "Anek fallback", Mukta, Arial, sans-serif;
  --text-face: Mukta, "Mukta fallback", Arial, sans-serif;
}
:root:lang(hi) {
  --display-face: "Anek Hindi", "Anek Hindi fallback", Anek, "Anek fallback", sans-serif;
  --text-face: "Mukta Hindi", "Mukta Hindi fallback", Mukta, "Mukta fallback", sans-serif;
}
`,
  ].join('');
