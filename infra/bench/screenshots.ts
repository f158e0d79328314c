import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { businessHours } from '@golghar/contracts';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { seedDemo } from '../seed/demo';
import { root } from '../test/root';
import { Stack, testAdmin } from '../test/stack';
import { chromiumOptions } from '../test/support/browser';
import { publicShots, type Shot } from './shots';
import { staffShots } from './staff-shots';

const out = path.join(root, '.local/screenshots');
const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

/** Names, or beginnings of names, of the pictures to take; all without it. */
const only = process.env.ONLY?.split(',');
const isAskedFor = ({ name }: Shot) => !only || only.some((beginning) => name.startsWith(beginning));

/**
 * Pictures that load late are on a picture of the whole page only when somebody has been there. Text and not a
 * function: programs outside the browser are compiled without its names.
 */
const visitWhole = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  scrollTo({ top: 0, behavior: 'instant' });
})()`;

/** One screenshot that fails does not keep the others from being made. */
const failures: string[] = [];

async function capture(context: BrowserContext, shot: Shot, suffix: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(shot.path);
    if (staffShots.includes(shot)) await page.getByRole('heading', { level: 1 }).waitFor();
    else await page.waitForLoadState('networkidle');
    await shot.arrange?.(page);
    if (shot.whole) {
      await page.evaluate(visitWhole);
      await page.waitForLoadState('networkidle');
    }
    await page.waitForTimeout(300);
    const file = path.join(out, `${shot.name}-${suffix}.png`);
    await page.screenshot({ path: file, fullPage: shot.whole ?? false });
  } finally {
    await page.close();
  }
}

/** Pictures at one width, by day or by night; each visitor begins a session of their own. */
async function captureAll(
  browser: Browser,
  stack: Stack,
  shots: Shot[],
  width: number,
  scheme: (typeof schemes)[number],
): Promise<void> {
  for (const shot of shots) {
    const context = await browser.newContext({
      baseURL: stack.url,
      viewport: { width, height: 800 },
      colorScheme: scheme,
      timezoneId: businessHours.timeZone,
      extraHTTPHeaders: { 'x-seed-token': stack.seedToken },
    });
    if (staffShots.includes(shot) && shot.path !== '/admin/login')
      await context.request.post('/api/auth/login', { data: testAdmin });
    await capture(context, shot, `${width}-${scheme}`)
      .catch((error: unknown) => failures.push(`${shot.name} at ${width}, ${scheme}: ${String(error)}`))
      .finally(() => context.close());
  }
}

/** Writes every page and state at three widths, by day and by night, into .local/screenshots. */
async function run(): Promise<void> {
  if (!only) rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const shots = [...publicShots, ...staffShots].filter(isAskedFor);
  const stack = new Stack({ localDir: '.local/screenshots-stack', fresh: true });
  await stack.start();
  await seedDemo(stack, testAdmin);
  const browser = await chromium.launch(chromiumOptions);
  try {
    for (const width of widths)
      for (const scheme of schemes) await captureAll(browser, stack, shots, width, scheme);
  } finally {
    await browser.close();
    await stack.stop();
  }
  if (failures.length > 0) throw new Error(`${failures.length} are missing:\n  ${failures.join('\n  ')}`);
  process.stdout.write(`The screenshots are in ${path.relative(root, out)}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
