import { expect, type Locator, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { goWithin } from '../../infra/test/support/back-office-screens';
import {
  freshWord,
  head,
  makeLead,
  makeLeads,
  openBackOffice,
  openInbox,
  openWithLeads,
  pane,
  row,
} from './inbox';
import { boxOf, excessWidth } from './page-checks/overflow';

/** Number of letters that are fully visible in a line. */
const lettersInSight = (line: Locator) =>
  line.evaluate((element) => {
    const end = element.getBoundingClientRect().right;
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        if (range.getBoundingClientRect().right <= end) count += 1;
      }
    return count;
  });

test('a row shows forty letters of the message, whatever else it says', async ({ page, context }) => {
  const word = freshWord();
  const message = 'We open a shop for khaja and tilkut in Gaya and want a website before Chhath.';
  const [id] = await makeLeads(context, [`Asha ${word}`], { message, service: 'website_startup_plan' });
  await signIn(context.request);
  const { user } = await (await context.request.get('/api/auth/check')).json();
  await context.request.patch(`/api/admin/submissions/${id}`, {
    data: { status: 'lost', ownerId: user.id, tags: ['sweets', 'gaya'] },
  });
  await openInbox(page, `q=${word}`);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lettersInSight(row(page, `Asha ${word}`).locator('p').first())).toBeGreaterThanOrEqual(40);
  }

  await test.step('codes are under Details, the board shows a box when one points at it', async () => {
    const name = `Asha ${word}`;
    await page.setViewportSize({ width: 1280, height: 800 });
    await head(page, name).click();
    const reference = pane(page).getByText(/^GD-/);
    await expect(reference).toBeHidden();
    await pane(page).locator('summary', { hasText: 'Details' }).press('Enter');
    await expect(reference).toBeVisible();

    await goWithin(page, `/admin/submissions/board?q=${word}`);
    const box = page.getByRole('checkbox', { name: `Select ${name}` });
    await expect(box).toHaveCSS('opacity', '0');
    await row(page, name).hover();
    await expect(box).toHaveCSS('opacity', '1');
    await box.check();
    await page.mouse.move(0, 0);
    await expect(box).toHaveCSS('opacity', '1');
  });
});

test('the views are one line and a menu, the filters four and More', async ({ page }) => {
  await openInbox(page, '');
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link')).toHaveText([/^Mine/, /^Unassigned/, /^New/, /^Overdue/]);
  const lines = new Set<number>();
  for (const view of await views.getByRole('link').or(views.getByRole('button')).all())
    lines.add((await boxOf(view)).y);
  expect(lines.size).toBe(1);
  await views.getByRole('button', { name: /other views$/i }).press('Enter');
  await page.getByRole('menuitem', { name: /^Pending/ }).press('Enter');
  await expect(page).toHaveURL(/status=pending$/);
  await expect(views.getByRole('button', { name: 'Pending; other views' })).toBeVisible();

  await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
  const fields = page.locator('search').locator('select, input:not([type=search])');
  await expect(fields).toHaveCount(4);
  await page.getByRole('button', { name: 'More filters' }).press('Enter');
  await expect(page.getByLabel('Source')).toBeVisible();
});

test('on a small tablet the buttons of Today cover no name', async ({ page }) => {
  await makeLead(page.context());
  await openBackOffice(page, '/admin/today');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    const first = page.getByRole('main').locator('li:has([data-row-link])').first();
    const name = await boxOf(first.locator('[data-row-link]'));
    expect(name.width).toBeGreaterThan(150);
    for (const button of await first
      .getByRole('button')
      .or(first.getByRole('link', { name: 'Call' }))
      .all()) {
      const box = await boxOf(button);
      const isBeside = box.x >= name.right || box.y >= name.bottom;
      expect(isBeside, `${await button.textContent()} at ${width}`).toBe(true);
    }
  }
});

test("on a small tablet an open lead's head fits, and no address of users breaks", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { name } = await openWithLeads(page, ['Asha']);
  await head(page, name).click();
  await page.getByRole('button', { name: 'Open the lead' }).click();
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(pane(page).getByRole('button', { name: 'Take' })).toBeInViewport({ ratio: 1 });
    expect(await excessWidth(page)).toBe(0);
  }

  await goWithin(page, '/admin/users');
  const address = page
    .getByRole('main')
    .getByText(/@golghar\.example$/)
    .first();
  await expect(address).toBeVisible();
  expect((await boxOf(address)).height).toBeLessThan(30);
});
