import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { signIn, signInOnPage } from '../../infra/test/support/back-office';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';
import { item, openBackOffice } from './inbox';
import { boxOf, excessWidth } from './page-checks/overflow';
import { answer, fail } from './routes';

// The last file that runs in parallel: if its tests ran one by one, a worker would be idle.
test.describe.configure({ mode: 'parallel' });

const mails = new Mailbox(product.mailUrl);
const password = 'litti on a slow fire 1917';

const somebody = () => {
  const id = randomUUID().slice(0, 8);
  return { name: `Meera ${id}`, email: `meera-${id}@staff.example` };
};

type Person = ReturnType<typeof somebody>;

const openUsers = async (page: Page, path = '/admin/users') => {
  await openBackOffice(page, path);
  const heading = page.getByRole('heading', { level: 1, name: 'User Management', includeHidden: true });
  await expect(heading).toBeAttached();
};

const rowOf = (page: Page, { name }: Person) => page.getByRole('row').filter({ hasText: name });

const dialog = (page: Page) => page.getByRole('dialog');

/** A page of another person, not signed in. */
const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: product.url })).newPage();

const choosePassword = async (page: Page, link: string, chosen = password) => {
  await page.goto(link);
  await page.getByLabel('New password').fill(chosen);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
};

/** A user who is already signed in. */
const member = async (request: APIRequestContext, role = 'sales_executive') => {
  const person = somebody();
  await signIn(request);
  const { link } = await (await request.post('/api/admin/users', { data: { ...person, role } })).json();
  const token = new URL(link.url).hash.slice(1);
  await request.post('/api/auth/links/accept', { data: { token, newPassword: password } });
  return person;
};

