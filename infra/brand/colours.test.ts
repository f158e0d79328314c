import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandColours, colours } from '@golghar/contracts';
import { root } from '../test/root';

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
        .matchAll(/--([\w-]+): ([^;]+);/g),
    ].map(([, name, value]) => [name, value]),
  );

it('mails and the site by day have the same colours', () => {
  expect(tokensAfter('color-scheme:')).toMatchObject(colours);
});

it('pages and programs have the same colours', () => {
  const ofPages = Object.fromEntries(
    [...css.matchAll(/--brand-([a-z]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
  expect(ofPages).toEqual(brandColours);
});

it('no page has a brand colour of its own', () => {
  const files = execFileSync('git', ['ls-files', 'web/src', 'web/scripts', 'web/drawing'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').toLowerCase();
    return Object.values(brandColours).some((colour) => text.includes(colour));
  });
  expect(found).toEqual([]);
});

it('no service has a colour of its own', () => {
  const files = execFileSync('git', ['ls-files', 'services/*/src/*.ts'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.ts$|contracts\/src\/brand\//.test(file));
  expect(files.length).toBeGreaterThan(200);
  const colour = /#[0-9a-f]{6}\b|[:( ]#[0-9a-f]{3}[;}]/gi;
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(colour)].map(([text]) => `${file} ${text}`),
  );
  expect(found).toEqual([]);
});
