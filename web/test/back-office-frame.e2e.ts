import { expect, test } from '@playwright/test';
import { signIn, signInOnPage } from '../../infra/test/support/back-office';
import { holdScripts } from './hold-scripts';

test('a screen asks for few files: on a slow line each costs more than what is in it', async ({
  page,
  context,
}) => {
  await signIn(context.request);
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await page.goto('/admin/submissions');
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  expect(scripts.size).toBeGreaterThan(5);
  expect(scripts.size, [...scripts].join(' ')).toBeLessThanOrEqual(25);
});

test('User Management says Loading... while its program is fetched from inside', async ({
  page,
  context,
}) => {
  await signIn(context.request);
  await page.goto('/admin/account');
  // Parts of this page say Loading..., too, until they are there.
  await expect(page.getByRole('button', { name: 'Make a token' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const release = await holdScripts(page, '**/assets/user-management-*.js');
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
});

test("signing in says what the server says, whatever the answer's form", async ({ page }) => {
  await page.goto('/admin/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 403, json: { message: 'The office is closed today.' } }),
  );
  await signInOnPage(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The office is closed today.' })).toBeVisible();
  await page.unrouteAll();
  const wait = 'Too many attempts to sign in. Please try again in 2 seconds.';
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { message: wait } }),
  );
  await signInOnPage(page);
  await expect(page.locator('form').getByRole('alert')).toContainText(wait);
  await expect(page.locator('form').getByRole('alert')).toContainText('You can try again now.');
  await page.unrouteAll();
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, body: 'no' }));
  await signInOnPage(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
});
