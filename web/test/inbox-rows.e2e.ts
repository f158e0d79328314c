import { expect, type Page, test } from '@playwright/test';
import { insertLeads } from '../../infra/test/support/many-leads';
import {
  freshWord,
  head,
  makeLeads,
  openFromRow,
  openInbox,
  openWithLeads,
  pane,
  row,
  status,
} from './inbox';
import { boxOf } from './page-checks/overflow';

const number = (page: Page) => pane(page).getByRole('link', { name: '+91 98350 00000' });

/** Top of the first row, and the number of rows that are fully visible. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('li[data-lead]')].map((row) => row.getBoundingClientRect());
    const bottom =
      document.querySelector('li[data-lead]')?.closest('div')?.getBoundingClientRect().bottom ?? 0;
    return {
      first: Math.min(...boxes.map(({ top }) => top)),
      whole: boxes.filter((box) => box.bottom <= Math.min(bottom, innerHeight)).length,
    };
  });

test('the list begins at the top and shows its rows in windows of every size', async ({ page }) => {
  const word = freshWord();
  await insertLeads(word, 30);
  const sizes = [
    [1280, 800, 170, 8],
    [1920, 1080, 170, 13],
    [390, 844, 190, 8],
    [768, 1024, 220, 8],
  ] as const;
  await openInbox(page, '');
  for (const [width, height, top, rows] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('li[data-lead]').nth(8)).toBeVisible();
    const { first, whole } = await rowsInSight(page);
    expect(first, `${width} × ${height}`).toBeLessThanOrEqual(top);
    expect(whole, `${width} × ${height}`).toBeGreaterThanOrEqual(rows);
  }

  await test.step('views count their leads, and the list keeps its place', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const views = page.getByRole('navigation', { name: 'Views' });
    await expect(views.getByRole('link', { name: /^Unassigned [\d,]+$/ })).toBeVisible();
    await expect(views.getByRole('link', { name: /^New [\d,]+$/ })).toBeVisible();
    const list = page.locator('li[data-lead]').first().locator('xpath=ancestor::div[1]');
    await list.evaluate((element) => element.scrollTo(0, 900));
    await page.waitForTimeout(300);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(900);
  });

  // Nor does the heading of search results move it down.
  await page.goto(`/admin/submissions?q=${word}`);
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  for (const [width, height, top] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('li[data-lead]').nth(8)).toBeVisible();
    expect((await rowsInSight(page)).first, `${width} × ${height}`).toBeLessThanOrEqual(top);
  }
});

test('on a tablet an open lead has the width that it needs', async ({ page, context }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { word, id } = await openWithLeads(page, ['Asha', 'Bina']);
  await openFromRow(page, `Asha ${word}`);
  expect((await boxOf(pane(page))).width).toBeGreaterThan(500);
  expect((await boxOf(number(page))).height).toBeLessThan(30);
  await expect(pane(page).getByLabel('Add a note')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('k');
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(`Bina ${word}`);
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
  await expect(head(page, `Bina ${word}`)).toBeFocused();

  // Beside an open menu and the list it keeps numbers and buttons whole.
  await page.setViewportSize({ width: 1024, height: 768 });
  await head(page, `Asha ${word}`).click();
  expect((await boxOf(number(page))).height).toBeLessThan(30);
  for (const name of ['More', 'Add Note', 'Close the lead'])
    await expect(pane(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });

  await test.step('the whole row opens the lead; the middle button and Ctrl open a tab', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(pane(page)).toBeHidden();
    const box = await boxOf(row(page, `Asha ${word}`));
    for (const [x, y] of [
      [box.width - 6, 6],
      [box.width - 6, box.height - 6],
      [box.width / 2, box.height - 6],
      [box.width / 2, 4],
      [60, 20],
    ] as const) {
      await page.mouse.click(box.x + x, box.y + y);
      await expect(pane(page), `at ${x}, ${y}`).toBeVisible();
      await page.mouse.click(box.x + x, box.y + y);
      await expect(pane(page)).toBeHidden();
    }
    await page.getByLabel(`Select Asha ${word}`).click();
    await expect(page.getByText('1 selected')).toBeVisible();
    await status(page, `Asha ${word}`).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pane(page)).toBeHidden();
    for (const options of [{ button: 'middle' as const }, { modifiers: ['Control' as const] }]) {
      const opened = context.waitForEvent('page');
      await row(page, `Asha ${word}`).click({ ...options, position: { x: 300, y: 50 } });
      const tab = await opened;
      await tab.waitForURL(`**/admin/submissions/${id}`);
      await tab.close();
    }
    await expect(pane(page)).toBeHidden();
  });
});

test('history and composer are in sight, and a long name moves nothing', async ({ page, context }) => {
  const word = freshWord();
  const message = 'We need a shop for khaja and tilkut with payment by UPI. '.repeat(30);
  const long = `${'Venkatanarasimharajuvaripeta '.repeat(3)}${word}`;
  await makeLeads(context, [`Asha ${word}`, long], { message });
  await openInbox(page, `q=${word}`);
  await head(page, `Asha ${word}`).click();
  await expect(pane(page).getByText('Enquiry received')).toBeInViewport();
  await expect(pane(page).getByLabel('Add a note')).toBeInViewport({ ratio: 1 });
  // Alerts that arrived are one line.
  const told = pane(page).locator('details', { hasText: /^Told / });
  await expect(told.getByRole('button', { name: /^Resend to/ }).first()).toBeHidden();
  await told.locator('summary').click();
  await expect(told.getByRole('button', { name: /^Resend to/ }).first()).toBeVisible();
  await told.locator('summary').click();
  const places = async () =>
    Promise.all(
      [
        pane(page).getByRole('link', { name: 'Call' }),
        pane(page).getByRole('button', { name: 'More', exact: true }),
        pane(page).getByLabel('Tags'),
        pane(page).getByLabel('Add a note'),
        pane(page).getByRole('button', { name: 'Close the lead' }),
      ].map(async (place) => {
        const { x, y } = await boxOf(place);
        return [x, y];
      }),
    );
  const before = await places();
  await page.keyboard.press('k');
  await expect(pane(page).getByRole('heading', { level: 2 })).toContainText('Venkata');
  expect(await places()).toEqual(before);
  await pane(page).getByLabel('Status of').click();
  await page.getByRole('menuitemradio', { name: 'Not Interested' }).click();
  await expect(pane(page).getByLabel(/^Status of .*: Not Interested$/)).toBeVisible();
  const after = await places();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
});
