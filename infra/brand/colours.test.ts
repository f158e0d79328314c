import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandColours, colours } from '@golghar/contracts';
import { root } from '../test/root';
import { trackedFiles, trackedLines } from '../test/support/tracked-files';

const css = readFileSync(path.join(root, 'services/contracts/src/brand/colours.css'), 'utf8');
const tokens = css.replace(
  /var\(--brand-([a-z]+)\)/g,
  (_, name: string) => brandColours[name as keyof typeof brandColours],
);

/** What the first block after these words says of each name. */
const tokensAfter = (words: string) =>
  Object.fromEntries(
    [
      ...tokens
        .slice(tokens.indexOf(words))
        .split('}', 1)
        .join('')
        .matchAll(/--color-([\w-]+): ([^;]+);/g),
    ].map(([, name, value]) => [name, value]),
  );

it('mails and the site by day have the same colours', () => {
  expect(tokensAfter('@theme')).toMatchObject(colours);
});

it('pages and programs have the same colours', () => {
  const ofPages = Object.fromEntries(
    [...css.matchAll(/--brand-([a-z]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
  expect(ofPages).toEqual(brandColours);
});

it.each([
  [
    'page has a brand colour',
    ['web/src', 'web/scripts', 'web/service-pages', 'web/drawing'],
    [/\.test\.tsx?$/, /(?<!\.tsx?|\.css)$/],
    new RegExp(Object.values(brandColours).join('|'), 'i'),
  ],
  [
    'service has a colour',
    ['services/*/src/*.ts'],
    [/\.test\.ts$/, /contracts\/src\/brand\//],
    /#[0-9a-f]{6}\b|[:( ]#[0-9a-f]{3}[;}]/i,
  ],
])('no %s of its own', (_, patterns, exceptions, colour) => {
  expect(trackedFiles(patterns, exceptions).length).toBeGreaterThan(200);
  expect(trackedLines(patterns, exceptions, (line) => colour.test(line))).toEqual([]);
});
