import { useService } from '../../../infra/test/api/use-service';

const leads = useService('leads');

const subscribe = (email: unknown) => leads.request.post('/api/newsletter').send({ email });

const post = (path: string, token: string) => leads.request.post(`/api/newsletter/${path}`).send({ token });

/** Confirmation e-mails queued for or sent to addresses. */
const emails = async (...addresses: string[]) => {
  const [row] = await leads.sql<{ count: string }>`SELECT count(*) FROM leads.delivery
    WHERE kind = 'newsletter_confirmation' AND subject_id IN
      (SELECT id FROM leads.subscriber WHERE email = ANY(${addresses}))`;
  return Number(row?.count);
};

const tokenOf = async (email: string): Promise<string> => {
  const [row] = await leads.sql<{ token: string }>`SELECT token FROM leads.subscriber
    WHERE lower(email) = lower(${email})`;
  return row?.token ?? '';
};

/** Puts an address on the list; its token. */
const join = async (email: string): Promise<string> => {
  await subscribe(email).expect(202);
  const token = await tokenOf(email);
  await post('confirm', token).expect(204);
  return token;
};

/** As if the last request had been an hour ago. */
const letTimePass = () =>
  leads.sql`UPDATE leads.newsletter_mailbox SET requested_at = requested_at - interval '1 hour'`;

const listed = async (): Promise<string[]> => {
  const admin = await leads.signIn('admin');
  const { body } = await admin.request.get('/api/admin/newsletter/subscribers').expect(200);
  return body.subscribers.map(({ email }: { email: string }) => email);
};

it('the newsletter has on its list who confirmed, until they leave', async () => {
  const email = 'reader@inbox.example';
  await subscribe(` ${email} `).expect(202);
  expect(await listed()).not.toContain(email);
  const token = await tokenOf(email);
  await post('confirm', token).expect(204);
  await post('confirm', token).expect(204);
  expect(await listed()).toContain(email);
  await post('unsubscribe', token).expect(204);
  expect(await listed()).not.toContain(email);
  await post('unsubscribe', token).expect(404);
  await post('confirm', token).expect(404);
});

it('the newsletter is left with one click, as mail programs send it: as a form, or in parts', async () => {
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  const emails = ['form@inbox.example', 'parts@inbox.example'];
  for (const email of emails) {
    const leaving = leads.request.post(`/api/newsletter/one-click?token=${await join(email)}`);
    await (email === 'form@inbox.example'
      ? leaving.type('form').send(oneClick)
      : leaving.field(oneClick)
    ).expect(204);
  }
  const left = await listed();
  expect(emails.filter((email) => left.includes(email))).toEqual([]);
});

it('the newsletter remembers in which language it was asked for', async () => {
  const ask = (name: string, query: string) =>
    leads.request.post(`/api/newsletter${query}`).send({ email: `${name}@languages.example` });
  await ask('hindi', '?language=hi').expect(202);
  await ask('english', '').expect(202);
  await ask('other', '?language=xx').expect(400);
  const kept = await leads.sql`SELECT language FROM leads.subscriber WHERE email LIKE '%@languages.example'
    ORDER BY email`;
  expect(kept).toEqual([{ language: 'en' }, { language: 'hi' }]);
});

it('the newsletter answers everybody alike, and sends one e-mail in ten minutes', async () => {
  const email = 'same@inbox.example';
  const first = await subscribe(email).expect(202);
  const again = await subscribe(email.toUpperCase()).expect(202);
  await post('confirm', await tokenOf(email)).expect(204);
  await letTimePass();
  const confirmed = await subscribe(email).expect(202);
  expect([again.body, confirmed.body]).toEqual([first.body, first.body]);
  expect(await emails(email)).toBe(1);
});

it('the newsletter sends one e-mail for ten requests at the same moment', async () => {
  const email = 'hasty@inbox.example';
  const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
  expect(await emails(email)).toBe(1);
});

it('the newsletter sends a mailbox three e-mails at most until one is confirmed, under whatever alias', async () => {
  const names = ['victim@gmail', 'v.ictim+a@gmail', 'vic.tim+b@googlemail', 'victim+c@gmail'];
  const aliases = names.map((name) => `${name}.com`);
  for (const email of [...aliases, ...aliases]) {
    await subscribe(email).expect(202);
    await letTimePass();
  }
  expect(await emails(...aliases)).toBe(3);
  await post('confirm', await tokenOf('victim@gmail.com')).expect(204);
  await subscribe('victim+c@gmail.com').expect(202);
  expect(await emails(...aliases)).toBe(4);
});

it('the newsletter leaves alone who had the address removed, and forgets the address itself', async () => {
  const email = 'alone@inbox.example';
  await subscribe(email).expect(202);
  await post('unsubscribe', await tokenOf(email)).expect(204);
  await letTimePass();
  for (const alias of [email, 'alone+x@inbox.example']) await subscribe(alias).expect(202);
  const kept = await leads.sql`SELECT FROM leads.subscriber WHERE email LIKE 'alone%'`;
  expect(kept).toEqual([]);
});

it('the newsletter takes back who left the list', async () => {
  const email = 'back@inbox.example';
  await post('unsubscribe', await join(email)).expect(204);
  await letTimePass();
  await subscribe(email).expect(202);
  expect(await emails(email)).toBe(1);
});

it.each(['', 'nobody', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 7])(
  'the newsletter refuses %j as an address',
  async (email) => {
    const { body } = await subscribe(email).expect(400);
    expect(body.fields).toEqual({ email: 'Please enter a valid email address' });
  },
);

it('the newsletter refuses a token that is none, and a form but where a page without scripts or a mail program sends one', async () => {
  for (const path of ['confirm', 'unsubscribe']) {
    await post(path, 'short').expect(400);
    await leads.request.post(`/api/newsletter/${path}`).type('form').send('a=b').expect(415);
  }
  await leads.request.post('/api/newsletter/one-click?token=short').expect(400);
});

it('the newsletter is left by whom an admin takes off its list, who may come back; the audit has the act and not the address', async () => {
  const email = 'removed@inbox.example';
  const admin = await leads.signIn('admin', 'Asha Verma');
  const path = '/api/admin/newsletter/subscribers';
  await subscribe(email).expect(202);
  const [{ id } = { id: '' }] = await leads.sql<{ id: string }>`SELECT id FROM leads.subscriber
    WHERE email = ${email}`;
  // Not on the list yet.
  await admin.request.delete(`${path}/${id}`).expect(404);
  await post('confirm', await tokenOf(email)).expect(204);
  await admin.request.delete(`${path}/${id}`).expect(204);
  await admin.request.delete(`${path}/${id}`).expect(404);
  expect(await listed()).not.toContain(email);
  const { body } = await admin.request.get('/api/admin/audit?action=subscriber_removed');
  expect(body.entries).toEqual([
    expect.objectContaining({
      actor: expect.objectContaining({ name: 'Asha Verma' }),
      subject: null,
      detail: null,
    }),
  ]);
  await letTimePass();
  await subscribe(email).expect(202);
  expect(await emails(email)).toBe(1);
});
