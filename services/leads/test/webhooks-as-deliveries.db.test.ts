import { Client } from 'pg';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { migrations } from '../src/database/migrations';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
}, 60_000);

afterAll(() => database?.drop());

const [webhook, arrived, worked, deleted, sent, waiting, due] = [1, 2, 3, 4, 5, 6, 7].map(
  (n) => `01900000-0000-7000-8000-00000000000${n}`,
);

it('carries over what webhooks were told, and what they are still to be told', async () => {
  // As the service, which owns what it makes.
  const client = new Client(database.serviceUrl('leads'));
  await client.connect();
  await client.query(`
    SET search_path TO leads, public;
    DELETE FROM migration WHERE name LIKE 'WebhooksAsDeliveries%';
    CREATE TABLE webhook_due (lead_id uuid, due text, due_at timestamptz);
    CREATE TABLE webhook_outbox (id int GENERATED ALWAYS AS IDENTITY, lead_id uuid, event text, due text,
      due_at timestamp(3) with time zone, at timestamp(3) with time zone DEFAULT '2026-01-05T10:00Z');
    CREATE TABLE webhook_delivery (id uuid, webhook_id uuid, lead_id uuid, event text, payload text, state text, attempts int,
      created_at timestamptz DEFAULT now(), next_attempt_at timestamptz, delivered_at timestamptz, response_status int, response text);
    CREATE FUNCTION note_lead_changes() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER lead_changes AFTER UPDATE ON lead FOR EACH STATEMENT EXECUTE FUNCTION note_lead_changes();

    INSERT INTO webhook (id, url, events, secret)
      VALUES ('${webhook}', 'https://crm.example/', '{lead.created,lead.changed,lead.due}', 's');
    INSERT INTO lead (id, reference, name, email, phone, service, message, submitted_at, updated_at, deleted_at)
      SELECT id, left(id::text, 8) || right(id::text, 1), 'Tara', 'tara@shop.example', '9835012345', 'other', 'Hello', now(), now(),
        CASE id WHEN '${deleted}' THEN now() END
      FROM unnest('{${arrived},${worked},${deleted}}'::uuid[]) AS id;
    INSERT INTO webhook_delivery (id, webhook_id, lead_id, event, payload, state, attempts, next_attempt_at, response_status, response)
    VALUES
      ('${sent}', '${webhook}', NULL, 'webhook.test', '{"type": "webhook.test"}', 'delivered', 1, NULL, 204, ''),
      ('${waiting}', '${webhook}', '${arrived}', 'lead.created', '{"type":  "lead.created"}', 'queued', 0, now(), NULL, NULL),
      ('${due}', '${webhook}', '${worked}', 'lead.due',
        '{"data":{"due":"answer","dueAt":"2026-01-05T09:00:00.250Z"}}', 'failed', 9, NULL, NULL, 'ECONNREFUSED');
    INSERT INTO webhook_outbox (lead_id, event, due, due_at) VALUES
      ('${arrived}', 'lead.changed', NULL, NULL), ('${arrived}', 'lead.created', NULL, NULL),
      ('${worked}', 'lead.changed', NULL, NULL), ('${worked}', 'lead.changed', NULL, NULL),
      ('${worked}', 'lead.due', 'next_step', '2026-01-05T09:30:00.125Z'), ('${deleted}', 'lead.changed', NULL, NULL)`);
  await client.end();
  expect(await runMigrations(database.serviceUrl('leads'), 'leads', migrations)).toHaveLength(1);

  const rows = await database.query(
    `SELECT CASE WHEN attempts > 0 OR payload ? 'body' THEN id END AS id, lead_id AS lead, payload->>'event' AS event,
       payload->>'body' AS body, dedupe_key AS key, state, last_answer AS answer
     FROM leads.delivery WHERE kind = 'webhook' AND channel = 'http' AND subject_id = '${webhook}'
     ORDER BY payload ? 'body' DESC, delivery.id, event`,
  );
  const told = [
    {
      id: sent,
      lead: null,
      event: 'webhook.test',
      body: '{"type": "webhook.test"}',
      key: null,
      state: 'sent',
      answer: '204 ',
    },
    {
      id: waiting,
      lead: arrived,
      event: 'lead.created',
      body: '{"type":  "lead.created"}',
      key: null,
      state: 'queued',
      answer: null,
    },
    {
      id: due,
      lead: worked,
      event: 'lead.due',
      body: '{"data":{"due":"answer","dueAt":"2026-01-05T09:00:00.250Z"}}',
      key: `webhook answer ${Date.parse('2026-01-05T09:00:00.250Z')} ${worked} ${webhook}`,
      state: 'failed',
      answer: 'ECONNREFUSED',
    },
  ];
  const still = { id: null, body: null, state: 'queued', answer: null };
  expect(rows).toHaveLength(6);
  expect(rows.slice(0, 3)).toEqual(told);
  expect(rows.slice(3)).toEqual(
    expect.arrayContaining([
      { ...still, lead: arrived, event: 'lead.created', key: null },
      { ...still, lead: worked, event: 'lead.changed', key: `webhook lead.changed ${worked} ${webhook}` },
      {
        ...still,
        lead: worked,
        event: 'lead.due',
        key: `webhook next_step ${Date.parse('2026-01-05T09:30:00.125Z')} ${worked} ${webhook}`,
      },
    ]),
  );
  expect(
    await database.query(`SELECT payload FROM leads.delivery WHERE payload->>'due' = 'next_step'`),
  ).toEqual([
    {
      payload: {
        event: 'lead.due',
        at: '2026-01-05T10:00:00.000Z',
        due: 'next_step',
        dueAt: '2026-01-05T09:30:00.125Z',
      },
    },
  ]);
});
