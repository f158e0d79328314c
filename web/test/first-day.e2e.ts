import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';
import { makeColleague } from '../../infra/test/support/staff';
import { violations } from './violations';

/** Answers as of a product on which nobody has done anything yet, as far as the five ticks go. */
async function asOnTheFirstDay(page: Page, told: { isDone: boolean }) {
  const answer = (path: string, json: object) => page.route(path, (route) => route.fulfill({ json }));
  await page.route('**/api/admin/users', async (route) => {
    const { users } = await (await route.fetch()).json();
    await route.fulfill({ json: { users: users.slice(0, 1) } });
  });
  await page.route('**/api/admin/lead-settings', async (route) => {
    const settings = await (await route.fetch()).json();
    const assignment = { rule: 'none', memberIds: [], services: {}, cities: [] };
    await route.fulfill({ json: { ...settings, assignment } });
  });
  await answer('**/api/admin/audit?*', { entries: [], next: null, actors: [] });
  await page.route('**/api/admin/operations', async (route) => {
    const operations = await (await route.fetch()).json();
    if (!told.isDone) operations.alerts.lastSentAt = null;
    await route.fulfill({ json: operations });
  });
}

test('an owner sees what to do first, and a test enquiry goes through until somebody is told', async ({
  page,
}) => {
  const { email, request } = await makeColleague('admin', 'Admin');
  await page.context().addCookies((await request.storageState()).cookies);
  const told = { isDone: false };
  await asOnTheFirstDay(page, told);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/today');
  const day = page.getByRole('region', { name: 'Your first day (0 of 5)' });
  await expect(day.getByRole('listitem')).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  for (const [name, path] of [
    ['Write your name', '/admin/account'],
    ['Invite somebody', '/admin/users?invite=1'],
    ['Choose', '/admin/settings'],
    ['Import a file', '/admin/submissions/import'],
  ] as const)
    await expect(day.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);

  await day.getByRole('button', { name: 'Send one' }).press('Enter');
  await expect(page.getByText(`${email} was told, `)).toBeVisible({ timeout: 15_000 });
  const mail = await new Mailbox(product.mailUrl).waitForSubject('Test of Admin', email);
  expect(mail.text).toContain('A test enquiry');
  told.isDone = true;
  await expect(page.getByRole('region', { name: 'Your first day (1 of 5)' })).toBeVisible();
  await page.getByRole('link', { name: /^lead GD-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test of Admin' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('whoever has done it all, hides it or is no administrator does not see it', async ({
  page,
  browser,
}) => {
  const { request } = await makeColleague('admin', 'Admin');
  await page.context().addCookies((await request.storageState()).cookies);
  await asOnTheFirstDay(page, { isDone: true });
  await page.goto('/admin/today');
  await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Today \(/ })).toBeVisible();
  await expect(page.getByText('Your first day')).toHaveCount(0);

  const colleague = await makeColleague('manager');
  const context = await browser.newContext({ storageState: await colleague.request.storageState() });
  const theirs = await context.newPage();
  await theirs.goto('/admin/today');
  await expect(theirs.getByRole('heading', { level: 1, name: /^Today \(/ })).toBeVisible();
  await expect(theirs.getByText('Your first day')).toHaveCount(0);
  await context.close();
});

test('an empty list says what to do', async ({ page }) => {
  await signIn(page.request);
  await page.route('**/api/admin/submissions?*', (route) =>
    route.fulfill({ json: { submissions: [], total: 0, isTotalExact: true, nextCursor: null } }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/submissions');
  await expect(page.getByText('No leads found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Import leads' })).toHaveAttribute(
    'href',
    '/admin/submissions/import',
  );
  await page.getByRole('button', { name: 'Write down a lead' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'New lead' })).toBeVisible();
});
