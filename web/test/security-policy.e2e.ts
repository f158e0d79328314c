import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { conceptPages } from '../../infra/test/support/concept-pages';
import { publicPages } from '../../infra/test/support/public-pages';
import { watchRefusals } from './page-checks/refusals';

test('every page gets by without inline styles but those that the policy names', async ({ request }) => {
  for (const path of [...publicPages, ...conceptPages(), '/nothing-here', '/admin/login']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect.soft(/style-src[^;]*/.exec(policy)?.[0], path).toMatch(/^style-src 'self'( 'sha256-[^']+')*$/);
    expect.soft((await answer.text()).match(/<[^>]* style="[^"]*"/g) ?? [], path).toEqual([]);
  }
});

test('nothing of the back office is refused, and a dialog holds the page', async ({ page, context }) => {
  const refused = await watchRefusals(context);
  await signIn(context.request);
  for (const screen of ['dashboard', 'today', 'board', 'submissions', 'month', 'operations', 'account']) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/admin/submissions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  await page.goto('/api/admin/openapi');
  await expect(page.getByRole('heading', { name: 'API', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  expect(refused).toEqual([]);
});
