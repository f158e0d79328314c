import { expect, test } from '@playwright/test';
import { goWithin } from '../../infra/test/support/back-office-screens';
import { askToDelete, freshWord, head, item, openBackOffice, openWithLeads, pane, row } from './inbox';

test('a wrong deletion is found in its place and taken back', async ({ page }) => {
  const { word } = await openWithLeads(page, ['Asha', 'Bina']);
  await head(page, `Asha ${word}`).click();
  await askToDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, `Asha ${word}`)).toBeHidden();
  await page.getByRole('link', { name: /^Deleted/ }).click();
  await expect(page).toHaveURL(/\/deleted$/);
  const deleted = item(page.getByRole('list', { name: 'Deleted leads' }), `Asha ${word}`);
  await expect(deleted).toContainText(/Deleted by Admin, .* · 30 days left/);
  await deleted.getByRole('button', { name: `Restore Asha ${word}` }).click();
  await expect(deleted).toBeHidden();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByLabel('Search leads').fill(word);
  await expect(row(page, `Asha ${word}`)).toBeVisible();
});

test('a deleted lead without a message ends with its number', async ({ page }) => {
  const name = `Caller ${freshWord()}`;
  await openBackOffice(page, '/admin/dashboard');
  const data = { name, phone: '+91 98350 12345', service: 'other', source: 'call' };
  const { id } = (await (await page.request.post('/api/admin/submissions', { data })).json()).submission;
  expect((await page.request.delete(`/api/admin/submissions/${id}`)).status()).toBe(204);
  await page.goto('/admin/submissions/deleted');
  const facts = item(page.getByRole('list', { name: 'Deleted leads' }), name).getByText('98350');
  await expect(facts).toHaveText(/· \S*[\d ]+$/);
});

test('a deletion that is answered late calls nobody back', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (address, init) => {
      const response = await fetch(address, init);
      if (init?.method !== 'DELETE') return response;
      return new Promise((resolve) => {
        document.addEventListener('click', () => resolve(response), { once: true });
        document.body.dataset.isDeleted = 'true';
      });
    };
  });
  const { name } = await openWithLeads(page, ['Asha']);
  await head(page, name).click();
  await askToDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('[data-is-deleted]')).toBeAttached();
  // The toast appears at once, and the page of deleted leads a second later.
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByRole('link', { name: /^Deleted/ }).click();
  await expect(page).toHaveURL(/\/deleted$/);
});

test('a lead that somebody else deletes meanwhile says by whom, and keeps the note', async ({ page }) => {
  const { word, id } = await openWithLeads(page, ['Asha']);
  await head(page, `Asha ${word}`).click();
  await pane(page).getByLabel('Add a note').fill('Half a thought');
  expect((await page.request.delete(`/api/admin/submissions/${id}`)).status()).toBe(204);
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(
    `The lead of Asha ${word} was deleted`,
  );
  await expect(pane(page)).toContainText('By Admin, ');
  await expect(pane(page).getByLabel('Your note is kept')).toHaveValue('Half a thought');
  await pane(page).getByRole('button', { name: 'Restore' }).click();
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(`Asha ${word}`);
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('Half a thought');

  await test.step("the audit's link to a deletion leads to that lead among the deleted ones", async () => {
    expect((await page.request.delete(`/api/admin/submissions/${id}`)).status()).toBe(204);
    await goWithin(page, '/admin/settings/audit?action=lead_deleted');
    await page.locator(`a[href$="${id}"]`).first().click();
    await expect(page).toHaveURL(`/admin/submissions/deleted?lead=${id}`);
    const deleted = item(page.getByRole('list', { name: 'Deleted leads' }), `Asha ${word}`);
    await expect(deleted).toBeFocused();
    await expect(deleted).toBeInViewport();

    // A colleague restores it; it is deleted again later, and erased, which requires typing the word.
    expect((await page.request.post(`/api/admin/submissions/${id}/restore`)).status()).toBe(200);
    await page.reload();
    await expect(page.getByText(`The lead of Asha ${word} has been restored.`)).toBeVisible();
    expect((await page.request.delete(`/api/admin/submissions/${id}`)).status()).toBe(204);
    await page.reload();
    await deleted.getByRole('button', { name: `Erase Asha ${word} now` }).click();
    const dialog = page.getByRole('dialog', { name: `Erase the lead of Asha ${word} for good?` });
    await dialog.getByRole('button', { name: 'Erase now' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please type ERASE');
    await dialog.getByLabel('Type ERASE to confirm').fill('erase');
    // Its row disappears before the server has responded.
    const answered = page.waitForResponse((response) => response.url().endsWith(`/${id}/erase`));
    await dialog.getByRole('button', { name: 'Erase now' }).click();
    await expect(deleted).toBeHidden();
    await answered;
    expect((await page.request.post(`/api/admin/submissions/${id}/restore`)).status()).toBe(404);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This lead is no longer here' })).toBeVisible();
  });
});
