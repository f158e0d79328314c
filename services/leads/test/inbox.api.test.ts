import { randomUUID } from 'node:crypto';
import type { api, ResponseOf, Submission, SubmissionList, ViewCounts, WireError } from '@golghar/contracts';
import { seedToken } from '../../../infra/test/api/services';
import { makeEnquiry, uniqueName } from '../../../infra/test/support/enquiry';
import { path, useLeads } from './leads-client';

const leads = useLeads();

const admin = leads.member('admin');
const manager = leads.member('manager', 'Meera Sinha');
const executive = leads.member('sales_executive', 'Amit Raj');

async function enquire(name = uniqueName(), at?: string): Promise<string> {
  const response = await leads.request
    .post('/api/contact')
    .set({ 'x-seed-token': seedToken, ...(at && { 'x-seed-submitted-at': new Date(at).toISOString() }) })
    .send(makeEnquiry({ name }))
    .expect(201);
  return response.body.id;
}

const views = async (): Promise<ViewCounts['views']> => (await executive.read(`${path}/views`)).views;

const contact = (id: string, body: object = { outcome: 'reached', channel: 'call' }) =>
  executive.request.post(`${path}/${id}/contacts`).send(body);

const setStatus = (id: string, status: string) => executive.request.patch(`${path}/${id}`).send({ status });

/** 2026-11-20 is a Friday; the promise of one o'clock is five. Times are of India. */
const friday = '2026-11-20T13:00:00+05:30';

it('the promised answer is due four business hours after the enquiry', async () => {
  expect(await executive.detail(await enquire('Due Friday', friday))).toMatchObject({
    dueAt: '2026-11-20T11:30:00.000Z',
    contactedAt: null,
    contacts: [],
  });
  expect((await executive.detail(await enquire('Due Monday', '2026-11-21T15:00:00+05:30'))).dueAt).toBe(
    '2026-11-23T06:30:00.000Z',
  );
});

it.each(['lost', 'in_progress', 'pending'])('the promise is not kept by the status %s', async (status) => {
  const id = await enquire('Set aside', friday);
  await setStatus(id, status);
  expect((await executive.detail(id)).contactedAt).toBeNull();
  const overdue: SubmissionList = await executive.read(`${path}?due=overdue&limit=200`);
  expect(overdue.submissions.some((lead) => lead.id === id)).toBe(status !== 'lost');
});

it('the promised answer is not given by a note', async () => {
  const id = await enquire('Noted', friday);
  await executive.note(id, 'Will call.');
  expect((await executive.detail(id)).contactedAt).toBeNull();
});

it('the promised answer is given by closing the deal', async () => {
  const id = await enquire('Closed', friday);
  await setStatus(id, 'delivered');
  expect((await executive.detail(id)).contactedAt).not.toBeNull();
});

it.each(['reached', 'no_answer', 'wrong_number'])('a promise is kept by %s, once', async (outcome) => {
  const id = await enquire('Called', friday);
  const response = await contact(id, { outcome, channel: 'whatsapp', note: ' Asked for xenon lamps. ' });
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({
    contact: { outcome, channel: 'whatsapp', note: 'Asked for xenon lamps.', author: { name: 'Amit Raj' } },
    submission: { id, version: 2, contactedAt: response.body.contact.createdAt },
  });
  await contact(id);
  const { contacts, contactedAt } = await executive.detail(id);
  expect(contacts.map((one) => one.outcome)).toEqual(['reached', outcome]);
  expect(contactedAt).toBe(response.body.contact.createdAt);
  const found: SubmissionList = await executive.read(`${path}?q=xenon&limit=10`);
  expect(found.submissions.map((lead) => lead.id)).toContain(id);
  expect(found.submissions[0]?.match?.note).toContain('xenon');
});

