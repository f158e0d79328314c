import { expect, type Page, type Request, test } from '@playwright/test';
import { inboxActions, loadLeads } from '../../infra/test/support/inbox-actions';
import { deleteLeads, insertLeads } from '../../infra/test/support/many-leads';
import { type Counts, countRendered } from './count-rendered';
import { makeLogin, openInbox, pane } from './inbox';

test('J shows the next lead before the server has answered about it', async ({ page }) => {
  const word = `z${crypto.randomUUID().slice(0, 8)}`;
  await insertLeads(word, 3);
  await openInbox(page, `q=${word}`);
  const rows = page.locator('li[data-lead]');
  const second = rows.nth(1);
  const next = { name: await second.locator('h3').innerText(), id: await second.getAttribute('data-lead') };
  const readAhead = page.waitForResponse((response) => response.url().endsWith(`/submissions/${next.id}`));
  await rows.first().locator('h3 a').click();
  await (await readAhead).finished();
  await page.route(`**/submissions/${next.id}`, () => undefined);
  await page.keyboard.press('j');
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(next.name);
  await expect(pane(page).getByRole('list', { name: 'History' })).toBeVisible();
  await deleteLeads(word);
});

/** Number of pending requests, without the event stream, which never ends. */
function countWaiting(page: Page): () => number {
  const waiting = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'eventsource' && waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return () => waiting.size;
}

/** Number of requests that are such. */
function countRequests(page: Page, isSuch: (request: Request) => boolean): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isSuch(request)) count += 1;
  });
  return () => count;
}

type Sight = { rendered: () => Promise<Counts>; waiting: () => number; changes: () => number };

/**
 * What an action draws until every answer has come and no row is drawn for a while: two thirds of a second if it changes
 * something on the server, whose news takes a while to come back and asks for lists again.
 */
async function drawnBy(page: Page, { rendered, waiting, changes }: Sight, run: () => Promise<void>) {
  const total = { rows: 0, components: 0 };
  const changesBefore = changes();
  await run();
  let quietRounds = 0;
  for (let n = 0; n < 120 && quietRounds < 2; n += 1) {
    await page.waitForTimeout(changes() > changesBefore ? 300 : 100);
    const { rows, components } = await rendered();
    total.rows += rows;
    total.components += components;
    quietRounds = rows === 0 && waiting() === 0 ? quietRounds + 1 : 0;
  }
  return total;
}

test('of a list of 200 leads an action draws again what it changes, and nothing else', async ({ page }) => {
  test.setTimeout(120_000);
  const word = `z${crypto.randomUUID().slice(0, 8)}`;
  await insertLeads(word, 200);
  const rendered = await countRendered(page);
  const waiting = countWaiting(page);
  const lists = countRequests(
    page,
    (request) => new URL(request.url()).pathname === '/api/admin/submissions',
  );
  const changes = countRequests(page, (request) => request.method() !== 'GET');
  const sight = { rendered, waiting, changes };
  // Every minute all ages are rendered again, whatever the action.
  await page.clock.setFixedTime(new Date());
  // A user of this test: a person's eleventh sign-in ends their first session, and this test is long.
  await openInbox(page, `q=${word}`, await makeLogin());
  await drawnBy(page, sight, () => loadLeads(page, 200));
  for (const { name, rows, run } of inboxActions) {
    const listsBefore = lists();
    const counts = await drawnBy(page, sight, () => run(page));
    console.log(`${name}: ${counts.rows} rows, ${counts.components} components`);
    const listsAsked = lists() - listsBefore;
    // A cached lead is shown without a request.
    const allowed = typeof rows === 'number' ? rows : rows.perList * (1 + listsAsked);
    // Enquiries of other tests may refetch the list at any time, and then a row may be another lead.
    expect.soft(counts.rows, name).toBeLessThanOrEqual(allowed + (listsAsked > 0 ? 1 : 0));
  }
  await deleteLeads(word);
});

test('a dialog over a list of leads restyles none of its rows', async ({ page, browser }) => {
  const word = `z${crypto.randomUUID().slice(0, 8)}`;
  await insertLeads(word, 50);
  await openInbox(page, `q=${word}`);
  await page.locator('li[data-lead]').first().waitFor();
  // The styles of the rows themselves come first.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const restyled = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(restyled.length).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(300);
  await deleteLeads(word);
});
