import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { testAdmin } from '../test/stack';
import { chromiumOptions } from '../test/support/browser';
import { inboxActions, loadLeads, teamActions } from '../test/support/inbox-actions';
import { median } from './scale/measure';

/** The slowest interaction of an action (INP), in milliseconds. */
export type Interaction = { name: string; slowest: number };

/** How many times the processor is slowed down: a cheap laptop. */
export const slowdown = 4;
export const loadedLeads = 200;
const rounds = 5;
const actions = [...inboxActions, ...teamActions];

/** The browser reports nothing faster than this (milliseconds). */
const shortest = 16;
/** Until everything that an action triggered is over. */
const settleMs = 800;

// Text and not a function: programs outside the browser are compiled without its names.
const watch = `new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) (window.interactions ??= []).push(duration);
}).observe({ type: 'event', durationThreshold: ${shortest} })`;

const collect = '(window.interactions ??= []).splice(0)';

/** The window holds the browser's own bars, too: what lies below its edge is not drawn, and events there wait for seconds. */
async function showWholePage(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1280, height: 1000 } });
}

/** The slowest interaction of each daily action, in milliseconds, in a list of its own on a slow processor. */
async function measureOnce(browser: Browser, url: string, query: string): Promise<number[]> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await page.request.post('/api/auth/login', { data: testAdmin });
  await page.goto(`/admin/submissions${query}`);
  await page.locator('li[data-lead]').first().waitFor();
  await loadLeads(page, loadedLeads);
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  await showWholePage(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slowest: number[] = [];
  for (const { run } of actions) {
    await page.evaluate(collect);
    await run(page);
    await sleep(settleMs);
    slowest.push(Math.max(shortest, ...(await page.evaluate<number[]>(collect))));
  }
  await page.close();
  return slowest;
}

/** Medians of several rounds, as one differs up to threefold from the next; each is in the leads of another day. */
export async function measureInteractions(url: string): Promise<Interaction[]> {
  const browser = await chromium.launch(chromiumOptions);
  const all: number[][] = [];
  for (let day = 0; day < rounds; day += 1) {
    const date = new Date(Date.now() - day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    all.push(await measureOnce(browser, url, `?to=${date}`));
  }
  await browser.close();
  return actions.map(({ name }, n) => ({ name, slowest: median(all.map((one) => one[n] ?? 0)) }));
}
