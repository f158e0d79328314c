import { expect, test } from '@playwright/test';
import { signIn, signInOnPage } from '../../infra/test/support/back-office';
import { openBackOffice, signInQuietly } from './inbox';
import { answer, hold } from './routes';

test('the list asks for few files and few bytes', async ({ page, context }) => {
  await signIn(context.request);
  // Disables prefetching, which may start before a slow machine has checked.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts: { address: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    scripts.push({ address: request.url(), bytes });
  });
  await page.goto('/admin/submissions');
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  const addresses = scripts.map(({ address }) => address).join(' ');
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length, addresses).toBeLessThanOrEqual(25);
  const sizes = await Promise.all(scripts.map(({ bytes }) => bytes));
  expect(
    sizes.reduce((sum, bytes) => sum + bytes, 0),
    addresses,
  ).toBeLessThanOrEqual(205 * 1024);
});

test('User Management says Loading... while its program is fetched', async ({ page, context }) => {
  await openBackOffice(page, '/admin/account');
  // Parts of this page also say Loading... at first.
  await expect(page.getByRole('button', { name: 'Make a token' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const release = await hold(page, '**/assets/user-management-*.js');
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  // A program that is fetched later may bring the style sheet along, and each element would match it twice.
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);

  await test.step('it says that it is offline as long as it is, and hides nothing for it', async () => {
    await page.getByRole('link', { name: /^Leads/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
    const banner = page.getByText('You are offline.');
    await expect(banner).toHaveCount(0);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    // Nothing is below the window's lower edge, where the field for a note is.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBeLessThanOrEqual(0);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });
});

test("signing in says what the server says, whatever the answer's form", async ({ page }) => {
  await page.goto('/admin/login');
  const login = '**/api/auth/login';
  await answer(page, login, { status: 403, json: { message: 'The office is closed today.' } });
  await signInOnPage(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The office is closed today.' })).toBeVisible();
  await page.unrouteAll();
  const wait = 'Too many attempts to sign in. Please try again in 2 seconds.';
  await answer(page, login, { status: 429, headers: { 'retry-after': '2' }, json: { message: wait } });
  await signInOnPage(page);
  await expect(page.locator('form').getByRole('alert')).toContainText(wait);
  await expect(page.locator('form').getByRole('alert')).toContainText('You can try again now.');
  await page.unrouteAll();
  await answer(page, login, { status: 403, body: 'no' });
  await signInOnPage(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
});

test('an address that nothing has answers inside the back office, as a 404', async ({ page }) => {
  await signInQuietly(page);
  expect((await page.goto('/admin/users/nobody/here'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such screen' })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All Leads' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
});
