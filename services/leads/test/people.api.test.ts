import type { Person, PersonChanged } from '@golghar/contracts';
import { personLinkJob } from '../src/leads/people-links/person-link.job';
import { freshEmail, freshPhone, path, useLeads, useWorker } from './leads-client';

const leads = useLeads();
const worker = useWorker(leads);
const { arrive } = worker;
const people = '/api/admin/people';
const nobody = '019a0000-0000-7000-8000-00000000dead';

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('sales_executive', 'Ravi Kumar');

const enquire = (changes: object = {}) =>
  leads.enquire({ phone: freshPhone(), email: freshEmail(), ...changes });

const enquireAndArrive = async (changes?: object): Promise<string> => {
  const id = await enquire(changes);
  await arrive();
  return id;
};

const lead = (id: string) => admin.detail(id);
const listed = (id: string) => admin.listed(id);
const person = async (id: string, who = admin): Promise<Person> => (await who.read(`${people}/${id}`)).person;

const merge = (id: string, otherId: string, who = amit) =>
  who.request.post(`${people}/${id}/merge`).send({ otherId });
const split = (id: string, submissionIds: string[], who = amit) =>
  who.request.post(`${people}/${id}/split`).send({ submissionIds });
const undo = (changeId: string, who = amit) => who.request.post(`${people}/changes/${changeId}/undo`);

const setVisibility = (visibility: string) =>
  leads.sql`UPDATE leads.lead_settings SET visibility = ${visibility}`;

it('enquiries of one person meet by number, however typed, and address', async () => {
  const email = freshEmail();
  const first = await enquireAndArrive({ phone: '+91 98350 77777', email });
  await admin.change(first, { status: 'pending', ownerId: amit.id });
  const second = await enquireAndArrive({ phone: '098350-77777' });
  const third = await enquireAndArrive({ email: email.toUpperCase() });
  expect(await lead(first)).toMatchObject({ person: { id: first, enquiries: 3 }, history: null });
  for (const read of [lead, listed])
    expect(await read(third)).toMatchObject({
      person: { id: first, enquiries: 3 },
      history: { ordinal: 3, previous: { id: second, status: 'new', owner: null } },
    });
  expect((await lead(second)).history).toMatchObject({
    ordinal: 2,
    previous: { id: first, status: 'pending', owner: { id: amit.id, name: 'Amit Raj' } },
  });
});

it('enquiries of one person are told by the alert', async () => {
  const email = freshEmail();
  await enquireAndArrive({ email });
  const second = await enquireAndArrive({ email });
  const alerts = await worker.emails('alert');
  const alert = alerts.find((mail) => String(mail?.text).includes(second));
  expect(alert?.text).toContain('2nd enquiry; last with nobody');
});

it('enquiries of one person become one person when a number and an address meet', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const one = await enquireAndArrive({ phone });
  const other = await enquireAndArrive({ email });
  expect((await lead(one)).person.id).not.toBe((await lead(other)).person.id);
  const both = await enquireAndArrive({ phone, email });
  expect((await lead(both)).person).toEqual({ id: one, enquiries: 3 });
  expect((await person(other)).id).toBe(one);
});

it('enquiries of one person become one person, too, when several meet others in one batch', async () => {
  const phone = freshPhone();
  const emails = [freshEmail(), freshEmail(), freshEmail()];
  const known: string[] = [];
  for (const email of emails) known.push(await enquireAndArrive({ email }));
  for (const email of emails.reverse()) await enquire({ phone, email });
  const later = await enquireAndArrive({ phone });
  expect((await lead(later)).person).toEqual({ id: known[0], enquiries: 7 });
});

it('enquiries of one person are linked by whoever asks before the worker does', async () => {
  const email = freshEmail();
  await enquireAndArrive({ email });
  const id = await enquire({ email });
  expect((await lead(id)).person).toEqual({ id, enquiries: 1 });
  expect((await person(id)).enquiries).toBe(2);
  expect((await lead(id)).person.enquiries).toBe(2);
  await arrive();
});

it('enquiries of one person from earlier are linked by the worker, each once', async () => {
  const email = freshEmail();
  const ids = [await enquireAndArrive({ email }), await enquireAndArrive({ email })];
  await leads.sql`DELETE FROM leads.person`;
  await worker.run(personLinkJob);
  await worker.run(personLinkJob);
  expect((await lead(ids[1] ?? '')).person).toEqual({ id: ids[0], enquiries: 2 });
  const [row] = await leads.sql<{ left: string }>`SELECT count(*) AS left FROM leads.lead
      WHERE person_id IS NULL`;
  expect(Number(row?.left)).toBe(0);
});

