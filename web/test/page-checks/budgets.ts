import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

const client = path.resolve(__dirname, '../../build/client');
const kilobyte = 1024;

/** Size of a built file as sent with this content encoding; HTML pages have only one. */
const sizeOf = (address: string, encoding: '.gz' | '.br'): number => {
  const file = path.join(client, address);
  if (address.endsWith('.html')) return gzipSync(readFileSync(file), { level: 9 }).length;
  return statSync(existsSync(file + encoding) ? file + encoding : file).size;
};

const sum = (addresses: Iterable<string>, encoding: '.gz' | '.br') =>
  [...addresses].reduce((total, address) => total + sizeOf(address, encoding), 0) / kilobyte;

/** The scripts referenced by a page's HTML. */
function scriptsOf(page: string): Set<string> {
  const html = readFileSync(path.join(client, page, 'index.html'), 'utf8');
  return new Set(html.match(/\/assets\/[\w.-]+\.js/g));
}

/**
 * Addresses that a page asks for, from now on.
 * @returns those of built files, the page's own address left out
 */
export function watchRequests(page: Page): (address: string) => string[] {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return (address) =>
    [...asked].filter((pathname) => existsSync(path.join(client, pathname)) && pathname !== address);
}

/** KB of script among these files, gzip. */
export const scriptSize = (files: string[]) =>
  sum(
    files.filter((file) => file.endsWith('.js')),
    '.gz',
  );

/** Checks that a page and the files it requests stay within their budgets. */
export function expectSmall(address: string, files: string[]): void {
  const withEnding = (ending: string) => files.filter((file) => file.endsWith(ending));
  const html = path.posix.join(address, 'index.html');
  expect.soft(scriptsOf(address).size, 'scripts are found').toBeGreaterThan(3);
  expect.soft(sum(scriptsOf(address), '.gz'), 'KB of script, gzip').toBeLessThanOrEqual(130);
  expect.soft(sum(withEnding('.css'), '.br'), 'KB of style, brotli').toBeLessThanOrEqual(15);
  // Hindi pages load Devanagari beside the Latin fonts.
  const fonts = address.startsWith('/hi') ? 95 : 60;
  expect.soft(sum(withEnding('.woff2'), '.br'), 'KB of fonts').toBeLessThanOrEqual(fonts);
  expect.soft(sum([html], '.gz'), 'KB of HTML, gzip').toBeLessThanOrEqual(18);
  expect.soft(sum([...files, html], '.br'), 'KB in all').toBeLessThanOrEqual(300);
}

/**
 * Notes what a page formats in the way of a language: the first time takes a phone 100 ms.
 * @returns a function that tells it
 */
export async function watchFormats(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { formats } = Object.assign(window, { formats: [] as string[] });
    const note = (holder: object, name: string) => {
      const own = Reflect.get(holder, name);
      const construct = (target: object, values: unknown[]) => {
        formats.push(name);
        return Reflect.construct(target as FunctionConstructor, values);
      };
      const apply = (target: object, of: unknown, values: unknown[]) => {
        formats.push(name);
        return Reflect.apply(target as () => unknown, of, values);
      };
      Reflect.set(holder, name, new Proxy(own, { construct, apply }));
    };
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter']) note(Intl, name);
    for (const { prototype } of [Number, Date]) note(prototype, 'toLocaleString');
  });
  return () => page.evaluate(() => (window as unknown as { formats: string[] }).formats);
}
