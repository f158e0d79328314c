import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';

test.beforeEach(({ context }) => signIn(context.request));

test('says that it is offline as long as it is, and hides nothing for it', async ({ page, context }) => {
  await page.goto('/admin/submissions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByText('You are offline.');
  await expect(banner).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  // Nothing is below the window's edge, where the field for a note is.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('an address that nothing has answers inside the back office, as a 404', async ({ page }) => {
  expect((await page.goto('/admin/users/nobody/here'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such screen' })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All Leads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
});