it('enquiries of one person that are deleted or spam count nowhere', async () => {
  const email = freshEmail();
  const [first, second] = [await enquireAndArrive({ email }), await enquireAndArrive({ email })];
  await enquireAndArrive({ email, website: 'https://spam.example' });
  expect((await lead(second)).person.enquiries).toBe(2);
  await admin.remove(first);
  expect(await lead(second)).toMatchObject({ person: { enquiries: 1 }, history: null });
  await admin.restore(first);
  expect((await lead(second)).history?.ordinal).toBe(2);
});

it('enquiries of one person are merged by no spam, nor told more of by it', async () => {
  const [phone, email, other] = [freshPhone(), freshEmail(), freshEmail()];
  const [one, two] = [await enquireAndArrive({ phone }), await enquireAndArrive({ email })];
  for (const address of [email, other])
    await enquireAndArrive({ phone, email: address, website: 'https://spam.example' });
  const three = await enquireAndArrive({ email: other });
  for (const id of [one, two, three]) expect((await lead(id)).person).toEqual({ id, enquiries: 1 });
});

it('enquiries of one person alert all the same while people can’t be linked', async () => {
  const email = freshEmail();
  await enquireAndArrive({ email });
  await leads.sql`ALTER TABLE leads.person_key RENAME TO away`;
  let id = '';
  try {
    id = await enquireAndArrive({ email });
  } finally {
    await leads.sql`ALTER TABLE leads.away RENAME TO person_key`;
  }
  expect(await leads.sql`SELECT FROM leads.delivery WHERE kind = 'alert' AND lead_id = ${id}`).not.toEqual(
    [],
  );
  await worker.run(personLinkJob);
  expect((await lead(id)).history?.ordinal).toBe(2);
});

it('a person has one timeline across their enquiries, the newest first', async () => {
  const email = freshEmail();
  const first = await enquireAndArrive({ email, name: 'Asha Devi' });
  await amit.note(first, 'Call after six');
  await amit.contact(first, { outcome: 'reached', channel: 'call', note: 'Wants a shop' });
  await amit.change(first, { status: 'pending' });
  await amit.change(first, { ownerId: ravi.id, ownerNote: 'Yours' });
  const second = await enquireAndArrive({ email, name: 'Asha D.' });
  const found = await person(second, amit);
  expect(found).toMatchObject({ id: first, name: 'Asha D.', enquiries: 2, emails: [email] });
  expect(found.names.sort()).toEqual(['Asha D.', 'Asha Devi']);
  expect(found.submissions.map(({ id }) => id)).toEqual([second, first]);
  expect(found.timeline.map(({ kind, submission }) => [kind, submission.id])).toEqual([
    ['enquiry', second],
    ['owner', first],
    ['status', first],
    ['contact', first],
    ['note', first],
    ['enquiry', first],
  ]);
  expect(found.timeline.slice(1, 5)).toMatchObject([
    { from: null, to: 'Ravi Kumar', text: 'Yours', author: { name: 'Amit Raj' } },
    { from: 'new', to: 'pending' },
    { text: 'Wants a shop', contact: { outcome: 'reached', channel: 'call' } },
    { text: 'Call after six', author: { id: amit.id } },
  ]);
});

it('a person is not there under a wrong id', async () => {
  await amit.request.get(`${people}/${nobody}`).expect(404);
  await split(nobody, [nobody]).expect(404);
  await merge(nobody, nobody).expect(404);
  await undo(nobody).expect(404);
  await admin.request.get(`${people}/${nobody}/export`).expect(404);
  await admin.request.delete(`${people}/${nobody}`).expect(404);
});

it('a person shows who sees own leads alone no others, and lets them change nobody', async () => {
  const email = freshEmail();
  const mine = await enquireAndArrive({ email });
  const his = await enquireAndArrive({ email });
  const [changed] = await leads.sql`
      INSERT INTO leads.lead_activity (id, lead_id, reference, kind, before, after, group_id)
      VALUES (gen_random_uuid(), ${mine}, 'GD-1', 'merge', ${{ id: mine, keys: [] }}, ${{ id: mine }}, gen_random_uuid())
      RETURNING group_id AS id`;
  await admin.change(his, { ownerId: ravi.id });
  await setVisibility('own_and_unassigned');
  try {
    expect((await person(mine, amit)).submissions.map(({ id }) => id)).toEqual([mine]);
    expect((await person(mine, ravi)).enquiries).toBe(2);
    await split(mine, [his]).expect(403);
    await merge(mine, await enquireAndArrive()).expect(403);
    await undo(String(changed?.id)).expect(403);
    await admin.change(mine, { ownerId: ravi.id });
    await amit.request.get(`${people}/${mine}`).expect(404);
  } finally {
    await setVisibility('all');
  }
});

