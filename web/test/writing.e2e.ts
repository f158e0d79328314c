import { expect, type Page, test } from '@playwright/test';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';
import { endUndoWindow, head, makeLogin, openFromRow, openWithLeads, pane, readLead, slower } from './inbox';
import { boxOf } from './page-checks/overflow';

const form = (page: Page, name: string) => pane(page).getByRole('form', { name });

/** Templates of the signed-in user. */
async function addTemplates(page: Page, ...templates: { name: string; subject: string; text: string }[]) {
  for (const template of templates) {
    const data = { channel: 'email', isShared: false, ...template };
    expect((await page.request.post('/api/admin/reply-templates', { data })).status()).toBe(201);
  }
}

const chooseTemplate = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Template', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('an answer is written by keys, taken back, and sent with signature and quote', async ({ page }) => {
  const { word, names, ids } = await openWithLeads(page, ['Bina', 'Asha'], {
    login: await makeLogin(),
    lead: { message: 'Two shops in Gaya.\nWhat would it cost?', email: 'asha@sweets.example' },
  });
  const name = names[1] ?? '';
  await page.request.patch('/api/admin/preferences', { data: { signature: 'Yours,\n{me}' } });
  await page.reload();
  await head(page, name).focus();
  await page.keyboard.press('r');
  await page.keyboard.type(`About ${word}`);
  const answer = form(page, `Answer ${name}`);
  const message = answer.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(`About ${word}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const asked = pane(page).getByText('Two shops in Gaya.').first();
  expect((await boxOf(asked)).bottom).toBeLessThan((await boxOf(answer)).y);
  await expect(asked).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(head(page, name)).toBeFocused();
  await page.keyboard.press('j');
  await expect(form(page, `Answer ${names[0]}`)).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(message).toHaveValue(`About ${word}`);
  await expect(message).not.toBeFocused();

  await page.keyboard.press('r');
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Answer on its way', { exact: true })).toBeVisible();
  await expect(answer).toHaveCount(0);
  expect((await readLead(page, ids[1])).replies).toMatchObject([{ state: 'queued' }]);
  await page.keyboard.press('z');
  await expect(message).toHaveValue(`About ${word}`);
  expect(await readLead(page, ids[1])).toMatchObject({ replies: [], contactedAt: null });

  await answer.getByLabel('Subject').fill(`Your shops ${word}`);
  await page.keyboard.press('Control+Enter');
  await expect(answer).toHaveCount(0);
  await endUndoWindow(ids[1]);
  const mail = await new Mailbox(product.mailUrl).waitForSubject(`Your shops ${word}`, 'asha@sweets.example');
  expect(mail.text).toMatch(
    new RegExp(
      `^About ${word}\\s+Yours,\\n.+\\s+On .+ you wrote:\\n> Two shops in Gaya\\.\\n> What would it cost\\?`,
    ),
  );
  const history = pane(page).getByRole('list', { name: 'History' });
  await expect(history).toContainText(`E-mail (sent): Your shops ${word}`);
  await expect(history).not.toContainText('you wrote');
});

test('what is typed right after J, K and R is written, on a slow processor', async ({ page }) => {
  const { word, names } = await openWithLeads(page, ['Bina', 'Asha'], { login: await makeLogin() });
  const name = names[1] ?? '';
  await head(page, name).click();
  await expect(pane(page).getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('r');
  let text = word;
  await page.keyboard.type(text);
  const message = form(page, `Answer ${name}`).getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(text);
  const slowDown = await slower(page);
  await slowDown(10);
  for (const pauseMs of [0, 20, 45]) {
    await page.keyboard.press('Escape');
    await expect(head(page, name)).toBeFocused();
    for (const key of ['j', 'k', 'r']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pauseMs);
    }
    const words = ` s, x and 1 ${pauseMs}`;
    await page.keyboard.type(words, { delay: 25 });
    text += words;
    await expect(message).toHaveValue(text);
    await expect(message).toBeFocused();
  }
});

test('a template replaces unchanged words, and asks before it replaces others', async ({ page }) => {
  const { name, id } = await openWithLeads(page, ['Asha'], { login: await makeLogin(), lead: { city: '' } });
  await addTemplates(
    page,
    { name: 'Price', subject: 'The price', text: 'Dear {name}, it costs little.' },
    { name: 'Time', subject: 'The time', text: 'Dear {name}, it takes a week.' },
  );
  await head(page, name).click();
  await pane(page).getByRole('button', { name: 'Write' }).click();
  const answer = form(page, `Answer ${name}`);
  const message = answer.getByRole('textbox', { name: 'Message' });
  await chooseTemplate(page, 'Price');
  await expect(message).toHaveValue(`Dear ${name}, it costs little.`);
  await chooseTemplate(page, 'Time');
  await expect(message).toHaveValue(`Dear ${name}, it takes a week.`);
  await expect(answer.getByLabel('Subject')).toHaveValue('The time');
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Or two.');
  await chooseTemplate(page, 'Price');
  await answer.getByRole('button', { name: 'Keep mine' }).click();
  await expect(message).toHaveValue(`Dear ${name}, it takes a week. Or two.`);
  await chooseTemplate(page, 'Price');
  await answer.getByRole('button', { name: 'Replace them' }).click();
  await expect(message).toHaveValue(`Dear ${name}, it costs little.`);

  await page.keyboard.type('Really. ');
  // Its name is kept until it is saved.
  const kept = pane(page).getByLabel('Name of the template');
  await chooseTemplate(page, 'Save as template…');
  await page.getByRole('button', { name: 'Save as template' }).click();
  await page.context().setOffline(true);
  await kept.fill('Really');
  await kept.press('Enter');
  await expect(
    page.getByText('The template was not saved. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(kept).toHaveValue('Really');
  await page.context().setOffline(false);
  await kept.press('Enter');
  await expect(page.getByText('Template saved', { exact: true })).toBeVisible();
  await expect(kept).toHaveCount(0);

  // What happens meanwhile is told beside the button that sends.
  const sending = await boxOf(answer.getByRole('button', { name: 'Send' }));
  const told = await boxOf(page.locator('.toast'));
  expect(told.right < sending.x || told.y > sending.bottom).toBe(true);

  await answer.getByRole('button', { name: 'Discard' }).click();
  await expect(answer).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(message).toHaveValue(/Really\./);

  // What is to be filled in by hand is not sent, and a message without words neither.
  await message.fill('');
  await page.keyboard.press('Control+Enter');
  await expect(answer.getByText('Please write a message')).toBeVisible();
  await message.fill('We come to {city}.');
  await page.keyboard.press('Control+Enter');
  await expect(answer.getByText('Nothing is known for {city}')).toBeVisible();
  expect((await readLead(page, id)).replies).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an answer and a message for WhatsApp are written under the message', async ({ page, context }) => {
    const { name } = await openWithLeads(page, ['Asha'], { lead: { phone: '098350 12345' } });
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await openFromRow(page, name);
    await pane(page).getByRole('button', { name: 'WhatsApp' }).tap();
    const chat = form(page, `WhatsApp to ${name}`);
    await expect(chat.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Hello Asha/);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      chat.getByRole('link', { name: 'Open WhatsApp' }).tap(),
    ]);
    expect(opened.url()).toContain('wa.me/919835012345?text=Hello%20Asha');
    await opened.close();
    await expect(pane(page).getByRole('region', { name: 'Log a contact' })).toContainText('Did they answer?');
    await pane(page).getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: 'Write an e-mail' }).tap();
    const answer = form(page, `Answer ${name}`);
    await expect(answer.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await expect(answer.getByRole('button', { name: 'Send' })).toBeInViewport();
  });
});
