import { expect, type Page, test } from '@playwright/test';
import { type Stack, startStack, testAdmin } from '../../infra/test/stack';
import { signInOnPage } from '../../infra/test/support/back-office';
import { Mailbox } from '../../infra/test/support/mailbox';
import { violations } from './violations';

// A separate, unused product; the second test continues where the first one ends.
test.describe.configure({ mode: 'serial' });

let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startStack({ localDir: '.local/first-day', fresh: true });
});

test.afterAll(() => stack?.stop());

const openToday = async (page: Page) => {
  await page.goto(`${stack.url}/admin/login?next=%2Fadmin%2Ftoday`);
  await signInOnPage(page, testAdmin);
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
};

const day = (page: Page, done: number) =>
  page.getByRole('region', { name: `Your first day (${done} of 5)`, exact: true });

test('an owner sees what to do first, and may hide it on all devices', async ({ page, browser }) => {
  await openToday(page);
  await expect(day(page, 0).getByRole('listitem')).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect(day(page, 0)).toHaveCount(0);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openToday(elsewhere);
  await expect(elsewhere.getByText('Nothing is due.')).toBeVisible();
  await expect(elsewhere.getByText('Your first day')).toHaveCount(0);
  await context.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day(page, 0)).toBeVisible();

  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Leads/ })
    .click();
  await expect(page.getByText('No leads found')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Import leads' })).toBeVisible();
  await main.getByRole('button', { name: 'Add a lead' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'New lead' })).toBeVisible();
});

test('the first day ends with a test enquiry that is told, and all else done', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { email } = testAdmin;
  const mails = new Mailbox(stack.mailUrl);
  await openToday(page);
  await day(page, 0).getByRole('button', { name: 'Send one' }).press('Enter');
  await expect(page.getByText(`${email} was told, `)).toBeVisible({ timeout: 15_000 });
  expect((await mails.waitForSubject('Test of Admin', email)).text).toContain('A test enquiry');
  await expect(day(page, 1)).toBeVisible();
  await page.getByRole('link', { name: /^lead GD-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test of Admin' })).toBeVisible();

  const toToday = () =>
    page
      .getByRole('complementary')
      .getByRole('link', { name: /^Today/ })
      .click();
  await toToday();
  await day(page, 1).getByRole('link', { name: 'Enter your name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Meera Sinha');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('complementary')).toContainText('Meera Sinha');
  await toToday();
  await day(page, 2).getByRole('link', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ravi Kumar');
  await dialog.getByLabel('Email').fill('ravi@golghar.example');
  await dialog.getByRole('radio', { name: /^Manager/ }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const link = await dialog.getByLabel('Link to choose a password').inputValue();
  await page.keyboard.press('Escape');
  await toToday();
  await expect(day(page, 3)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await theirs.getByLabel('New password').fill('litti on a slow fire 1917');
  await theirs.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await theirs.goto(`${stack.url}/admin/today`);
  await expect(theirs.getByRole('region', { name: 'Team' })).toBeVisible();
  await expect(theirs.getByText('Your first day')).toHaveCount(0);
  await theirs.context().close();

  await day(page, 3).getByRole('link', { name: 'Choose' }).click();
  await page.getByRole('radio', { name: /^In turn/ }).check();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await toToday();
  await day(page, 4).getByRole('link', { name: 'Import a file' }).click();
  const buffer = Buffer.from('Name,Phone\nAsha Devi,+91 98350 12345\n');
  await page.getByLabel('CSV file').setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import 1 lead' }).click();
  await expect(page.getByRole('heading', { name: '1 lead imported' })).toBeVisible();
  await toToday();
  await expect(page.getByRole('region', { name: 'Team' })).toBeVisible();
  await expect(page.getByText('Your first day')).toHaveCount(0);
});
