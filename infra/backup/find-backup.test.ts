import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBackup } from './find-backup';

const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
const names = ['golghar-20261120T000000Z.tar.gz', 'golghar-20261121T000000Z.tar.gz'];
const find = (file?: string, where = folder) => findBackup(file, { folder: where, bucket: undefined });

beforeAll(() => {
  for (const name of names) writeFileSync(path.join(folder, name), '');
});

it('finds a backup by its name alone, too', async () =>
  expect(await find(`/somewhere/${names[0]}`)).toBe(path.join(folder, names[0] ?? '')));

it.each([
  ['a wrong name', '/nowhere.tar.gz', 'There is no file /nowhere.tar.gz.'],
  ['no name', undefined, 'Which one? make restore FILE=…, or docker compose run --rm golghar restore FILE'],
])('names what is there for %s', async (_, file, words) => {
  const newestFirst = [...names].reverse().join('\n  ');
  await expect(find(file)).rejects.toThrow(`${words}\nIn ${folder}, newest first:\n  ${newestFirst}`);
  await expect(find(file, `${folder}/none`)).rejects.toThrow(`${words}\nIn ${folder}/none are no backups.`);
});
