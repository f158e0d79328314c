import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { product } from '../../../infra/test/support/environment';
import { Mailbox } from '../../../infra/test/support/mailbox';
import { freshAddress, postJsonFrom, requestFrom } from '../../../infra/test/support/request-from';

const mails = new Mailbox(product.mailUrl);

const freshEmail = () => `reader-${randomUUID()}@inbox.example`;

const ask = (email: unknown) => postJsonFrom(freshAddress(), `${product.url}/api/newsletter`, { email });

const post = (path: string, body: unknown) =>
  postJsonFrom(freshAddress(), `${product.url}/api/newsletter/${path}`, body);

/** The mail to an address and the token in its links. */
async function mailTo(email: string) {
  const mail = await mails.waitForRecipient(email);
  const token = /newsletter\/confirm\?token=([\w-]{22})/.exec(mail.text)?.[1] ?? '';
  return { mail, token };
}

test('who asks gets an e-mail, confirms, and is on the list until leaving', async ({ request }) => {
  const email = freshEmail();
  const asked = await ask(` ${email} `);
  expect(asked.status).toBe(202);
  const { mail, token } = await mailTo(email);
  expect(mail.subject).toContain('please confirm');
  expect(mail.envelope.to).toEqual([email]);
  expect(mail.html).toContain(`/newsletter/confirm?token=${token}`);

  await signIn(request);
  const listed = async () => {
    const { subscribers } = await (await request.get('/api/admin/newsletter/subscribers')).json();
    return (subscribers as { email: string; unsubscribeUrl: string }[]).find((row) => row.email === email);
  };
  expect(await listed()).toBeUndefined();
  expect((await post('confirm', { token })).status).toBe(204);
  expect((await listed())?.unsubscribeUrl).toContain(`one-click?token=${token}`);
  expect((await post('unsubscribe', { token })).status).toBe(204);
  expect(await listed()).toBeUndefined();
  expect((await post('unsubscribe', { token })).status).toBe(404);
});

test('an e-mail can be left with one click, as mail programs do it', async () => {
  const email = freshEmail();
  await ask(email);
  const { mail, token } = await mailTo(email);
  await post('confirm', { token });
  const source = await mails.source(mail.id);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const url = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(source)?.[1] ?? '';
  const { pathname, search } = new URL(url);
  const leave = (type: string, body: string) =>
    requestFrom(freshAddress(), `${product.url}${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) },
      body,
    });
  const answer = await leave('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
  expect(answer.status).toBe(204);
  expect((await post('unsubscribe', { token })).status).toBe(404);
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await leave('multipart/form-data; boundary=x', multipart)).status).toBe(204);
});
