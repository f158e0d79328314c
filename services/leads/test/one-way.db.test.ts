import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { protectHistory, releaseHistory } from '../../../infra/database/history-rights';
import { makeEarlierDatabase } from '../../../infra/test/api/earlier-database';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const [lead, other, meera, ravi, bulk, handover] = [1, 2, 3, 4, 5, 6].map(id);
const [sent, waiting, limited, old] = [101, 102, 103, 104].map(id);
const [halfBatch, endBatch, halfEmail, endEmail] = [111, 112, 113, 114].map(id);
const [webhook, arrived, worked, deleted, told, untold, due] = [201, 202, 203, 204, 205, 206, 207].map(id);
const [whole, broken, empty] = [301, 302, 303].map(id);
const [first, second, third, merge, taken] = [401, 402, 403, 411, 412].map(id);

const leadsOf = (...ids: (string | undefined)[]) => `
  INSERT INTO lead (id, reference, name, email, phone, service, message, submitted_at, updated_at, due_at)
  SELECT id, 'GD-' || right(id::text, 3), 'Asha', 'asha@sweets.example', '9', 'seo', 'Sweets', now() - interval '1 day', now(),
    now()
  FROM unnest('{${ids.join()}}'::uuid[]) AS id;`;

/** What staff did with the version before. */
const activities = `${leadsOf(lead, other)}
  INSERT INTO note (id, lead_id, content, author_id, author_name) VALUES ('${id(10)}', '${lead}', 'Note', '${meera}', 'Meera');
  INSERT INTO bulk_change (id, actor_id, created_at) VALUES ('${bulk}', '${meera}', now() - interval '1 hour');
  INSERT INTO bulk_change_item (bulk_change_id, lead_id, status, tags, version)
    VALUES ('${bulk}', '${lead}', 'new', '{}', 2), ('${bulk}', '${other}', 'new', '{}', 2);
  INSERT INTO status_change (id, lead_id, from_status, to_status, author_id, author_name, created_at) VALUES
    ('${id(20)}', '${lead}', 'new', 'pending', '${meera}', 'Meera', now() - interval '59 minutes'),
    ('${id(21)}', '${other}', 'new', 'pending', '${meera}', 'Meera', now() - interval '59 minutes'),
    ('${id(22)}', '${lead}', 'pending', 'lost', '${ravi}', 'Ravi', now() - interval '50 minutes');
  INSERT INTO owner_change (id, lead_id, to_id, to_name, author_id, author_name, note, handover_id)
    VALUES ('${id(30)}', '${lead}', '${ravi}', 'Ravi', NULL, NULL, 'By turns', '${handover}');
  INSERT INTO own_change (id, lead_id, kind, before, after, entry_id, author_id, author_name, created_at, undone_at) VALUES
    ('${id(50)}', '${lead}', 'status', '"new"', '"pending"', '${id(20)}', '${meera}', 'Meera', now() - interval '59 minutes', NULL),
    ('${id(51)}', '${other}', 'status', '"new"', '"pending"', '${id(21)}', '${meera}', 'Meera', now() - interval '59 minutes', NULL),
    ('${id(52)}', '${lead}', 'tags', '[]', '["chhath"]', NULL, '${meera}', 'Meera', now(), NULL),
    ('${id(53)}', '${lead}', 'note', NULL, NULL, '${id(10)}', '${meera}', 'Meera', now(), NULL),
    ('${id(54)}', '${lead}', 'note', NULL, NULL, '${id(11)}', '${meera}', 'Meera', now(), now());`;

const mails = `${leadsOf(sent, waiting, limited, old)}
  INSERT INTO promise_reminder (lead_id, stage, recipient, recipient_name, batch_id, created_at) VALUES
    ('${sent}', 'half', 'amit@golghar.example', 'Amit', '${halfBatch}', now() - interval '2 hours'),
    ('${sent}', 'end', 'amit@golghar.example', 'Amit', '${endBatch}', now()),
    ('${waiting}', 'end', 'amit@golghar.example', 'Amit', '${endBatch}', now()),
    ('${old}', 'end', 'amit@golghar.example', 'Amit', '${id(115)}', now() - interval '31 days');
  INSERT INTO outgoing_email (id, kind, subject_id, state, sent_at) VALUES
    ('${halfEmail}', 'promise', '${halfBatch}', 'sent', now()), ('${endEmail}', 'promise', '${endBatch}', 'queued', NULL);
  INSERT INTO thank_you (lead_id, address_hash, is_limited, created_at) VALUES
    ('${sent}', '\\xa1', false, now() - interval '2 days'), ('${waiting}', '\\xa2', false, now()),
    ('${limited}', '\\xa3', true, now()), ('${old}', '\\xa4', false, now() - interval '40 days');
  INSERT INTO outgoing_email (id, kind, subject_id, state, smtp_response) VALUES
    ('${id(121)}', 'thank_you', '${sent}', 'sent', '250 ok'), ('${id(122)}', 'thank_you', '${waiting}', 'queued', NULL),
    ('${id(123)}', 'thank_you', '${limited}', 'cancelled', NULL);
  INSERT INTO alert (id, lead_id, recipient, recipient_name, state, attempts)
    VALUES ('${id(124)}', '${waiting}', 'amit@golghar.example', 'Amit', 'queued', 3);
  INSERT INTO alert_link (token_hash, alert_id, user_id, expires_at) VALUES ('\\x0a', '${id(124)}', '${ravi}', now());`;

