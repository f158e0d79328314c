import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { makeEnquiry } from '../support/enquiry';
import { publicPages } from '../support/public-pages';
import { postJsonFrom } from '../support/request-from';
import { proxy, publicUrl, stack, test } from './fault-test';

test.setTimeout(150_000);

const enquire = async (visitor: string, peer = proxy) =>
  (await postJsonFrom(peer, `${stack.url}/api/contact`, makeEnquiry(), { 'x-forwarded-for': visitor }))
    .status;

const guess = async (visitor: string) => {
  const login = { email: `nobody-${randomUUID()}@golghar.example`, password: 'a wrong guess' };
  const { status, text } = await postJsonFrom(proxy, `${stack.url}/api/auth/login`, login, {
    'x-forwarded-for': visitor,
  });
  return { status, message: JSON.parse(text).message };
};

/** The statuses of that many enquiries, sent one after the other. */
async function enquireEach(visitors: readonly string[], peer?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const visitor of visitors) statuses.push(await enquire(visitor, peer));
  return statuses;
}

/** Addresses of one IPv6 /64, far apart. */
const addressesOf = (network: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${network}:${(0xfff0 - n * 0x101).toString(16)}::${n + 1}`);

test("all addresses of an IPv6 /64 share one visitor's enquiries, those of the next do not", async () => {
  const statuses = await enquireEach(addressesOf('2001:db8:7:1', 13));
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
  expect(statuses).toContain(429);
  expect(await enquire('2001:db8:7:2::1')).toBe(201);
});

test("they share one visitor's wrong passwords, too", async () => {
  const answers: Awaited<ReturnType<typeof guess>>[] = [];
  for (const visitor of addressesOf('2001:db8:7:3', 11)) answers.push(await guess(visitor));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  expect(answers.at(-1)?.message).toContain('Too many attempts to sign in.');
  expect((await guess('2001:db8:7:4::1')).status).toBe(401);
});

test('two IPv4 visitors of the proxy are counted apart', async () => {
  expect(await enquireEach(Array(13).fill('203.0.113.1'))).toContain(429);
  expect(await enquire('203.0.113.2')).toBe(201);
});

test('nobody else is trusted to name a visitor', async () => {
  expect(await enquireEach(addressesOf('2001:db8:8', 13), '127.0.0.77')).toContain(429);
});

test('whatever names the site names it as its visitors do', async ({ page, request }) => {
  const textOf = async (path: string) => (await request.get(stack.url + path)).text();
  const html = await textOf('/pricing');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/pricing"`);
  expect(/property="og:image" content="([^"]+)"/.exec(html)?.[1]).toMatch(`${publicUrl}/og/`);
  expect(await textOf('/')).toContain(`"url":"${publicUrl}"`);
  const places = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]*)/g)].map(([, place = '']) => place);
  expect(places).toHaveLength(publicPages.length);
  expect(places.filter((place) => !place.startsWith(`${publicUrl}/`))).toEqual([]);
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);

  await page.goto(`${stack.url}/pricing`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${publicUrl}/services`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http:[/][/]agency[.]example[/]og[/]/,
  );
});

test('its logs are for their owner alone, and name nobody', async () => {
  const folder = path.join(stack.localDir, 'log');
  const logs = readdirSync(folder).map((name) => path.join(folder, name));
  expect(logs.length).toBeGreaterThan(6);
  expect(logs.filter((log) => (statSync(log).mode & 0o077) !== 0)).toEqual([]);
  expect(logs.filter((log) => /[\w.+-]+@[a-z]+[.]example/.test(readFileSync(log, 'utf8')))).toEqual([]);
});

test('nobody but the owner of the stack gets to its sockets, which believe who a visitor is', () => {
  const files = readdirSync(stack.localDir, { recursive: true, encoding: 'utf8' });
  const sockets = files
    .map((file) => path.join(stack.localDir, file))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isSocket());
  expect(sockets.length).toBeGreaterThan(0);
  const isPrivate = (file: string) => (statSync(path.dirname(file)).mode & 0o077) === 0;
  expect(sockets.filter((file) => !isPrivate(file))).toEqual([]);
});
