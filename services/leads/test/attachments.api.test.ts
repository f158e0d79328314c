import { attachmentLimits } from '@golghar/contracts';
import { EmailChannel, mailSettings } from '@golghar/platform/deliveries';
import { pickPort } from '../../../infra/local/ports';
import { startSmtp } from '../../../infra/mail/smtp';
import { MailStore } from '../../../infra/mail/store';
import { tempFolder } from '../../../infra/test/support/machine';
import { readMail } from '../../../infra/test/support/mailbox';
import { retentionJob } from '../src/operations/retention.job';
import { type Colleague, path, useLeads, useWorker } from './leads-client';

const leads = useLeads();

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('sales_executive', 'Ravi Kumar');

const worker = useWorker(leads);

const words = { subject: 'Our offer', text: 'Please see what is attached.' };

/** Every byte that there is, and ends of lines of all kinds. */
const bytes = Buffer.from([
  ...Array.from({ length: 256 }, (_, byte) => byte),
  ...Buffer.from('\r\n\n.\r\n.\r'),
]);

const encode = (file: Buffer | string) => Buffer.from(file).toString('base64');

const file = (name: string, content: Buffer | string = bytes) => ({ name, content: encode(content) });

const answer = (id: string, attachments: object[], who: Colleague = amit) =>
  who.request.post(`${path}/${id}/replies`).send({ ...words, attachments });

const download = (id: string, replyId: string, index: number, who: Colleague = amit) =>
  who.request.get(`${path}/${id}/replies/${replyId}/attachments/${index}`).responseType('blob');

/** A lead with an answer and its files. */
async function answered(...attachments: object[]) {
  const id = await leads.enquire();
  const { body } = await answer(id, attachments).expect(201);
  return { id, replyId: body.reply.id as string, reply: body.reply };
}

const kept = async () =>
  (await leads.sql<{ bytes: number | null }>`SELECT length(contents) AS bytes FROM leads.reply`).map(
    (row) => row.bytes,
  );

beforeEach(async () => {
  await leads.sql`DELETE FROM leads.delivery`;
  await leads.sql`DELETE FROM leads.reply`;
});

