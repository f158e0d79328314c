import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { businessHours } from '@golghar/contracts';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { seedDemo } from '../seed/demo';
import { root } from '../test/root';
import { startStack, testAdmin } from '../test/stack';
import { close, inboxScreens, otherScreens, type Screen, show } from '../test/support/back-office-screens';
import { chromiumOptions } from '../test/support/browser';
import { conceptPages } from '../test/support/concept-pages';
import { makeEnquiry } from '../test/support/enquiry';
import { publicPages } from '../test/support/public-pages';

const out = path.join(root, '.local/screenshots');

const nameOf = (address: string) => address.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '') || 'home';

/** Pages that any visitor can see. */
const addresses = [
  ...publicPages,
  ...conceptPages(),
  ...['/services?tab=digital', '/services?tab=tech', '/nothing-here'],
  ...['/newsletter/unsubscribe', '/admin/login'],
];

/**
 * Lazy pictures are in a screenshot of the whole page only after scrolling past them. Text and not a
 * function: programs outside the browser are compiled without its names.
 */
const visitWhole = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  scrollTo({ top: 0, behavior: 'instant' });
})()`;

async function capturePublic(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(visitWhole);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await page.screenshot({ path: file, fullPage: true });
}

/** Takes screenshots of every page and state at three widths, light and dark, into .local/screenshots. */
async function run(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const stack = await startStack({ localDir: '.local/screenshots-stack', fresh: true });
  await seedDemo(stack, testAdmin);
  const browser = await chromium.launch(chromiumOptions);
  const open = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      baseURL: stack.url,
      timezoneId: businessHours.timeZone,
      extraHTTPHeaders: { 'x-seed-token': stack.seedToken },
      ...options,
    });
    return context.newPage();
  };
  // One that fails does not prevent the others.
  const attempt = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      process.exitCode = 1;
      process.stderr.write(`${what} is missing: ${String(error)}\n`);
    });
  try {
    for (const width of [360, 768, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        const view = { viewport: { width, height: 800 }, colorScheme };
        const fileOf = (address: string) => path.join(out, `${nameOf(address)}-${width}-${colorScheme}.png`);
        // Each starts a new session.
        for (const address of addresses) {
          const page = await open(view);
          await attempt(address, () => capturePublic(page, address, fileOf(address)));
          await page.context().close();
        }
        const page = await open(view);
        await page.request.post('/api/auth/login', { data: testAdmin });
        // A lead that nobody has worked on, found by a unique word: everything can be opened on it.
        const word = `w${width}${colorScheme}`;
        await page.request.post('/api/contact', { data: makeEnquiry({ name: `Asha ${word}` }) });
        const kind = width < 768 ? 'phone' : 'desk';
        let shown: Screen | undefined;
        for (const screen of [...inboxScreens(word), ...otherScreens])
          if ((screen.only ?? kind) === kind)
            await attempt(screen.name, async () => {
              await show(page, screen, shown);
              shown = screen;
              await page.waitForTimeout(300);
              await page.screenshot({ path: fileOf(`admin ${screen.name}`) });
              await close(page, screen);
            });
        await page.context().close();
      }
    // Those of README.md.
    const page = await open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.request.post('/api/auth/login', { data: testAdmin });
    for (const [name, address] of Object.entries({ home: '/', inbox: '/admin/submissions' })) {
      await page.goto(address);
      // Event streams never end, so the network is never idle.
      await page.waitForTimeout(3000);
      await page.screenshot({ path: path.join(root, `infra/docs/${name}.png`) });
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  process.stdout.write(`The screenshots are in ${path.relative(root, out)}\n`);
}

void run();
