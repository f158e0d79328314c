import { expect, type Page, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { queryDatabase } from '../../infra/test/support/database';
import { product } from '../../infra/test/support/environment';
import { makeLead, makeLogin } from './inbox';
import { fail } from './routes';

const words = 'Wants the launch before Chhath';

const note = (page: Page) => page.getByLabel('Add a note');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a lead, including the sign-in, and starts a note. */
const beginNote = async (page: Page, id: string) => {
  // The event stream reconnects by itself, and would notice the end of the session before the test does.
  await fail(page, '**/api/admin/events');
  await page.goto(`/admin/submissions/${id}`);
  await signInOnPage(page);
  await note(page).fill(words);
};

test('whoever signs in with a one-time password chooses their own first', async ({ page }) => {
  const login = await makeLogin('manager');
  const sql = 'UPDATE auth.app_user SET must_change_password = true WHERE email = $1';
  await queryDatabase(product.databaseUrl, sql, [login.email]);
  await page.goto('/admin/today');
  await signInOnPage(page, login);
  await expect(heading(page, 'Choose your own password')).toBeVisible();
  await page.getByLabel('Current password').fill(login.password);
  await page.getByLabel('New password').fill('khaja litchi sikki sattu');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(heading(page, 'Today')).toBeVisible();
});

test('a logout leaves nothing to the next person, in any tab', async ({ page, context }) => {
  const { id } = await makeLead(context);
  const next = await makeLogin('manager');
  await beginNote(page, id);
  const other = await context.newPage();
  await other.goto(`/admin/submissions/${id}`);
  await note(other).fill(words);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await expect(heading(other, 'Admin Login')).toBeVisible();
  await expect(other).toHaveURL(/\/admin\/login$/);
  for (const tab of [page, other])
    expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(words);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/login$/);

  await signInOnPage(page, next);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(heading(other, 'Dashboard')).toBeVisible();
  await page.goto(`/admin/submissions/${id}`);
  await expect(note(page)).toHaveValue('');
});

test('after an expired session page and draft are there again, but for nobody else', async ({
  page,
  context,
}) => {
  const { id } = await makeLead(context);
  await beginNote(page, id);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toContainText('Your note is kept.');
  await expect(page.getByText('Failed to add note.')).toHaveCount(0);
  await page.reload();
  await signInOnPage(page);
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/${id}$`));
  await expect(note(page)).toHaveValue(words);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('Note added', { exact: true })).toBeVisible();
  await expect(note(page)).toHaveValue('');

  // Another person gets neither, in this tab or in another one.
  await note(page).fill(words);
  await context.clearCookies();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await signInOnPage(page, await makeLogin('manager'));
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto(`/admin/submissions/${id}`);
  await expect(note(page)).toHaveValue('');

  // Who signs in in another tab takes over all tabs.
  await note(page).fill(words);
  const next = await makeLogin('manager');
  const other = await context.newPage();
  await context.clearCookies();
  await other.goto('/admin/login');
  await signInOnPage(other, next);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(next.email);
  await page.goto(`/admin/submissions/${id}`);
  await expect(note(page)).toHaveValue('');
});
