import { once } from 'node:events';
import { closeSync, createReadStream, createWriteStream, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import * as z from 'zod';
import { serviceNames } from '../database/service-role';

/** One table of a backup. */
const tableSchema = z.object({
  schema: z.enum(serviceNames),
  name: z.string(),
  columns: z.array(z.string()),
});

/** The first entry of a backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The release that made it. */
  version: z.string().default('before 1.0'),
  /** Time of the snapshot: everything committed before it is included. */
  at: z.iso.datetime(),
  /** Names of the migrations that each schema had run. */
  migrations: z.record(z.enum(serviceNames), z.array(z.string())),
  /** Ordered so that the rows a row refers to come before it. */
  tables: z.array(tableSchema),
});

/** The last entry of a backup: without it the file was cut off. Rows by `schema.table`. */
const countsSchema = z.record(z.string(), z.number().int());

export type BackupTable = z.output<typeof tableSchema>;
export type Manifest = z.output<typeof manifestSchema>;
export type Counts = z.output<typeof countsSchema>;

export const nameOf = ({ schema, name }: BackupTable) => `${schema}.${name}`;

/** An archive: `manifest.json`, the parts of each table in turn, `counts.json`. */
const names = { manifest: 'manifest.json', counts: 'counts.json' };

/** A tar entry states its size first, so a table is split into parts that fit into memory. */
const partBytes = 4 * 1024 * 1024;

/** The cost of guessing a passphrase: 2^15 rounds of scrypt, which need 32 MB. */
const workFactor = 15;

/** Loaded on demand: it is an ES module, and most programs here never encrypt. */
const age = () => import('age-encryption');

export type TableData = { name: string; rows: AsyncIterable<Buffer> };

/**
 * Writes an archive as its data arrives, compressed and, with a passphrase, encrypted. The counts are read last,
 * after every table.
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  manifest: Manifest,
  tables: AsyncIterable<TableData>,
  counts: () => Counts,
): Promise<void> {
  const tar = pack();
  // An error downstream is thrown there; without a listener it would also end the program here.
  tar.on('error', () => undefined);
  const compressed = tar.pipe(createGzip());
  const target = createWriteStream(file, { mode: 0o600 });
  const entry = (name: string, content: Buffer | string) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
    });
  const written = passphrase
    ? encrypt(compressed, passphrase).then((encrypted) => pipeline(encrypted, target))
    : pipeline(compressed, target);
  const filled = async () => {
    await entry(names.manifest, JSON.stringify(manifest, null, 2));
    for await (const { name, rows } of tables) {
      let number = 1;
      for await (const part of inParts(rows)) {
        await entry(`${name}/${number}.copy`, part);
        number += 1;
      }
    }
    await entry(names.counts, JSON.stringify(counts(), null, 2));
    tar.finalize();
  };
  try {
    await Promise.all([written, filled()]);
  } catch (error) {
    tar.destroy();
    target.destroy();
    throw error;
  }
}

async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function encrypt(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

async function decrypt(file: Readable, passphrase: string | undefined): Promise<Readable> {
  if (!passphrase) throw new Error('The backup is encrypted: set BACKUP_PASSPHRASE.');
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(file)));
  } catch {
    throw new Error('The backup cannot be decrypted: it was made with another BACKUP_PASSPHRASE.');
  }
}

/** Node's and the browser's stream types differ in name only. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0]);

/** Receives an archive's content, table by table. */
export type ArchiveReader = {
  manifest: (manifest: Manifest) => Promise<void>;
  /** Returns the stream that the table's rows are written to. */
  table: (name: string) => Promise<Writable>;
};

/** Ends a table's stream and waits until all of it has arrived. */
async function end(stream: Writable | undefined): Promise<void> {
  if (!stream) return;
  if (stream.errored) throw stream.errored;
  stream.end();
  await finished(stream);
}

/** Writes a whole part with backpressure: pipeline() with `end: false` may resolve before its last chunk is written. */
async function append(part: AsyncIterable<unknown>, stream: Writable): Promise<void> {
  for await (const chunk of part) {
    if (stream.errored) throw stream.errored;
    if (!stream.write(chunk)) await once(stream, 'drain');
  }
}

/**
 * Whether a file is encrypted, by its first bytes, whatever its name says.
 * @throws Error when it is empty, or neither an archive nor an encrypted one
 */
function isEncrypted(file: string): boolean {
  if (!statSync(file).isFile()) throw notABackup(file);
  const start = Buffer.alloc(19);
  const fd = openSync(file, 'r');
  const length = readSync(fd, start);
  closeSync(fd);
  if (length === 0) throw new Error(`${path.basename(file)} is empty: choose another backup.`);
  const encrypted = start.toString('latin1') === 'age-encryption.org/';
  if (!encrypted && start.readUInt16BE() !== 0x1f8b) throw notABackup(file);
  return encrypted;
}

const notABackup = (file: string) =>
  new Error(`${path.basename(file)} is not a backup of this product: choose another file.`);

/** Why a file could not be read, as the decompressor or the consumer of its content says. */
function problemOf(file: string, unpacking: NodeJS.ErrnoException | undefined, taking: unknown): unknown {
  // The one that fails closes the other, whose error says nothing about the cause.
  if (unpacking && unpacking.code !== 'ERR_STREAM_PREMATURE_CLOSE')
    return unpacking.code === 'Z_BUF_ERROR' || unpacking.message === 'Unexpected end of data'
      ? new Error(`${path.basename(file)} is cut off before its end: choose another backup.`)
      : new Error(`${path.basename(file)} is damaged (${unpacking.message}): choose another backup.`);
  return taking instanceof SyntaxError || taking instanceof z.ZodError ? notABackup(file) : taking;
}

/**
 * Reads a whole archive.
 * @returns the number of rows of each table in it
 * @throws Error that names the file when it is empty, encrypted, damaged, cut off or no backup
 */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  reader: ArchiveReader,
): Promise<Counts> {
  const encrypted = isEncrypted(file);
  const source = createReadStream(file);
  const plain = encrypted ? await decrypt(source, passphrase) : source;
  const entries = extract();
  const unpacked = pipeline(plain, createGunzip(), entries);
  let current: { name: string; stream: Writable } | undefined;
  let counts: Counts | undefined;
  let isKnown = false;
  const read = async () => {
    for await (const entry of entries) {
      const [name = '', part] = entry.header.name.split('/');
      // Before any of its content is used.
      if (!isKnown && name !== names.manifest) throw notABackup(file);
      isKnown = true;
      if (part === undefined) {
        const json: unknown = JSON.parse(await text(entry));
        if (name === names.manifest) await reader.manifest(manifestSchema.parse(json));
        else counts = countsSchema.parse(json);
        continue;
      }
      if (current?.name !== name) {
        await end(current?.stream);
        const stream = await reader.table(name);
        // An error between two chunks is thrown with the next one, or at the end. COPY emits its own, but does not keep it.
        stream.on('error', (error) => stream.destroy(error));
        current = { name, stream };
      }
      await append(entry, current.stream);
    }
    await end(current?.stream);
  };
  // Both must have ended before anything is cleaned up.
  const [unpacking, taking] = (await Promise.allSettled([unpacked, read()])).map((result) =>
    result.status === 'rejected' ? result.reason : undefined,
  );
  // Compressed, but not by this product.
  if (!isKnown && unpacking?.message === 'Unexpected end of data') throw notABackup(file);
  if (unpacking || taking) throw problemOf(file, unpacking, taking);
  if (!counts) throw new Error(`${path.basename(file)} is cut off before its end: choose another backup.`);
  return counts;
}
