import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { root } from '../test/root';
import { Stack, testAdmin } from '../test/stack';
import { chromiumOptions } from '../test/support/browser';
import { publicPages } from '../test/support/public-pages';

const out = path.join(root, '.local/screenshots');
const widths = [360, 768, 1280];
const addresses = [...publicPages, '/services?tab=digital', '/nothing-here', '/admin/login'];

type Shot = { name: string; path: string; fullPage?: boolean; arrange?: (page: Page) => Promise<void> };

const formReady = (page: Page) => page.locator('#contact form[data-ready]').waitFor();

async function fill(page: Page): Promise<void> {
  await formReady(page);
  const form = page.locator('#contact form');
  await form.getByLabel('Your name').fill('Asha Kumari');
  await form.getByLabel('Email').fill('asha@sweets.example');
  await form.getByLabel('Phone').fill('+91 00000 00000');
  await form.getByLabel('What do you need?').selectOption('seo');
  await form.getByLabel('Your message').fill('We sell khaja near Gandhi Maidan.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

/** States that no address shows by itself. */
const states: Shot[] = [
  {
    name: 'menu-open',
    path: '/',
    arrange: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'form-errors', path: '/#contact', arrange: async (page) => formReady(page).then(() => send(page)) },
  {
    name: 'form-sending',
    path: '/#contact',
    arrange: async (page) => {
      await page.route('**/api/contact', () => undefined);
      await fill(page);
      await send(page);
    },
  },
  {
    name: 'form-failed',
    path: '/#contact',
    arrange: async (page) => {
      await page.route('**/api/contact', (route) => route.abort());
      await fill(page);
      await send(page);
      await page.getByText('Submission Failed').waitFor();
    },
  },
  {
    name: 'form-sent',
    path: '/#contact',
    arrange: async (page) => {
      await fill(page);
      await send(page);
      await page.getByText('Message Sent!').waitFor();
    },
  },
  { name: 'popup', path: '/', arrange: (page) => page.getByRole('dialog').waitFor({ timeout: 15_000 }) },
];

const nameOf = (address: string) =>
  address
    .replaceAll(/[/?=#]+/g, '-')
    .replace(/^-$/, '-home')
    .slice(1);

async function take(
  browser: Browser,
  url: string,
  shot: Shot,
  width: number,
  scheme: 'light' | 'dark',
  cookie?: string,
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 800 },
    colorScheme: scheme,
    timezoneId: 'Asia/Kolkata',
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  });
  const page = await context.newPage();
  await page.goto(shot.path, { waitUntil: 'networkidle' });
  await shot.arrange?.(page);
  await page.waitForTimeout(300);
  const file = path.join(out, `${shot.name}-${width}-${scheme}.png`);
  await page.screenshot({ path: file, fullPage: shot.fullPage ?? false });
  await context.close();
}

/** Writes every page and state at three widths, by day and by night, into .local/screenshots. */
async function run(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const stack = new Stack({ localDir: '.local/screenshots-stack', fresh: true });
  await stack.start();
  const browser = await chromium.launch(chromiumOptions);
  const pages = addresses.map((address) => ({ name: nameOf(address), path: address, fullPage: true }));
  const login = await fetch(`${stack.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testAdmin),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const backOffice = ['/admin/dashboard', '/admin/submissions', '/admin/account'];
  for (const width of widths)
    for (const scheme of ['light', 'dark'] as const) {
      for (const shot of [...pages, ...states]) await take(browser, stack.url, shot, width, scheme);
      for (const address of backOffice)
        await take(browser, stack.url, { name: nameOf(address), path: address }, width, scheme, cookie);
    }
  await browser.close();
  await stack.stop();
  process.stdout.write(`The screenshots are in ${path.relative(root, out)}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
