import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../../infra/test/support/public-pages';

const client = path.resolve(__dirname, '../build/client');
const kilobyte = 1024;

/** Bytes of a built file as it is sent to whoever takes this encoding; pages have one kind alone. */
const sizeOf = (address: string, encoding: '.gz' | '.br'): number => {
  const file = path.join(client, address);
  if (address.endsWith('.html')) return gzipSync(readFileSync(file), { level: 9 }).length;
  return statSync(existsSync(file + encoding) ? file + encoding : file).size;
};

const sum = (addresses: Iterable<string>, encoding: '.gz' | '.br') =>
  [...addresses].reduce((total, address) => total + sizeOf(address, encoding), 0) / kilobyte;

/** The scripts that a page's HTML asks for by itself. */
function scriptsOf(page: string): Set<string> {
  const html = readFileSync(path.join(client, page, 'index.html'), 'utf8');
  return new Set(html.match(/\/assets\/[\w.-]+\.js/g));
}

/** Addresses that a phone asks for when it opens a page and does nothing. */
async function askedFor(page: Page, address: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...asked].filter((pathname) => existsSync(path.join(client, pathname)) && pathname !== address);
}

for (const address of publicPages)
  test(`${address} loads no more than it may`, async ({ page }) => {
    const files = await askedFor(page, address);
    const withEnding = (ending: string) => files.filter((file) => file.endsWith(ending));
    const html = path.posix.join(address, 'index.html');
    expect(scriptsOf(address).size, 'scripts are found').toBeGreaterThan(3);
    expect(sum(scriptsOf(address), '.gz'), 'KB of script, gzip').toBeLessThanOrEqual(130);
    expect(sum(withEnding('.css'), '.br'), 'KB of style, brotli').toBeLessThanOrEqual(15);
    // Pages in Hindi bring the letters of their words beside the Latin ones.
    const fonts = address.startsWith('/hi') ? 95 : 60;
    expect(sum(withEnding('.woff2'), '.br'), 'KB of fonts').toBeLessThanOrEqual(fonts);
    expect(sum([html], '.gz'), 'KB of HTML, gzip').toBeLessThanOrEqual(18);
    expect(sum([...files, html], '.br'), 'KB in all').toBeLessThanOrEqual(300);
  });

test('scripts wait until the page has been painted', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-scrolled]').waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime);
        return paint && scripts.length > 3 && Math.min(...scripts) > paint.startTime;
      }),
    )
    .toBe(true);
});