it('the promised answer is filtered, and ordered by urgency, those without one last', async () => {
  const tag = `order ${Date.now()}`;
  const late = await enquire('Latest', '2026-11-19T10:00:00+05:30');
  const later = await enquire('Later', '2026-11-20T10:00:00+05:30');
  const done = await enquire('Done', '2026-11-20T12:00:00+05:30');
  const old = await enquire('Old and done', '2026-11-01T12:00:00+05:30');
  for (const id of [late, later, done, old]) await executive.change(id, { tags: [tag] });
  for (const id of [done, old]) await contact(id);
  const names: string[] = [];
  for (let cursor = ''; ; ) {
    const query = { tag, sort: 'due', limit: 1, ...(cursor && { cursor }) };
    const page: SubmissionList = await executive.read(path, query);
    expect(page.total).toBe(4);
    names.push(...page.submissions.map(({ name }) => name));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(names).toEqual(['Latest', 'Later', 'Done', 'Old and done']);
  const overdue: SubmissionList = await executive.read(path, { tag, due: 'overdue', limit: 9 });
  expect(overdue.submissions.map(({ name }) => name)).toEqual(['Later', 'Latest']);
  // Today's last moment, in India.
  await leads.sql`UPDATE leads.lead
      SET due_at = date_trunc('day', now(), 'Asia/Kolkata') + interval '1 day' - interval '1 ms'
       WHERE id = ${late}`;
  const today = await executive.request.get(path).query({ tag, due: 'today', limit: 9 });
  expect(today.body.submissions.map(({ name }: Submission) => name)).toEqual(['Latest']);
});

it.each([
  [{ owner: 'everybody' }, 'An owner is me, none or the id of a colleague'],
  [{ due: 'tomorrow' }, 'What is due is overdue or today'],
  [{ sort: 'oldest' }, 'The order is newest or due'],
])('the promised answer is not listed by %j, and what it can be is said', async (query, message) => {
  const { body } = await executive.request.get(path).query(query).expect(400);
  expect(Object.values(body.fields)).toEqual([message]);
});

it.each([
  [{ channel: 'call' }, 'outcome'],
  [{ outcome: 'reached', channel: 'pigeon' }, 'channel'],
  [{ outcome: 'reached', channel: 'call', note: 'x'.repeat(1001) }, 'note'],
])('a contact %j is refused for its %s', async (body, field) => {
  const response = await contact(await enquire('Refused'), body);
  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields)).toEqual([field]);
});

it('the views count what is new, open, overdue, due today, decided and deleted', async () => {
  const before = await views();
  const [decided, deleted] = [await enquire('Decided', friday), await enquire('Deleted', friday)];
  await enquire('Waits', friday);
  await setStatus(decided, 'lost');
  await manager.request.delete(`${path}/${deleted}`);
  const now = await views();
  const more = Object.fromEntries(
    Object.entries(now).map(([view, { count }]) => [view, count - before[view as keyof typeof now].count]),
  );
  const dueToday = new Date().toISOString().startsWith('2026-11-20') ? 1 : 0;
  expect(more).toEqual({
    all: 2,
    new: 1,
    open: 1,
    overdue: 1,
    owed: 1,
    today: dueToday,
    in_progress: 0,
    pending: 0,
    delivered: 0,
    lost: 1,
    mine: 0,
    unassigned: 1,
    deleted: 1,
  });
  const open: SubmissionList = await executive.read(`${path}?status=open&limit=200`);
  expect(open).toMatchObject({ total: now.open.count, isTotalExact: true });
  expect(new Set(open.submissions.map(({ status }) => status))).not.toContain('lost');
});

it('a deleted lead says who deleted it to whoever comes for it, and can be restored', async () => {
  const id = await enquire('Gone');
  const lead = `${path}/${id}`;
  await manager.request.delete(lead).expect(204);
  await manager.request.delete(lead).expect(404);
  for (const asked of [
    executive.request.get(lead),
    setStatus(id, 'lost'),
    executive.request.post(`${lead}/notes`).send({ content: 'Hello' }),
    executive.request.post(`${lead}/alerts/${randomUUID()}/resend`),
    contact(id),
  ]) {
    const error: WireError = (await asked.expect(404)).body;
    expect(error).toMatchObject({
      code: 'deleted',
      message: 'This lead was deleted by Meera Sinha.',
      deletion: { by: { id: manager.id, name: 'Meera Sinha' } },
    });
    const { at = '', erasedAt = '' } = error.deletion ?? {};
    expect(Date.parse(erasedAt) - Date.parse(at)).toBe(30 * 24 * 60 * 60 * 1000);
  }
  const restored = await admin.request.post(`${lead}/restore`).expect(200);
  expect(restored.body.submission).toMatchObject({ status: 'new', version: 3 });
  expect((await executive.detail(id)).name).toBe('Gone');
});

it('a deleted lead is listed with its deletion, the latest first, page by page', async () => {
  const ids = [await enquire('First out'), await enquire('Second out')];
  for (const id of ids) await manager.request.delete(`${path}/${id}`);
  const page = async (query: string): Promise<ResponseOf<typeof api.listDeleted>> =>
    await admin.read(`${path}/deleted?limit=1${query}`);
  const first = await page('');
  const second = await page(`&cursor=${first.nextCursor}`);
  expect([...first.submissions, ...second.submissions].map(({ id }) => id)).toEqual([...ids].reverse());
  expect(first.submissions[0]?.deletion.by?.name).toBe('Meera Sinha');
  expect(first.total).toBeGreaterThanOrEqual(2);
});

