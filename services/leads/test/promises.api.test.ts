import { afterOpenMinutes, businessHours, promiseMinutes } from '@golghar/contracts';
import { promiseJob } from '../src/delivery/promises/promise-email';
import { sent, useLeads, useWorker } from './leads-client';

const leads = useLeads();
const { enquire } = leads;
const worker = useWorker(leads);

const admin = leads.member('admin', 'Meera Sinha');
const manager = leads.member('manager', 'Sunita Devi');
const amit = leads.member('sales_executive', 'Amit Raj');

beforeEach(async () => {
  await leads.sql`DELETE FROM leads.lead`;
  await leads.sql`DELETE FROM leads.delivery`;
});

const india = (time: string): Date => new Date(`${time}+05:30`);

/** An enquiry that came at a time, with the promise of that time. */
const enquireAt = async (time: Date, ownerId?: string, calendar = businessHours): Promise<string> => {
  const id = await enquire();
  if (ownerId) await admin.change(id, { ownerId });
  await leads.sql`DELETE FROM leads.delivery`;
  await leads.sql`UPDATE leads.lead
    SET submitted_at = ${time}, due_at = ${afterOpenMinutes(time, promiseMinutes, calendar)} WHERE id = ${id}`;
  return id;
};

const remind = (now: Date) => worker.run(promiseJob, now);

/** What was queued for whom since the last call. */
const remindedAt = async (time: Date) => {
  await remind(time);
  return (await worker.takeQueued('promise'))
    .flatMap((email) =>
      email ? [`${(email.to as { name: string }).name}: ${email.subject?.split(':')[0]}`] : [],
    )
    .sort();
};

const half = 'Amit Raj: Half of the time is over';
const end = ['Amit Raj: Answer late', 'Meera Sinha: Answer late', 'Sunita Devi: Answer late'];

// Each from the agency's clock: when it came, when half of the time is over, and when all of it is.
it.each([
  ['on a weekday', '2026-11-23T10:00:00', '2026-11-23T12:00:00', '2026-11-23T14:00:00'],
  [
    'from Saturday afternoon over Sunday',
    '2026-11-21T15:00:00',
    '2026-11-23T10:00:00',
    '2026-11-23T12:00:00',
  ],
])('a promise %s reminds its owner at half, managers too at its end, once', async (_, ...times) => {
  const [came, halfOver, over] = times.map(india) as [Date, Date, Date];
  await enquireAt(came, amit.id);
  const just = (time: Date) => new Date(time.getTime() - 60_000);
  expect(await remindedAt(just(halfOver))).toEqual([]);
  expect(await remindedAt(halfOver)).toEqual([half]);
  expect(await remindedAt(just(over))).toEqual([]);
  expect(await remindedAt(over)).toEqual(end);
  expect(await remindedAt(new Date(over.getTime() + 3_600_000))).toEqual([]);
});

it('a promise is kept over a holiday that an admin has entered, and promised by it', async () => {
  const came = india('2026-11-23T17:00:00');
  await admin.configure({ closedDays: ['2026-11-24', '01-26'] });
  const calendar = { ...businessHours, closedDays: ['2026-11-24', '01-26'] };
  await enquireAt(came, amit.id, calendar);
  expect(await remindedAt(india('2026-11-24T10:00:00'))).toEqual([]);
  expect(await remindedAt(india('2026-11-25T10:00:00'))).toEqual([half]);
  // An enquiry that comes now is promised by the same holidays: today and the next days are closed.
  const days = [0, 1, 2, 3].map((day) =>
    new Date(Date.now() + day * 86_400_000 + 19_800_000).toISOString().slice(0, 10),
  );
  await admin.configure({ closedDays: days });
  const promisedAt = Date.parse((await admin.detail(await enquire())).dueAt ?? '');
  expect(promisedAt - Date.now()).toBeGreaterThan(3 * 86_400_000);
  // And the visitor is told just that.
  const { body: promise } = await leads.request.get('/api/call-promise').expect(200);
  expect(promise.closedDays).toEqual(days);
  expect(Date.parse(promise.callBy) - promisedAt).toBeLessThan(10_000);
  expect(Date.parse(promise.callBy)).toBeGreaterThanOrEqual(promisedAt);
  await admin.request
    .put('/api/admin/lead-settings')
    .send({ closedDays: ['24 November'] })
    .expect(400);
  const { body } = await admin.configure({ closedDays: [] });
  expect(body).toMatchObject({ visibility: 'all', closedDays: [] });
});

