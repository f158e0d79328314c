import { expect, type Page, test } from '@playwright/test';
import { inboxActions, loadLeads } from '../../infra/test/support/inbox-actions';
import { deleteLeads, insertLeads } from '../../infra/test/support/many-leads';
import { type Counts, countRendered } from './count-rendered';
import { openInbox, pane } from './inbox';

test.use({ viewport: { width: 1280, height: 800 } });

test('J shows the next lead within 50 ms', async ({ page }) => {
  const word = `z${crypto.randomUUID().slice(0, 8)}`;
  await insertLeads(word, 10);
  await openInbox(page, `q=${word}`);
  await page.locator('li[data-lead] h3 a').first().click();
  await expect(pane(page).getByRole('list', { name: 'History' })).toBeVisible();
  await page.waitForTimeout(1000);
  const times: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    times.push(
      await page.evaluate(async () => {
        const heading = () => document.querySelector('#open-lead h2')?.textContent;
        const before = heading();
        const start = performance.now();
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
        while (heading() === before || !document.querySelector('#open-lead ol'))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - start;
      }),
    );
    await page.waitForTimeout(400);
  }
  const middle = times.sort((a, b) => a - b)[3];
  console.log(`J: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  expect(middle).toBeLessThanOrEqual(50);
  await deleteLeads(word);
});

/** What was drawn until no row is for a third of a second: answers of the server come when they come. */
async function settled(page: Page, rendered: () => Promise<Counts>): Promise<Counts> {
  const total = { rows: 0, components: 0 };
  for (let n = 0; n < 20; n += 1) {
    await page.waitForTimeout(300);
    const { rows, components } = await rendered();
    total.rows += rows;
    total.components += components;
    if (rows === 0) break;
  }
  return total;
}

test('of a list of 200 leads an action draws again what it changes, and nothing else', async ({ page }) => {
  test.setTimeout(120_000);
  const word = `z${crypto.randomUUID().slice(0, 8)}`;
  await insertLeads(word, 200);
  const rendered = await countRendered(page);
  // The minute that passes draws every age again, in whichever action it falls.
  await page.clock.setFixedTime(new Date());
  await openInbox(page, `q=${word}`);
  await loadLeads(page, 200);
  for (const { name, rows, run } of inboxActions) {
    await rendered();
    await run(page);
    const counts = await settled(page, rendered);
    console.log(`${name}: ${counts.rows} rows, ${counts.components} components`);
    expect.soft(counts.rows, name).toBeLessThanOrEqual(rows);
  }
  await deleteLeads(word);
});
