import { randomInt } from 'node:crypto';
import type { Submission } from '@golghar/contracts';
import { expect, type Page, test } from '@playwright/test';
import { uniqueName } from '../../infra/test/support/enquiry';
import { makeLogin, openInbox, pane, row, signInQuietly } from './inbox';
import { boxOf } from './page-checks/overflow';
import { hold } from './routes';
import { violations } from './violations';

const form = (page: Page) => page.getByRole('dialog', { name: 'New lead' });
const phone = (page: Page) => form(page).getByRole('combobox', { name: 'Phone' });
const callers = (page: Page) =>
  form(page).getByRole('listbox', { name: 'Has called before' }).getByRole('option');

/** Opens the form with its key and types a number at once, perhaps before the form is there. */
async function begin(page: Page): Promise<string> {
  const number = newNumber();
  await page.keyboard.press('c');
  await page.keyboard.type(number);
  await expect(phone(page)).toHaveValue(number);
  return number;
}

/** A phone number that no other test uses, without country code. */
const newNumber = () => String(randomInt(7e9, 8e9));

const enter = (page: Page, lead: object) =>
  page.request.post('/api/admin/submissions', { data: { service: 'seo', source: 'call', ...lead } });

async function findByName(page: Page, q: string): Promise<Submission[]> {
  const found = await page.request.get('/api/admin/submissions', { params: { q, limit: 20 } });
  return (await found.json()).submissions;
}

test('writes a caller down with three keys beside the typing, or opens who has called before', async ({
  page,
}) => {
  await openInbox(page, '');
  const name = uniqueName('Ravi');
  const number = await begin(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  // The second submission comes too soon to be another lead.
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, name)).toContainText('Call');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(/Entered by .* · Call/);
  expect(await findByName(page, name)).toMatchObject([
    { phone: number, contactedAt: null, service: 'other' },
  ]);
  // The idempotency key differs from that of the earlier call.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await page.keyboard.press('p');
  await expect(page.getByText('How did the call go?')).toBeVisible();
  // The draft was removed with it.
  await page.keyboard.press('c');
  await expect(phone(page)).toHaveValue('');

  await test.step('it names who has called before as the digits are typed; Enter opens them instead', async () => {
    const known = newNumber();
    const caller = uniqueName('Asha');
    await enter(page, { name: caller, phone: `+91 ${known}` });
    await enter(page, { name: caller, phone: known, service: 'paid_ads' });
    // The worker finds that both leads are of one person.
    const people = async () => new Set((await findByName(page, caller)).map(({ person }) => person.id)).size;
    await expect.poll(people).toBe(1);
    await page.keyboard.type(`0${known.slice(0, 7)}`);
    await expect(callers(page)).toHaveCount(1);
    await expect(callers(page)).toContainText(caller);
    await expect(callers(page)).toContainText(/Paid Ads, today \d\d:\d\d · New · with /);
    await expect(phone(page)).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.type('0000');
    await expect(callers(page)).toHaveCount(0);
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Backspace');
    await expect(callers(page)).toHaveCount(1);
    expect(await violations(page, { part: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: caller })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });
});

test('nothing typed is lost: before the form is there, by Esc, a reload or a refusal', async ({ page }) => {
  const release = await hold(page, '**/assets/new-lead-dialog-*.js');
  await openInbox(page, '');
  const name = uniqueName('Ravi');
  await page.keyboard.press('c');
  await page.keyboard.type(newNumber());
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  release();
  await expect(form(page).getByLabel('Name')).toHaveValue(name);
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toContainText('Call');

  await test.step('own words for where they came from; Esc keeps what was typed, also over a reload', async () => {
    const name = uniqueName('Anjali');
    await begin(page);
    await form(page).getByLabel('Name').fill(name);
    await form(page).getByRole('radio', { name: 'Other' }).check();
    await form(page).getByLabel('How they came, in your words').fill('Trade fair');
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('c');
    await expect(form(page).getByLabel('Name')).toHaveValue(name);
    await expect(form(page).getByLabel('How they came, in your words')).toHaveValue('Trade fair');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(row(page, name)).toContainText('Trade fair');

    // If the server refuses, the form reopens with the reason.
    const json = { code: 'invalid', message: 'Please look', fields: { name: 'This name is refused' } };
    await page.route('**/api/admin/submissions', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400, json }) : route.continue(),
    );
    await begin(page);
    await form(page).getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(form(page)).toContainText('This name is refused');
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await expect(form(page).getByLabel('Name')).toHaveValue(name);
  });
});