it('a promise is brought to mind after an outage: its end alone, once, in one e-mail to each', async () => {
  await enquireAt(india('2026-11-23T10:00:00'), amit.id);
  await enquireAt(india('2026-11-23T10:30:00'));
  expect(await remindedAt(india('2026-11-24T17:00:00'))).toEqual(end);
  expect(await remindedAt(india('2026-11-24T17:01:00'))).toEqual([]);
});

it('a promise that was over for more than seven days when an outage ended is not brought to mind any more', async () => {
  const over = india('2026-11-23T14:00:00');
  await enquireAt(india('2026-11-23T10:00:00'), amit.id);
  const after = (minutes: number) => new Date(over.getTime() + 7 * 86_400_000 + minutes * 60_000);
  expect(await remindedAt(after(0))).toEqual([]);
  expect(await remindedAt(after(-1))).toEqual(end);
});

it('a promise whose owner was disabled before half of its time reminds nobody then, and managers at its end', async () => {
  const leaver = await leads.signIn('sales_executive', 'Sunil Das');
  await enquireAt(india('2026-11-23T10:00:00'), leaver.id);
  await leads.sql`UPDATE auth.app_user SET status = 'disabled' WHERE id = ${leaver.id}`;
  expect(await remindedAt(india('2026-11-23T12:30:00'))).toEqual([]);
  expect(await remindedAt(india('2026-11-23T14:00:00'))).toEqual([
    'Meera Sinha: Answer late',
    'Sunita Devi: Answer late',
  ]);
});

it('a promise whose owner is disabled when the half was noticed is not mailed to them', async () => {
  const leaver = await leads.signIn('sales_executive', 'Sunil Das');
  await enquireAt(india('2026-11-23T10:00:00'), leaver.id);
  await remind(india('2026-11-23T12:30:00'));
  await leads.sql`UPDATE auth.app_user SET status = 'disabled' WHERE id = ${leaver.id}`;
  expect(await remindedAt(india('2026-11-23T12:31:00'))).toEqual([]);
});

it('a promise reminds nobody twice when two workers look at once', async () => {
  await enquireAt(india('2026-11-23T10:00:00'), amit.id);
  const now = india('2026-11-23T15:00:00');
  const counts = await Promise.all([1, 2, 3].map(() => remind(now)));
  expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(3);
  expect(await remindedAt(now)).toHaveLength(3);
});

it('a promise is remembered lead by lead, as its e-mail stands', async () => {
  for (const time of ['2026-11-23T10:00:00', '2026-11-23T10:30:00']) await enquireAt(india(time), amit.id);
  expect(await remind(india('2026-11-23T15:00:00'))).toBe(6);
  const states = async () => {
    await worker.deliver();
    return leads.sql`
      SELECT count(lead_id)::int AS leads, count(*)::int AS rows, state FROM leads.delivery WHERE kind = 'promise'
       GROUP BY state`;
  };
  worker.mailServer.answer = () => ({ kind: 'deferred', answer: '451 later' });
  expect(await states()).toEqual([{ leads: 6, rows: 9, state: 'queued' }]);
  const { emails } = await admin.read('/api/admin/operations');
  expect(emails).toMatchObject([{ kind: 'promise', waiting: 3, deferred: 3 }]);
  await leads.sql`UPDATE leads.delivery SET next_attempt_at = now()`;
  worker.mailServer.answer = () => sent;
  expect(await states()).toEqual([{ leads: 6, rows: 9, state: 'sent' }]);
});

it('a promise that was kept, or whose lead was decided or deleted, reminds nobody', async () => {
  const came = india('2026-11-23T10:00:00');
  await amit.contact(await enquireAt(came, amit.id));
  await amit.change(await enquireAt(came, amit.id), { status: 'lost' });
  const deleted = await enquireAt(came, amit.id);
  await manager.remove(deleted);
  expect(await remindedAt(india('2026-11-23T15:00:00'))).toEqual([]);
});

it('a promise that is kept before the e-mail goes out needs none', async () => {
  const id = await enquireAt(india('2026-11-23T10:00:00'), amit.id);
  await remind(india('2026-11-23T15:00:00'));
  await amit.contact(id);
  expect(await remindedAt(india('2026-11-23T15:00:00'))).toEqual([]);
});

it('a promise that nobody owns is nobody’s at half of its time, and its owner’s once there is one', async () => {
  const id = await enquireAt(india('2026-11-23T10:00:00'));
  expect(await remindedAt(india('2026-11-23T12:30:00'))).toEqual([]);
  await admin.change(id, { ownerId: amit.id });
  expect(await remindedAt(india('2026-11-23T13:00:00'))).toEqual([half]);
});
