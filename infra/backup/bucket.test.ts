import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import { tempFolder } from '../test/support/machine';
import { lastBackupAt, noteCopies } from './backup-folder';
import { Bucket, findBackup } from './bucket';

const folder = tempFolder();
const backups = path.join(folder, 'backups');
const names = [20, 21, 22].map((day) => `golghar-202611${day}T030000Z.tar.gz.age`);
const [oldest = '', middle = '', newest = ''] = names;
/** Larger than what is sent in one part. */
const content = Buffer.alloc(70 * 1024 * 1024, 'a backup ');

let store: S3rver;
let bucket: Bucket;
let missing: Bucket;

beforeAll(async () => {
  mkdirSync(backups);
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'store'),
    configureBuckets: [{ name: 'agency', configs: [] }],
  });
  const { port } = (await store.run()) as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const settings = { region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' };
  bucket = new Bucket({ ...settings, url: `${url}/agency/golghar` });
  missing = new Bucket({ ...settings, url: `${url}/agancy/golghar` });
});

afterAll(() => store?.close());

it('takes copies of what it lacks, and keeps the newest', async () => {
  writeFileSync(path.join(backups, oldest), 'old');
  writeFileSync(path.join(backups, 'notes.txt'), 'no backup');
  expect(await bucket.sync(backups, 2)).toEqual({ copied: [oldest], deleted: [] });
  writeFileSync(path.join(backups, middle), 'middle');
  writeFileSync(path.join(backups, newest), content);
  expect(await bucket.sync(backups, 2)).toEqual({ copied: [newest, middle], deleted: [oldest] });
  expect(await bucket.list()).toEqual([newest, middle]);
  expect(await bucket.sync(backups, 2)).toEqual({ copied: [], deleted: [] });
});

it('brings a backup back that the machine has lost, byte for byte', async () => {
  const empty = path.join(folder, 'new-machine');
  const file = await findBackup(`/somewhere/${newest}`, { folder: empty, bucket });
  expect(readFileSync(file).equals(content)).toBe(true);
  expect(readdirSync(empty)).toEqual([newest]);
});

it.each([
  ['a wrong name', '/nowhere.tar.gz', 'There is no file /nowhere.tar.gz.'],
  ['no name', undefined, 'Which one? make restore FILE=…, or docker compose run --rm golghar restore FILE'],
])('names what is there for %s', async (_, file, words) => {
  const listed = `In ${backups}, newest first:\n  ${[...names].reverse().join('\n  ')}`;
  await expect(findBackup(file, { folder: backups, bucket: undefined })).rejects.toThrow(
    `${words}\n${listed}`,
  );
  const inBucket = `There are no backups in ${folder}/none.\nIn the bucket, newest first:\n  ${newest}\n  ${middle}`;
  await expect(findBackup(file, { folder: `${folder}/none`, bucket })).rejects.toThrow(
    `${words}\n${inBucket}`,
  );
  expect(await findBackup(`/somewhere/${middle}`, { folder: backups, bucket: undefined })).toBe(
    path.join(backups, middle),
  );
});

it('says why it takes nothing', async () => {
  await expect(missing.sync(backups, 2)).rejects.toThrow(/bucket does not exist/);
});

it('is as old as the first copy that failed, for who is told of old backups', () => {
  const at = (name: string, seconds: number) => utimesSync(path.join(backups, name), seconds, seconds);
  for (const name of names) at(name, 1_800_000_000);
  noteCopies(backups, false);
  at('not-copied', 1_800_000_100);
  const made = 'golghar-20261123T030000Z.tar.gz.age';
  writeFileSync(path.join(backups, made), 'made, and not copied');
  at(made, 1_800_086_400);
  noteCopies(backups, false);
  expect(lastBackupAt(backups)?.getTime()).toBe(1_800_000_100_000);
  noteCopies(backups, true);
  expect(lastBackupAt(backups)?.getTime()).toBe(1_800_086_400_000);
});
