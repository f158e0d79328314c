import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3 } from '@aws-sdk/client-s3';
import { backupsIn, isBackup } from './backup-folder';

/** A folder for backups in an S3-compatible store: `https://store/bucket/folder`. */
export type BucketSettings = { url: string; region: string; keyId: string; secret: string };

/** One part of an upload, held in memory; a store accepts 10,000 of them, which is 640 GB. */
const partBytes = 64 * 1024 * 1024;

/** Copies of backups in an S3-compatible store. */
export class Bucket {
  private readonly bucket: string;
  private readonly prefix: string;
  private client: Promise<S3> | undefined;

  constructor(private readonly settings: BucketSettings) {
    const [bucket = '', ...folders] = new URL(settings.url).pathname.split('/').filter(Boolean);
    this.bucket = bucket;
    this.prefix = folders.map((folder) => `${folder}/`).join('');
  }

  /** Names of the backups in it, newest first. */
  async list(): Promise<string[]> {
    const client = await this.connect();
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    const names: string[] = [];
    const wanted = { Bucket: this.bucket, Prefix: this.prefix };
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, wanted))
      names.push(...Contents.map(({ Key = '' }) => Key.slice(this.prefix.length)));
    return names.filter(isBackup).sort().reverse();
  }

  /** Uploads those of a folder's newest backups that it lacks, and deletes all but the newest `keep`. */
  async sync(folder: string, keep: number): Promise<{ copied: string[]; deleted: string[] }> {
    const there = await this.list();
    const copied = backupsIn(folder)
      .slice(0, keep)
      .filter((name) => !there.includes(name));
    for (const name of copied) await this.upload(path.join(folder, name), name);
    const deleted = [...there, ...copied].sort().reverse().slice(keep);
    const client = await this.connect();
    for (const name of deleted) await client.deleteObject(this.at(name));
    return { copied, deleted };
  }

  /** Downloads a backup into a folder, whole or not at all. */
  async fetch(name: string, folder: string): Promise<string> {
    const { Body } = await (await this.connect()).getObject(this.at(name));
    const file = path.join(folder, name);
    const draft = path.join(folder, `draft-${name}`);
    try {
      await pipeline(Body as Readable, createWriteStream(draft, { mode: 0o600 }));
      renameSync(draft, file);
      return file;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  private async upload(file: string, name: string): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { ...this.at(name), Body: createReadStream(file) };
    await new Upload({ client: await this.connect(), params, partSize: partBytes, queueSize: 1 }).done();
  }

  private at(name: string) {
    return { Bucket: this.bucket, Key: this.prefix + name };
  }

  /** Loaded on demand: most programs here have no bucket. */
  private connect(): Promise<S3> {
    const { url, region, keyId, secret } = this.settings;
    this.client ??= import('@aws-sdk/client-s3').then(
      ({ S3 }) =>
        new S3({
          region,
          endpoint: new URL(url).origin,
          // Not every store supports a host name per bucket, or the newer checksums.
          forcePathStyle: true,
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          credentials: { accessKeyId: keyId, secretAccessKey: secret },
        }),
    );
    return this.client;
  }
}

const listed = (where: string, names: readonly string[]): string =>
  names.length > 0
    ? `In ${where}, newest first:\n  ${names.join('\n  ')}`
    : `There are no backups in ${where}.`;

/**
 * The file of a backup: the path as given, in the backup folder, or downloaded there from the bucket.
 * @throws Error that lists the backups there are
 */
export async function findBackup(
  file: string | undefined,
  { folder, bucket }: { folder: string; bucket: Bucket | undefined },
): Promise<string> {
  const name = file && path.basename(file);
  const here = name && [file, path.join(folder, name)].find((candidate) => existsSync(candidate));
  if (here) return here;
  const inBucket = (await bucket?.list()) ?? [];
  if (bucket && name && inBucket.includes(name)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return bucket.fetch(name, folder);
  }
  throw new Error(
    [
      file
        ? `There is no file ${file}.`
        : 'Which one? make restore FILE=…, or docker compose run --rm golghar restore FILE',
      listed(folder, existsSync(folder) ? backupsIn(folder) : []),
      ...(bucket ? [listed('the bucket', [...inBucket].sort().reverse())] : []),
    ].join('\n'),
  );
}
