import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeColleague } from '../../infra/test/support/staff';
import { openBackOffice } from './inbox';
import { excessWidth } from './page-checks/overflow';
import { fail } from './routes';

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test('people see their sessions on another try, end one or all others, and change their name', async ({
  page,
  browser,
  baseURL,
}) => {
  const { login, name, request } = await makeColleague('manager');
  const lost = await browser.newContext({ baseURL, userAgent: phone });
  await signIn(lost.request, login);
  const status = async (other: typeof request) => (await other.get('/api/auth/check')).status();

  await page.setViewportSize({ width: 360, height: 780 });
  await fail(page, '**/api/auth/sessions');
  await openBackOffice(page, '/admin/account', login);
  await expect(page.getByText('Error loading your sessions')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('button', { name: 'Retry' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: '(this browser)' })).toHaveCount(1);
  expect(await excessWidth(page)).toBe(0);

  await page.getByRole('button', { name: /^Sign out Chrome on Android/ }).click();
  await expect(rows).toHaveCount(2);
  expect([await status(lost.request), await status(request)]).toEqual([401, 200]);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await status(request)).toBe(200);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0);
  expect([await status(request), await status(page.request)]).toEqual([401, 200]);
  await lost.close();

  // The user's own name, which is used everywhere from then on.
  await page.setViewportSize({ width: 1280, height: 800 });
  const field = page.getByLabel('Name', { exact: true });
  await expect(field).toHaveValue(name);
  await field.fill('M');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Name must be at least 2 characters/);
  await expect(field).toBeFocused();

  const renamed = `Mira ${name.split(' ')[1]}`;
  await field.fill(renamed);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You are ${renamed} now.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary').getByText(renamed)).toBeVisible();
  // Words are saved as one leaves their field; an emptied greeting is the usual one again.
  const [signature, greeting] = [
    page.getByLabel('Signature', { exact: true }),
    page.getByLabel('WhatsApp greeting'),
  ];
  await greeting.fill('Namaste {name}');
  await signature.fill('Yours, {me}');
  await greeting.fill('');
  await field.focus();
  await expect(greeting).toHaveValue(/^Hello \{name\}/);
  const sound = page.getByLabel(/Play a sound/);
  await expect(sound).not.toBeChecked();
  await sound.check();
  await page.reload();
  await expect(field).toHaveValue(renamed);
  await expect(signature).toHaveValue('Yours, {me}');
  await expect(sound).toBeChecked();
});