test('one choice says that they were spoken with, and the form says what that means', async ({ page }) => {
  await openInbox(page, '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new lead');
  await expect(page.getByRole('option', { name: /^New lead/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(phone(page)).toBeFocused();
  await expect(form(page)).toContainText('An answer is due by');
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('Please enter a phone number or an email address');
  await expect(phone(page)).toBeFocused();
  const name = uniqueName('Sunil');
  await page.keyboard.type(newNumber());
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByRole('radio', { name: 'Walk-in' }).check();
  await form(page).getByRole('checkbox', { name: 'Just spoke with them' }).check();
  await expect(form(page)).toContainText('“In person: Reached” is logged, and no answer is due.');
  await form(page).getByLabel('Note').fill('Wants a shop');
  await form(page).getByLabel('Note').press('Enter');
  await expect(form(page)).toHaveCount(0);
  const [lead] = await findByName(page, name);
  expect(lead).toMatchObject({ message: 'Wants a shop', contactedAt: expect.any(String) });

  await test.step('the first field in error has the focus, however it is sent', async () => {
    await page.getByRole('button', { name: 'New lead', exact: true }).click();
    const save = () => form(page).getByRole('button', { name: 'Save' }).click();
    await save();
    await expect(phone(page)).toBeFocused();
    await phone(page).fill(newNumber());
    await save();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await form(page).getByLabel('Name').fill(uniqueName('Ravi'));
    await form(page).getByText('Other', { exact: true }).last().click();
    await save();
    await expect(form(page).getByLabel('How they came, in your words')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator('li[data-lead] h3 a').first().click();
    await pane(page).getByRole('button', { name: 'Add Note' }).click();
    await expect(pane(page).getByLabel('Add a note')).toBeFocused();
  });
});

test('without a connection a lead waits in sight, and is sent once', async ({ page, context }) => {
  await openInbox(page, '', await makeLogin());
  const name = uniqueName('Om');
  const waiting = page.getByRole('status').filter({ hasText: 'Kept on this device and sent' });
  // The response is lost: the server has the lead, and this browser does not know.
  let isLost = true;
  let isTooSoon = false;
  await page.route('**/api/admin/submissions', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (isLost) await route.fetch();
    else if (!isTooSoon) return route.continue();
    isTooSoon = false;
    await route.abort('internetdisconnected');
  });
  await begin(page);
  await form(page).getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveCount(0);
  await expect(waiting).toContainText(name);
  await page.reload();
  await expect(waiting).toContainText(name);
  await context.setOffline(true);
  isLost = false;
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(waiting).toContainText(name);
  // The browser reports that it is online before it is.
  isTooSoon = true;
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(row(page, name)).toHaveCount(1);
  expect(await findByName(page, name)).toHaveLength(1);
});

test('what a closed tab could not send, another one sends', async ({ page, context }) => {
  await openInbox(page, '', await makeLogin());
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  let isDown = true;
  await context.route('**/api/admin/submissions', (route) =>
    isDown && route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const name = uniqueName('Om');
  await page.bringToFront();
  await begin(page);
  await form(page).getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept on this device and sent')).toBeVisible();
  await page.close();
  await expect(other.getByText('Kept on this device and sent')).toBeVisible();
  isDown = false;
  await expect(row(other, name)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a + opens the form, Enter goes on to the name, a press opens a caller', async ({ page }) => {
    await signInQuietly(page);
    const number = newNumber();
    const name = uniqueName('Mohan');
    await enter(page, { name, phone: number });
    await page.goto('/admin/today');
    const plus = page.getByRole('button', { name: 'New lead', exact: true });
    await plus.tap();
    await page.keyboard.type(number);
    await expect(callers(page)).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(form(page).getByLabel('Name')).toBeFocused();
    // The close button is within reach of the thumb, however long the form is.
    await expect(form(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    for (const control of await form(page).getByRole('radio').all())
      expect((await boxOf(control.locator('..'))).height).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await form(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(width).toBe(0);
    await callers(page).tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
