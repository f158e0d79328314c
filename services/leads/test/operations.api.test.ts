import { api, type JobRun, type Operations, type ResponseOf } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { useLeads } from './leads-client';

const leads = useLeads();
const auth = useService('auth', { database: () => leads.database });
const metrics = useService('metrics', { database: () => leads.database });
const { enquire } = leads;
const path = '/api/admin/operations';

const admin = leads.member('admin');
const sales = leads.member('sales_executive');

const addAlert = async (state: string, minutesAgo: number, attempts = 0) => {
  const id = await enquire();
  await leads.sql`INSERT INTO leads.delivery (id, kind, subject_id, lead_id, state, attempts, queued_at, next_attempt_at)
     VALUES (gen_random_uuid(), 'alert', ${id}, ${id}, ${state}, ${attempts}, now() - make_interval(mins => ${minutesAgo}), NULL)`;
};

const read = (): Promise<Operations> => admin.read(path);
const health = async (): Promise<ResponseOf<typeof api.readAlertHealth>> =>
  await sales.read(`${path}/alert-health`);

beforeEach(() => leads.sql`TRUNCATE leads.delivery CASCADE`);

it('tells admins what waits, and all staff whether it is late', async () => {
  expect((await read()).alerts).toMatchObject({
    outbox: 0,
    waitingSeconds: null,
    parked: 0,
    lastSentAt: null,
  });
  expect(await health()).toEqual({ isLate: false, parked: 0, isCanaryLost: false });
  await addAlert('queued', 4, 2);
  await addAlert('queued', 6);
  await addAlert('failed', 60);
  await leads.sql`UPDATE leads.delivery
    SET last_answer = CASE WHEN state = 'failed' THEN '550 no such mailbox' ELSE '451 later' END
     WHERE state = 'failed' OR attempts > 0`;
  const { alerts } = await read();
  expect(alerts.smtpResponse).toBe('550 no such mailbox');
  expect(alerts).toMatchObject({ outbox: 3, waiting: 2, deferred: 1, parked: 1 });
  expect(alerts.waitingSeconds).toBeGreaterThanOrEqual(360);
  expect(await health()).toEqual({ isLate: true, parked: 1, isCanaryLost: false });
});

it('says that an enquiry has waited for too long after a minute', async () => {
  const { id } = (await leads.request.post('/api/contact').send(makeEnquiry()).expect(201)).body;
  expect((await health()).isLate).toBe(false);
  // As that of a demonstration.
  await leads.sql`UPDATE leads.lead SET submitted_at = now() - interval '2 days' WHERE id = ${id}`;
  expect((await health()).isLate).toBe(false);
  await leads.sql`UPDATE leads.delivery SET queued_at = now() - interval '2 minutes' WHERE subject_id = ${id}`;
  expect((await health()).isLate).toBe(true);
});

it('tells admins which other e-mails wait or were refused, and what the mail server said', async () => {
  expect((await read()).emails).toEqual([]);
  await leads.sql`INSERT INTO leads.delivery (id, kind, subject_id, state, attempts, last_answer, queued_at)
     SELECT gen_random_uuid(), kind, gen_random_uuid(), state, 1, said, now() - make_interval(mins => ago)
     FROM (VALUES ('promise', 'failed', '550 no such mailbox', 1), ('promise', 'failed', '550 full', 2),
       ('promise', 'sent', '250 kept', 0), ('reply', 'queued', '451 later', 0), ('reply', 'queued', NULL, 0),
       ('reply', 'cancelled', NULL, 0)) AS delivery (kind, state, said, ago)`;
  expect((await read()).emails).toEqual([
    { kind: 'promise', waiting: 0, deferred: 0, parked: 2, smtpResponse: '550 no such mailbox' },
    { kind: 'reply', waiting: 2, deferred: 1, parked: 0, smtpResponse: '451 later' },
  ]);
});

it('shows what the watchdog found last', async () => {
  expect((await read()).watchdog).toBeNull();
  const report = {
    at: new Date().toISOString(),
    processes: [],
    disks: [],
    lastBackupAt: null,
    incidents: [
      { key: 'redis', title: 'Redis does not answer', advice: 'Start it.', since: new Date().toISOString() },
    ],
  };
  await leads.sql`INSERT INTO leads.job_run (name, state) VALUES ('watchdog', ${{ report, told: {} }})`;
  expect((await read()).watchdog).toEqual(report);
});

it('queues parked alerts anew, or forgets them, and writes down who did', async () => {
  await addAlert('failed', 60, 9);
  await addAlert('sent', 60);
  const settle = async (how: string) =>
    (await admin.request.post(`${path}/parked-alerts/${how}`).expect(200)).body.count;
  expect(await settle('retry')).toBe(1);
  expect((await read()).alerts).toMatchObject({ waiting: 1, deferred: 0, parked: 0 });
  await leads.sql`UPDATE leads.delivery SET state = 'failed' WHERE kind = 'alert' AND state = 'queued'`;
  expect([await settle('discard'), await settle('discard')]).toEqual([1, 0]);
  expect(await leads.sql`SELECT state FROM leads.delivery WHERE kind = 'alert'`).toEqual([{ state: 'sent' }]);
  const audit = await leads.sql`SELECT action, detail FROM leads.audit_entry ORDER BY id`;
  expect(audit).toEqual([
    { action: 'alerts_retried', detail: '1' },
    { action: 'alerts_discarded', detail: '1' },
  ]);
});

it.each([
  ['auth', auth, api.listAuthJobs, 'retention'],
  ['leads', leads, api.listLeadsJobs, 'business hours'],
  ['metrics', metrics, api.listMetricsJobs, 'retention'],
] as const)('%s tells admins how its own jobs went', async (name, service, { path }, own) => {
  const admin = await service.signIn('admin');
  const list = async (): Promise<JobRun[]> => (await admin.request.get(path).expect(200)).body.jobs;
  // Its jobs run first when it starts; how they ended is recorded soon after.
  await vi.waitUntil(async () => (await list()).length > 0, { timeout: 5000 });
  // The watchdog is no job, though it keeps its report there.
  await service.sql`INSERT INTO leads.job_run (name, state) VALUES ('watchdog', '{}') ON CONFLICT DO NOTHING`;
  const error = 'Error: no disk';
  const table = `${name}.job_run`;
  await service.database.query(
    `INSERT INTO ${table} (name, failed_at, error) VALUES ('a', now(), '${error}')`,
  );
  const ran = { name: own, succeededAt: expect.any(String), failedAt: null, error: null, isFailing: false };
  expect(await list()).toEqual([
    { name: 'a', succeededAt: null, failedAt: expect.any(String), error, isFailing: true },
    ran,
  ]);
  await service.database.query(`UPDATE ${table} SET succeeded_at = now() WHERE name = 'a'`);
  expect(await list()).toMatchObject([{ name: 'a', error, isFailing: false }, ran]);
});