const webhooks = `${leadsOf(arrived, worked, deleted)}
  INSERT INTO outbox (lead_id) VALUES ('${arrived}');
  UPDATE lead SET deleted_at = now() WHERE id = '${deleted}';
  INSERT INTO webhook (id, url, events, secret)
    VALUES ('${webhook}', 'https://crm.example/', '{lead.created,lead.changed,lead.due}', 's');
  INSERT INTO webhook_delivery (id, webhook_id, lead_id, event, payload, state, attempts, next_attempt_at, response_status, response)
  VALUES
    ('${told}', '${webhook}', NULL, 'webhook.test', '{"type": "webhook.test"}', 'delivered', 1, NULL, 204, ''),
    ('${untold}', '${webhook}', '${arrived}', 'lead.created', '{"type":  "lead.created"}', 'queued', 0, now(), NULL, NULL),
    ('${due}', '${webhook}', '${worked}', 'lead.due',
      '{"data":{"due":"answer","dueAt":"2026-01-05T09:00:00.250Z"}}', 'failed', 9, NULL, NULL, 'ECONNREFUSED');
  INSERT INTO webhook_outbox (lead_id, event, due, due_at, at)
  SELECT lead_id::uuid, event, due, due_at::timestamptz, '2026-01-05T10:00Z' FROM (VALUES
    ('${arrived}', 'lead.changed', NULL, NULL), ('${arrived}', 'lead.created', NULL, NULL),
    ('${worked}', 'lead.changed', NULL, NULL), ('${worked}', 'lead.changed', NULL, NULL),
    ('${worked}', 'lead.due', 'next_step', '2026-01-05T09:30:00.125Z'), ('${deleted}', 'lead.changed', NULL, NULL)
  ) AS noted (lead_id, event, due, due_at);`;

const settings = `
  UPDATE business_calendar SET calendar = '{"week": []}';
  INSERT INTO lead_import (id, author_id, file_name) SELECT id, '${meera}', 'leads.csv'
    FROM unnest('{${whole},${broken},${empty}}'::uuid[]) AS id;
  INSERT INTO lead_import_part VALUES ('${whole}', 1, 'b'), ('${whole}', 0, 'a'), ('${broken}', 1, 'b');
  INSERT INTO watchdog_report VALUES (1, '{"at": "now"}', '{"redis": ["mail"]}');`;

const people = `${leadsOf(first, second, third)}
  INSERT INTO person (id) VALUES ('${first}'), ('${second}'), ('${third}');
  UPDATE person SET merged_into = '${first}' WHERE id = '${second}';
  INSERT INTO lead_person (lead_id, person_id, submitted_at)
    VALUES ('${first}', '${first}', now()), ('${second}', '${first}', now());
  INSERT INTO person_change (id, kind, from_id, to_id, lead_ids, keys, actor_id, actor_name, undone_at) VALUES
    ('${merge}', 'merge', '${second}', '${first}', '{${second}}', '{phone:9}', '${meera}', 'Meera', NULL),
    ('${taken}', 'merge', '${third}', '${first}', '{${third}}', '{}', NULL, NULL, now());`;

let database: Awaited<ReturnType<typeof makeEarlierDatabase>>;
let ageWhenReleased: number;

/** Stands in the way of the last step, as a long read does; answers how long the migration's transaction had then lasted, in seconds. */
async function holdOutbox(): Promise<number> {
  const reader = new Client({ connectionString: database.ownerUrl });
  await reader.connect();
  try {
    await reader.query('BEGIN; SELECT FROM leads.outbox');
    await sleep(6000);
    const { rows } = await reader.query<{ age: number }>(
      `SELECT extract(epoch FROM clock_timestamp() - xact_start)::float AS age FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'leads-migrate'`,
    );
    return rows[0]?.age ?? 0;
  } finally {
    await reader.end();
  }
}

