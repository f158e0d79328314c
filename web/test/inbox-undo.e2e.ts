import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { addColleague } from '../../infra/test/support/staff';
import { freshWord, head, makeLogin, openWithLeads, readLead, row } from './inbox';

test('Z takes back what a slow server has not answered yet', async ({ page }) => {
  const colleague = await addColleague('sales_executive', `Ravi ${freshWord()}`);
  const { id, name } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  const owners: unknown[] = [];
  let [atOnce, most] = [0, 0];
  await page.route(`**/api/admin/submissions/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    owners.push(route.request().postDataJSON().ownerId);
    atOnce += 1;
    most = Math.max(most, atOnce);
    const response = await route.fetch();
    await sleep(1000);
    atOnce -= 1;
    return route.fulfill({ response });
  });

  await head(page, name).focus();
  await page.keyboard.press('t');
  await expect(row(page, name).getByText('Your lead')).toBeAttached();
  await page.keyboard.press('z');
  await expect(row(page, name).getByText('Your lead')).toHaveCount(0);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: `Assign the lead of ${name}` });
  await dialog.getByRole('option', { name: colleague.name }).click();
  await expect(page.getByText(`${name} is with ${colleague.name} now`, { exact: true })).toBeVisible();

  expect(owners).toEqual([expect.any(String), null, colleague.id]);
  expect(most).toBe(1);
  const submission = await readLead(page, id);
  expect(submission.owner).toEqual({ id: colleague.id, name: colleague.name });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
