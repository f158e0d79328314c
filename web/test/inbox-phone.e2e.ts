import { expect, type Page, test } from '@playwright/test';
import { insertLeads } from '../../infra/test/support/many-leads';
import {
  freshWord,
  head,
  makeLeads,
  makeLogin,
  openFromRow,
  openInbox,
  openWithLeads,
  pane,
  readLead,
  row,
} from './inbox';
import { boxOf } from './page-checks/overflow';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A horizontal swipe across the open lead. */
async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 500 }],
    });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await touch('touchEnd');
}

/**
 * On a phone the dialler takes the number and the page stays as it was. Chromium without one asks what is to open it,
 * and what is touched from then on may never arrive.
 */
const takeCalls = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );

test('a lead opens with who, what and when, and its actions under the thumb', async ({ page }) => {
  const { word, id } = await openWithLeads(page, ['Asha'], { lead: { service: 'paid_ads' } });
  await openFromRow(page, `Asha ${word}`);
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(pane(page).locator('header')).toContainText(/today \d\d:\d\d/);
  await expect(pane(page).getByText('Paid Ads', { exact: true })).toBeInViewport();
  const actions = pane(page).getByRole('toolbar', { name: 'Actions' });
  for (const action of [
    actions.getByRole('link', { name: 'Call' }),
    actions.getByRole('button', { name: 'WhatsApp' }),
    actions.getByRole('button', { name: 'Note' }),
    actions.getByLabel(`Status of Asha ${word}`),
  ]) {
    const box = await boxOf(action);
    expect(box.height).toBeGreaterThanOrEqual(48);
    expect(box.bottom).toBeGreaterThan(780);
  }
  // The longest status fits on the narrowest phone, too.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.request.patch(`/api/admin/submissions/${id}`, { data: { status: 'lost' } });
  const status = actions.getByLabel(`Status of Asha ${word}: Not Interested`);
  await expect(status).toBeVisible();
  const room = status.locator('..');
  expect(await room.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pane(page).getByText('Phone Inquiry')).toBeVisible();
  await expect(pane(page).getByText('No notes yet.')).toBeVisible();
  await actions.getByRole('button', { name: 'Note' }).tap();
  const notes = page.getByRole('dialog', { name: `Notes on Asha ${word}` });
  const addNote = async (text: string) => {
    await notes.getByLabel('Add a note').fill(text);
    await notes.getByRole('button', { name: 'Add Note' }).tap();
  };
  await addNote('The first note');
  await expect(notes).toBeHidden();
  await expect(pane(page).getByRole('listitem').filter({ hasText: 'The first note' })).toBeInViewport();
  const manage = await boxOf(pane(page).getByRole('button', { name: 'Manage Notes' }));
  expect((await boxOf(page.locator('.toast', { hasText: 'Note added' }))).y).toBeGreaterThan(manage.bottom);
  await pane(page).getByRole('button', { name: 'Manage Notes' }).tap();
  for (const text of ['The second note', 'The third note']) {
    await addNote(text);
    await expect(notes.getByRole('listitem').first()).toContainText(text);
  }
  const add = await boxOf(notes.getByRole('button', { name: 'Add Note' }));
  expect((await boxOf(page.locator('.toast', { hasText: 'Note added' }))).y).toBeGreaterThan(add.bottom);
  await notes.getByRole('button', { name: 'Close' }).tap();
  await expect(pane(page).getByText('The third note')).toBeVisible();
  await pane(page).getByRole('button', { name: 'View All' }).tap();
  await expect(page.getByRole('dialog').getByText('The first note')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

  await expect(pane(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await pane(page).getByRole('button', { name: 'More' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Open on its own page' }).tap();
  await page.waitForURL(`**/admin/submissions/${id}`);
  // The list, whose cards also have such a link, may still be there for a moment.
  const call = page.getByRole('toolbar', { name: 'Actions' }).getByRole('link', { name: 'Call' });
  await expect(call).toBeInViewport();
  await page.mouse.wheel(0, 2000);
  await expect(call).toBeInViewport();
});

test('WhatsApp gets the full number and a greeting with name and service', async ({ page }) => {
  const lead = { phone: '098350 12345', service: 'paid_ads' };
  const { word } = await openWithLeads(page, ['Asha'], { lead, login: await makeLogin() });
  await openFromRow(page, `Asha ${word}`);
  const write = () => pane(page).getByRole('button', { name: 'WhatsApp' }).tap();
  const link = pane(page).getByRole('link', { name: 'Open WhatsApp' });
  await write();
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/919835012345');
  expect(address.searchParams.get('text')).toMatch(new RegExp(`^Hello Asha ${word},.*Paid Ads`));
  await pane(page).getByRole('link', { name: 'Your greeting' }).tap();
  await page.getByRole('textbox', { name: 'WhatsApp greeting' }).fill('Namaste {name}!');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.goBack();
  expect((await saved).status()).toBe(200);
  await write();
  await expect(link).toHaveAttribute('href', `https://wa.me/919835012345?text=Namaste%20Asha%20${word}!`);
});

test('back from the dialler one tap logs what came of the call', async ({ page }) => {
  await takeCalls(page);
  const { word, id } = await openWithLeads(page, ['Asha']);
  await openFromRow(page, `Asha ${word}`);
  await pane(page).getByRole('link', { name: 'Call' }).tap();
  const prompt = pane(page).getByRole('region', { name: 'Log a contact' });
  await expect(prompt).toContainText('How did the call go?');
  await prompt.getByRole('button', { name: 'No answer' }).tap();
  await expect(pane(page).getByText('Call: No answer')).toBeVisible();
  await expect(prompt).toBeHidden();
  const submission = await readLead(page, id);
  expect(submission.contacts).toMatchObject([{ outcome: 'no_answer', channel: 'call' }]);
  expect(submission.contactedAt).not.toBeNull();

  // The toast about it covers nothing that comes next.
  await expect(page.getByText('Contact logged', { exact: true })).toBeVisible();
  await pane(page).getByLabel(`Status of Asha ${word}`).tap();
  for (const item of await page.getByRole('menuitemradio').all())
    expect(
      await item.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(true);
  await page.getByRole('menuitemradio', { name: 'In Progress' }).tap();
  await expect(pane(page).getByLabel(`Status of Asha ${word}: In Progress`)).toBeVisible();
});

test('what is logged while the lead is still on its way is in its history', async ({ page, context }) => {
  const word = freshWord();
  const [id] = await makeLeads(context, [`Asha ${word}`]);
  let isLogged = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A response requested before the call was logged arrives after it.
  await page.route(`**/api/admin/submissions/${id}`, async (route) => {
    if (isLogged) return route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await openInbox(page, `q=${word}`);
  await openFromRow(page, `Asha ${word}`);
  const prompt = pane(page).getByRole('region', { name: 'Log a contact' });
  const logged = page.waitForResponse((response) => response.url().endsWith(`${id}/contacts`));
  await prompt.getByRole('button', { name: 'No answer' }).tap();
  await logged;
  isLogged = true;
  await page.waitForTimeout(500);
  release();
  await expect(pane(page).getByText('Call: No answer')).toBeVisible();
  await expect(prompt).toBeHidden();
});

test('a swipe and a button go to the next lead and to the one before', async ({ page }) => {
  const { word } = await openWithLeads(page, ['Asha', 'Bina', 'Chitra']);
  await openFromRow(page, `Bina ${word}`);
  const name = pane(page).getByRole('heading', { level: 2 });
  await expect(name).toHaveText(`Bina ${word}`);
  // On a busy machine the browser sometimes handles the swipe itself; a person would repeat it.
  const swipeTo = (lead: string, from: number, to: number) =>
    expect(async () => {
      if ((await name.textContent()) !== lead) await swipe(page, from, to);
      await expect(name).toHaveText(lead, { timeout: 2000 });
    }).toPass();
  await swipeTo(`Asha ${word}`, 320, 60);
  await swipeTo(`Bina ${word}`, 60, 320);
  await pane(page).getByRole('button', { name: 'Previous lead' }).tap();
  await expect(name).toHaveText(`Chitra ${word}`);
  await expect(pane(page).getByRole('button', { name: 'Previous lead' })).toBeDisabled();
});

test('the list is where one left it, and the filters are one sheet', async ({ page }) => {
  const word = freshWord();
  await insertLeads(word, 25);
  await openInbox(page, `q=${word}`);
  await expect(row(page, `${word} 1`).first()).toBeVisible();
  const list = page.locator('li[data-lead]').first().locator('xpath=ancestor::div[1]');
  await list.evaluate((element) => element.scrollTo(0, 700));
  await openFromRow(page, `${word} 15`);
  await expect(pane(page)).toBeVisible();
  const scrolled = await list.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThanOrEqual(700);
  await page.goBack();
  await expect(pane(page)).toBeHidden();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(scrolled);

  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Filter by status').selectOption('Closed');
  await sheet.getByRole('button', { name: 'Show the leads' }).tap();
  await expect(page.getByText('No leads found')).toBeVisible();
});

test('a row expands and collapses in its place, by finger and by key, beside others', async ({ page }) => {
  const { word, id: first } = await openWithLeads(page, ['Asha', 'Bina'], {
    lead: { message: 'Boxes for sweets.\nBefore Diwali.' },
  });
  const place = async (name: string) => (await boxOf(head(page, name))).y;
  const card = (name: string) => row(page, name).getByRole('region', { name: `Details of ${name}` });
  const [asha, bina] = [`Asha ${word}`, `Bina ${word}`];
  const [ashaAt, binaAt] = [await place(asha), await place(bina)];
  expect(binaAt).toBeLessThan(ashaAt);
  await head(page, bina).tap();
  await expect(head(page, bina)).toHaveAttribute('aria-expanded', 'true');
  await expect(card(bina)).toBeVisible();
  await expect(pane(page)).toHaveCount(0);
  expect(await place(bina)).toBe(binaAt);
  // What follows is below all of it, also once the notes have loaded.
  const below = async () => (await place(asha)) - (await boxOf(card(bina))).bottom;
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await head(page, asha).focus();
  await page.keyboard.press('Space');
  await expect(card(asha)).toBeVisible();
  await expect(card(bina)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(head(page, asha)).toHaveAttribute('aria-expanded', 'false');
  await expect(card(asha)).toHaveCount(0);
  await head(page, bina).tap();
  await expect(card(bina)).toHaveCount(0);
  await expect.poll(() => place(asha)).toBe(ashaAt);

  await head(page, asha).tap();
  await card(asha).getByRole('button', { name: 'Manage Notes' }).tap();
  const notes = page.getByRole('dialog', { name: `Notes on ${asha}` });
  await notes.getByLabel('Add a note').fill('Wants a quote');
  await notes.getByRole('button', { name: 'Add Note' }).tap();
  await expect(notes.getByText('Wants a quote').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(asha).getByRole('list', { name: 'Latest note' })).toContainText('Wants a quote');
  await row(page, asha).getByLabel(`Status of ${asha}`).tap();
  await page.getByRole('menuitemradio', { name: 'Pending' }).tap();
  await expect(row(page, asha).getByLabel(`Status of ${asha}: Pending`)).toBeVisible();
  await expect(card(asha)).toBeVisible();
  await card(asha).getByRole('button', { name: 'Open the lead' }).tap();
  await expect(page).toHaveURL(new RegExp(`lead=${first}`));
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(asha);
});
