import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { type Stack, testAdmin } from '../../test/stack';
import { chromiumOptions } from '../../test/support/browser';

export type BrowserTimings = {
  /** Leads that had been scrolled past. */
  leads: number;
  /** Share of frames that came in time for 60 a second, 0 to 1, and the longest wait for one in milliseconds. */
  inTime: number;
  longestFrame: number;
  /** From a key in the search to the next picture, the slowest, in milliseconds. */
  slowestKey: number;
};

/** A frame at 60 a second, and a little for the clock's own grain (milliseconds). */
const frame = 1000 / 60 + 1.5;
const steps = 240;

// Text and not functions: programs outside the browser are compiled without its names.
const countFrames = `(() => {
  const frames = (window.frames60 = []);
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})()`;

const watchKeys = `new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries())
    if (name.startsWith('key') || name === 'input') (window.keys ??= []).push(duration);
}).observe({ type: 'event', durationThreshold: 16 })`;

async function scroll(page: Page): Promise<Pick<BrowserTimings, 'leads' | 'inTime' | 'longestFrame'>> {
  await page.mouse.move(400, 600);
  await page.evaluate(countFrames);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 300);
    await sleep(33);
  }
  const frames = await page.evaluate<number[]>('window.frames60.slice(1)');
  return {
    leads: Number(await page.locator('li[data-lead]').last().getAttribute('aria-posinset')),
    inTime: frames.filter((time) => time <= frame).length / frames.length,
    longestFrame: Math.max(...frames),
  };
}

async function type(page: Page): Promise<Pick<BrowserTimings, 'slowestKey'>> {
  await page.evaluate(watchKeys);
  await page.getByLabel('Search leads').pressSequentially('website for a clinic', { delay: 80 });
  await sleep(1000);
  // What is quicker than the observer's threshold is not told.
  return { slowestKey: Math.max(16, ...(await page.evaluate<number[]>('window.keys ?? []'))) };
}

/** What a person feels in the list of a million leads: how smoothly it scrolls, and whether typing ever waits. */
export async function measureBrowser(stack: Stack): Promise<BrowserTimings> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ baseURL: stack.url, viewport: { width: 1280, height: 800 } });
    await page.request.post('/api/auth/login', { data: testAdmin });
    await page.goto('/admin/submissions');
    await page.locator('li[data-lead]').first().waitFor();
    return { ...(await scroll(page)), ...(await type(page)) };
  } finally {
    await browser.close();
  }
}
