import { randomUUID } from 'node:crypto';
import { unknownActor } from '@golghar/contracts';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { runJob } from '../../../infra/test/api/services';
import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { retentionJob } from '../src/retention.job';
import { authClient, newPassword } from './auth-client';

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });

const { auditOf, changePassword, logIn, update } = authClient(auth);

/** A statement as the service's own role; its error's message when it is refused. */
async function asService(service: 'auth' | 'leads', sql: string): Promise<string> {
  const client = new Client({ connectionString: auth.database.serviceUrl(service) });
  await client.connect();
  try {
    return String((await client.query(sql)).rowCount);
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

it('the audit log has failed sign-ins, waits and refusals, with the address, for admins to read', async () => {
  const person = await addPerson(auth.database, 'manager');
  for (let count = 0; count < 13; count += 1)
    await logIn(person.email, { password: 'a wrong guess', from: '203.0.113.4' });
  const failed = { action: 'sign_in_failed', detail: 'wrong password', address: '203.0.113.4' };
  expect(await auditOf(person.id)).toEqual([
    ...Array(10).fill(failed),
    { action: 'sign_in_locked', detail: '30 seconds', address: '203.0.113.4' },
    // Three were refused: one entry a minute is enough.
    { action: 'sign_in_refused', detail: 'too many wrong passwords before', address: '203.0.113.4' },
  ]);
  const admin = await auth.signIn('admin');
  const { body } = await leads.request
    .get('/api/admin/audit')
    .query({ actor: person.id, action: 'sign_in_locked' })
    .set('cookie', `session=${admin.token}`)
    .expect(200);
  expect(body.entries).toEqual([
    expect.objectContaining({
      action: 'sign_in_locked',
      actor: { id: person.id, name: person.name },
      address: '203.0.113.4',
    }),
  ]);
});

it('the audit log says why, but nothing of what was typed', async () => {
  const disabled = await addPerson(auth.database, 'manager');
  await update(disabled.id, `status = 'disabled'`);
  await logIn(disabled.email).expect(401);
  expect((await auditOf(disabled.id)).map(({ detail }) => detail)).toEqual(['the account is disabled']);
  const email = `my-secret-${randomUUID()}@golghar.example`;
  await logIn(email, { password: 'a wrong guess', from: '203.0.113.6' }).expect(401);
  const unknown = await auditOf(unknownActor.id);
  expect(unknown.at(-1)).toEqual({
    action: 'sign_in_failed',
    detail: 'no user has the address',
    address: '203.0.113.6',
  });
  const rows = await auth.sql<{ row: string }>`SELECT e::text AS row FROM auth.audit_entry e`;
  expect(rows.filter(({ row }) => row.includes('my-secret') || row.includes('guess'))).toEqual([]);
});

it('the audit log has the address of a sign-in and of changes of the password', async () => {
  const person = await addPerson(auth.database, 'manager');
  const browser = auth.request.set('x-forwarded-for', '203.0.113.7');
  await logIn(person.email, { browser, from: '203.0.113.7' }).expect(200);
  const change = (currentPassword: string) => changePassword(browser, newPassword, currentPassword);
  await change('not the current one').expect(400);
  await change(staffPassword).expect(204);
  expect((await auditOf(person.id)).map(({ action, address }) => [action, address])).toEqual([
    ['signed_in', '203.0.113.7'],
    ['password_change_failed', '203.0.113.7'],
    ['password_changed', '203.0.113.7'],
  ]);
});

it.each(['auth', 'leads'] as const)('the audit log can’t be changed by the role %s', async (service) => {
  await asService(
    service,
    `INSERT INTO audit_entry (id, actor_id, actor_name, action) VALUES (gen_random_uuid(), gen_random_uuid(), 'A', 'signed_in')`,
  );
  for (const sql of [
    `UPDATE audit_entry SET detail = 'nothing happened'`,
    'UPDATE audit_entry SET address = NULL',
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    `INSERT INTO audit_entry (id, at, actor_id, actor_name, action)
       VALUES (gen_random_uuid(), now() - interval '1 year', gen_random_uuid(), 'A', 'signed_in')`,
  ])
    expect(await asService(service, sql)).toContain('permission denied');
  for (const sql of [
    'DROP TABLE audit_entry CASCADE',
    'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
    'ALTER TABLE audit_entry RENAME TO other',
    'DROP FUNCTION apply_audit_retention(int)',
    `DROP SCHEMA ${service} CASCADE`,
  ])
    expect(await asService(service, sql)).toMatch(/must be owner|permission denied|does not exist/);
  const [{ count } = { count: 0 }] = await auth.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${service}.audit_entry`,
  );
  expect(count).toBeGreaterThan(0);
});

it('the audit log keeps addresses for 30 days and entries for two years', async () => {
  const actor = randomUUID();
  await auth.sql`INSERT INTO auth.audit_entry (id, at, actor_id, actor_name, action, address)
       SELECT gen_random_uuid(), now() - make_interval(days => age), ${actor}, 'A', 'signed_in', '203.0.113.8'
       FROM unnest(ARRAY[29, 31, 729, 732]) AS age`;
  await runJob(retentionJob, auth.app.get(DataSource));
  const left = await auth.sql`SELECT (now()::date - at::date) AS age, address FROM auth.audit_entry
      WHERE actor_id = ${actor} ORDER BY at DESC`;
  expect(left).toEqual([
    { age: 29, address: '203.0.113.8' },
    { age: 31, address: null },
    { age: 729, address: null },
  ]);
});