it('who is who is suggested by the sound of the name, merged by a click, and taken back', async () => {
  const one = await enquireAndArrive({ name: 'Anjali Choudhary' });
  const other = await enquireAndArrive({ name: 'Choudhari Anjalee' });
  // Many share a first name.
  for (const name of ['Anjali', 'Anjalee'])
    expect((await person(await enquireAndArrive({ name }))).matches).toEqual([]);
  const { matches } = await person(one, amit);
  expect(matches).toMatchObject([{ id: other, name: 'Choudhari Anjalee', enquiries: 1 }]);
  const merged: PersonChanged = (await merge(one, other).expect(200)).body;
  expect(merged).toMatchObject({ person: { id: one, enquiries: 2, matches: [] }, otherId: other });
  expect((await person(other)).id).toBe(one);
  await merge(one, other).expect(400);
  const [made] = merged.person.changes;
  expect(made).toMatchObject({ id: merged.changeId, kind: 'merge', by: { id: amit.id }, enquiries: 1 });
  const changeId = merged.changeId ?? '';
  const undone = await undo(changeId).expect(200);
  expect(undone.body.person).toMatchObject({ id: one, enquiries: 1, changes: [] });
  expect((await person(other)).id).toBe(other);
  await undo(changeId).expect(404);
  const [said] = await admin.audited('people_merged');
  expect(said).toMatchObject({ actor: { id: amit.id }, detail: null });
  expect(said?.subject?.name).toMatch(/^GD-/);
});

it('who is who is split and taken back; what was split is not merged again by itself', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const first = await enquireAndArrive({ phone, name: 'Asha Devi' });
  const second = await enquireAndArrive({ phone, email, name: 'Asha’s brother' });
  for (const wrong of [[first, second], []]) await split(first, wrong).expect(400);
  const { body } = await split(first, [second]).expect(200);
  expect(body).toMatchObject({ person: { id: first, enquiries: 1 }, otherId: second });
  expect((await lead(second)).person).toEqual({ id: second, enquiries: 1 });
  const again = await enquireAndArrive({ phone, email });
  expect((await lead(again)).person).toEqual({ id: first, enquiries: 2 });
  expect((await lead(await enquireAndArrive({ email }))).person).toEqual({ id: second, enquiries: 2 });
  await undo(body.changeId).expect(200);
  expect((await lead(second)).person).toEqual({ id: first, enquiries: 4 });
});

it('who is who is taken back step by step when it was said of three', async () => {
  const [one, two, three] = [await enquireAndArrive(), await enquireAndArrive(), await enquireAndArrive()];
  const first = (await merge(two, one).expect(200)).body.changeId;
  const second = (await merge(three, two).expect(200)).body.changeId;
  expect(await person(one)).toMatchObject({ id: three, enquiries: 3, changes: [{ id: second }] });
  const early = await undo(first).expect(404);
  expect(early.body.message).toContain('Undo that first');
  expect((await person(one)).enquiries).toBe(3);
  await undo(second).expect(200);
  expect(await person(one)).toMatchObject({ id: two, enquiries: 2, changes: [{ id: first }] });
  await undo(first).expect(200);
  expect(await person(one)).toMatchObject({ id: one, enquiries: 1, changes: [] });
});

it('who is who gives what came since by their number back with them', async () => {
  const [phone, email] = [freshPhone(), freshEmail()];
  const theirs = await enquireAndArrive({ phone });
  const mine = await enquireAndArrive({ email });
  const { body } = await merge(mine, theirs).expect(200);
  const since = await enquireAndArrive({ phone });
  const myOwn = await enquireAndArrive({ email });
  expect((await person(mine)).enquiries).toBe(4);
  await undo(body.changeId).expect(200);
  expect((await person(theirs)).submissions.map(({ id }) => id)).toEqual([since, theirs]);
  expect((await person(mine)).submissions.map(({ id }) => id)).toEqual([myOwn, mine]);
});

it.each(['who stays', 'who is merged'])(
  'a merge while the only enquiry of %s is erased is done or refused, and the other enquiry keeps its person',
  async (which) => {
    for (let round = 0; round < 15; round += 1) {
      const [to, from] = [await enquireAndArrive(), await enquireAndArrive()];
      const [erased, kept] = which === 'who stays' ? [to, from] : [from, to];
      await admin.remove(erased);
      const [merged, erase] = await Promise.all([
        merge(to, from),
        admin.request.post(`${path}/${erased}/erase`),
      ]);
      expect(['200 204', '404 204']).toContain(`${merged.status} ${erase.status}`);
      const linked = 'SELECT FROM leads.lead WHERE id = $1 AND person_id IS NOT NULL';
      expect(await leads.database.query(linked, [kept])).toHaveLength(1);
    }
  },
  60_000,
);

