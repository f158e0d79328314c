import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { leadsClient, path, useWorker } from './leads-client';

/** What other programs rely on: its names and shapes are written out here and not read from the contracts. */

const leads = useService('leads');
const client = leadsClient(leads);
const worker = useWorker(leads);

const amit = leads.member('sales_executive', 'Amit Raj');

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
  for (let left = 1; left > 0; left = (await worker.relay()).length);
  return answer.body.id;
}

const read = (leadId: string) => client.detail(amit, leadId);

const idsOf = (query: object) => client.idsOf(amit, query);

const patch = (leadId: string, change: object) => amit.request.patch(`${path}/${leadId}`).send(change);

it('a submission has owner, next step, due time, first contact, person, source and value, in lists and alone', async () => {
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

it('a submission takes owner, next step and value beside status and tags, and gives them back as they are written', async () => {
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
  await client.contact(amit, leadId);
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

it.each([
  [{ owner: 'everybody' }, 'An owner is me, none or the id of a colleague'],
  [{ due: 'tomorrow' }, 'What is due is overdue or today'],
  [{ sort: 'oldest' }, 'The order is newest or due'],
])('the list says what a filter such as %j can be', async (query, message) => {
  const { body } = await amit.request.get(path).query(query).expect(400);
  expect(Object.values(body.fields)).toEqual([message]);
});

it('the list takes due=overdue|today, and sort=newest|due', async () => {
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
});

it('the list takes source=…, the campaign’s own name or the host that led here', async () => {
  const utm = { source: null, medium: null, campaign: null, term: null, content: null };
  const campaign = await enquire({ source: { ...source, utm: { ...utm, source: 'Wire-Campaign' } } });
  const host = await enquire({ source: { landingPage: '/', referrer: 'www.wire.example', utm } });
  expect(await idsOf({ source: 'wire-campaign' })).toEqual([campaign]);
  expect(await idsOf({ source: 'wire.example' })).toEqual([host]);
});

it('an enquiry is taken without source and website, and never refused for what is wrong with them', async () => {
  for (const odd of [{}, { source: null }, { source: 'google' }, { source: { utm: 5 } }, { website: '' }])
    expect((await read(await enquire(odd))).quarantine).toBeNull();
});
