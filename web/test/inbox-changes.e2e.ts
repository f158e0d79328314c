import { expect, type Page, test } from '@playwright/test';
import { head, makeLogin, openWithLeads, pane, readLead, row, status } from './inbox';

/**
 * Changes of leads do not get through, although the browser reports that it is online. To be called before the page is
 * opened: in an open page the browser lets a request through that starts right afterwards.
 */
const breakChanges = (page: Page) =>
  page.route(/\/api\/admin\/submissions\/[^/]+(\/spam)?$/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );

const toast = (page: Page) => page.getByRole('region', { name: /Messages/ }).getByRole('listitem');

test('a status that does not get through fails on its row, and is tried again there', async ({ page }) => {
  await breakChanges(page);
  const { ids, names } = await openWithLeads(page, ['Asha', 'Bina'], {
    query: '&status=new',
    login: await makeLogin(),
  });
  const [, id] = ids;
  const [first = '', second = ''] = names;
  await head(page, second).click();
  await expect(pane(page).getByText('Enquiry received')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.keyboard.press('3');
  await expect(head(page, first)).toBeFocused();
  const failed = page.getByText('Failed to update status. Please try again.', { exact: true });
  await expect(failed).toBeVisible();
  await expect(page.getByText(second, { exact: true }).and(page.locator('strong, li span'))).toBeVisible();
  await expect(row(page, second)).toContainText('Not saved: Pending');
  await expect(status(page, second)).toHaveText('New');
  await expect(row(page, first)).not.toContainText('Not saved');
  await expect(pane(page)).not.toContainText('Not saved');
  await page.keyboard.press('k');
  await expect(pane(page)).toContainText('Not saved: Pending');

  await page.unrouteAll();
  await row(page, second).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`${second}: Pending`, { exact: true })).toBeVisible();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  const submission = await readLead(page, id);
  expect(submission.status).toBe('pending');
});

test('a lead that could not be set aside as spam is in its list again', async ({ page }) => {
  await breakChanges(page);
  const { names } = await openWithLeads(page, ['Asha', 'Bina'], { login: await makeLogin() });
  const [, second = ''] = names;
  await head(page, second).focus();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('!');
  await expect(page.getByText('The lead was not marked as spam. Please try again.').first()).toBeVisible();
  await expect(row(page, second)).toContainText('Not saved: Spam');
  await head(page, second).focus();
  await page.keyboard.press('2');
  await expect(row(page, second)).toContainText('Not saved: In Progress');
  await page.getByRole('button', { name: `Leave ${second} as it is` }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
});

test('Z says what it took back, and offers no second Undo; 6 takes a lead of nobody', async ({ page }) => {
  const { id, name } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  await head(page, name).focus();
  await page.keyboard.press('2');
  await expect(toast(page)).toContainText(`${name}: In Progress`);
  await expect(page.getByText('Status updated', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(toast(page)).toContainText(`${name}: New`);
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByText('Nothing to undo', { exact: true })).toBeVisible();
  await expect(status(page, name)).toHaveText('New');

  // Whoever works on an unassigned lead is asked to take it, and takes it with one key.
  await head(page, name).focus();
  await page.keyboard.press('2');
  await expect(toast(page)).toContainText('Nobody owns it yet');
  await page.keyboard.press('6');
  await expect(toast(page)).toContainText(`${name} is yours now`);
  expect(await readLead(page, id)).toMatchObject({
    status: 'in_progress',
    owner: { name: expect.stringMatching(/^Meera/) },
  });
  await page.keyboard.press('3');
  await expect(toast(page)).toContainText(`${name}: Pending`);
  await expect(page.getByText('Nobody owns it yet')).toHaveCount(0);

  // What a lost lead asks goes with what Z takes back, and so does its Undo.
  await page.keyboard.press('5');
  const question = page.getByRole('region', { name: 'Outcome' });
  await expect(question).toContainText('Not Interested – why?');
  await page.keyboard.press('z');
  await expect(page.getByText(`${name}: Pending`, { exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('the page of a lead that no list led to stays with its lead', async ({ page }) => {
  const { word, ids } = await openWithLeads(page, ['Asha', 'Bina'], { login: await makeLogin() });
  const [, id] = ids;
  const name = `Bina ${word}`;
  await page.goto('/admin/dashboard');
  await page.goto(`/admin/submissions/${id}`);
  await expect(page.getByText('Enquiry received')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next lead' })).toBeDisabled();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('3');
  await expect(toast(page)).toContainText(`${name}: Pending`);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(page.url()).toContain(id);
});
