import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, chromium } from '@playwright/test';
import { testAdmin } from '../test/stack';
import { chromiumOptions } from '../test/support/browser';
import { inboxActions, loadLeads, teamActions } from '../test/support/inbox-actions';

/** The slowest interaction of an action (INP), in milliseconds. */
export type Interaction = { name: string; slowest: number };

/** How many times the processor is slowed down: a cheap laptop. */
export const slowdown = 4;
export const loadedLeads = 200;

/** The browser reports nothing faster than this (milliseconds). */
const shortest = 16;
/** Until everything that an action triggered is over. */
const settleMs = 800;

// Text and not a function: programs outside the browser are compiled without its names.
const watch = `new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) (window.interactions ??= []).push(duration);
}).observe({ type: 'event', durationThreshold: ${shortest} })`;

const collect = `(() => {
  const durations = window.interactions ?? [];
  window.interactions = [];
  return durations;
})()`;

/** Without a viewer Chromium delays frames with small changes and reports their events seconds later. */
async function haveViewer(session: CDPSession): Promise<void> {
  session.on('Page.screencastFrame', ({ sessionId }) =>
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined),
  );
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 10, maxWidth: 160, maxHeight: 100 });
}

/** Measures each daily action in a list of leads, on a slow processor. */
export async function measureInteractions(url: string, query = ''): Promise<Interaction[]> {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
    await page.request.post('/api/auth/login', { data: testAdmin });
    await page.goto(`/admin/submissions${query}`);
    await page.locator('li[data-lead]').first().waitFor();
    await loadLeads(page, loadedLeads);
    await page.evaluate(watch);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await haveViewer(session);
    const measured: Interaction[] = [];
    for (const { name, run } of [...inboxActions, ...teamActions]) {
      await page.evaluate(collect);
      await run(page);
      await sleep(settleMs);
      measured.push({ name, slowest: Math.max(shortest, ...(await page.evaluate<number[]>(collect))) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}
