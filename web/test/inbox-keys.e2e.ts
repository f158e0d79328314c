import { expect, type Page, type Route, test } from '@playwright/test';
import { head, makeLogin, openInbox, openWithLeads, pane, readLead, row, status } from './inbox';
import { hold } from './routes';

const leads = (count: number) => Array.from({ length: count }, (_, n) => `Lead ${n}`);

const noteSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/notes') && answer.status() === 201);

test('eight leads are triaged with three keys each, beside the text of the note', async ({ page }) => {
  const { word, ids } = await openWithLeads(page, leads(8), { query: '&status=new' });
  await head(page, `Lead 7 ${word}`).click();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (let n = 7; n >= 0; n -= 1) {
    await expect(pane(page).getByRole('heading', { name: `Lead ${n} ${word}`, exact: true })).toBeVisible();
    await press('n');
    await page.keyboard.type(`12345 sjkx ${n}`);
    const saved = noteSaved(page);
    await press('Control+Enter');
    await press('2');
    await saved;
  }
  expect(keys).toBe(24);
  for (const [n, id] of ids.entries())
    await expect
      .poll(() => readLead(page, id))
      .toMatchObject({ status: 'in_progress', notes: [{ content: `12345 sjkx ${n}` }] });
});

test('J goes on while the browser lets no more changes of the address through', async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...values) {
      if (document.documentElement.dataset.isFull) throw new DOMException('Too many calls', 'SecurityError');
      replaceState.apply(this, values);
    };
  });
  const { word } = await openWithLeads(page, leads(3));
  await head(page, `Lead 2 ${word}`).click();
  await expect(pane(page).getByRole('heading', { name: `Lead 2 ${word}` })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.isFull = 'yes';
  });
  for (const n of [1, 0]) {
    await page.keyboard.press('j');
    await expect(pane(page).getByRole('heading', { name: `Lead ${n} ${word}`, exact: true })).toBeVisible();
  }
});

