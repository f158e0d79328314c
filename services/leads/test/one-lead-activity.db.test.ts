import { Client, escapeIdentifier } from 'pg';
import { protectHistory, releaseHistory } from '../../../infra/database/history-rights';
import { serviceMigrations } from '../../../infra/test/api/services';
import { makeTestDatabase, type TestDatabase } from '../../../infra/test/api/test-database';
import { runMigrations } from '../../platform/src/database/run-migrations';
import { OneLeadActivity1767100000000 } from '../src/database/migrations/1767100000000-one-lead-activity';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const [lead, other, meera, ravi, bulk] = [id(1), id(2), id(3), id(4), id(5)];
const handover = id(6);

/** What staff did with the version before: as it is in its tables. */
const earlier = `
  INSERT INTO lead (id, reference, name, email, phone, service, message, submitted_at, updated_at, due_at)
  SELECT unnest('{${lead},${other}}'::uuid[]), 'GD-1', 'Asha', 'asha@sweets.example', '9', 'seo', 'Sweets',
    now() - interval '1 day', now(), now();
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
  INSERT INTO correction (id, lead_id, before, after, author_id, author_name)
    VALUES ('${id(40)}', '${lead}', '{"city": null}', '{"city": "Gaya"}', '${ravi}', 'Ravi');
  INSERT INTO own_change (id, lead_id, kind, before, after, entry_id, author_id, author_name, created_at, undone_at) VALUES
    ('${id(50)}', '${lead}', 'status', '"new"', '"pending"', '${id(20)}', '${meera}', 'Meera', now() - interval '59 minutes', NULL),
    ('${id(51)}', '${other}', 'status', '"new"', '"pending"', '${id(21)}', '${meera}', 'Meera', now() - interval '59 minutes', NULL),
    ('${id(52)}', '${lead}', 'tags', '[]', '["chhath"]', NULL, '${meera}', 'Meera', now(), NULL),
    ('${id(53)}', '${lead}', 'note', NULL, NULL, '${id(10)}', '${meera}', 'Meera', now(), NULL),
    ('${id(54)}', '${lead}', 'note', NULL, NULL, '${id(11)}', '${meera}', 'Meera', now(), now())`;

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
  const migrations = await serviceMigrations.leads();
  const run = (some: typeof migrations) => runMigrations(database.serviceUrl('leads'), 'leads', some);
  const asService = async (sql: string) => {
    const client = new Client({ connectionString: database.serviceUrl('leads') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const role = new URL(database.serviceUrl('leads')).username;
  await database.query(`DROP SCHEMA leads CASCADE; CREATE SCHEMA leads;
    GRANT USAGE, CREATE ON SCHEMA leads TO ${escapeIdentifier(decodeURIComponent(role))}`);
  const last = migrations.indexOf(OneLeadActivity1767100000000);
  await run(migrations.slice(0, last) as typeof migrations);
  await asService(earlier);
  // As the version before left them to the owner.
  const template = process.env.API_TEST_SERVER ?? '';
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`ALTER TABLE leads.status_change OWNER TO CURRENT_USER;
      ALTER TABLE leads.owner_change OWNER TO CURRENT_USER`);
    await releaseHistory(owner, template);
    await run(migrations);
    await protectHistory(owner, template);
    // The next upgrade.
    await releaseHistory(owner, template);
    await protectHistory(owner, template);
  } finally {
    await owner.end();
  }
}, 60_000);

afterAll(() => database.drop());

it('carries over what happened to leads, and what of it can be undone', async () => {
  const rows = await database.query(
    `SELECT right(id::text, 2) AS id, right(lead_id::text, 1) AS lead, kind, before, after, text, actor_name AS actor,
       right(group_id::text, 1) AS "group", right(entry_id::text, 2) AS entry
     FROM leads.lead_activity ORDER BY id`,
  );
  const row = { lead: '1', before: null, after: null, text: null, actor: 'Meera', group: null, entry: null };
  expect(rows).toEqual([
    { ...row, id: '20', kind: 'status', before: 'new', after: 'pending', group: '5' },
    { ...row, id: '21', lead: '2', kind: 'status', before: 'new', after: 'pending', group: '5' },
    { ...row, id: '22', kind: 'status', before: 'pending', after: 'lost', actor: 'Ravi' },
    {
      ...row,
      id: '30',
      kind: 'owner',
      after: { id: ravi, name: 'Ravi' },
      text: 'By turns',
      actor: null,
      group: '6',
    },
    { ...row, id: '40', kind: 'correction', before: { city: null }, after: { city: 'Gaya' }, actor: 'Ravi' },
    { ...row, id: '52', kind: 'tags', before: [], after: ['chhath'] },
    { ...row, id: '53', kind: 'note', entry: '10' },
    { ...row, id: '54', kind: 'note' },
  ]);
});
