import { expect, type Page, test } from '@playwright/test';
import { freshWord, head, makeLeads, makeLogin, openFromRow, openInbox, pane } from './inbox';
import { fail } from './routes';

/** Two leads with nothing in common except the word that finds them. */
async function makeStrangers(page: Page) {
  const word = freshWord();
  const number = () => `+91 98${String(Math.random()).slice(2, 10)}`;
  const [ashasPhone, binasPhone] = [number(), number()];
  const email = (name: string) => `${name}.${word}@shop.example`;
  await makeLeads(page.context(), [`Bina ${word}`], { phone: binasPhone, email: email('bina') });
  await makeLeads(page.context(), [`Asha ${word}`], { phone: ashasPhone, email: email('asha') });
  await openInbox(page, `q=${word}`, await makeLogin());
  return { asha: `Asha ${word}`, bina: `Bina ${word}`, ashasPhone, binasPhone };
}

test('two people are joined by keys alone, with a preview, and parted again', async ({ page }) => {
  const { asha, bina, ashasPhone, binasPhone } = await makeStrangers(page);
  await head(page, asha).focus();
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('heading', { name: asha })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('same person');
  await page.getByRole('option', { name: /Same person as/ }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `${asha} is the same person as…` });
  const searches = '**/submissions?*limit=30*';
  await fail(page, searches);
  await page.keyboard.type(binasPhone.slice(-8));
  await expect(dialog).toContainText('The leads could not be searched. Please try again.');
  await page.unroute(searches);
  await page.keyboard.press('Backspace');
  await expect(dialog.getByRole('option', { name: new RegExp(bina) })).toBeVisible();
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: asha })).toContainText(ashasPhone);
  await expect(dialog.getByRole('region', { name: bina })).toContainText(binasPhone);
  await expect(dialog).toContainText('2 enquiries of one person');
  await expect(dialog.getByRole('button', { name: 'Same person' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('One person now', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(pane(page).getByRole('link', { name: /2nd enquiry|2 enquiries/ })).toBeVisible();

  await pane(page).getByRole('button', { name: 'Same person as…' }).click();
  await dialog.getByRole('button', { name: 'Undo: Merged with somebody else: 1 enquiry' }).click();
  await expect(page.getByText('As before', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane(page).getByRole('link', { name: /2nd enquiry|2 enquiries/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two people are joined from a lead', async ({ page }) => {
    const { asha, bina } = await makeStrangers(page);
    await openFromRow(page, asha);
    await pane(page).getByRole('button', { name: 'Same person as…' }).tap();
    const dialog = page.getByRole('dialog', { name: `${asha} is the same person as…` });
    await dialog.getByRole('combobox').fill(bina);
    await dialog.getByRole('option', { name: new RegExp(bina) }).tap();
    await dialog.getByRole('button', { name: 'Same person' }).tap();
    await expect(pane(page).getByRole('link', { name: /2nd enquiry|2 enquiries/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(pane(page).getByRole('link', { name: /2nd enquiry|2 enquiries/ })).toHaveCount(0);
  });
});