it('a deleted lead is erased for good, when it is deleted and nobody else', async () => {
  const id = await enquire('Erased');
  expect((await manager.request.post(`${path}/${id}/erase`)).status).toBe(409);
  await manager.request.delete(`${path}/${id}`);
  expect((await manager.request.post(`${path}/${id}/erase`)).status).toBe(204);
  expect((await manager.request.post(`${path}/${id}/restore`)).status).toBe(404);
  expect((await executive.request.get(`${path}/${id}`).expect(404)).body.code).toBe('not_found');
  const { entries } = await admin.read('/api/admin/audit?action=lead_erased');
  expect(entries[0]).toMatchObject({ subject: { id }, actor: { name: 'Meera Sinha' } });
});

it('a deleted lead can be asked for by a page that there is, and erased when there is one', async () => {
  const listed = await manager.request.get(`${path}/deleted?limit=0`);
  expect([listed.status, listed.body.code]).toEqual([400, 'invalid']);
  const erased = await manager.request.post(`${path}/${randomUUID()}/erase`);
  expect([erased.status, erased.body.code]).toEqual([404, 'not_found']);
});

const tagged = async (...tags: string[]): Promise<string> => {
  const id = await enquire('Tagged');
  expect((await executive.request.patch(`${path}/${id}`).send({ tags })).status).toBe(200);
  return id;
};
const countsOf = async (...names: string[]) => {
  const { tags }: ResponseOf<typeof api.listTags> = await executive.read('/api/admin/tags');
  return tags.filter(({ tag }) => names.includes(tag));
};

it('tags are counted without those of deleted leads, the most used first', async () => {
  await tagged('Rare Tag');
  await tagged('Common Tag', 'Rare Tag');
  for (let n = 0; n < 2; n += 1) await tagged('Common Tag');
  await manager.request.delete(`${path}/${await tagged('Common Tag')}`);
  expect(await countsOf('Common Tag', 'Rare Tag')).toEqual([
    { tag: 'Common Tag', count: 3 },
    { tag: 'Rare Tag', count: 2 },
  ]);
});

it('tags are renamed on every lead and merged where both are, and found by the new name', async () => {
  const one = await tagged('Wholesale');
  const both = await tagged('A', 'wholesale', 'Bulk', 'B');
  const response = await manager.request
    .post('/api/admin/tags/rename')
    .send({ from: 'Wholesale', to: 'Bulk' });
  expect(response.body).toEqual({ changed: 2 });
  expect((await executive.detail(one)).tags).toEqual(['Bulk']);
  expect((await executive.detail(both)).tags).toEqual(['A', 'Bulk', 'B']);
  const found: SubmissionList = await executive.read(`${path}?tag=bulk&limit=10`);
  expect(found.submissions.map(({ id }: Submission) => id).sort()).toEqual([one, both].sort());
  expect((await executive.read(`${path}?q=wholesale&limit=10`)).total).toBe(0);
  expect(
    (await manager.request.post('/api/admin/tags/rename').send({ from: 'Wholesale', to: 'Bulk' })).status,
  ).toBe(404);
});

it('tags change only their case when that is asked', async () => {
  const id = await tagged('vip');
  await manager.request.post('/api/admin/tags/rename').send({ from: 'vip', to: 'VIP' });
  expect((await executive.detail(id)).tags).toEqual(['VIP']);
});

it('tags are not renamed to nothing', async () => {
  const answer = await manager.request.post('/api/admin/tags/rename').send({ from: 'VIP', to: ' ' });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
});

const patch = (id: string, update: object) => executive.request.patch(`${path}/${id}`).send(update);

const stats = async () => (await executive.read('/api/admin/dashboard')).stats;

it('leads are in the list and in the counts at once', async () => {
  const before = await stats();
  const enquiry = makeEnquiry({ name: 'Zubaida Warsi' });
  const { body: receipt } = await leads.request.post('/api/contact').send(enquiry).expect(201);
  const after = await stats();
  expect([after.total, after.new]).toEqual([before.total + 1, before.new + 1]);
  for (const q of ['Zubaida Warsi', 'zubaifa']) {
    const { body } = await executive.request.get(path).query({ q, limit: 5 });
    expect(body).toMatchObject({ total: 1, submissions: [{ ...receipt, ...enquiry, status: 'new' }] });
  }
});

