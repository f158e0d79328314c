import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeEnquiry } from '../../infra/test/support/enquiry';

test.beforeEach(({ context }) => signIn(context.request));

test('every bar of the report leads to its leads, and says what came before', async ({ page, request }) => {
  await request.post('/api/contact', { data: makeEnquiry() });
  await page.goto('/admin/dashboard');
  const chart = page.getByRole('figure');
  await expect(chart).toContainText('Leads per day');
  await expect(chart).toContainText('in the 30 days before');
  await expect(chart.getByRole('link')).toHaveCount(30);
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

test('what waits for an answer is counted, with the way to what is late', async ({ page, request }) => {
  await request.post('/api/contact', { data: makeEnquiry() });
  await page.route('**/api/admin/submissions/views', async (route) => {
    const answer = await route.fetch();
    const { views } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { views: { ...views, overdue: { count: 7, isExact: true } } },
    });
  });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: /^Needs a reply \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '7 overdue' })).toHaveAttribute('href', /overdue/);
});

test('the report prints without navigation', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('figure')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByLabel('Period')).toBeHidden();
  await expect(page.getByRole('table', { name: 'By service' })).toBeVisible();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
});
