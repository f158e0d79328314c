import { randomUUID } from 'node:crypto';
import fs, {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { escapeIdentifier } from 'pg';
import { bootstrapDatabase } from '../database/bootstrap';
import { migrateSchema } from '../database/run-program';
import { databaseName, serviceDatabaseUrl, serviceNames, withDatabase } from '../database/service-role';
import { inSession } from '../database/session';
import { migrateInProcess } from '../test/api/migrate-in-process';
import { passwords } from '../test/api/test-database';
import { tempFolder } from '../test/support/machine';
import { makeBackup } from './backup';
import { deleteOldBackups, fileName, lastBackupAt } from './backup-folder';
import { asAdministrator, dropDatabase, restoreBackup, type Target } from './restore';

const folder = tempFolder();
let target: Target;

const query = async <Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]> =>
  inSession(target.url, async (client) => (await client.query(sql, values)).rows);

const addLead = async (name: string) => {
  const id = randomUUID();
  await query(
    `INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at)
     VALUES ($1, $2, $3, 'asha@example.in', '9', 'seo', E'tab\\t, line\\n, back\\\\slash, \\u0928', now(), now())`,
    [id, `GD-${id.slice(0, 8)}`, name],
  );
  await query(
    `INSERT INTO leads.delivery (id, kind, channel, subject_id) VALUES ($1, 'arrival', 'queue', $1)`,
    [id],
  );
  return id;
};

const names = async () =>
  (await query<{ name: string }>('SELECT name FROM leads.lead ORDER BY submitted_at')).map(
    ({ name }) => name,
  );

beforeAll(async () => {
  const server = process.env.API_TEST_SERVER ?? '';
  const url = withDatabase(server, `backup_${randomUUID().slice(0, 8)}`);
  await asAdministrator(url, (client) =>
    client.query(`CREATE DATABASE ${escapeIdentifier(databaseName(url))}`),
  );
  target = { url, passwords, migrate: migrateInProcess };
  await inSession(url, (client) => bootstrapDatabase(client, url, passwords));
  for (const service of serviceNames)
    await migrateInProcess(service, serviceDatabaseUrl(url, service, passwords[service]));
}, 120_000);

afterAll(() => dropDatabase(target.url, databaseName(target.url)));

const options = { folder, passphrase: undefined };

const drafts = () => readdirSync(folder).filter((file) => file.startsWith('draft'));

const scratchDatabases = () =>
  asAdministrator(
    target.url,
    async (client) =>
      (await client.query("SELECT FROM pg_database WHERE datname LIKE '%_scratch_%'")).rowCount,
  );

it('brings back what was there when the backup was made, to the row, and keeps what came after beside it', async () => {
  await addLead('before');
  const before = await query('SELECT * FROM leads.lead');
  const { file, counts } = await makeBackup(target, options);
  expect([counts['leads.lead'], counts['leads.delivery']]).toEqual([1, 1]);
  expect(readdirSync(folder)).toEqual([path.basename(file)]);
  await addLead('after');
  await query(`UPDATE leads.lead SET name = 'changed' WHERE name = 'before'`);
  const restored = await restoreBackup(file, undefined, target);
  expect(await query('SELECT * FROM leads.lead')).toEqual(before);
  // A service writes as before.
  const leads = serviceDatabaseUrl(target.url, 'leads', passwords.leads);
  const [row] = await inSession(
    leads,
    async (client) => (await client.query('UPDATE lead SET name = name RETURNING name')).rows,
  );
  expect(row?.name).toBe('before');
  const kept = await inSession(
    withDatabase(target.url, restored.before),
    async (client) => (await client.query('SELECT name FROM leads.lead ORDER BY name')).rows,
  );
  expect(kept).toEqual([{ name: 'after' }, { name: 'changed' }]);
  await dropDatabase(target.url, restored.before);
}, 120_000);

it('encrypts with a passphrase, and opens with that one alone', async () => {
  const passphrase = 'the granary of Patna';
  const { file } = await makeBackup(target, { folder, passphrase });
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  const found = await names();
  await expect(restoreBackup(file, 'another one that is long', target)).rejects.toThrow(/BACKUP_PASSPHRASE/);
  await expect(restoreBackup(file, undefined, target)).rejects.toThrow(/is encrypted/);
  expect(await names()).toEqual(found);
  const { before } = await restoreBackup(file, passphrase, target);
  expect(await names()).toEqual(found);
  await dropDatabase(target.url, before);
}, 120_000);

