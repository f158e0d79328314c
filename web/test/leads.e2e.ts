import { expect, test } from '@playwright/test';
import { insertLeads } from '../../infra/test/support/many-leads';
import {
  askToDelete,
  chooseStatus,
  freshWord,
  head,
  makeLeads,
  openInbox,
  openWithLeads,
  pane,
  readLead,
  row,
  status,
} from './inbox';
import { fail, hold } from './routes';

test('list and lead stand side by side, and the address holds both', async ({ page }) => {
  const { word, ids } = await openWithLeads(page, ['Asha', 'Bina']);
  const [, second] = ids;
  await expect(page.getByRole('heading', { name: 'All Leads (2)' })).toBeVisible();
  await head(page, `Bina ${word}`).click();
  await expect(head(page, `Bina ${word}`)).toHaveAttribute('aria-expanded', 'true');
  await expect(pane(page).getByRole('heading', { level: 2, name: `Bina ${word}` })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('lead')).toBe(second);
  await page.reload();
  await expect(pane(page).getByRole('heading', { level: 2, name: `Bina ${word}` })).toBeVisible();
  await expect(page.getByLabel('Search leads')).toHaveValue(word);
  await page.getByRole('button', { name: 'Close the lead' }).click();
  await expect(page.getByText('Choose a lead to read it here.')).toBeVisible();
  await page.goBack();
  await expect(pane(page)).toBeVisible();
});

test('a lead that leaves the filter stays until one moves on', async ({ page }) => {
  const { word } = await openWithLeads(page, ['One', 'Two'], { query: '&status=new' });
  await head(page, `Two ${word}`).click();
  await chooseStatus(page, `Two ${word}`, 'Pending');
  await expect(row(page, `Two ${word}`)).toContainText('Moved to Pending');
  await expect(page.getByRole('heading', { name: 'All Leads (1)' })).toBeVisible();
  await expect(row(page, `Two ${word}`)).toContainText('Moved to Pending');
  await head(page, `One ${word}`).click();
  await expect(row(page, `Two ${word}`)).toBeHidden();
  await expect(row(page, `One ${word}`)).toBeVisible();

  // A filter does not change the other lists.
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  for (const [filter, visible] of [
    ['All statuses', true],
    ['New', false],
    ['All statuses', true],
  ] as const) {
    await page.getByLabel('Filter by status').selectOption(filter);
    await expect(row(page, `Two ${word}`)).toBeVisible({ visible });
    await expect(row(page, `One ${word}`)).toBeVisible();
  }
});

