import { compileWorker } from '../../../infra/test/api/compile-worker';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { Relay } from '../src/delivery/arrival/relay';

/** What other programs rely on: its names and shapes are written out here and not read from the contracts. */

const leads = useService('leads');
const path = '/api/admin/submissions';

let admin: SignedIn;
let amit: SignedIn;
let worker: Awaited<ReturnType<typeof compileWorker>>;

beforeAll(async () => {
  admin = await leads.signIn('admin', 'Meera Sinha');
  amit = await leads.signIn('sales_executive', 'Amit Raj');
  worker = await compileWorker(leads.database);
});

afterAll(() => worker?.close());

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const source = {
  landingPage: '/services',
  referrer: 'l.facebook.com',
  utm: { source: 'facebook', medium: 'cpc', campaign: 'chhath', term: 'khaja', content: 'video' },
};
const nextStep = { at: '2027-01-05T05:30:00.000Z', text: 'Call Tuesday 11:00' };

/** Each by somebody else, in other words. */
let sent = 0;

async function enquire(changes: object = {}): Promise<string> {
  sent += 1;
  const own = {
    phone: `+91 98350 ${10_000 + sent}`,
    email: `wire-${sent}@sweets.example`,
    message: `Shop number ${sent} sells khaja and wants to be found.`,
  };
  const enquiry = { ...makeEnquiry(own), ...changes };
  const answer = await leads.request.post('/api/contact').send(enquiry);
  expect(answer.status).toBe(201);
  // The specification's own answer: other programs compare it whole.
  expect(answer.body).toEqual({ id: expect.stringMatching(id), reference: expect.any(String) });
  for (let left = 1; left > 0; left = (await worker.get(Relay).moveBatch()).length);
  return answer.body.id;
}

const read = async (leadId: string) =>
  (await amit.request.get(`${path}/${leadId}`).expect(200)).body.submission;

const idsOf = async (query: object): Promise<string[]> => {
  const { body } = await amit.request.get(path).query(query).expect(200);
  return body.submissions.map((submission: { id: string }) => submission.id);
};

const patch = (leadId: string, change: object) => amit.request.patch(`${path}/${leadId}`).send(change);

describe('a submission', () => {
  it('has owner, next step, due time, first contact, person, source and value, in lists and alone', async () => {
    const leadId = await enquire({ source: { ...source, utm: { ...source.utm, source: 'wire-fields' } } });
    const fields = {
      owner: null,
      nextStep: null,
      dueAt: expect.stringMatching(instant),
      contactedAt: null,
      person: { id: expect.stringMatching(id), enquiries: expect.any(Number) },
      source: { ...source, utm: { ...source.utm, source: 'wire-fields' } },
      value: null,
    };
    const { body } = await amit.request.get(path).query({ source: 'wire-fields' }).expect(200);
    for (const submission of [await read(leadId), body.submissions[0]])
      for (const [name, value] of Object.entries(fields))
        expect({ [name]: submission[name] }).toEqual({ [name]: value });
  });

  it('takes owner, next step and value beside status and tags, and gives them back as they are written', async () => {
    const leadId = await enquire({ source: null });
    const change = { ownerId: amit.id, nextStep, value: 25_000, status: 'pending', tags: ['Khaja'] };
    const { body } = await patch(leadId, change).expect(200);
    const changed = {
      owner: { id: amit.id, name: 'Amit Raj' },
      nextStep,
      value: 25_000,
      status: 'pending',
      tags: ['Khaja'],
      source: null,
    };
    for (const submission of [body.submission, await read(leadId)]) expect(submission).toMatchObject(changed);
    await amit.request
      .post(`${path}/${leadId}/contacts`)
      .send({ outcome: 'reached', channel: 'call' })
      .expect(201);
    expect((await read(leadId)).contactedAt).toMatch(instant);
    const emptied = { ownerId: null, nextStep: null, value: null };
    expect((await patch(leadId, emptied).expect(200)).body.submission).toMatchObject({
      owner: null,
      nextStep: null,
      value: null,
    });
    for (const wrong of [
      { value: 1.5 },
      { value: -1 },
      { nextStep: { at: 'soon', text: '' } },
      { ownerId: 'me' },
    ])
      expect((await patch(leadId, wrong)).status).toBe(400);
  });
});