it('changes nothing when a backup is not whole, and leaves nothing behind', async () => {
  const { file } = await makeBackup(target, options);
  const found = await names();
  truncateSync(file, readFileSync(file).length - 40);
  await expect(restoreBackup(file, undefined, target)).rejects.toThrow(
    `${path.basename(file)} is cut off before its end`,
  );
  expect(await names()).toEqual(found);
  expect(await scratchDatabases()).toBe(0);
  rmSync(file);
}, 120_000);

it('fails when Postgres refuses the rows of a table', async () => {
  const { file } = await makeBackup(target, options);
  const migrate: Target['migrate'] = async (service, url, only) => {
    await migrateInProcess(service, url, only);
    if (service === 'leads' && only)
      await inSession(url, (client) => client.query('ALTER TABLE leads.lead ADD CHECK (false) NOT VALID'));
  };
  await expect(restoreBackup(file, undefined, { ...target, migrate })).rejects.toThrow(/violates check/);
  expect(await scratchDatabases()).toBe(0);
  rmSync(file);
}, 120_000);

it('says in one sentence that the disk is full, and leaves no draft', async () => {
  const full = fs.createWriteStream('/dev/full');
  const opened = vi.spyOn(fs, 'createWriteStream').mockReturnValueOnce(full);
  syncBuiltinESMExports();
  await expect(makeBackup(target, options)).rejects.toThrow(
    `No backup was made: the disk of ${folder} is full. Delete what is not needed there.`,
  );
  opened.mockRestore();
  syncBuiltinESMExports();
  const migrate = async () => {
    throw new Error('migrate.js of leads ended with code 1.\ncould not extend file: No space left on device');
  };
  await expect(makeBackup({ ...target, migrate }, options)).rejects.toThrow(
    'No backup was made: the disk of Postgres is full. Delete what is not needed there.',
  );
  expect(drafts()).toEqual([]);
}, 60_000);

it('says in one sentence that Postgres went away, and leaves no draft', async () => {
  const { file } = await makeBackup(target, options);
  const url = `${target.url}?application_name=${databaseName(target.url)}`;
  const migrate = () =>
    query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
      databaseName(url),
    ]).then(() => undefined);
  const sentence =
    /^Postgres is not available \(.+\): nothing has changed\. Run the command again once make doctor, or .+ says that it answers\.$/;
  await expect(makeBackup({ ...target, url, migrate }, options)).rejects.toThrow(sentence);
  await expect(restoreBackup(file, undefined, { ...target, url, migrate })).rejects.toThrow(sentence);
  const nobody = { ...target, url: url.replace(/:\d+\//, ':1/') };
  await expect(makeBackup(nobody, options)).rejects.toThrow(sentence);
  expect(drafts()).toEqual([]);
  rmSync(file);
}, 60_000);

it('deletes the draft and the scratch database of a backup that was killed', async () => {
  writeFileSync(path.join(folder, `draft-${fileName(new Date(), undefined)}`), '');
  const scratch = `${databaseName(target.url)}_scratch_0a1b2c3d`;
  await asAdministrator(target.url, (client) => client.query(`CREATE DATABASE ${escapeIdentifier(scratch)}`));
  const { file } = await makeBackup(target, options);
  expect(drafts()).toEqual([]);
  expect(await scratchDatabases()).toBe(0);
  rmSync(file);
}, 120_000);

it('refuses a backup with a migration that it does not have', async () => {
  await query('INSERT INTO leads.migration (timestamp, name) VALUES (1, $$FromTheFuture1$$)');
  await expect(makeBackup(target, options)).rejects.toThrow(/another version.*FromTheFuture1/);
  expect(drafts()).toEqual([]);
  await expect(
    migrateSchema('leads', serviceDatabaseUrl(target.url, 'leads', passwords.leads)),
  ).rejects.toThrow(/migrate.js of leads ended with code 1/);
  await query('DELETE FROM leads.migration WHERE name = $$FromTheFuture1$$');
}, 120_000);

it('keeps the newest backups, knows the last one and leaves other files alone', () => {
  const other = mkdtempSync(path.join(folder, 'keep-'));
  const files = ['20261119T000000Z', '20261120T000000Z', '20261121T000000Z'].map(
    (at) => `golghar-${at}.tar.gz`,
  );
  for (const file of [...files, 'notes.txt']) writeFileSync(path.join(other, file), '');
  utimesSync(path.join(other, files[2] ?? ''), 1_800_000_000, 1_800_000_000);
  expect(deleteOldBackups(other, 2)).toEqual([files[0]]);
  expect(readdirSync(other).sort()).toEqual([files[1], files[2], 'notes.txt']);
  expect(lastBackupAt(other)?.getTime()).toBe(1_800_000_000_000);
  expect(lastBackupAt(path.join(other, 'none'))).toBeUndefined();
});
