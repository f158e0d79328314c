import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { backupsIn } from './backup-folder';
import type { BackupSettings } from './settings';

const listed = (where: string, names: readonly string[]): string =>
  names.length > 0 ? `In ${where}, newest first:\n  ${names.join('\n  ')}` : `In ${where} are no backups.`;

/**
 * The file of a backup: as it was named, in the folder of the backups, or brought there from the bucket.
 * @throws Error that names what there is instead
 */
export async function findBackup(
  file: string | undefined,
  { folder, bucket }: Pick<BackupSettings, 'folder' | 'bucket'>,
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