/** Goes on, as workers of the version before do: it reads a lead and then writes what the migration copies. */
function startWorker(): { stop: () => Promise<void> } {
  const client = new Client({ connectionString: database.serviceUrl('leads') });
  let isStopped = false;
  const work = async () => {
    await client.connect();
    // One alone stands for many, of which there is always one that waits.
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    while (!isStopped) {
      await client
        .query('BEGIN; SELECT FROM leads.lead; UPDATE leads.alert SET attempts = attempts; COMMIT')
        .catch(() => client.query('ROLLBACK'));
      await sleep(10);
    }
    await client.end();
  };
  const done = work();
  return {
    stop: () => {
      isStopped = true;
      return done;
    },
  };
}

beforeAll(async () => {
  database = await makeEarlierDatabase('leads', [activities, mails, webhooks, settings, people].join('\n'));
  // As the version before left them to the owner.
  const template = process.env.API_TEST_SERVER ?? '';
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`ALTER TABLE leads.status_change OWNER TO CURRENT_USER;
      ALTER TABLE leads.owner_change OWNER TO CURRENT_USER`);
    await releaseHistory(owner, template);
    // As long as the steps before the last one take with a million leads: nobody looks for deadlocks any more.
    await owner.query(`DO $$ BEGIN EXECUTE format('ALTER ROLE %I IN DATABASE %I SET deadlock_timeout = ''1min''',
      '${new URL(database.serviceUrl('leads')).username}', current_database()); END $$`);
    const worker = startWorker();
    const [ran, age] = await Promise.all([database.upgrade(), holdOutbox()]);
    await worker.stop();
    expect(ran).toContain('OneWay1767800000000');
    ageWhenReleased = age;
    await protectHistory(owner, template);
    // The next upgrade.
    await releaseHistory(owner, template);
    await protectHistory(owner, template);
  } finally {
    await owner.end();
  }
  // Longer than deadlock_timeout: a deadlock lasts that long.
}, 120_000);

afterAll(() => database?.drop());

it('tries the last step alone again while others read what it locks and wait for what it holds', () => {
  expect(ageWhenReleased).toBeGreaterThan(4);
});

/** The columns of each row, in the order in which they are asked for. */
const rowsOf = async (sql: string) => (await database.query(sql)).map((row) => Object.values(row));

it('carries over what happened to leads, and what of it can be undone', async () => {
  expect(
    await rowsOf(
      `SELECT right(id::text, 2), right(lead_id::text, 1) AS lead, kind, before, after, text, actor_name,
         right(group_id::text, 1) AS "group", right(entry_id::text, 2) AS entry
       FROM leads.lead_activity WHERE lead_id IN ('${lead}', '${other}') ORDER BY id`,
    ),
  ).toEqual([
    ['20', '1', 'status', 'new', 'pending', null, 'Meera', '5', null],
    ['21', '2', 'status', 'new', 'pending', null, 'Meera', '5', null],
    ['22', '1', 'status', 'pending', 'lost', null, 'Ravi', null, null],
    ['30', '1', 'owner', null, { id: ravi, name: 'Ravi' }, 'By turns', null, '6', null],
    ['52', '1', 'tags', [], ['chhath'], null, 'Meera', null, null],
    ['53', '1', 'note', null, null, null, 'Meera', null, '10'],
    ['54', '1', 'note', null, null, null, 'Meera', null, null],
  ]);
});

it('knows who was reminded of which lead, and still sends what waited', async () => {
  expect(
    await rowsOf(`SELECT lead_id, payload->>'stage' AS stage, group_id, state, dedupe_key FROM leads.delivery
      WHERE kind = 'promise' AND lead_id IS NOT NULL ORDER BY stage DESC, lead_id`),
  ).toEqual([
    [sent, 'half', halfEmail, 'sent', `promise ${sent} half amit@golghar.example`],
    [sent, 'end', endEmail, 'queued', `promise ${sent} end amit@golghar.example`],
    [waiting, 'end', endEmail, 'queued', `promise ${waiting} end amit@golghar.example`],
  ]);
  expect(
    await rowsOf(`SELECT id, recipient, recipient_name, payload, state FROM leads.delivery
      WHERE kind = 'promise' AND lead_id IS NULL ORDER BY id`),
  ).toEqual([
    [halfEmail, 'amit@golghar.example', 'Amit', { stage: 'half' }, 'sent'],
    [endEmail, 'amit@golghar.example', 'Amit', { stage: 'end' }, 'queued'],
  ]);
});