describe('the list', () => {
  it('takes owner=me|none|ID', async () => {
    const [mine, hers, nobodys] = [await enquire(), await enquire(), await enquire()];
    await patch(mine, { ownerId: amit.id }).expect(200);
    await patch(hers, { ownerId: admin.id }).expect(200);
    const among = async (owner: string) =>
      (await idsOf({ owner })).filter((leadId) => [mine, hers, nobodys].includes(leadId));
    expect(await among('me')).toEqual([mine]);
    expect(await among('none')).toEqual([nobodys]);
    expect(await among(admin.id)).toEqual([hers]);
    await amit.request.get(path).query({ owner: 'everybody' }).expect(400);
  });

  it.each([
    [{ owner: 'everybody' }, 'An owner is me, none or the id of a colleague'],
    [{ due: 'tomorrow' }, 'What is due is overdue or today'],
    [{ sort: 'oldest' }, 'The order is newest or due'],
  ])('says what a filter such as %j can be', async (query, message) => {
    const { body } = await amit.request.get(path).query(query).expect(400);
    expect(Object.values(body.fields)).toEqual([message]);
  });

  it('takes due=overdue|today, and sort=newest|due', async () => {
    const tag = 'Due on the wire';
    const [late, later, today, done] = [await enquire(), await enquire(), await enquire(), await enquire()];
    for (const leadId of [late, later, today, done]) await patch(leadId, { tags: [tag] }).expect(200);
    const due = (leadId: string, at: string) =>
      leads.database.query(`UPDATE leads.lead SET due_at = ${at} WHERE id = $1`, [leadId]);
    await due(late, `now() - interval '3 days'`);
    await due(later, `now() - interval '2 days'`);
    // Today's last moment, in India.
    await due(today, `date_trunc('day', now(), 'Asia/Kolkata') + interval '1 day' - interval '1 ms'`);
    await due(done, `now() - interval '4 days'`);
    await patch(done, { status: 'delivered' }).expect(200);
    expect(await idsOf({ tag, due: 'overdue', sort: 'due' })).toEqual([late, later]);
    expect(await idsOf({ tag, due: 'overdue', sort: 'newest' })).toEqual([later, late]);
    expect(await idsOf({ tag, due: 'today' })).toEqual([today]);
    expect(await idsOf({ tag, sort: 'due' })).toEqual([late, later, today, done]);
    await amit.request.get(path).query({ due: 'tomorrow' }).expect(400);
    await amit.request.get(path).query({ sort: 'oldest' }).expect(400);
  });

  it('takes source=…, the campaign’s own name or the host that led here', async () => {
    const utm = { source: null, medium: null, campaign: null, term: null, content: null };
    const campaign = await enquire({ source: { ...source, utm: { ...utm, source: 'Wire-Campaign' } } });
    const host = await enquire({ source: { landingPage: '/', referrer: 'www.wire.example', utm } });
    expect(await idsOf({ source: 'wire-campaign' })).toEqual([campaign]);
    expect(await idsOf({ source: 'wire.example' })).toEqual([host]);
  });
});

describe('an enquiry', () => {
  it('is taken without source and website, and never refused for what is wrong with them', async () => {
    for (const odd of [{}, { source: null }, { source: 'google' }, { source: { utm: 5 } }, { website: '' }])
      expect((await read(await enquire(odd))).quarantine).toBeNull();
  });

  it('whose honeypot is filled in waits in quarantine behind the same answer', async () => {
    const leadId = await enquire({ website: 'https://cheap-links.example' });
    expect(await idsOf({})).not.toContain(leadId);
    const { body } = await amit.request.get('/api/admin/quarantine').expect(200);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['submissions', 'total', 'nextCursor']));
    expect(body.submissions[0]).toMatchObject({
      id: leadId,
      owner: null,
      person: { enquiries: expect.any(Number) },
    });
    expect(
      (
        await leads.database.query(`SELECT FROM leads.delivery WHERE kind = 'alert' AND lead_id = $1`, [
          leadId,
        ])
      ).length,
    ).toBe(0);
  });

  it('is called spam and no spam with a 200 and the submission', async () => {
    const leadId = await enquire({ website: 'x' });
    for (const [word, isListed] of [
      ['not-spam', true],
      ['spam', false],
      ['not-spam', true],
    ] as const) {
      const { body } = await amit.request.post(`${path}/${leadId}/${word}`).expect(200);
      expect(body.submission.id).toBe(leadId);
      expect((await idsOf({})).includes(leadId)).toBe(isListed);
    }
  });
});

describe('a person', () => {
  it('is read by staff, exported and erased by admins', async () => {
    const leadId = await enquire({ phone: '+91 98765 01234', email: 'wire@person.example' });
    await enquire({ phone: '098765 01234', email: 'wire@person.example' });
    const { person } = await read(leadId);
    expect(person.enquiries).toBe(2);
    const address = `/api/admin/people/${person.id}`;
    const { body } = await amit.request.get(address).expect(200);
    expect(body.person.id).toBe(person.id);
    await amit.request.get(`${address}/export`).expect(403);
    await amit.request.delete(address).expect(403);
    const file = await admin.request.get(`${address}/export`).expect(200);
    expect(file.text).toContain('wire@person.example');
    await admin.request.delete(address).expect(200);
    await amit.request.get(address).expect(404);
    await amit.request.get(`${path}/${leadId}`).expect(404);
  });
});
