import { readFile } from 'node:fs/promises';
import { attachmentLimits } from '@golghar/contracts';
import { expect, type Page, test } from '@playwright/test';
import { product } from '../../infra/test/support/environment';
import { Mailbox, readMail } from '../../infra/test/support/mailbox';
import { endUndoWindow, head, item, makeLogin, openWithLeads, pane, readLead } from './inbox';
import { throttle } from './routes';

const file = (name: string, size: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(Array.from({ length: size }, (_, index) => index % 251)),
});

/** The reply form of a new lead, with its list of files. */
async function write(page: Page) {
  const opened = await openWithLeads(page, ['Asha'], {
    login: await makeLogin(),
    lead: { email: 'asha@sweets.example' },
  });
  await head(page, opened.name).focus();
  await page.keyboard.press('r');
  const answer = pane(page).getByRole('form', { name: `Answer ${opened.name}` });
  const message = answer.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  return { ...opened, answer, message, files: answer.getByRole('list', { name: 'Attachments' }) };
}

/** Selects files through the button. */
async function choose(page: Page, ...chosen: ReturnType<typeof file>[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach' }).press('Enter'),
  ]);
  await chooser.setFiles(chosen);
}

/** Drops a file on the message, or pastes it. */
const hand = (page: Page, by: 'drop' | 'paste', name: string) =>
  page.getByRole('textbox', { name: 'Message' }).evaluate(
    (field, [kind, fileName]) => {
      const data = new DataTransfer();
      data.items.add(new File(['abc'], fileName));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
          : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
      field.dispatchEvent(event);
    },
    [by, name] as const,
  );

test('files go with an answer, come back with it, and stand in the timeline', async ({ page }) => {
  const { word, id, answer, message, files } = await write(page);
  await message.fill(`Our offer ${word}`);
  const offer = file('कीमत सूची.pdf', 300_000);
  await choose(page, offer, file('notes.txt', 10));
  await hand(page, 'drop', 'dropped.png');
  await hand(page, 'paste', 'pasted.png');
  await expect(files.getByRole('listitem')).toHaveText([
    'कीमत सूची.pdf 293 KB',
    'notes.txt 1 KB',
    'dropped.png 1 KB',
    'pasted.png 1 KB',
  ]);
  for (const name of ['notes.txt', 'pasted.png']) {
    await files.getByRole('button', { name: `Remove ${name}` }).press('Enter');
    await expect(answer.getByRole('button', { name: 'Attach' })).toBeFocused();
  }
  await expect(answer.getByRole('status')).toHaveText('2 files, 293 KB of 5 MB');

  await message.press('Control+Enter');
  await expect(page.getByText('Answer on its way', { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(files.getByRole('listitem')).toHaveCount(2);
  expect((await readLead(page, id)).replies).toEqual([]);

  await answer.getByLabel('Subject').fill(`Offer ${word}`);
  await page.keyboard.press('Control+Enter');
  await expect(answer).toHaveCount(0);
  await endUndoWindow(id);
  const mailbox = new Mailbox(product.mailUrl);
  const mail = await mailbox.waitForSubject(`Offer ${word}`, 'asha@sweets.example');
  const { attachments } = await readMail(await mailbox.source(mail.id));
  expect(attachments.map(({ filename }) => filename)).toEqual([offer.name, 'dropped.png']);
  expect(attachments[0]?.content.equals(offer.buffer)).toBe(true);

  const sent = item(pane(page).getByRole('list', { name: 'History' }), `Offer ${word}`);
  await expect(sent.first()).toContainText('E-mail (sent)');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sent.getByRole('button', { name: offer.name }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(offer.name);
  expect((await readFile(await download.path())).equals(offer.buffer)).toBe(true);
  const address = `/api/admin/submissions/${id}/replies/${(await readLead(page, id)).replies[0].id}/attachments/0`;
  const { 'x-content-type-options': sniffing, 'content-disposition': disposition } = (
    await page.request.get(address)
  ).headers();
  expect([sniffing, disposition]).toEqual(['nosniff', expect.stringMatching(/^attachment;/)]);
});

test('files that cannot go or are lost by a reload are named at once', async ({ page }) => {
  const { name, answer, message, files } = await write(page);
  const problem = answer.getByRole('alert');
  await choose(page, file('film.mp4', attachmentLimits.bytes + 1));
  await expect(problem).toHaveText(
    'film.mp4 is not attached. Attachments have at most 5 MB in all: these have 5.1 MB.',
  );
  await expect(files).toHaveCount(0);
  await choose(page, file('setup.exe', 10));
  await expect(problem).toContainText('Mail servers refuse files like setup.exe');
  await choose(page, file('offer.pdf', 10));
  await expect(problem).toHaveCount(0);
  await page.reload();
  await expect(files).toContainText('offer.pdf was lost by the reload: attach it again');
  await message.fill('Please see what is attached.');
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(problem).toHaveText('Attach offer.pdf again, or remove it.');
  await choose(page, file('offer.pdf', 2000));
  await expect(files.getByRole('listitem')).toHaveText(['offer.pdf 2 KB']);
  await answer.getByRole('button', { name: 'Discard' }).click();
  await expect(answer).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(
    pane(page)
      .getByRole('form', { name: `Answer ${name}` })
      .getByRole('list'),
  ).toContainText('offer.pdf 2 KB');
});

test('a slow line shows how far the files are, can be stopped, and is waited for', async ({ page }) => {
  const { id, answer, message, files } = await write(page);
  const setLine = await throttle(page);
  await message.fill('Please see what is attached.');
  await choose(page, file('plan.pdf', 1_000_000));
  await setLine({ uploadThroughput: 100_000 });
  await message.press('Control+Enter');
  await expect(answer.getByText(/^[1-9]\d? % of 977 KB$/)).toBeVisible();
  await expect(message).toBeDisabled();
  await answer.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(message).toBeEnabled();
  expect((await readLead(page, id)).replies).toEqual([]);

  await setLine({ offline: true });
  await message.press('Control+Enter');
  await expect(answer).toContainText('Waits for the connection. Keep this page open');
  await expect(
    page.getByText('One change waits until you are connected: keep this page open.'),
  ).toBeVisible();
  await expect(files).toContainText('plan.pdf');

  await setLine({});
  await expect(answer).toHaveCount(0);
  expect((await readLead(page, id)).replies).toMatchObject([{ attachments: [{ name: 'plan.pdf' }] }]);
});

test('nobody who is not signed in has the gateway take a large request', async ({ playwright, baseURL }) => {
  const nobody = await playwright.request.newContext({ baseURL });
  const address = '/api/admin/submissions/019a0000-0000-7000-8000-00000000dead/replies';
  const answer = await nobody.post(address, { data: { text: 'x'.repeat(1_000_000) } });
  expect([answer.status(), (await answer.json()).code]).toEqual([401, 'not_signed_in']);
  await nobody.dispose();
});
