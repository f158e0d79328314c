import { expect, test } from '@playwright/test';
import { freshWord, makeLeads, openBackOffice, readLead, row } from './inbox';
import { violations } from './violations';

test('a card that is moved to a decided status asks once why', async ({ page, context }) => {
  const word = freshWord();
  const [skipped, told] = await makeLeads(context, [`Bina ${word}`, `Asha ${word}`, `Chitra ${word}`]);
  const read = (id: string | undefined) => readLead(page, id);
  await openBackOffice(page, `/admin/submissions/board?q=${word}`);
  const drag = (name: string, status: string) =>
    row(page, name).dragTo(page.getByRole('region', { name: status }));

  await expect(row(page, `Asha ${word}`)).toBeVisible();
  await drag(`Asha ${word}`, 'Not Interested');
  const dialog = page.getByRole('dialog', { name: `Not Interested: Asha ${word}` });
  await dialog.getByRole('button', { name: 'Too expensive' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => read(told)).toMatchObject({ status: 'lost', outcomeReason: 'Too expensive' });

  await drag(`Bina ${word}`, 'Closed');
  const won = page.getByRole('dialog', { name: `Closed: Bina ${word}` });
  await won.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => read(skipped)).toMatchObject({ status: 'delivered', outcomeReason: null });

  await page.getByRole('button', { name: `Move Chitra ${word}` }).click();
  await page.getByRole('menuitemradio', { name: 'Not Interested' }).click();
  const asked = page.getByRole('dialog', { name: `Not Interested: Chitra ${word}` });
  await expect(asked).toBeVisible();
  // The toast about the status appears after the dialog.
  await expect(page.getByText('Status updated', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
});

test('on a phone the columns are reached by keyboard, though none of them holds a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBackOffice(page, `/admin/submissions/board?q=${freshWord()}`);
  await expect(page.getByText(/^None\. (New enquiries|Leads with this status) appear here/)).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Whose leads').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Leads by status' })).toBeFocused();
});