test('an admin invites somebody, who chooses a password and is in', async ({ page, browser }) => {
  const person = somebody();
  await openUsers(page);
  await page.getByRole('button', { name: 'Add New User' }).click();
  await expect(page).toHaveURL(/\?invite=1$/);
  await dialog(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog(page).getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await dialog(page).getByLabel('Name').fill(person.name);
  await dialog(page).getByLabel('Email').fill(product.admin.email);
  await dialog(page)
    .getByRole('radio', { name: /^Manager/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog(page).getByText('Somebody with this address is already a user')).toBeVisible();
  await dialog(page).getByLabel('Email').fill(person.email);
  await dialog(page).getByLabel('Email').press('Enter');

  await expect(dialog(page).getByRole('heading', { name: `Invitation for ${person.name}` })).toBeVisible();
  const field = dialog(page).getByLabel('Link to choose a password');
  const shown = await field.inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add New User' })).toBeFocused();
  await expect(rowOf(page, person)).toContainText('Invited');
  await expect(rowOf(page, person)).toContainText('mail sent');

  const link = /http\S+#[\w-]+/.exec((await mails.waitForRecipient(person.email)).text)?.[0] ?? '';
  expect(link).toBe(shown);
  const theirs = await newPage(browser);
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: `Welcome, ${person.name}` })).toBeVisible();
  await expect(theirs.getByLabel('Email')).toHaveValue(person.email);
  await choosePassword(theirs, link, 'password123456');
  await expect(theirs.getByText('A few unrelated words are better.')).toBeVisible();
  await expect(theirs.getByLabel('New password')).toBeFocused();
  await choosePassword(theirs, link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
  const sidebar = theirs.getByRole('complementary');
  await expect(sidebar).toContainText('Manager');
  await expect(sidebar.getByRole('link', { name: 'Leads' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'User Management' })).toHaveCount(0);
  await theirs.goto('/admin/users');
  await expect(theirs.getByText('Only administrators can open this page.')).toBeVisible();
  await theirs.context().close();

  const late = await newPage(browser);
  await late.goto(link);
  await expect(late.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await late.getByRole('link', { name: 'Sign in' }).click();
  await expect(late.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await late.context().close();
});

test('a reset link takes the place of the password', async ({ page, browser, request }) => {
  const person = await member(request);
  await openUsers(page);
  await expect(rowOf(page, person)).toContainText(/Last sign-in: \w{3} \d\d, \d{4} \d\d:\d\d/);
  await rowOf(page, person).getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Reset the password of ${person.name}?`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog(page)).toContainText(`on its way to ${person.email}`);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, person).getByRole('button', { name: 'Reset password' })).toBeFocused();
  await expect(rowOf(page, person)).toContainText('Reset link until');
  const mail = await mails.waitForSubject('A new password', person.email);
  const theirs = await newPage(browser);
  await choosePassword(theirs, /http\S+#[\w-]+/.exec(mail.text)?.[0] ?? '', 'khaja from Silao 1961');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Logout' }).click();
  await signInOnPage(theirs, { email: person.email, password: 'khaja from Silao 1961' });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await theirs.context().close();
});

test('a role is asked back, a name changes, their own pages have both, a disabled user is out', async ({
  page,
  browser,
  request,
}) => {
  const person = await member(request);
  const theirs = await newPage(browser);
  // The event stream ends with the session, and the page may notice before the test does.
  await fail(theirs, '**/api/admin/events');
  await theirs.goto('/admin/submissions');
  await signInOnPage(theirs, { email: person.email, password });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();

  await openUsers(page);
  let row = rowOf(page, person);
  const role = row.getByLabel(`Role of ${person.name}`);
  const confirm = page.getByRole('alertdialog');
  await role.selectOption('Manager');
  await expect(confirm).toContainText(`Make ${person.name} a Manager?`);
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(role).toHaveValue('sales_executive');
  await expect(role).toBeFocused();
  await role.selectOption('Manager');
  await confirm.getByRole('button', { name: 'Change role' }).click();
  await expect(role).toHaveValue('manager');
  await expect(page.getByText(`${person.name} is now Manager.`).first()).toBeVisible();

  const button = page.getByRole('button', { name: `Change the name of ${person.name}` });
  await button.click();
  const field = dialog(page).getByLabel('Name');
  await expect(field).toHaveValue(person.name);
  await field.fill(' ');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Name must be at least 2 characters')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await button.click();
  const renamed = { ...person, name: person.name.replace('Meera', 'Mira') };
  await field.fill(renamed.name);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, renamed)).toContainText(person.email);
  await expect(page.getByText(`This is ${renamed.name} now.`, { exact: true })).toBeVisible();
  await theirs.reload();
  for (const text of ['Manager', renamed.name])
    await expect(theirs.getByRole('complementary')).toContainText(text);

  row = rowOf(page, renamed);
  await row.getByRole('button', { name: 'Disable' }).click();
  await expect(confirm).toContainText(`Disable ${renamed.name}?`);
  await expect(confirm.getByLabel('Who takes over their open leads?').locator('option:checked')).toHaveText(
    'Nobody: they become unassigned',
  );
  await confirm.getByRole('button', { name: 'Disable' }).click();
  await expect(row.getByRole('button', { name: 'Enable' })).toBeFocused();
  await expect(row).toContainText('Disabled');
  const view = theirs.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^New/ });
  // An automatic request of the page may have told it earlier.
  await view.click({ timeout: 3000 }).catch(() => undefined);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await theirs.context().close();

  await row.getByRole('button', { name: 'Enable' }).click();
  await confirm.getByRole('button', { name: 'Enable' }).click();
  await expect(row).toContainText('Active');
});

test('a failed list and link are asked for again, a refusal says why', async ({ page, request }) => {
  const person = await member(request, 'manager');
  await page.route('**/api/admin/users', (route) => route.abort());
  await openUsers(page, '/admin/users?invite=1');
  await expect(dialog(page).getByRole('heading', { name: 'Add New User' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Error loading the users.')).toBeVisible();
  await page.unroute('**/api/admin/users');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row').filter({ hasText: '(you)' })).toContainText(product.admin.email);

  const json = { code: 'last_admin', message: 'This is the last one.' };
  await answer(page, '**/api/admin/users/*', { status: 409, json });
  const row = rowOf(page, person);
  await row.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('This is the last one.').first()).toBeVisible();
  await expect(row).toContainText('Active');

  await page.route('**/api/auth/links/check', (route) => route.abort(), { times: 1 });
  await page.goto(`/admin/set-password#${'A'.repeat(43)}`);
  await expect(page.getByText('The link could not be checked.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('users stand one below the other, and an invitation can be withdrawn', async ({ page, request }) => {
    const person = somebody();
    await signIn(request);
    await request.post('/api/admin/users', { data: { ...person, role: 'manager' } });
    await openUsers(page);
    const card = item(page.getByRole('list', { name: 'Users' }), person.name);
    await expect(card).toContainText('Invitation until');
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await excessWidth(page)).toBe(0);
    for (const control of await card.locator('button, select').all())
      expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);

    await card.getByRole('button', { name: 'Withdraw' }).click();
    const confirm = page.getByRole('alertdialog');
    await expect(confirm).toContainText(`Withdraw the invitation of ${person.name}?`);
    await confirm.getByRole('button', { name: 'Withdraw' }).click();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add New User' })).toBeFocused();
  });
});
