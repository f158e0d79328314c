import { expect, test } from '@playwright/test';
import { goWithin } from '../../infra/test/support/back-office-screens';
import { chooseStatus, head, makeLogin, openFromRow, openWithLeads, pane, readLead } from './inbox';

test("a lost lead asks once why, and offers the agency's reasons", async ({ page }) => {
  const { name, id, word } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  const reason = `No budget ${word}`;
  await goWithin(page, '/admin/settings');
  const lost = page.getByRole('region', { name: 'Not Interested', exact: true });
  await lost.getByLabel('New reason: Not Interested').fill(reason);
  await lost.getByRole('button', { name: 'Add' }).click();
  await expect(lost.getByRole('listitem').last()).toHaveText(reason);
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();

  await goWithin(page, `/admin/submissions?q=${word}`);
  await head(page, name).click();
  await pane(page).getByLabel(`Status of ${name}`).click();
  await page.getByRole('menuitemradio', { name: 'Not Interested' }).click();
  const outcome = pane(page).getByRole('region', { name: 'Outcome' });
  await expect(page.getByText('why?')).toHaveCount(1);
  await outcome.getByRole('button', { name: reason }).click();
  await expect(outcome).toContainText(`Not Interested · ${reason}`);
  await expect(page.getByText('why?')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => readLead(page, id)).toMatchObject({ status: 'lost', outcomeReason: reason });
  // What loses a lead does not win it.
  await page.keyboard.press('4');
  await expect(outcome).toContainText('Closed – why?');
  await expect.poll(() => readLead(page, id)).toMatchObject({ status: 'delivered', outcomeReason: null });
  await page.keyboard.press('z');
  await expect(outcome).toContainText(`Not Interested · ${reason}`);
  await page.keyboard.press('v');
  await page.getByLabel(/^Value in ₹/).fill('1.5 lakh');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(outcome).toContainText('₹1,50,000');

  await goWithin(page, '/admin/settings');
  await lost.getByRole('button', { name: `Remove ${reason}` }).click();
  await expect(lost.getByText(reason)).toHaveCount(0);
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the question comes into sight wherever one was in the lead, or in its row', async ({ page }) => {
    const { name, id, names, ids } = await openWithLeads(page, ['Asha', 'Bina'], {
      lead: { message: 'Please call. '.repeat(200) },
    });
    await chooseStatus(page, names[1] ?? '', 'Closed');
    await page
      .getByRole('dialog', { name: `Closed: ${names[1]}` })
      .getByRole('button', { name: 'Price' })
      .tap();
    await expect
      .poll(() => readLead(page, ids[1]))
      .toMatchObject({ status: 'delivered', outcomeReason: 'Price' });

    await openFromRow(page, name);
    await pane(page).getByRole('button', { name: 'Expand the message' }).tap();
    await pane(page).getByText('Enquiry received').scrollIntoViewIfNeeded();
    const actions = pane(page).getByRole('toolbar', { name: 'Actions' });
    await actions.getByLabel(`Status of ${name}`).tap();
    await page.getByRole('menuitemradio', { name: 'Closed' }).tap();
    const reason = pane(page).getByRole('button', { name: 'Recommended' });
    await expect(reason).toBeInViewport();
    await reason.tap();
    await expect.poll(() => readLead(page, id)).toMatchObject({ outcomeReason: 'Recommended' });
  });
});
