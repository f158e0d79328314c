import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { head, makeLogin, openWithLeads, pane, readLead, row, status } from './inbox';

test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' });

/** Resolves when everything that the page needs is cached. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

/** The inbox, offline from now on. */
async function openOffline(page: Page, context: BrowserContext, names: string[], login = makeLogin()) {
  const opened = await openWithLeads(page, names, { login: await login });
  await goOffline(page, context);
  return opened;
}

const press = async (page: Page, name: string, key: string) => {
  await head(page, name).focus();
  await page.keyboard.press(key);
};

test('changes wait on their rows, go in order, and ask on a conflict', async ({ page, context }) => {
  const { ids, names } = await openOffline(page, context, ['Asha', 'Bina']);
  const [firstId = '', secondId = ''] = ids;
  const [first = '', second = ''] = names;
  await press(page, second, '2');
  await press(page, second, '3');
  await expect(row(page, second)).toContainText('Waits: In Progress, Pending');
  await expect(status(page, second)).toHaveText('Pending');
  await press(page, first, '5');
  await expect(row(page, first)).toContainText('Waits: Not Interested');
  await expect(page.getByText('You are offline. 3 changes wait')).toBeVisible();
  await expect(page.getByText('Status updated', { exact: true })).toHaveCount(0);

  const headers = { origin: new URL(page.url()).origin };
  await context.request.patch(`/api/admin/submissions/${firstId}`, {
    data: { status: 'delivered' },
    headers,
  });
  await context.setOffline(false);
  const conflict = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(conflict).toContainText(first);
  expect((await readLead(page, firstId)).status).toBe('delivered');
  await expect.poll(async () => (await readLead(page, secondId)).status).toBe('pending');
  await expect(page.getByText('Waits: ')).toHaveCount(0);
});

test('notes, spam and bulk changes wait over a reload and go in order', async ({ page, context }) => {
  const { ids, names } = await openWithLeads(page, ['Asha', 'Bina', 'Chand'], { login: await makeLogin() });
  const [asha = '', bina = '', chand = ''] = names;
  await press(page, asha, 'n');
  await expect(pane(page).getByLabel('Add a note')).toBeFocused();
  await goOffline(page, context);
  await page.keyboard.type('Calls back on Monday');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, asha)).toContainText('Waits: Note');
  await press(page, bina, '!');
  await expect(row(page, bina)).toContainText('Waits: Spam');
  await press(page, chand, '3');
  for (const name of [asha, chand]) await press(page, name, 'x');
  await page.keyboard.press('2');
  await expect(row(page, asha)).toContainText('Waits: Note, In Progress');
  await expect(row(page, chand)).toContainText('Waits: Pending, In Progress');
  await expect(page.getByText('4 changes wait until you are connected. What waits is kept')).toBeVisible();

  await page.reload().catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(row(page, chand)).toBeVisible();
  await expect.poll(async () => (await readLead(page, ids[2])).status).toBe('in_progress');
  const { statusChanges } = await readLead(page, ids[2]);
  expect(statusChanges.map(({ to }: { to: string }) => to).slice(0, 2)).toEqual(['in_progress', 'pending']);
  const notes = async () =>
    (await readLead(page, ids[0])).notes.map((note: { content: string }) => note.content);
  expect(await notes()).toEqual(['Calls back on Monday']);
  await expect(row(page, bina)).toHaveCount(0);
  expect((await readLead(page, ids[1])).quarantine).toBeTruthy();
  await page.reload();
  await expect(row(page, asha)).toBeVisible();
  expect(await notes()).toEqual(['Calls back on Monday']);
  await expect(page.getByText('Waits: ')).toHaveCount(0);
});

test('an answer that waits says so, and can be taken back', async ({ page, context }) => {
  const { word, id, name } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  await press(page, name, 'r');
  await expect(pane(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await goOffline(page, context);
  await page.keyboard.type(`About ${word}`);
  await page.keyboard.press('Control+Enter');
  await expect(row(page, name)).toContainText('Waits: E-mail');
  const answer = pane(page).getByRole('form', { name: `Answer ${name}` });
  const message = answer.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeDisabled();
  await answer.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByText('Waits: ')).toHaveCount(0);
  await expect(message).toHaveValue(`About ${word}`);
  await expect(message).toBeEnabled();

  await message.press('Control+Enter');
  await expect(row(page, name)).toContainText('Waits: E-mail');
  await page.keyboard.press('z');
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await expect(page.getByText('Waits: ')).toHaveCount(0);

  await message.press('Control+Enter');
  await expect(row(page, name)).toContainText('Waits: E-mail');
  expect((await context.request.get(`/api/admin/submissions/${id}`)).ok()).toBe(true);
  await context.setOffline(false);
  await expect(answer).toHaveCount(0);
  await expect.poll(async () => (await readLead(page, id)).replies.length).toBe(1);
});

test('what the history takes back waits like any other change', async ({ page, context }) => {
  const { id, name } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  await context.request.post(`/api/admin/submissions/${id}/notes`, {
    data: { content: 'By mistake' },
    headers: { origin: new URL(page.url()).origin },
  });
  await head(page, name).click();
  const history = pane(page).getByRole('list', { name: 'History' });
  const takeBack = history.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toBeVisible();
  await goOffline(page, context);
  await takeBack.click();
  await expect(row(page, name)).toContainText('Waits: Take back');
  await context.setOffline(false);
  await expect(history).not.toContainText('By mistake');
  expect((await readLead(page, id)).notes).toEqual([]);
});

test('the next person gets nothing of what waited', async ({ page, context }) => {
  const { id, name } = await openOffline(page, context, ['Asha']);
  await press(page, name, '3');
  await expect(row(page, name)).toContainText('Waits: Pending');
  const waiting = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('waitingChanges')));
  const left = await waiting();
  expect(left).toHaveLength(1);
  await context.clearCookies();
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/admin/submissions');
  // The page just closed was briefly online, unlike a browser that was closed.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, left);
  await signInOnPage(page, await makeLogin());
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.poll(waiting).toEqual([]);
  expect((await readLead(page, id)).status ?? 'new').toBe('new');
});
