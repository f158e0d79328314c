import { afterOpenMinutes, promiseMinutes, type SubmissionDetail } from '@golghar/contracts';
import { seedToken } from '../../../infra/test/api/services';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { path, useWorker } from './leads-client';

const leads = useService('leads');
const worker = useWorker(leads);

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');

beforeEach(async () => {
  await leads.database.query('DELETE FROM leads.delivery');
  await leads.database.query('DELETE FROM leads.lead');
});

const spam = {
  message: 'We can rank your website with our backlinks, guest posts: https://a.example https://b.example',
};

/** Sends an enquiry, which the worker then takes. */
const enquire = async (changes: object = {}, query: object = {}, headers: Record<string, string> = {}) => {
  const { body } = await leads.request
    .post('/api/contact')
    .query(query)
    .set(headers)
    .send(makeEnquiry({ name: 'Asha Kumari', ...changes }))
    .expect(201);
  await worker.relay();
  return body as { id: string; reference: string };
};

const owed = () =>
  leads.database.query('SELECT subject_id AS "subjectId" FROM leads.delivery WHERE kind = \'thank_you\'');

/** What the senders get. */
const mails = () => worker.owed('thank_you');

const promise = (id: string, dueAt: string) =>
  leads.database.query('UPDATE leads.lead SET due_at = $2 WHERE id = $1', [id, dueAt]);

const thankYouOf = async (id: string): Promise<SubmissionDetail['thankYou']> =>
  (await amit.request.get(`${path}/${id}`).expect(200)).body.submission.thankYou;

