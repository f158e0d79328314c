import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { item, makeLead, readLead } from './inbox';
import { boxOf } from './page-checks/overflow';
import { change } from './routes';

test.beforeEach(({ context }) => signIn(context.request));

test('the report prints without navigation; every bar leads to its leads', async ({ page }) => {
  await makeLead(page.context());
  await page.goto('/admin/dashboard');
  const chart = page.getByRole('figure');
  await expect(chart).toContainText('Leads per day');
  await expect(chart).toContainText('in the 30 days before');
  await expect(chart.getByRole('link')).toHaveCount(30);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByLabel('Period')).toBeHidden();
  await expect(page.getByRole('table', { name: 'By service' })).toBeVisible();
  expect((await boxOf(page.getByRole('main'))).x).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Period').selectOption('90');
  await expect(chart).toContainText('Leads per week');
  await expect(chart.getByRole('link')).toHaveCount(13);
  await chart.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/admin\/submissions\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await expect(page.locator('li[data-lead]').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('table', { name: 'By status' }).getByRole('link', { name: 'New' }).click();
  await expect(page).toHaveURL(/status=new&from=/);
});

test('a row of the dashboard is one target, with the keys of a list', async ({ page, context }) => {
  const { id, name } = await makeLead(context);
  // Enquiries of other tests would push it off the end of the list.
  await change(page, '**/api/admin/dashboard', async (data: { recent: { id: string }[] }) => ({
    ...data,
    recent: [await readLead(page, id), ...data.recent.filter((lead) => lead.id !== id)].slice(0, 5),
  }));
  await change(page, '**/api/admin/submissions/views', ({ views }: { views: object }) => ({
    views: { ...views, overdue: { count: 7, isExact: true } },
  }));
  await page.goto('/admin/dashboard');
  // Leads whose answer is due are counted, with a link to the late ones.
  await expect(page.getByRole('heading', { name: /^Needs a reply \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '7 overdue' })).toHaveAttribute('href', /overdue/);
  const row = item(page.getByRole('region', { name: 'Latest submissions' }), name);
  const box = await boxOf(row);
  for (const position of [
    { x: box.width - 6, y: 6 },
    { x: 6, y: box.height / 2 },
    { x: box.width / 2, y: box.height - 6 },
  ]) {
    await row.click({ position });
    await page.waitForURL(`**/admin/submissions/${id}`);
    await page.goBack();
  }
  for (const options of [{ button: 'middle' as const }, { modifiers: ['Control' as const] }]) {
    const opened = context.waitForEvent('page');
    await row.click({ ...options, position: { x: box.width - 6, y: 6 } });
    const tab = await opened;
    await tab.waitForURL(`**/admin/submissions/${id}`);
    await tab.close();
  }
  const links = page.locator('[data-row-link]');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  const link = row.getByRole('link', { name: /^View Details/ });
  await link.focus();
  await page.keyboard.press('2');
  await expect(row).toContainText('In Progress');
  // Undo appears once the server has the change.
  await expect(page.getByText('Status updated', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(row).toContainText('New');
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/submissions/${id}`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
