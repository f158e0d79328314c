import { type HistoryCheck, type HistoryFault, historyCheckSchema } from '@golghar/contracts';
import { DataSource } from 'typeorm';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { HistoryRepository } from '../src/history/history.repository';
import { HistorySealer } from '../src/history/history-sealer';

const leads = useService('leads');
const path = '/api/admin/submissions';

let admin: SignedIn;

beforeAll(async () => {
  admin = await leads.signIn('admin', 'Meera Sinha');
  await leads.database.query(`UPDATE leads.history_progress SET started_at = now() - interval '2 days'`);
});

const enquire = async (): Promise<string> =>
  (await leads.request.post('/api/contact').send(makeEnquiry()).expect(201)).body.id;

/** A lead with an entry of each kind that staff make. */
const work = async (): Promise<string> => {
  const id = await enquire();
  const lead = `${path}/${id}`;
  await admin.request.patch(lead).send({ status: 'pending', ownerId: admin.id }).expect(200);
  await admin.request.post(`${lead}/notes`).send({ content: 'Wants it by Chhath' }).expect(201);
  await admin.request.post(`${lead}/contacts`).send({ outcome: 'reached', channel: 'call' }).expect(201);
  return id;
};

const seal = async () => {
  const sealer = new HistorySealer(leads.app.get(DataSource), new HistoryRepository());
  while (await sealer.sealBatch());
};

const check = async (): Promise<HistoryCheck> => {
  const { body } = await admin.request.get('/api/admin/audit/history').expect(200);
  return historyCheckSchema.parse(body);
};

const run = (sql: string, ...values: unknown[]) => leads.database.query<{ id: string }>(sql, values);

const faultsOf = async (entryId: string | undefined): Promise<HistoryFault[]> =>
  (await check()).breaks.filter((found) => found.entryId === entryId).map(({ fault }) => fault);

/** What is reported of a whole day whose seals are not those that were made. */
const resealed = (day: string) => ({ day, fault: 'resealed', source: null, entryId: null, leadId: null });

it('is intact while people work, and says how much was looked at', async () => {
  expect(await check()).toMatchObject({ isIntact: true, since: null, entries: 0, head: null });
  await work();
  await seal();
  const first = await check();
  // Change of status, of owner, note and contact, each with its entry in the audit log.
  expect(first).toMatchObject({ isIntact: true, days: 1, entries: 8, erased: 0, breaks: [] });
  await work();
  await seal();
  const second = await check();
  expect(second).toMatchObject({ isIntact: true, entries: 16 });
  expect(second.head).not.toBe(first.head);
});

it('seals each entry once, in one chain, however many write and seal at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, enquire));
  const { entries } = await check();
  await Promise.all([
    ...ids.map((id) => admin.request.patch(`${path}/${id}`).send({ status: 'pending' }).expect(200)),
    ...ids.map((id) => admin.request.post(`${path}/${id}/notes`).send({ content: 'Called' }).expect(201)),
    ...Array.from({ length: 5 }, seal),
  ]);
  await seal();
  expect(await check()).toMatchObject({ isIntact: true, entries: entries + 24 });
});

it('goes on from day to day', async () => {
  await run(`UPDATE leads.history_day SET day = day - 1`);
  await run(`UPDATE leads.history_seal SET day = day - 1`);
  await work();
  await seal();
  expect(await check()).toMatchObject({ isIntact: true, days: 2 });
});

it('stays intact when leads are erased by right, and keeps nothing to guess their words by', async () => {
  const [one, other, late] = [await work(), await work(), await work()];
  await seal();
  await admin.request.delete(`${path}/${one}`).expect(204);
  await admin.request.post(`${path}/${one}/erase`).expect(204);
  const { body } = await admin.request.get(`${path}/${other}`).expect(200);
  if (body.submission.person.id) await admin.request.delete(`/api/admin/people/${body.submission.person.id}`);
  await run(`UPDATE leads.lead SET deleted_at = now() - interval '31 days' WHERE id = $1`, late);
  await run('DELETE FROM leads.lead WHERE id = $1', late);
  await seal();
  const { isIntact, erased } = await check();
  expect(isIntact).toBe(true);
  expect(erased).toBeGreaterThanOrEqual(8);
  const salts = await run('SELECT FROM leads.history_seal WHERE lead_id = ANY($1) AND salt IS NOT NULL', [
    one,
    late,
  ]);
  expect(salts).toEqual([]);
});

