import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { readEnvironment } from './read-environment';

const schema = z.object({
  AUTH_SECRET: z.string('is missing').min(8, 'is short'),
  BACKUP_DIR: z.string().optional(),
});

it('counts an empty value as not set', () =>
  expect(readEnvironment(schema, { AUTH_SECRET: 'long enough', BACKUP_DIR: '' })).toEqual({
    AUTH_SECRET: 'long enough',
  }));

it('reads a mounted secret; the environment wins', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'auth');
  writeFileSync(file, 'from the file\n');
  const env = { AUTH_SECRET_FILE: file };
  expect(readEnvironment(schema, env).AUTH_SECRET).toBe('from the file');
  expect(readEnvironment(schema, { ...env, AUTH_SECRET: 'from outside' }).AUTH_SECRET).toBe('from outside');
});

it('names every setting that cannot be used, and a secret that cannot be read', () => {
  const read = () => readEnvironment(schema, { AUTH_SECRET: 'short', BACKUP_DIR_FILE: '/nowhere' });
  expect(read).toThrow(
    /^Settings to mend:\n {2}BACKUP_DIR_FILE cannot be read: .*ENOENT.*\n {2}AUTH_SECRET is short$/,
  );
});