describe('who sends an enquiry', () => {
  it('is thanked from the agency with the exact time, and an answer goes to who works it', async () => {
    const words = { message: 'Your bank account is blocked.', phone: '+91 98350 55555', city: 'Blocktown' };
    const { id, reference } = await enquire(words);
    await amit.request.patch(`${path}/${id}`).send({ ownerId: amit.id }).expect(200);
    await promise(id, '2035-11-26T06:10:00Z');
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: { name: 'Asha Kumari', address: 'asha@sweets.example' },
      replyTo: { name: 'Amit Raj', address: amit.email },
      references: [expect.stringMatching(new RegExp(`^<lead-${id}@.+>$`))],
      subject: `Golghar: your enquiry ${reference} is with us`,
    });
    for (const body of [String(mail?.text), String(mail?.html)])
      for (const words of [
        'Hello Asha Kumari,',
        'We call you by Monday 26 November, 11:40.',
        `Your reference is ${reference}: say it when you call or write.`,
        'You need: SEO',
        '+91 612 000 0000',
        'https://wa.me/916120000000?text=',
      ])
        expect(body).toContain(words);
    // Nothing of a stranger's but what looks like a name goes to whoever they please.
    for (const word of Object.values(words))
      for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain(word);
    expect(String(mail?.text).match(/https?:/g)).toHaveLength(1);
    expect(await thankYouOf(id)).toMatchObject({ state: 'queued', smtpResponse: null });
  });

  it('is greeted by no name where something else was written there', async () => {
    await enquire({ name: 'You won 5000 rupees' });
    const [mail] = await mails();
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(mail?.to).toEqual({ name: '', address: 'asha@sweets.example' });
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('5000');
  });

  it('is told the time by which we promised to call', async () => {
    const { id } = await enquire();
    const { submission } = (await amit.request.get(`${path}/${id}`)).body;
    const promised = afterOpenMinutes(new Date(submission.submittedAt), promiseMinutes);
    expect(Math.abs(Date.parse(submission.dueAt) - promised.getTime())).toBeLessThan(2000);
    const clock = { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' } as const;
    expect((await mails())[0]?.text).toContain(
      `, ${new Intl.DateTimeFormat('en-GB', clock).format(new Date(submission.dueAt))}.`,
    );
  });

  it('reads Hindi after writing on a page in Hindi', async () => {
    const { id, reference } = await enquire({ name: 'आशा कुमारी' }, { language: 'hi' });
    await promise(id, '2035-11-26T06:10:00Z');
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Golghar: आपका संदेश ${reference} हमें मिल गया`);
    expect(mail?.text).toContain('नमस्ते आशा कुमारी,');
    expect(mail?.text).toContain('हम आपको सोमवार, 26 नवंबर को सुबह 11:40 बजे तक फ़ोन करेंगे।');
    expect(mail?.html).toContain('<html lang="hi">');
  });

  it('reads no time that is over', async () => {
    const { id } = await enquire();
    await promise(id, '2020-11-26T06:10:00Z');
    expect((await mails())[0]?.text).toContain('we will call you as soon as we can.');
  });

  it.each([
    [
      'was called',
      (id: string) =>
        amit.request.post(`${path}/${id}/contacts`).send({ outcome: 'reached', channel: 'call' }).expect(201),
    ],
    ['was closed', (id: string) => amit.request.patch(`${path}/${id}`).send({ status: 'lost' }).expect(200)],
    ['was deleted', (id: string) => admin.request.delete(`${path}/${id}`).expect(204)],
  ])('is not thanked any more when the lead %s', async (_, work) => {
    const { id } = await enquire();
    await work(id);
    expect(await mails()).toEqual([undefined]);
  });

  it('is thanked twice a day at most, however the address is written, and staff read why not', async () => {
    const sent = [];
    for (const email of ['asha@sweets.example', 'Asha+shop@sweets.example', 'ASHA+2@sweets.example'])
      sent.push(await enquire({ email }));
    await enquire({ email: 'ravi@sweets.example' });
    const addresses = async () => (await mails()).map((mail) => (mail?.to as { address: string })?.address);
    expect(await addresses()).toEqual([
      'asha@sweets.example',
      'Asha+shop@sweets.example',
      undefined,
      'ravi@sweets.example',
    ]);
    // Asked again, as after a mail server's "later", it is the same.
    expect((await addresses()).map(Boolean)).toEqual([true, true, false, true]);
    expect(await thankYouOf(sent[2]?.id ?? '')).toMatchObject({ state: 'limited', limitedBy: 'mailbox' });
    await leads.database.query(`UPDATE leads.delivery SET queued_at = now() - interval '25 hours'`);
    await enquire({ email: 'asha@sweets.example' });
    expect((await addresses()).at(-1)).toBe('asha@sweets.example');
  });

  it('with a wrong address troubles nobody: it stands on the lead alone', async () => {
    const { id } = await enquire();
    await leads.database.query(
      `UPDATE leads.delivery SET state = 'failed', last_answer = '550 no such user' WHERE kind = 'thank_you'`,
    );
    expect(await thankYouOf(id)).toMatchObject({ state: 'failed', smtpResponse: '550 no such user' });
    const { alerts } = (await admin.request.get('/api/admin/operations').expect(200)).body;
    expect(alerts).toMatchObject({ deferred: 0, parked: 0 });
  });

  it('is forgotten with the person', async () => {
    const { id } = await enquire();
    await admin.request.delete(`/api/admin/people/${id}`).expect(200);
    expect(await owed()).toEqual([]);
  });
});

describe('nobody is thanked', () => {
  it('for what looks like spam, until somebody says that it is not, and then once', async () => {
    const { id } = await enquire(spam);
    expect(await owed()).toEqual([]);
    await amit.request.post(`${path}/${id}/not-spam`).expect(200);
    expect(await owed()).toMatchObject([{ subjectId: id }]);
    await amit.request.post(`${path}/${id}/spam`).expect(200);
    await amit.request.post(`${path}/${id}/not-spam`).expect(200);
    expect(await owed()).toHaveLength(1);
    expect(await mails()).toMatchObject([{ to: { address: 'asha@sweets.example' } }]);
  });

  it('for a demonstration, or what came longer than a week ago', async () => {
    const at = (days: number) => ({
      'x-seed-token': seedToken,
      'x-seed-submitted-at': new Date(Date.now() - days * 86_400_000).toISOString(),
    });
    await enquire({}, {}, at(1));
    const { id } = await enquire(spam);
    await leads.database.query(`UPDATE leads.lead SET submitted_at = now() - interval '8 days'`);
    await amit.request.post(`${path}/${id}/not-spam`).expect(200);
    expect(await owed()).toEqual([]);
    expect(await thankYouOf(id)).toBeNull();
  });

  it('while admins want it so', async () => {
    const set = (thankYouMail: boolean) =>
      admin.request.put('/api/admin/lead-settings').send({ thankYouMail }).expect(200);
    expect((await set(false)).body.thankYouMail).toBe(false);
    await enquire();
    expect(await owed()).toEqual([]);
    await set(true);
    await enquire();
    expect(await owed()).toHaveLength(1);
  });
});
