import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { fontStyles } from '../art/font-faces';
import { hindiWords } from '../art/hindi-words';

const web = path.join(__dirname, '..');
const words = hindiWords(web);
const open = (file: string) => fontkit.create(readFileSync(file)) as fontkit.Font;

/** How a font shapes a word: number of glyphs and width. A missing conjunct falls into its parts. */
const shapeOf = (font: fontkit.Font, word: string) => {
  const { glyphs, advanceWidth } = font.layout(word);
  return { signs: glyphs.length, width: advanceWidth, isWhole: glyphs.every(({ id }) => id > 0) };
};

it.each([400, 600])('every Hindi word is set as the whole font of weight %d sets it', (weight) => {
  const subset = open(path.join(web, `assets/fonts/mukta-hindi-${weight}.woff2`));
  const whole = open(require.resolve(`@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`));
  expect(words.size).toBeGreaterThan(500);
  const broken = [...words].filter(
    (word) => JSON.stringify(shapeOf(subset, word)) !== JSON.stringify(shapeOf(whole, word)),
  );
  // If this fails after a change of the words: make art
  expect(broken).toEqual([]);
});

it('headings have every letter', () => {
  const headings = open(path.join(web, 'assets/fonts/anek-hindi.woff2'));
  expect([...words].filter((word) => !shapeOf(headings, word).isWhole)).toEqual([]);
});

const styles = readFileSync(path.join(web, 'assets/fonts/fonts.css'), 'utf8');

it('the style sheet is what its list makes', () => {
  // If this fails after a change of the list: make art
  expect(styles).toBe(fontStyles());
});

it.each(['anek-hindi-latin', 'mukta-hindi-latin-400', 'mukta-hindi-latin-600'])(
  '%s has what the style sheet asks it for',
  (name) => {
    const [, range = ''] = new RegExp(`${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(styles) ?? [];
    const letters = range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    expect(letters.length).toBeGreaterThan(50);
    const font = open(path.join(web, `assets/fonts/${name}.woff2`));
    expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter))).toEqual([]);
  },
);

it('the rupee of Hindi pages comes with their letters', () => {
  for (const name of ['anek-hindi', 'mukta-hindi-400', 'mukta-hindi-600'])
    expect(open(path.join(web, `assets/fonts/${name}.woff2`)).hasGlyphForCodePoint(0x20b9)).toBe(true);
});
