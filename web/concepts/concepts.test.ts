import { conceptPages } from '.';
import { documentOf } from './document';

let pages: { path: string; id: string; html: string }[];

beforeAll(async () => {
  pages = await Promise.all(
    conceptPages.map(async ({ concept, screen, path }) => ({
      path,
      id: concept.id,
      html: await documentOf(concept, screen, (file) => `/${file}.woff2`),
    })),
  );
});

const months =
  '(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)';
/** A day or a month of one year, or a recent year. */
const dates = new RegExp(
  `\\b(\\d{1,2} ${months}|${months} \\d{4}|202[6-9]|(day|the) \\d{1,2}(st|nd|rd|th))\\b`,
  'g',
);

it('no page names a date that passes', () => {
  const named = pages.flatMap(({ path, html }) =>
    [...(html.split('<body')[1] ?? '').matchAll(dates)].map(([date]) => `${path}: ${date}`),
  );
  // The only feast set by the sun, on the same day each year.
  expect(named).toEqual(['/concepts/jyotish-darpan/feasts: 14 January']);
});

it('no element has a style of its own, which the security policy would not let through', () => {
  expect(pages.filter(({ html }) => / style=/.test(html)).map(({ path }) => path)).toEqual([]);
});

it.each([
  ['wishluv-buildcon', '#1d2b24', '#11162b'],
  ['biryani-mahal', '#fff1d2', '#11162b'],
  ['the-helping-hand', '#123b4a', '#11162b'],
  ['taxmitra', '#10243f', '#1f3fa8'],
  ['sikki-and-sutra', '#33240f', '#11162b'],
  ['gyan-ganga-classes', '#14213d', '#11162b'],
  ['litchi-express', '#4a0f24', '#11162b'],
])('%s has its mark in its own colours', (id, own, ofTheDrawing) => {
  for (const { html } of pages.filter((page) => page.id === id)) {
    const mark = html.match(/<a class="mark[\s\S]*?<\/a>/)?.[0].toLowerCase();
    expect(mark).toContain(own);
    expect(mark).not.toContain(ofTheDrawing);
  }
});
