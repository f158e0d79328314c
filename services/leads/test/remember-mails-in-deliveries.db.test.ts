import { Client, escapeIdentifier } from 'pg';
import { serviceMigrations } from '../../../infra/test/api/services';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { RememberMailsInDeliveries1767510000000 } from '../src/database/migrations/1767510000000-remember-mails-in-deliveries';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const [sent, waiting, limited, old] = [id(1), id(2), id(3), id(4)];
const [halfBatch, endBatch, halfEmail, endEmail] = [id(11), id(12), id(13), id(14)];

/** What the version before remembered. */
const earlier = `
  INSERT INTO lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
  SELECT unnest('{${sent},${waiting},${limited},${old}}'::uuid[]), 'GD-1', 'Asha', 'asha@sweets.example', '9', 'seo',
    'Sweets', now(), now();
  INSERT INTO promise_reminder (lead_id, stage, recipient, recipient_name, batch_id, created_at) VALUES
    ('${sent}', 'half', 'amit@golghar.example', 'Amit', '${halfBatch}', now() - interval '2 hours'),
    ('${sent}', 'end', 'amit@golghar.example', 'Amit', '${endBatch}', now()),
    ('${waiting}', 'end', 'amit@golghar.example', 'Amit', '${endBatch}', now()),
    ('${old}', 'end', 'amit@golghar.example', 'Amit', '${id(15)}', now() - interval '31 days');
  INSERT INTO delivery (id, kind, subject_id, state, sent_at, next_attempt_at) VALUES
    ('${halfEmail}', 'promise', '${halfBatch}', 'sent', now(), NULL),
    ('${endEmail}', 'promise', '${endBatch}', 'queued', NULL, now());
  INSERT INTO thank_you (lead_id, address_hash, domain_hash, network_hash, is_limited, limited_by, created_at) VALUES
    ('${sent}', '\\xa1', '\\xd1', NULL, false, NULL, now() - interval '2 days'),
    ('${waiting}', '\\xa2', NULL, '\\xe2', false, NULL, now()),
    ('${limited}', '\\xa3', '\\xd3', NULL, true, 'domain', now()),
    ('${old}', '\\xa4', NULL, NULL, false, NULL, now() - interval '40 days');
  INSERT INTO delivery (id, kind, subject_id, dedupe_key, state, last_answer) VALUES
    ('${id(21)}', 'thank_you', '${sent}', 'thank_you ${sent}', 'sent', '250 ok'),
    ('${id(22)}', 'thank_you', '${waiting}', 'thank_you ${waiting}', 'queued', NULL),
    ('${id(23)}', 'thank_you', '${limited}', 'thank_you ${limited}', 'cancelled', NULL)`;

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
  const migrations = await serviceMigrations.leads();
  const run = (some: typeof migrations) => runMigrations(database.serviceUrl('leads'), 'leads', some);
  const role = new URL(database.serviceUrl('leads')).username;
  await database.query(`DROP SCHEMA leads CASCADE; CREATE SCHEMA leads;
    GRANT USAGE, CREATE ON SCHEMA leads TO ${escapeIdentifier(decodeURIComponent(role))}`);
  const last = migrations.indexOf(RememberMailsInDeliveries1767510000000);
  await run(migrations.slice(0, last) as typeof migrations);
  const client = new Client({ connectionString: database.serviceUrl('leads') });
  await client.connect();
  await client.query(earlier).finally(() => client.end());
  await run(migrations.slice(0, last + 1) as typeof migrations);
}, 60_000);

afterAll(() => database?.drop());

it('knows who was reminded of which lead, and still sends what waited', async () => {
  expect(
    await database.query(`SELECT lead_id AS lead, payload->>'stage' AS stage, group_id AS email, state, dedupe_key AS key
      FROM leads.delivery WHERE kind = 'promise' AND lead_id IS NOT NULL ORDER BY stage DESC, lead_id`),
  ).toEqual([
    {
      lead: sent,
      stage: 'half',
      email: halfEmail,
      state: 'sent',
      key: `promise ${sent} half amit@golghar.example`,
    },
    {
      lead: sent,
      stage: 'end',
      email: endEmail,
      state: 'queued',
      key: `promise ${sent} end amit@golghar.example`,
    },
    {
      lead: waiting,
      stage: 'end',
      email: endEmail,
      state: 'queued',
      key: `promise ${waiting} end amit@golghar.example`,
    },
  ]);
  expect(
    await database.query(`SELECT id, recipient, recipient_name AS name, payload, state FROM leads.delivery
      WHERE kind = 'promise' AND lead_id IS NULL ORDER BY id`),
  ).toEqual([
    {
      id: halfEmail,
      recipient: 'amit@golghar.example',
      name: 'Amit',
      payload: { stage: 'half' },
      state: 'sent',
    },
    {
      id: endEmail,
      recipient: 'amit@golghar.example',
      name: 'Amit',
      payload: { stage: 'end' },
      state: 'queued',
    },
  ]);
});

it('knows who was thanked, what counts against the limits, and why somebody was not', async () => {
  expect(
    await database.query(`SELECT lead_id AS lead, payload, state, last_answer AS answer,
        round(extract(epoch FROM now() - queued_at) / 86400)::int AS days
      FROM leads.delivery WHERE kind = 'thank_you' ORDER BY lead_id`),
  ).toEqual([
    { lead: sent, payload: { mailbox: 'a1', domain: 'd1' }, state: 'sent', answer: '250 ok', days: 2 },
    { lead: waiting, payload: { mailbox: 'a2', network: 'e2' }, state: 'queued', answer: null, days: 0 },
    {
      lead: limited,
      payload: { mailbox: 'a3', domain: 'd3', limitedBy: 'domain' },
      state: 'cancelled',
      answer: null,
      days: 0,
    },
    { lead: old, payload: { mailbox: 'a4' }, state: 'sent', answer: null, days: 40 },
  ]);
});