it('knows who was thanked, what counts against the limits, and why somebody was not', async () => {
  expect(
    await rowsOf(`SELECT lead_id, payload, state, last_answer,
        round(extract(epoch FROM now() - queued_at) / 86400)::int AS days
      FROM leads.delivery WHERE kind = 'thank_you' ORDER BY lead_id`),
  ).toEqual([
    [sent, { mailbox: 'a1' }, 'sent', '250 ok', 2],
    [waiting, { mailbox: 'a2' }, 'queued', null, 0],
    [limited, { mailbox: 'a3', limitedBy: 'mailbox' }, 'cancelled', null, 0],
    [old, { mailbox: 'a4' }, 'sent', null, 40],
  ]);
});

it('carries over what webhooks were told, and what they are still to be told', async () => {
  const rows = await rowsOf(
    `SELECT CASE WHEN attempts > 0 OR payload ? 'body' THEN id END AS id, lead_id, payload->>'event' AS event,
       payload->>'body' AS body, dedupe_key, state, last_answer
     FROM leads.delivery WHERE kind = 'webhook' AND channel = 'http' AND subject_id = '${webhook}'
     ORDER BY payload ? 'body' DESC, delivery.id, event`,
  );
  const dueBody = '{"data":{"due":"answer","dueAt":"2026-01-05T09:00:00.250Z"}}';
  const keyOf = (what: string, time: string) => `webhook ${what} ${Date.parse(time)} ${worked} ${webhook}`;
  const answerKey = keyOf('answer', '2026-01-05T09:00:00.250Z');
  const stepKey = keyOf('next_step', '2026-01-05T09:30:00.125Z');
  expect(rows).toHaveLength(6);
  expect(rows.slice(0, 3)).toEqual([
    [told, null, 'webhook.test', '{"type": "webhook.test"}', null, 'sent', '204 '],
    [untold, arrived, 'lead.created', '{"type":  "lead.created"}', null, 'queued', null],
    [due, worked, 'lead.due', dueBody, answerKey, 'failed', 'ECONNREFUSED'],
  ]);
  expect(rows.slice(3)).toEqual(
    expect.arrayContaining([
      [null, arrived, 'lead.created', null, null, 'queued', null],
      [null, worked, 'lead.changed', null, `webhook lead.changed ${worked} ${webhook}`, 'queued', null],
      [null, worked, 'lead.due', null, stepKey, 'queued', null],
    ]),
  );
  expect(await rowsOf(`SELECT payload FROM leads.delivery WHERE payload->>'due' = 'next_step'`)).toEqual([
    [
      {
        event: 'lead.due',
        at: '2026-01-05T10:00:00.000Z',
        due: 'next_step',
        dueAt: '2026-01-05T09:30:00.125Z',
      },
    ],
  ]);
});

it('lets leads arrive that waited, and those that a process of the version before still stores', async () => {
  await database.query(`WITH stored AS (SELECT id FROM leads.lead WHERE id = '${worked}')
    INSERT INTO leads.outbox (lead_id, network_hash) SELECT id, '\\xa1' FROM stored`);
  expect(
    await rowsOf(
      `SELECT subject_id, channel, payload FROM leads.delivery WHERE kind = 'arrival' ORDER BY id`,
    ),
  ).toEqual([
    [arrived, 'queue', null],
    [worked, 'queue', { network: 'a1' }],
  ]);
});

it('carries the calendar, files on their way in and the report of the watchdog over', async () => {
  expect(await rowsOf('SELECT visibility, calendar FROM leads.lead_settings')).toEqual([
    ['all', { week: [] }],
  ]);
  expect(await rowsOf('SELECT parts FROM leads.lead_import ORDER BY id')).toEqual([
    [{ 0: 'a', 1: 'b' }],
    [{ 1: 'b' }],
    [{}],
  ]);
  expect(await rowsOf('SELECT name, state FROM leads.job_run')).toEqual([
    ['watchdog', { report: { at: 'now' }, told: { redis: ['mail'] } }],
  ]);
});

it('keeps the ids of alerts, which links in them know', async () => {
  expect(
    await rowsOf(
      `SELECT id, lead_id, dedupe_key, state, attempts FROM leads.delivery JOIN leads.alert_link ON alert_id = id`,
    ),
  ).toEqual([[id(124), waiting, `alert ${waiting} amit@golghar.example`, 'queued', 3]]);
});

it('says who sent a lead in the lead, and who was merged in what happened', async () => {
  const leads = `SELECT id, person_id FROM leads.lead WHERE id IN ('${first}', '${second}', '${third}') ORDER BY id`;
  expect(await rowsOf(leads)).toEqual([
    [first, first],
    [second, first],
    [third, null],
  ]);
  expect(
    await rowsOf(
      `SELECT lead_id, before, after, actor_name, group_id FROM leads.lead_activity WHERE kind = 'merge'`,
    ),
  ).toEqual([[second, { id: second, keys: ['phone:9'] }, { id: first }, 'Meera', merge]]);
});