it.each(['limit=0', 'limit=201', 'limit=x', 'status=done', 'cursor=rubbish', 'from=yesterday', 'other=1'])(
  'leads are not listed by ?%s',
  async (query) => {
    const { body } = await executive.request.get(`${path}?${query}`).expect(400);
    expect(body.code).toBe('invalid');
  },
);

it.each(['1', 'undefined', "' OR 1=1", '019a1b2c-3d4e-7f00-8a00-0123456789ab'])(
  'leads are not found by the id %j',
  async (id) => {
    const lead = `${path}/${encodeURIComponent(id)}`;
    await executive.request.get(lead).expect(404);
    await executive.request.patch(lead).send({ status: 'lost' }).expect(404);
    await executive.request.post(`${lead}/notes`).send({ content: 'Called' }).expect(404);
    await executive.request
      .post(`${lead}/contacts`)
      .send({ outcome: 'reached', channel: 'call' })
      .expect(404);
    await manager.request.delete(lead).expect(404);
    await manager.request.post(`${lead}/restore`).expect(404);
  },
);

it('a change of a lead is another version, and refused when it comes from an old one', async () => {
  const id = await enquire();
  const changed = await executive.change(id, { status: 'in_progress', version: 1 });
  expect(changed).toMatchObject({ status: 'in_progress', version: 2 });
  expect((await executive.change(id, { status: 'in_progress' })).version).toBe(2);
  const stale = await patch(id, { status: 'lost', version: 1 }).expect(409);
  expect(stale.body.code).toBe('conflict');
  const author = { id: executive.id, name: executive.name };
  expect((await executive.detail(id)).statusChanges).toEqual([
    expect.objectContaining({ from: 'new', to: 'in_progress', author }),
  ]);
});

it('a change of a lead sets tags, at most ten, each once', async () => {
  const id = await enquire();
  const { tags } = await executive.change(id, { tags: [' festival ', 'छठ'] });
  expect(tags).toEqual(['festival', 'छठ']);
  const eleven = Array.from({ length: 11 }, (_, n) => `tag ${n}`);
  for (const wrong of [{ tags: ['a', 'A'] }, { tags: [''] }, { tags: eleven }, {}])
    expect((await patch(id, wrong).expect(400)).body.code).toBe('invalid');
});

it('a note is kept as it was written, newest first, under the name of its author', async () => {
  const id = await enquire();
  const { body } = await manager.note(id, '  Called, wants a quote.\nBudget 15k. ');
  expect(body.note).toMatchObject({
    content: 'Called, wants a quote.\nBudget 15k.',
    author: { id: manager.id, name: 'Meera Sinha' },
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await executive.note(id, 'Again');
  expect((await executive.detail(id)).notes).toEqual([
    expect.objectContaining({ content: 'Again' }),
    body.note,
  ]);
});

it.each(['   ', '', 'n'.repeat(5001), 'with \u0000', 7])('a note is refused as %j', async (content) => {
  const notes = `${path}/${await enquire()}/notes`;
  const { body } = await executive.request.post(notes).send({ content }).expect(400);
  expect(body).toMatchObject({ code: 'invalid', fields: { content: expect.any(String) } });
});

const addAlert = async (leadId: string) => {
  const id = randomUUID();
  await leads.sql`INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, state, attempts, last_answer, sent_at,
         group_id)
       VALUES (${id}, 'alert', ${leadId}, ${leadId}, 'asha@golghar.example', 'Asha', 'sent', 2, '250 OK', now(), gen_random_uuid())`;
  return id;
};

it('an alert of a lead is shown, and sent again for whoever asks, under its own lead', async () => {
  const id = await enquire();
  const alertId = await addAlert(id);
  const resend = (leadId: string) => executive.request.post(`${path}/${leadId}/alerts/${alertId}/resend`);
  const sent = { recipient: 'asha@golghar.example', state: 'sent', attempts: 2, smtpResponse: '250 OK' };
  expect((await executive.detail(id)).alerts).toEqual([expect.objectContaining({ id: alertId, ...sent })]);
  await resend(await enquire()).expect(404);
  await resend(id).expect(202);
  const queued = { state: 'queued', attempts: 0, smtpResponse: null, sentAt: null };
  expect((await executive.detail(id)).alerts).toEqual([expect.objectContaining(queued)]);
  const [row] = await leads.sql`SELECT group_id FROM leads.delivery
      WHERE id = ${alertId} AND next_attempt_at < now()`;
  expect(row).toEqual({ group_id: null });
});