it('notices an entry that is changed', async () => {
  const lead = await work();
  await seal();
  const [note] = await run(
    `UPDATE leads.note SET content = 'Not at all' WHERE lead_id = $1 RETURNING id`,
    lead,
  );
  const [entry] = await run(
    `UPDATE leads.audit_entry SET actor_name = 'Somebody else' WHERE subject_id = $1 AND action = 'status_changed' RETURNING id`,
    lead,
  );
  const [contact] = await run(
    `UPDATE leads.contact SET created_at = created_at - interval '1 hour' WHERE lead_id = $1 RETURNING id`,
    lead,
  );
  for (const changed of [note, entry, contact]) expect(await faultsOf(changed?.id)).toEqual(['changed']);
  const { isIntact, breaks } = await check();
  expect(isIntact).toBe(false);
  expect(breaks.find(({ entryId }) => entryId === note?.id)?.leadId).toBe(lead);
  expect(breaks.find(({ entryId }) => entryId === entry?.id)?.leadId).toBeNull();
});

it('notices an entry that is removed, also with its lead', async () => {
  const [lead, whole] = [await work(), await work()];
  await seal();
  const [change] = await run('DELETE FROM leads.status_change WHERE lead_id = $1 RETURNING id', lead);
  const [entry] = await run(
    `DELETE FROM leads.audit_entry WHERE subject_id = $1 AND action = 'note_added' RETURNING id`,
    lead,
  );
  const [note] = await run('SELECT id FROM leads.note WHERE lead_id = $1', whole);
  await run('DELETE FROM leads.lead WHERE id = $1', whole);
  for (const removed of [change, entry, note]) expect(await faultsOf(removed?.id)).toEqual(['removed']);
});

it('notices an entry that is added to the past', async () => {
  const [entry] = await run(
    `INSERT INTO leads.audit_entry (id, at, actor_id, actor_name, action)
     VALUES (gen_random_uuid(), now() - interval '1 hour', $1, 'Meera', 'leads_exported') RETURNING id`,
    admin.id,
  );
  await seal();
  expect(await faultsOf(entry?.id)).toEqual(['inserted']);
});

it('notices seals that are made anew, removed, or missing for a whole day', async () => {
  await work();
  await seal();
  const [forged] = await run(
    `UPDATE leads.history_seal SET hash = sha256('forged')
     WHERE (day, position) = (SELECT day, position - 2 FROM leads.history_seal ORDER BY day DESC, position DESC LIMIT 1)
     RETURNING entry_id AS id`,
  );
  expect(await faultsOf(forged?.id)).toContain('resealed');
  const yesterday = `(SELECT min(day) FROM leads.history_day)`;
  const [{ day }] = (await leads.database.query(`SELECT ${yesterday}::text AS day`)) as [{ day: string }];
  await run(`DELETE FROM leads.history_seal WHERE day = $1`, day);
  expect((await check()).breaks).toContainEqual(resealed(day));
});

describe('of more than a day', () => {
  // Each from a history that is whole.
  beforeEach(async () => {
    for (const table of ['history_seal', 'history_day', 'note']) await run(`DELETE FROM leads.${table}`);
    await run(`UPDATE leads.history_progress SET started_at = now(), sealed_until = now()`);
    for (const daysAgo of [2, 1, 0]) {
      await work();
      await seal();
      const [{ today }] = (await run('SELECT max(day)::text AS today FROM leads.history_day')) as unknown as [
        { today: string },
      ];
      for (const table of ['history_day', 'history_seal'])
        await run(`UPDATE leads.${table} SET day = day - $2::int WHERE day = $1`, today, daysAgo);
    }
    expect(await check()).toMatchObject({ isIntact: true, days: 3 });
  });

  it('notices a day that is gone with all its seals', async () => {
    const [{ day }] = (await run(
      `SELECT day::text AS day FROM leads.history_day ORDER BY day OFFSET 1 LIMIT 1`,
    )) as unknown as [{ day: string }];
    await run('DELETE FROM leads.history_seal WHERE day = $1', day);
    await run('DELETE FROM leads.history_day WHERE day = $1', day);
    expect((await check()).isIntact).toBe(false);
  });

  it('notices that the last seals of a day were cut off', async () => {
    const [{ day }] = (await run('SELECT min(day)::text AS day FROM leads.history_day')) as unknown as [
      { day: string },
    ];
    await run(
      `DELETE FROM leads.history_seal WHERE day = $1
         AND position = (SELECT max(position) FROM leads.history_seal WHERE day = $1)`,
      day,
    );
    expect((await check()).breaks).toContainEqual(resealed(day));
  });
});

it('is for admins alone', async () => {
  await leads.request.get('/api/admin/audit/history').expect(401);
  await (await leads.signIn('manager')).request.get('/api/admin/audit/history').expect(403);
});