it('go with the e-mail byte for byte, with their names and types', async () => {
  const folder = tempFolder();
  const port = await pickPort();
  const store = new MailStore(folder);
  const server = await startSmtp(store, '127.0.0.1', port);
  const channel = new EmailChannel(
    mailSettings.parse({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@golghar.example' }),
  );
  const names = ['कीमत सूची.pdf', 'plan =?utf-8?B?eA==?=.txt', 'a"b;c.png', 'forwarded.eml', 'unknown'];
  await answered(...names.map((name) => file(name)));
  const [mail] = await worker.emails('reply');
  try {
    expect(await channel.submit(mail ?? {})).toMatchObject({ kind: 'sent' });
    const [{ id = '' } = {}] = store.list();
    const { attachments, text } = await readMail((await store.read(id))?.source ?? '');
    expect(text).toBe(words.text);
    expect(attachments.map(({ filename }) => filename?.replaceAll('\u2060', ''))).toEqual(names);
    expect(attachments.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'text/plain',
      'image/png',
      // The parser's own guess: it was sent as bytes.
      'message/rfc822',
      'application/octet-stream',
    ]);
    for (const { content } of attachments) expect(content.equals(bytes)).toBe(true);
  } finally {
    channel.onApplicationShutdown();
    await new Promise<void>((done) => server.close(done));
  }
});

it('are in the timeline, and can be downloaded again by who sees the lead', async () => {
  const { id, replyId, reply } = await answered(file('कीमत (1).pdf'), file('b.txt', 'b'));
  const attachments = [
    { name: 'कीमत (1).pdf', size: bytes.length },
    { name: 'b.txt', size: 1 },
  ];
  expect(reply).toMatchObject({ attachments, areAttachmentsKept: true });
  expect((await ravi.detail(id)).replies).toMatchObject([{ attachments, areAttachmentsKept: true }]);
  const { body, headers } = await download(id, replyId, 0, ravi).expect(200);
  expect(bytes.equals(body)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('कीमत ')}%281%29.pdf`,
    'cache-control': 'no-store',
  });
  await download(id, replyId, 2).expect(404);
  await download(id, id, 0).expect(404);
  await download(await leads.enquire(), replyId, 0).expect(404);
});

it('are shown to nobody who may not see the lead', async () => {
  const { id, replyId } = await answered(file('a.pdf'));
  await admin.change(id, { ownerId: amit.id });
  await admin.configure({ visibility: 'own_and_unassigned' });
  try {
    await download(id, replyId, 0).expect(200);
    await download(id, replyId, 0, ravi).expect(404);
    await answer(id, [file('a.pdf')], ravi).expect(404);
  } finally {
    await admin.configure({ visibility: 'all' });
  }
  await admin.remove(id);
  const gone = await admin.request.get(`${path}/${id}/replies/${replyId}/attachments/0`).expect(404);
  expect(gone.body.code).toBe('deleted');
});

const half = Buffer.alloc(attachmentLimits.bytes / 2, 'x');

it.each([
  ['are too large in all', [file('a', half), file('b', half), file('c', 'x')], 'these have 5.1 MB'],
  ['are too many', Array.from({ length: 11 }, (_, n) => file(`${n}`)), 'At most 10 files'],
  ['are programs', [file('setup.EXE')], 'refuse files like setup.EXE'],
  ['are empty', [file('nothing.txt', '')], 'nothing.txt is empty'],
])('that can’t go because they %s say so', async (_, attachments, message) => {
  const id = await leads.enquire();
  const { body } = await answer(id, attachments).expect(400);
  expect(body).toMatchObject({
    code: 'invalid',
    fields: { attachments: expect.stringContaining(message) },
  });
  expect(await kept()).toEqual([]);
});

it.each([
  { name: '../../etc/passwd', content: encode('x') },
  { name: 'cod.\u202eexe.doc', content: encode('x') },
  { name: ' ', content: encode('x') },
  { name: 'a', content: 'abc' },
  { name: 'a', content: 'ab-_' },
  { name: 'a' },
])('that can’t go because of %j are refused', async (wrong) => {
  await answer(await leads.enquire(), [wrong]).expect(400);
});

it('that can’t go because the request is larger than any may be are refused before they are read', async () => {
  const { body } = await answer(await leads.enquire(), [file('a', Buffer.alloc(6_000_000))]).expect(413);
  expect(body.code).toBe('too_large');
  await amit.request
    .post(`${path}/${nobody}/notes`)
    .send({ content: 'x'.repeat(100_000) })
    .expect(413);
});

it('that can’t go are no more than these limits', async () => {
  await answered(file('a', half), file('b', half));
  expect(await kept()).toEqual([attachmentLimits.bytes]);
});

const nobody = '019a0000-0000-7000-8000-00000000dead';

it('make another answer of the same words', async () => {
  const { id, replyId } = await answered(file('a.txt', 'first'));
  expect((await answer(id, [file('a.txt', 'first')]).expect(201)).body.reply.id).toBe(replyId);
  expect((await answer(id, [file('a.txt', 'other')]).expect(201)).body.reply.id).not.toBe(replyId);
  expect((await answer(id, []).expect(201)).body.reply.id).not.toBe(replyId);
  expect(await kept()).toEqual([5, 5, null]);
});

it('go when the answer is taken back, its lead erased, or a month has passed since', async () => {
  const { id } = await answered(file('a.txt', 'a'));
  const [change] = await amit.undoableChanges(id);
  await amit.undo(id, change?.id).expect(200);
  expect(await kept()).toEqual([]);

  await answer(id, [file('a.txt', 'a')]).expect(201);
  await admin.request.delete(`/api/admin/people/${id}`).expect(200);
  expect(await kept()).toEqual([]);

  const { id: old, replyId } = await answered(file('old.txt', 'old'));
  const { id: young } = await answered(file('young.txt', 'young'));
  const age = (days: number) =>
    leads.sql`UPDATE leads.reply SET created_at = now() - ${days}::int * interval '1 day'
      WHERE id = ${replyId}`;
  await age(29);
  await worker.run(retentionJob);
  expect(await kept()).toEqual(expect.arrayContaining([3, 5]));
  await age(31);
  await worker.run(retentionJob);
  expect(await kept()).toEqual(expect.arrayContaining([null, 5]));
  expect((await amit.detail(old)).replies).toMatchObject([
    { attachments: [{ name: 'old.txt', size: 3 }], areAttachmentsKept: false },
  ]);
  expect((await amit.detail(young)).replies).toMatchObject([{ areAttachmentsKept: true }]);
  const { text } = await amit.request.get(`${path}/${old}/replies/${replyId}/attachments/0`).expect(404);
  expect(JSON.parse(text).message).toBe('This file is not kept any more.');
});
