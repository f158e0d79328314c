import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Postgres allows the embedded stack sixty connections, and the services hold some of them. */
const clients = 40;

/** Debian keeps it outside PATH. */
const places = () => {
  const versions = '/usr/lib/postgresql';
  try {
    return readdirSync(versions).map((version) => path.join(versions, version, 'bin/pgbench'));
  } catch {
    return [];
  }
};

const transaction = `WITH id AS (SELECT gen_random_uuid() AS id), key AS (
  INSERT INTO leads.idempotency_key (key_hash, body_hash, lead_id, reference)
  SELECT sha256(id::text::bytea), sha256(id::text::bytea), id, 'GD-TEST-TEST' FROM id ON CONFLICT DO NOTHING RETURNING lead_id
), new_lead AS (
  INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at)
  SELECT lead_id, 'GD-TEST-TEST', 'Asha Kumari', 'asha@sweets.example', '+91 00000 00000', 'Patna', 'seo',
    'We sell khaja near Gandhi Maidan and want to be found on Google before the wedding season begins.', now(), now() FROM key
), news AS (INSERT INTO leads.outbox (lead_id) SELECT lead_id FROM key) SELECT FROM key;
`;

/** Transactions a second of the same rows by Postgres's own benchmark; undefined where it is not installed. */
export function pgbench(databaseUrl: string, seconds: number): number | undefined {
  const program = ['pgbench', ...places()].find((name) => spawnSync(name, ['--version']).status === 0);
  if (!program) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbench-'));
  try {
    const file = path.join(folder, 'enquiry.sql');
    writeFileSync(file, transaction);
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      file,
      databaseUrl,
    ];
    const run = spawnSync(program, args, { encoding: 'utf8' });
    return Number(/tps = ([\d.]+)/.exec(run.stdout)?.[1]) || undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
