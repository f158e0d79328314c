import type { Outcome } from '@golghar/platform/deliveries';
import { type Colleague, path, sent, useLeads, useWorker } from './leads-client';

const leads = useLeads();
const { enquire } = leads;
const templates = '/api/admin/reply-templates';
const nobody = '019a0000-0000-7000-8000-00000000dead';

const manager = leads.member('manager', 'Sunita Devi');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('sales_executive', 'Ravi Kumar');

const worker = useWorker(leads);
const { mails } = worker.mailServer;

const words = { subject: 'Your website', text: 'Dear Asha,\nshall we talk on Tuesday?' };

const reply = (id: string, body: object = words) => amit.request.post(`${path}/${id}/replies`).send(body);

const emails = () => worker.emails('reply');

/** Sends what is queued once the time to undo it is over. */
const deliver = async () => {
  await leads.sql`UPDATE leads.delivery SET next_attempt_at = now()`;
  await worker.deliver();
};

describe('an answer by e-mail', () => {
  beforeEach(async () => {
    mails.length = 0;
    await leads.sql`DELETE FROM leads.delivery`;
    await leads.sql`DELETE FROM leads.reply`;
  });

  it('is queued for the enquirer from the agency, and an answer to it goes to its author', async () => {
    const id = await enquire();
    const { body } = await reply(id).expect(201);
    expect(body.reply).toMatchObject({
      ...words,
      author: { id: amit.id, name: 'Amit Raj' },
      state: 'queued',
      smtpResponse: null,
    });
    expect(await emails()).toMatchObject([
      {
        ...words,
        to: { address: 'asha@sweets.example' },
        replyTo: { name: 'Amit Raj', address: amit.email },
        references: [expect.stringMatching(new RegExp(`^<lead-${id}@.+>$`))],
        headers: { 'Auto-Submitted': 'no' },
      },
    ]);
  });

  it('threads with the thanks and with the answers before it', async () => {
    const thank = async (subjectId: string) =>
      leads.sql`INSERT INTO leads.delivery (id, kind, subject_id)
        VALUES (gen_random_uuid(), 'thank_you', ${subjectId})`;
    const id = await enquire();
    await thank(id);
    await thank(await enquire());
    const { body } = await reply(id).expect(201);
    await leads.sql`UPDATE leads.delivery
      SET state = 'sent', sent_at = now() - make_interval(mins => (kind = 'thank_you')::int)
      WHERE channel = 'email'`;
    const earlier = await leads.sql<{ id: string }>`SELECT id FROM leads.delivery
      WHERE channel = 'email' AND subject_id IN (${id}, ${body.reply.id}) ORDER BY sent_at`;
    const ids = earlier.map((email) => `<${email.id}@golghar.example>`);
    await reply(id, { ...words, text: 'And one thing more.' }).expect(201);
    expect(await worker.takeQueued('reply')).toMatchObject([
      { references: [`<lead-${id}@golghar.example>`, ...ids], inReplyTo: ids[1] },
    ]);
  });

  it('is sent once to who presses twice, and again when it did not arrive', async () => {
    const id = await enquire();
    const [one, other] = await Promise.all([reply(id).expect(201), reply(id).expect(201)]);
    expect(other.body).toEqual(one.body);
    expect(await emails()).toHaveLength(1);
    await reply(id, { ...words, text: 'Something else' }).expect(201);
    await reply(await enquire()).expect(201);
    expect(await emails()).toHaveLength(3);
    await leads.sql`UPDATE leads.reply SET is_undelivered = true`;
    await reply(id).expect(201);
    expect(await emails()).toHaveLength(4);
  });

  it('is the promised contact, and stands in the timelines of the lead and of the person', async () => {
    const id = await enquire();
    const { body } = await reply(id).expect(201);
    expect(body.submission).toMatchObject({ id, version: 2, contactedAt: expect.any(String) });
    await leads.sql`UPDATE leads.delivery SET state = 'sent', last_answer = '250 kept'`;
    expect((await amit.detail(id)).replies).toMatchObject([
      { ...words, state: 'sent', smtpResponse: '250 kept' },
    ]);
    const { person } = await amit.read(`/api/admin/people/${id}`);
    expect(person.timeline[0]).toMatchObject({
      kind: 'reply',
      text: words.text,
      author: { id: amit.id },
      submission: { id },
    });
  });

  it('stays the contact when a deal that was closed is not closed after all', async () => {
    const id = await enquire();
    const { contactedAt } = (await reply(id).expect(201)).body.submission;
    for (const status of ['delivered', 'pending']) await amit.change(id, { status });
    expect((await amit.detail(id)).contactedAt).toBe(contactedAt);
  });

  describe('that never arrives', () => {
    /** What the mail server says to an answer; it takes all else. */
    const refuse = (outcome: Outcome) => {
      worker.mailServer.answer = ({ subject }) => (subject === words.subject ? outcome : sent);
    };

    beforeEach(() => {
      refuse({ kind: 'rejected', answer: '550 no such mailbox', isAboutContent: false });
    });

    it('is no contact, and who wrote it is told once', async () => {
      const id = await enquire();
      const { version } = (await reply(id).expect(201)).body.submission;
      await deliver();
      const lead = await amit.detail(id);
      expect(lead).toMatchObject({ contactedAt: null, version: version + 1 });
      expect(lead.replies).toMatchObject([{ state: 'failed', smtpResponse: '550 no such mailbox' }]);
      expect(mails.slice(1)).toMatchObject([
        {
          to: { name: 'Amit Raj', address: amit.email },
          subject: expect.stringContaining('Not delivered: your answer to'),
          text: expect.stringContaining('550 no such mailbox'),
        },
      ]);
      // What became of it is known for longer than the e-mail's row is kept.
      await leads.sql`DELETE FROM leads.delivery`;
      expect((await amit.detail(id)).replies).toMatchObject([{ state: 'failed', smtpResponse: null }]);
    });

    it('counts as little after five days of attempts, and leaves another contact alone', async () => {
      refuse({ kind: 'deferred', answer: '451 try later' });
      const id = await enquire();
      await reply(id).expect(201);
      const { createdAt } = (await amit.contact(id)).body.contact;
      await leads.sql`UPDATE leads.delivery SET queued_at = now() - interval '6 days'`;
      await deliver();
      expect(await amit.detail(id)).toMatchObject({
        contactedAt: createdAt,
        replies: [{ state: 'failed' }],
      });
      expect(mails).toHaveLength(2);
    });

    it('is told to who has the lead when its author has left', async () => {
      const id = await enquire();
      await ravi.change(id, { ownerId: ravi.id });
      await reply(id).expect(201);
      const set = (status: string) =>
        leads.sql`UPDATE auth.app_user SET status = ${status} WHERE id = ${amit.id}`;
      await set('disabled');
      await deliver();
      await set('active');
      expect(mails.slice(1)).toMatchObject([{ to: { address: ravi.email } }]);
    });
  });

  it('is sent to nobody whose lead was deleted before it went out', async () => {
    const id = await enquire();
    await reply(id).expect(201);
    await manager.remove(id);
    expect(await emails()).toEqual([undefined]);
    expect((await reply(id).expect(404)).body.code).toBe('deleted');
  });

  describe('that is taken back', () => {
    const takeBack = async (id: string, who = amit) => {
      const [change] = await who.undoableChanges(id);
      return who.undo(id, change?.id);
    };

    it('never leaves, is no contact, and may be sent again', async () => {
      const id = await enquire();
      await reply(id).expect(201);
      await worker.deliver();
      expect(await ravi.undoableChanges(id)).toEqual([]);
      expect((await takeBack(id)).body.submission).toMatchObject({ version: 3, contactedAt: null });
      await deliver();
      expect(mails.filter(({ subject }) => subject === words.subject)).toEqual([]);
      expect((await amit.detail(id)).replies).toEqual([]);
      await reply(id).expect(201);
      expect(await emails()).toHaveLength(1);
    });

    it('is not, once it is on its way or a while has passed', async () => {
      const id = await enquire();
      await reply(id).expect(201);
      await leads.sql`UPDATE leads.delivery SET attempts = 1`;
      const refused = await takeBack(id);
      expect([refused.status, refused.body.message]).toEqual([409, 'It is on its way. Nothing was undone.']);
      await leads.sql`UPDATE leads.lead_activity SET at = at - interval '16 seconds'`;
      expect(await amit.undoableChanges(id)).toEqual([]);
      expect((await amit.detail(id)).replies).toHaveLength(1);
    });
  });

  it('goes ten times an hour from one author to one address, whichever enquiry it answers', async () => {
    const ids = [await enquire(), await enquire()];
    const write = (n: number) => reply(ids[n % 2] ?? '', { ...words, text: `Take ${n}` });
    for (let n = 0; n < 10; n += 1) await write(n).expect(201);
    const { body, headers } = await write(10).expect(429);
    expect(body).toEqual({
      code: 'too_many_requests',
      message:
        'You have sent 10 e-mails to this address within an hour. Please call instead, or try again in 60 minutes.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    // Who presses again because no answer came is told that it was sent.
    await write(9).expect(201);
    await ravi.request.post(`${path}/${ids[0]}/replies`).send(words).expect(201);
    await leads.sql`UPDATE leads.reply SET created_at = created_at - interval '1 hour'`;
    await write(11).expect(201);
    expect(await emails()).toHaveLength(12);
  });

  it('has words, and a lead', async () => {
    const id = await enquire();
    for (const wrong of [{ subject: '' }, { subject: 'Two\nlines' }, { text: ' ' }])
      await reply(id, { ...words, ...wrong }).expect(400);
    await reply(nobody).expect(404);
    expect(await emails()).toEqual([]);
  });
});

const firstAnswer = { name: 'First answer', subject: '{service}', text: 'Dear {name}', isShared: false };
const template = { ...firstAnswer, channel: 'email' };
const list = async (who: Colleague) => (await who.read(templates)).templates;
const add = async (who: Colleague, wanted: object) =>
  (await who.request.post(templates).send(wanted).expect(201)).body.template;

it('templates are one’s own or everybody’s, in the order of their names', async () => {
  const own = await add(amit, firstAnswer);
  expect(own).toEqual({ ...template, id: own.id });
  const shared = { ...template, name: 'A greeting', isShared: true };
  const { id } = await add(manager, shared);
  expect(await list(amit)).toEqual([{ ...shared, id }, own]);
  expect(await list(ravi)).toEqual([{ ...shared, id }]);
  const message = { name: 'On the phone', channel: 'whatsapp', text: 'Namaste {name}', isShared: false };
  const chat = await add(amit, message);
  expect(chat).toEqual({ ...message, subject: '', id: chat.id });
  await amit.request.delete(`${templates}/${chat.id}`).expect(204);

  const changed = { ...template, text: 'Hello {name}' };
  await amit.request.put(`${templates}/${own.id}`).send(changed).expect(200);
  expect((await list(amit))[1]).toEqual({ ...changed, id: own.id });
  await manager.request.delete(`${templates}/${id}`).expect(204);
  expect(await list(amit)).toHaveLength(1);
});

it('templates of others, and everybody’s, are left alone by those who may not change them', async () => {
  const own = `${templates}/${(await add(amit, template)).id}`;
  await ravi.request.put(own).send(template).expect(404);
  await ravi.request.delete(own).expect(404);
  for (const [change, status] of [
    [{ isShared: true }, 403],
    [{ subject: '' }, 400],
    [{ name: '' }, 400],
    [{ text: '' }, 400],
  ] as const) {
    const wanted = { ...template, ...change };
    await amit.request.post(templates).send(wanted).expect(status);
    await amit.request.put(own).send(wanted).expect(status);
  }
});