test('what somebody else does shows by itself', async ({ page, browser }) => {
  const word = freshWord();
  const other = await browser.newContext();
  const colleague = await other.newPage();
  await makeLeads(other, [`One ${word}`]);
  await openInbox(page, `q=${word}`);
  await head(page, `One ${word}`).click();
  await openInbox(colleague, `q=${word}`);
  await expect(row(page, `One ${word}`)).toBeVisible();
  // Both are connected to the event stream from now on.
  await expect(row(colleague, `One ${word}`)).toBeVisible();

  await makeLeads(other, [`Two ${word}`]);
  await expect(row(page, `Two ${word}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Leads (2)' })).toBeVisible();

  await chooseStatus(colleague, `One ${word}`, 'In Progress');
  await expect(status(page, `One ${word}`)).toHaveText('In Progress');

  await head(colleague, `One ${word}`).click();
  await pane(colleague).getByLabel('Add a note').fill('Wants a call on Monday');
  await colleague.keyboard.press('Control+Enter');
  await expect(pane(page).getByText('Wants a call on Monday')).toBeVisible();

  await askToDelete(colleague);
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, `One ${word}`)).toBeHidden();
  await colleague.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `One ${word}`)).toBeVisible();
  await other.close();
});

test('who changes what somebody else has changed is told and chooses', async ({ page, context }) => {
  await fail(page, '**/api/admin/events');
  // The page must not learn of the change before the press: neither by a list that is requested later, nor by the first lead.
  const prefetched = page.waitForResponse((answer) =>
    /\/api\/admin\/submissions\/[\w-]{36}$/.test(answer.url()),
  );
  let lists = 0;
  const release = await hold(page, ({ pathname }) => pathname === '/api/admin/submissions' && ++lists > 1);
  const { word, id } = await openWithLeads(page, ['One']);
  const change = (value: string) =>
    context.request.patch(`/api/admin/submissions/${id}`, { data: { status: value } });
  const dialog = page.getByRole('alertdialog', { name: `Somebody else changed the lead of One ${word}` });

  await prefetched;
  await change('delivered');
  // The page refetches after a conflict, and would learn of the next change that way.
  const refetched = page.waitForResponse((answer) => answer.url().includes('/api/admin/submissions?'));
  await chooseStatus(page, `One ${word}`, 'In Progress');
  await expect(dialog).toContainText('It is Closed now, set by Admin. You chose In Progress.');
  release();
  await dialog.getByRole('button', { name: 'Keep Closed' }).click();
  await expect(status(page, `One ${word}`)).toHaveText('Closed');
  await refetched;

  await change('lost');
  await chooseStatus(page, `One ${word}`, 'Pending');
  await dialog.getByRole('button', { name: 'Set Pending' }).click();
  await expect(page.getByText('Status updated', { exact: true })).toBeVisible();
  expect((await readLead(page, id)).status).toBe('pending');

  // The page catches up with the events it missed.
  await makeLeads(context, [`Two ${word}`]);
  await page.unroute('**/api/admin/events');
  await expect(row(page, `Two ${word}`)).toBeVisible();
});

test('many leads are changed together, and taken back', async ({ page, context }) => {
  await fail(page, '**/api/admin/events');
  const { word, names, ids } = await openWithLeads(page, ['One', 'Two', 'Three']);
  for (const name of names) await page.getByLabel(`Select ${name}`).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  const path = `/api/admin/submissions/${ids[1]}`;
  expect((await context.request.patch(path, { data: { status: 'lost' } })).status()).toBe(200);
  await page.getByRole('button', { name: 'Status of the selected leads' }).click();
  await page.getByRole('menuitemradio', { name: 'In Progress' }).click();
  await expect(page.getByText('2 of 3 changed', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`Now In Progress. Left as before: Two ${word}.`, { exact: true }),
  ).toBeVisible();
  await expect(status(page, `Two ${word}`)).toHaveText('Not Interested');
  await expect(status(page, `One ${word}`)).toHaveText('In Progress');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page, `One ${word}`)).toHaveText('New');
  await expect(status(page, `Three ${word}`)).toHaveText('New');
  await expect(status(page, `Two ${word}`)).toHaveText('Not Interested');
});

test('all that match are tagged and deleted together, and brought back at once', async ({ page }) => {
  const word = freshWord();
  await insertLeads(word, 55);
  await openInbox(page, `q=${word}`);
  await page.getByLabel('Select all', { exact: true }).click();
  await page.getByRole('button', { name: 'Select all 55 that match' }).click();
  await expect(page.getByText('55 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Tag the selected leads' }).click();
  await page.getByLabel('Add a tag').fill(`fair-${word}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('55 leads tagged', { exact: true })).toBeVisible();
  await page.goto(`/admin/submissions?tag=fair-${word}`);
  await expect(page.getByRole('heading', { name: 'All Leads (55)' })).toBeVisible();

  await page.getByLabel('Select all', { exact: true }).click();
  await page.getByRole('button', { name: 'Select all 55 that match' }).click();
  await page.getByRole('button', { name: 'Delete the selected leads' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('55 leads deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No leads found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'All Leads (55)' })).toBeVisible();
});

test('tags are typed on the chip, found, taken off, and merged', async ({ page }) => {
  const { word, ids } = await openWithLeads(page, ['One', 'Two']);
  await page.request.patch(`/api/admin/submissions/${ids[1]}`, { data: { tags: [`VIPs-${word}`] } });
  await head(page, `One ${word}`).click();
  await page.getByRole('button', { name: 'Add Tag' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A tag has 1 to 30 characters')).toBeVisible();
  await page.getByLabel('New tag').fill(`vip-${word}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove the tag vip-${word}` })).toBeVisible();
  await page.getByRole('button', { name: 'Add Tag' }).click();
  await page.getByLabel('New tag').fill(`VIP-${word}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This tag already exists')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(row(page, `One ${word}`)).toContainText(`vip-${word}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: 'Rename or merge tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  const field = dialog.getByLabel(`New name of the tag VIPs-${word}`);
  await field.fill(`vip-${word}`);
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByLabel(`New name of the tag VIPs-${word}`) })
    .getByRole('button', { name: 'Merge' })
    .click();
  await expect(field).toBeHidden();
  await expect(dialog.getByLabel(`New name of the tag vip-${word}`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, `Two ${word}`)).toContainText(`vip-${word}`);

  await page.getByRole('button', { name: 'Close the lead' }).click();
  await page.getByLabel('Search leads').fill(`VIP-${word}`);
  await expect(page.getByRole('heading', { name: 'All Leads (2)' })).toBeVisible();
  await head(page, `One ${word}`).click();
  await page.getByRole('button', { name: `Remove the tag vip-${word}` }).click();
  await expect(page.getByRole('button', { name: `Remove the tag vip-${word}` })).toBeHidden();
});

test("service, days and a view of one's own are in the address", async ({ page, context }) => {
  const word = freshWord();
  await makeLeads(context, [`Ads ${word}`], { service: 'paid_ads' });
  await makeLeads(context, [`Logo ${word}`], { service: 'logo_design' });
  await openInbox(page, `q=${word}`);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Service').selectOption('logo_design');
  await expect(page.getByRole('heading', { name: 'All Leads (1)' })).toBeVisible();
  await expect(row(page, `Logo ${word}`)).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  const named = page.getByLabel('Name of the view');
  await named.fill(`Logos ${word}`);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline. Save the view' })).toBeVisible();
  await expect(named).toHaveValue(`Logos ${word}`);
  await context.setOffline(false);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Enter');
  await saved;
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search leads')).toHaveValue('');
  await page.getByRole('button', { name: /other views$/i }).click();
  await page.getByRole('menuitem', { name: `Logos ${word}` }).click();
  await expect(page.getByRole('heading', { name: 'All Leads (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('From').fill('2030-01-01');
  await expect(page.getByText('No leads found')).toBeVisible();
  await page.getByRole('button', { name: /other views$/i }).click();
  await page.getByRole('menuitem', { name: `Logos ${word}` }).click();
  await page.getByRole('button', { name: `Forget the view Logos ${word}` }).click();
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
});
