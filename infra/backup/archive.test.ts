import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { tempFolder } from '../test/support/machine';
import { type Manifest, readArchive, writeArchive } from './archive';

const folder = tempFolder();
const file = path.join(folder, 'backup.tar.gz');

/** Of each table several parts of the archive, and not a whole number of them. */
const piece = Buffer.alloc(64 * 1024, 'One row of a table.\n');
const pieces = 150;
const tables = ['leads.lead', 'leads.note'];

const manifest: Manifest = {
  format: 1,
  version: '1.0.0',
  at: '2026-11-22T06:12:00.000Z',
  migrations: { auth: [], leads: [], metrics: [] },
  tables: [],
};

async function* rows() {
  for (let n = 0; n < pieces; n += 1) yield piece;
}

/** Takes as Postgres does: a piece at a time, each a moment later. */
const slowly = (accept: (chunk: Buffer) => Error | undefined) =>
  new Writable({
    highWaterMark: 16 * 1024,
    write: (chunk: Buffer, _, done) => void setImmediate(() => done(accept(chunk))),
  });

beforeAll(() =>
  writeArchive(
    file,
    undefined,
    manifest,
    (async function* () {
      for (const name of tables) yield { name, rows: rows() };
    })(),
    () => ({ [tables.join()]: 1 }),
  ),
);

it('gives back every byte of tables that are larger than a part', async () => {
  const received: Record<string, number> = {};
  const counts = await readArchive(file, undefined, {
    manifest: async (read) => expect(read).toEqual(manifest),
    table: async (name) =>
      slowly((chunk) => {
        received[name] = (received[name] ?? 0) + chunk.length;
        return undefined;
      }),
  });
  expect(received).toEqual(Object.fromEntries(tables.map((name) => [name, pieces * piece.length])));
  expect(counts).toEqual({ [tables.join()]: 1 });
});

it.each([1, 40])('says what a table was refused for, in piece %d', async (failing) => {
  let pieceNumber = 0;
  const reading = readArchive(file, undefined, {
    manifest: async () => undefined,
    table: async () =>
      slowly(() => {
        pieceNumber += 1;
        return pieceNumber === failing ? new Error('There is no such column.') : undefined;
      }),
  });
  await expect(reading).rejects.toThrow('There is no such column.');
});

it.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['is empty', () => Buffer.alloc(0), 'other.tar.gz is empty'],
  [
    'is no archive',
    () => Buffer.from('SELECT 1;\n'.repeat(10)),
    'other.tar.gz is not a backup of this product',
  ],
  [
    'is another archive',
    async () => {
      const tar = pack();
      tar.entry({ name: 'photos/1.jpg' }, 'x');
      tar.finalize();
      return gzipSync(await buffer(tar));
    },
    'other.tar.gz is not a backup of this product',
  ],
  ['is another compressed file', () => gzipSync('{}'), 'other.tar.gz is not a backup of this product'],
  ['was cut off', () => readFileSync(file).subarray(0, -40), 'other.tar.gz is cut off'],
  [
    'is damaged',
    () => {
      const bytes = readFileSync(file);
      return bytes.fill(0x55, 20_000, 20_200);
    },
    'other.tar.gz is damaged',
  ],
])('names a file that %s as such', async (_, content, message) => {
  const other = path.join(folder, 'other.tar.gz');
  writeFileSync(other, await content());
  const reading = readArchive(other, undefined, {
    manifest: async () => undefined,
    table: async () => slowly(() => undefined),
  });
  await expect(reading).rejects.toThrow(message);
});
