import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { hindiWords } from './hindi-words';

const web = path.join(__dirname, '../..');
const words = hindiWords(web);
const open = (file: string) => fontkit.create(readFileSync(file)) as fontkit.Font;

/** How a font sets a word: how many signs, and how wide. A conjunct that it lacks falls into its parts. */
const shapeOf = (font: fontkit.Font, word: string) => {
  const { glyphs, advanceWidth } = font.layout(word);
  return { signs: glyphs.length, width: advanceWidth, isWhole: glyphs.every(({ id }) => id > 0) };
};

it.each([400, 600])(
  'every word of the pages in Hindi is set as the whole font of weight %d sets it',
  (weight) => {
    const subset = open(path.join(web, `assets/out/fonts/mukta-hindi-${weight}.woff2`));
    const whole = open(require.resolve(`@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`));
    expect(words.size).toBeGreaterThan(500);
    const broken = [...words].filter(
      (word) => JSON.stringify(shapeOf(subset, word)) !== JSON.stringify(shapeOf(whole, word)),
    );
    // After a change of the words: npm run art -w web -- --drawings
    expect(broken).toEqual([]);
  },
);

it('headings have every letter', () => {
  const headings = open(path.join(web, 'assets/out/fonts/anek-hindi.woff2'));
  expect([...words].filter((word) => !shapeOf(headings, word).isWhole)).toEqual([]);
});
