import type { MonthReport, Today } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { leadsClient, path } from './leads-client';

const leads = useService('leads');
const client = leadsClient(leads);

const amit = leads.member('manager', 'Amit Raj');

/** An enquiry whose promised answer is an hour late. */
const enquireLate = async (): Promise<string> => {
  const id = await client.enquire();
  await leads.database.query(`UPDATE leads.lead SET due_at = now() - interval '1 hour' WHERE id = $1`, [id]);
  return id;
};

const read = (id: string) => client.detail(amit, id);

const say = (id: string, answerNeeded: boolean) => client.change(amit, id, { answerNeeded });

const reasonToday = async (id: string) =>
  ((await amit.request.get('/api/admin/today').expect(200)).body as Today).items.find(
    ({ submission }) => submission.id === id,
  )?.reason;

const promises = async () => {
  const month = new Date().toISOString().slice(0, 7);
  const { total }: MonthReport = (
    await amit.request.get(`/api/admin/reports/month?month=${month}`).expect(200)
  ).body;
  return { promised: total.now.promised, kept: total.now.kept };
};

it.each(['reached', 'wrote'])('logs that somebody %s without saying how', async (outcome) => {
  const id = await enquireLate();
  await client.contact(amit, id, { outcome });
  expect(await read(id)).toMatchObject({ contacts: [{ outcome, channel: null }], status: 'new' });
  const { body } = await amit.request.post(`${path}/${id}/contacts`).send({ outcome: 'guessed' }).expect(400);
  expect(body.code).toBe('invalid');
});

it('owes no answer that nobody needs: the promise is neither kept nor broken, and no contact is logged', async () => {
  const before = await promises();
  const id = await enquireLate();
  expect(await reasonToday(id)).toBe('promise');
  expect(await promises()).toEqual({ promised: before.promised + 1, kept: before.kept });
  await say(id, false);
  expect(await read(id)).toMatchObject({ dueAt: null, contactedAt: null, contacts: [], status: 'new' });
  expect(await reasonToday(id)).toBeUndefined();
  expect(await promises()).toEqual(before);
});

it('owes it again once that is taken back, by the same call or by Undo', async () => {
  const id = await enquireLate();
  const { dueAt } = await read(id);
  await say(id, false);
  await say(id, true);
  expect(await read(id)).toMatchObject({ dueAt });
  expect(await reasonToday(id)).toBe('promise');
  await say(id, false);
  const [change] = await client.ownChanges(amit, id);
  expect(change).toMatchObject({ kind: 'answerNeeded', text: 'No answer needed' });
  await client.undo(amit, id, change?.id).expect(200);
  expect(await read(id)).toMatchObject({ dueAt });
});

it('leaves a promise that was kept as it is', async () => {
  const id = await enquireLate();
  await client.contact(amit, id, { outcome: 'no_answer', channel: 'call' });
  const { dueAt, version } = await read(id);
  await say(id, false);
  expect(await read(id)).toMatchObject({ dueAt, version });
});