const consent = 'We use this only to get back to you. See our Privacy Policy.';

it('a person’s data are exported as JSON and as a page, with what they agreed to', async () => {
  const email = freshEmail();
  const utm = { source: 'diwali-mela' };
  const first = await enquireAndArrive({
    email,
    consent,
    name: 'Asha <b>Devi</b>',
    message: 'हमें मिठाई की दुकान के लिए वेबसाइट चाहिए',
    source: { landingPage: '/pricing', utm },
  });
  await amit.note(first, 'Call after six');
  const nextStep = { at: '2030-01-07T05:30:00Z', text: 'Show the shop' };
  await admin.change(first, { ownerId: amit.id, ownerNote: 'Speaks Maithili', nextStep, value: 125000 });
  const deleted = await enquireAndArrive({ email });
  await admin.remove(deleted);
  await leads.request.post('/api/newsletter').send({ email }).expect(202);
  const body = await admin.read(`${people}/${first}/export`);
  expect(body).toMatchObject({ id: first, emails: [email], newsletter: [{ email, confirmedAt: null }] });
  expect(body.enquiries).toMatchObject([
    { id: deleted, consent: null, deletedAt: expect.any(String) },
    { id: first, consent, deletedAt: null, notes: [{ content: 'Call after six' }] },
  ]);
  const page = await admin.request.get(`${people}/${first}/export`).query({ format: 'html' }).expect(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const html = page.text ?? String(page.body);
  for (const part of [
    'Asha &lt;b&gt;Devi',
    consent,
    'Call after six',
    email,
    'हमें मिठाई की दुकान के लिए वेबसाइट चाहिए',
    'diwali-mela, /pricing',
    'Speaks Maithili',
    'Show the shop',
    '₹1,25,000',
  ])
    expect(html).toContain(part);
  await admin.request.get(`${people}/${first}/export`).query({ format: 'pdf' }).expect(400);
});

it('a person’s data are erased everywhere, with a certificate; the audit keeps only that', async () => {
  const email = `erased.${freshEmail()}`;
  const words = { name: 'Erasmita Devi', message: 'Erase every word of this' };
  const first = await enquireAndArrive({ email, ...words });
  await amit.note(first, 'Erase this, too');
  await admin.change(first, { ownerId: amit.id, status: 'pending' });
  const reply = { subject: 'Erase this answer', text: 'Erase this, too' };
  await amit.request.post(`${path}/${first}/replies`).send(reply).expect(201);
  const spam = await enquireAndArrive({ email, website: 'https://spam.example' });
  // What the search learns of each name within seconds.
  await leads.sql`INSERT INTO leads.name_word VALUES ('erasmita'), ('devi') ON CONFLICT DO NOTHING`;
  await leads.request.post('/api/newsletter').send({ email }).expect(202);
  // Nobody has told the staff of this one yet.
  const waiting = await enquire({ email });
  await person(waiting);
  const counts = async () => (await admin.read('/api/admin/dashboard')).stats as Record<string, number>;
  const before = await counts();
  const { certificate } = (await admin.request.delete(`${people}/${first}`).expect(200)).body;
  expect(certificate).toMatchObject({
    personId: first,
    erasedBy: 'Meera Sinha',
    // The answer, the thanks and the question of the newsletter.
    erased: {
      enquiries: 3,
      notes: 1,
      changes: 2,
      emails: 3,
      idempotencyKeys: 3,
      newsletterSubscriptions: 1,
    },
  });
  expect(JSON.stringify(certificate)).not.toContain(email);
  for (const id of [first, spam, waiting]) await admin.request.get(`${path}/${id}`).expect(404);
  await admin.request.get(`${people}/${first}`).expect(404);
  const after = await counts();
  expect(after.total).toBe((before.total ?? 0) - 2);
  expect(after.pending).toBe((before.pending ?? 0) - 1);
  await arrive();
  expect(await counts()).toEqual(after);
  const tables = await leads.sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
      WHERE schemaname = 'leads'`;
  for (const { name } of tables) {
    // What happened to leads keeps their ids.
    const known = name === 'lead_activity' ? [] : [waiting, spam];
    const rows = await leads.database.query(
      `SELECT to_jsonb(one) AS row FROM leads.${name} AS one WHERE to_jsonb(one)::text ~* $1`,
      [[email, ...known, 'Erase every word', 'Erase this, too', 'Erasmita'].join('|')],
    );
    expect([name, rows]).toEqual([name, []]);
  }
  const shared = await leads.sql`SELECT word FROM leads.name_word WHERE word = 'devi'`;
  expect(shared).toHaveLength(1);
  const [entry] = await admin.audited('person_erased');
  expect(entry).toMatchObject({ subject: { id: first }, detail: '3 enquiries' });
});
