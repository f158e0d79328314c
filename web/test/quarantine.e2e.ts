import { expect, test } from '@playwright/test';
import { goWithin } from '../../infra/test/support/back-office-screens';
import { head, item, makeLogin, openWithLeads, pane, row } from './inbox';

test('"!" sets spam aside, Undo and the quarantine bring it back', async ({ page }) => {
  const { word } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  await head(page, `Asha ${word}`).focus();
  await page.keyboard.press('!');
  await expect(row(page, `Asha ${word}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `Asha ${word}`)).toBeVisible();

  await head(page, `Asha ${word}`).click();
  await pane(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Mark as spam' }).click();
  await expect(row(page, `Asha ${word}`)).toHaveCount(0);
  await page.getByRole('link', { name: /^Quarantine/ }).click();
  const waiting = item(page.getByRole('list', { name: 'Set aside' }), `Asha ${word}`);
  await expect(waiting).toContainText(/said so · erased in (29|30) days/);
  await waiting.getByRole('button', { name: 'Not spam' }).click();
  await expect(waiting).toHaveCount(0);
  await goWithin(page, `/admin/submissions?q=${word}`);
  await expect(row(page, `Asha ${word}`)).toBeVisible();
});
