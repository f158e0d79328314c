import { expect, type Page, test } from '@playwright/test';
import { makeColleague } from '../../infra/test/support/staff';
import { head, makeLogin, openWithLeads, pane } from './inbox';

const form = (page: Page) => page.getByRole('form', { name: 'Name and contact data' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const history = (page: Page) => pane(page).getByRole('list', { name: 'History' });

async function openLead(page: Page) {
  const { name, id } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  await head(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(history(page)).toBeVisible();
  return { name, id };
}

test('contact data is corrected in place by keys alone, and Z takes it back', async ({ page, context }) => {
  const { name } = await openLead(page);

  // Keys typed immediately go into the first field.
  await page.keyboard.press('e');
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Phone').fill('call me');
  await field(page, 'City').fill('Gaya');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone')).toBeFocused();
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('Please enter a valid phone number');

  await field(page, 'Phone').fill('+91 98350 54321');
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveCount(0);
  await expect(head(page, name)).toBeFocused();
  await expect(pane(page).getByRole('link', { name: '+91 98350 54321' })).toBeVisible();
  await expect(history(page)).toContainText('City: Patna → Gaya');

  await page.keyboard.press('z');
  await expect(history(page)).toContainText('City: Gaya → Patna');
  await expect(pane(page).getByRole('link', { name: '+91 98350 54321' })).toHaveCount(0);

  await page.keyboard.press('e');
  await field(page, 'City').fill('Ara');
  // If something was typed, Esc asks with the button that discards it.
  await page.keyboard.press('Escape');
  await expect(form(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(field(page, 'City')).toHaveValue('Ara');
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(field(page, 'City')).toHaveValue('Patna');
  await page.keyboard.press('Escape');

  await test.step('what was corrected without a connection waits, and is saved afterwards', async () => {
    await pane(page).getByRole('button', { name: 'Correct name and contact data' }).click();
    await field(page, 'City').fill('Siwan');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveCount(0);
    await expect(pane(page)).toContainText('Waits: city Siwan');
    await context.setOffline(false);
    await expect(history(page)).toContainText('City: Patna → Siwan');
    await page.reload();
    await expect(history(page)).toContainText('City: Patna → Siwan');
    await expect(form(page)).toHaveCount(0);
  });
});

test('of two who correct the same the second is told and asked', async ({ page }) => {
  const { id } = await openLead(page);
  const colleague = await makeColleague('manager');
  const path = `/api/admin/submissions/${id}`;
  const correct = (city: string) => colleague.request.patch(path, { data: { city } });
  await page.keyboard.press('e');
  await field(page, 'City').fill('Ara');
  await correct('Gaya');
  await expect(field(page, 'City')).toHaveAccessibleDescription('Somebody has changed it meanwhile: Gaya');

  // Between the update that the screen knows and the response.
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'PATCH') await correct('Siwan');
    await page.unroute(`**${path}`);
    await route.fallback();
  });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('It is now: city Siwan. You wanted: city Ara.');
  await dialog.getByRole('button', { name: 'Use mine' }).click();
  await expect(history(page)).toContainText('City: Siwan → Ara');
  await expect(form(page)).toHaveCount(0);
});
