import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { WatchdogReport } from '@golghar/contracts';
import { makeTestDatabase, type TestDatabase } from '../test/api/test-database';
import { listen, tempFolder } from '../test/support/machine';
import { Watchdog } from './watchdog';

let database: TestDatabase;
let address: string;
let isWell = true;
let hungAt: string | undefined;
const server = createServer((request, response) => {
  if (!isWell) return response.destroy();
  const body =
    request.url === '/healthz'
      ? { version: '7', uptimeSeconds: 3, hungAt }
      : { details: { redis: { connected: true }, postgres: {} } };
  response.end(JSON.stringify(body));
});

beforeAll(async () => {
  database = await makeTestDatabase();
  address = `http://127.0.0.1:${await listen(server)}`;
}, 60_000);

afterAll(async () => {
  server.close();
  await database.drop();
});

type Sent = { begun: string[]; over: string[]; admins: readonly string[] };

const makeWatchdog = (sent: Sent[], databaseUrl = database.serviceUrl('leads'), fail = () => false) =>
  new Watchdog(
    {
      settings: {
        DATABASE_URL: databaseUrl,
        WATCHED: [{ name: 'leads', address }],
        WATCHED_FOLDERS: [],
        // That there is none on the first day is a warning, and no incident.
        BACKUP_DIR: tempFolder(),
        PUBLIC_URL: 'http://localhost',
      },
      channels: [
        {
          name: 'mail',
          send: async ({ begun, over }, admins) => {
            if (fail()) throw new Error('no way');
            sent.push({ begun: begun.map(({ key }) => key), over, admins });
          },
        },
      ],
      report: () => undefined,
    },
    new Date(Date.now() - 600_000),
  );

const seconds = (count: number) => new Date(Date.now() + count * 1000);

it('tells admins once when a process is missing, and once when it is back, whoever looks', async () => {
  const admin = `admin-${randomUUID()}@golghar.example`;
  await database.query(
    `INSERT INTO auth.app_user (id, name, email, role, password_hash) VALUES ($1, 'Anu', $2, 'admin', 'x')`,
    [randomUUID(), admin],
  );
  const sent: Sent[] = [];
  const watchdog = makeWatchdog(sent);
  expect((await watchdog.check()).processes).toEqual([
    {
      name: 'leads',
      isUp: true,
      downSince: null,
      version: '7',
      uptimeSeconds: 3,
      missing: [],
      connected: ['redis'],
    },
  ]);
  isWell = false;
  await watchdog.check(seconds(15));
  expect(sent).toEqual([]);
  await watchdog.check(seconds(46));
  await watchdog.check(seconds(61));
  expect(sent).toEqual([{ begun: ['process:leads'], over: [], admins: [admin] }]);
  isWell = true;
  // Another one, started anew: it knows from the database what was told.
  const next = makeWatchdog(sent);
  await next.check(seconds(76));
  await next.check(seconds(91));
  expect(sent.slice(1)).toEqual([{ begun: [], over: ['process:leads'], admins: [admin] }]);
});

it('tells once that a process hung, although it does not answer for a while afterwards', async () => {
  await database.query('DELETE FROM leads.job_run');
  const sent: Sent[] = [];
  const watchdog = makeWatchdog(sent);
  hungAt = new Date().toISOString();
  for (const answers of [true, false, true]) {
    isWell = answers;
    await watchdog.check();
  }
  hungAt = undefined;
  expect(sent).toMatchObject([{ begun: ['hung:leads'], over: [] }]);
});

it('notices an alert that waits, and tells again what could not be told', async () => {
  const sent: Sent[] = [];
  let fails = true;
  const watchdog = makeWatchdog(sent, undefined, () => fails);
  const lead = randomUUID();
  await database.query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
     VALUES ($1, 'GD-TEST-0001', 'Asha', 'asha@example.in', '9', 'seo', 'Hello', now(), now())`,
    [lead],
  );
  await database.query(
    `INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, queued_at)
     VALUES ($1, 'alert', $2, $2, 'x@example.in', 'X', now() - interval '6 minutes')`,
    [randomUUID(), lead],
  );
  await watchdog.check();
  expect(sent).toEqual([]);
  fails = false;
  await watchdog.check(seconds(15));
  expect(sent.map(({ begun }) => begun)).toEqual([['alerts']]);
  const [{ report }] = (await database.query(`SELECT state -> 'report' AS report FROM leads.job_run`)) as [
    { report: WatchdogReport },
  ];
  expect(report.incidents.map(({ key }) => key)).toEqual(['alerts']);
  // One that is started anew says since when it is so, not since when it looks.
  const [incident] = (await makeWatchdog(sent).check(seconds(600))).incidents;
  expect([incident?.since, sent.length]).toEqual([report.incidents[0]?.since, 1]);
  expect(report.postgres).toEqual({ version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) });
});

it('tells that Postgres is away without asking it', async () => {
  const sent: Sent[] = [];
  await makeWatchdog(sent, 'postgres://leads@127.0.0.1:1/golghar').check();
  expect(sent.map(({ begun }) => begun)).toEqual([['postgres']]);
});