test('a note that is slow to be saved holds up none on the next lead', async ({ page }) => {
  const { word, ids } = await openWithLeads(page, leads(2), { login: await makeLogin() });
  const release = await hold(page, `**/api/admin/submissions/${ids[1]}/notes`);
  await head(page, `Lead 1 ${word}`).click();
  await expect(pane(page).getByRole('heading', { name: `Lead 1 ${word}` })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Of the first');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('j');
  await expect(pane(page).getByRole('heading', { name: `Lead 0 ${word}` })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Of the second');
  const second = noteSaved(page);
  await page.keyboard.press('Control+Enter');
  await second;
  const first = noteSaved(page);
  release();
  await first;
  await page.keyboard.press('k');
  await expect(pane(page).getByRole('heading', { name: `Lead 1 ${word}` })).toBeVisible();
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('');
  await expect(pane(page).getByText('Of the first')).toBeVisible();
  for (const [id, content] of [
    [ids[1], 'Of the first'],
    [ids[0], 'Of the second'],
  ])
    expect((await readLead(page, id)).notes).toMatchObject([{ content }]);
});

test("X and Shift select, a box selects all; S's menu keeps its letters", async ({ page }) => {
  const { word } = await openWithLeads(page, leads(5));
  await expect(row(page, `Lead 0 ${word}`)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByLabel(`Select Lead 4 ${word}`)).toBeChecked();
  await page.keyboard.press('x');
  await expect(page.getByLabel(`Select Lead 4 ${word}`)).not.toBeChecked();
  await page.keyboard.press('Shift+J');
  await page.keyboard.press('Shift+J');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 selected')).toBeHidden();

  await page.getByLabel(`Select Lead 4 ${word}`).click();
  await page.getByLabel(`Select Lead 1 ${word}`).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByLabel('Select all', { exact: true }).click();
  await expect(page.getByText('4 selected')).toBeHidden();
  await page.getByLabel('Select all', { exact: true }).click();
  await expect(page.getByText('5 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('5 selected')).toBeHidden();

  const first = `Lead 4 ${word}`;
  await head(page, first).focus();
  await page.keyboard.press('s');
  const menu = page.getByRole('menu', { name: `Status of ${first}` });
  await expect(menu).toBeVisible();
  await page.keyboard.press('j');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(head(page, first)).toBeFocused();
  await expect(status(page, first)).toHaveText('New');

  await page.keyboard.press('s');
  await expect(menu).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(status(page, first)).toHaveText('Pending');
  await expect(head(page, `Lead 3 ${word}`)).toBeFocused();
  for (const key of ['s', '4']) await page.keyboard.press(key);
  await expect(status(page, `Lead 3 ${word}`)).toHaveText('Closed');
  await expect(head(page, `Lead 3 ${word}`)).toBeFocused();

  await test.step('Esc leaves the note with its draft, and a mouse sets a status without moving on', async () => {
    await head(page, `Lead 1 ${word}`).click();
    await page.keyboard.press('n');
    await page.keyboard.type('Half a thought');
    await page.keyboard.press('Escape');
    await expect(head(page, `Lead 1 ${word}`)).toBeFocused();
    await page.keyboard.press('j');
    await expect(pane(page).getByLabel('Add a note')).toHaveValue('');
    await page.keyboard.press('k');
    await expect(pane(page).getByLabel('Add a note')).toHaveValue('Half a thought');

    await pane(page).getByLabel(`Status of Lead 1 ${word}`).click();
    await page.getByRole('menuitemradio', { name: 'Pending' }).click();
    await expect(pane(page).getByRole('heading', { name: `Lead 1 ${word}` })).toBeVisible();

    // A WhatsApp greeting that was emptied stays empty.
    await page.keyboard.press('w');
    const chat = page.getByRole('form', { name: `WhatsApp to Lead 1 ${word}` });
    const message = chat.getByLabel('Message');
    await expect(message).toHaveValue(/^Hello Lead 1/);
    await message.fill('');
    await expect(message).toHaveValue('');
    await message.pressSequentially('Ok');
    await expect(message).toHaveValue('Ok');
    await expect(chat.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', /text=Ok$/);
  });
});

test('a lead closed by key asks once why, and one key tells it and moves on', async ({ page }) => {
  const { word, ids } = await openWithLeads(page, leads(4), { login: await makeLogin() });
  const read = (id: string | undefined) => readLead(page, id);
  const question = pane(page).getByRole('region', { name: 'Outcome' });
  await head(page, `Lead 3 ${word}`).focus();
  await page.keyboard.press('5');
  await expect(pane(page).getByRole('heading', { name: `Lead 3 ${word}` })).toBeVisible();
  await expect(question).toContainText('Not Interested – why?');
  await expect(page.getByText('why?')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(head(page, `Lead 2 ${word}`)).toBeFocused();
  await page.keyboard.press('2');
  await expect(status(page, `Lead 2 ${word}`)).toHaveText('In Progress');
  await expect(head(page, `Lead 1 ${word}`)).toBeFocused();
  // None of the keys of an open lead: it asks nothing.
  await page.keyboard.press('6');

  await page.keyboard.press('s');
  await page.keyboard.press('4');
  await expect(pane(page).getByRole('heading', { name: `Lead 1 ${word}` })).toBeVisible();
  await expect(question).toContainText('Closed – why?');
  await page.keyboard.press('6');
  await expect.poll(() => read(ids[1])).toMatchObject({ status: 'delivered', outcomeReason: 'Recommended' });
  await expect(head(page, `Lead 0 ${word}`)).toBeFocused();
  // The key comes before the lead is rendered as lost.
  await head(page, `Lead 0 ${word}`).evaluate((row) => {
    for (const key of ['5', '6']) row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect.poll(() => read(ids[0])).toMatchObject({ status: 'lost', outcomeReason: 'Too expensive' });
  expect(await read(ids[3])).toMatchObject({ status: 'lost', outcomeReason: null });
  expect(await read(ids[2])).toMatchObject({ status: 'in_progress', outcomeReason: null });
});

test('what is typed before a slow field or dialog is there is typed into it', async ({ page }) => {
  const slowly = (route: Route) => new Promise((done) => setTimeout(done, 700)).then(() => route.continue());
  await page.route(/\/submissions\/[0-9a-f-]{36}$/, slowly);
  await page.route('**/assets/step-dialog-*.js', slowly);
  const release = await hold(page, '**/assets/open-lead-*.js');
  const { word, name, names } = await openWithLeads(page, ['Bina', 'Asha']);
  const note = pane(page).getByLabel('Add a note');
  await head(page, `Asha ${word}`).focus();
  // A key among those typed ahead may ask for a field itself.
  await page.keyboard.type('n12 tiles, by Chhath');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('jnTo 5 shops');
  release();
  await expect(note).toHaveValue('To 5 shops');
  await expect(pane(page).getByRole('heading', { name })).toBeVisible();
  for (const each of names) await expect(status(page, each)).toHaveText('New');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(pane(page)).toContainText('12 tiles, by Chhath');
  await page.keyboard.press('f');
  await page.keyboard.type('call Friday');
  await expect(page.getByLabel('What, and when')).toHaveValue('call Friday');
});

test('moving on after a key is a setting, and keys can be off', async ({ page, browser }) => {
  const login = await makeLogin();
  const { word } = await openWithLeads(page, leads(2), { login });
  // Closed and opened again before the page has been let go.
  for (const key of ['?', 'Escape', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  // Before the key press ends, or a quick second press would start from the value that it reverted to.
  const advances = page.getByLabel('After a status set by key, go to the next lead');
  const isCheckedAfter = (box: HTMLInputElement) => {
    box.click();
    return box.checked;
  };
  expect(await advances.evaluate(isCheckedAfter)).toBe(false);
  expect((await saved).status()).toBe(200);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const preferences = other.waitForResponse((response) => response.url().endsWith('/preferences'));
  await openInbox(other, `q=${word}`, login);
  await preferences;
  await head(other, `Lead 1 ${word}`).focus();
  await other.keyboard.press('3');
  await expect(status(other, `Lead 1 ${word}`)).toHaveText('Pending');
  await expect(head(other, `Lead 1 ${word}`)).toBeFocused();
  await elsewhere.close();

  const switchedOff = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByLabel('Use these keys').uncheck();
  expect((await switchedOff).status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the keys work on the page of a lead, too', async ({ page }) => {
  const { word, ids } = await openWithLeads(page, leads(3), { login: await makeLogin() });
  await head(page, `Lead 1 ${word}`).click();
  await pane(page).getByRole('link', { name: 'Open on its own page' }).click();
  // The address changes before the page is rendered, and a person presses what they see.
  const isShown = async (name: string, id: string | undefined) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.waitForURL(`**/admin/submissions/${id}`);
  };
  await isShown(`Lead 1 ${word}`, ids[1]);
  await page.keyboard.press('j');
  await isShown(`Lead 0 ${word}`, ids[0]);
  await page.keyboard.press('k');
  await isShown(`Lead 1 ${word}`, ids[1]);
  await page.keyboard.press('n');
  await expect(page.getByLabel('Add a note')).toBeFocused();
  await page.keyboard.type('From its own page');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('From its own page').last()).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('3');
  await isShown(`Lead 0 ${word}`, ids[0]);
  // The toast about it may wait for the one about another test's enquiry.
  const changed = async () => await readLead(page, ids[1]);
  await expect.poll(changed).toMatchObject({ status: 'pending' });
  await page.keyboard.press('Escape');
  await page.waitForURL('**/admin/submissions');
});
