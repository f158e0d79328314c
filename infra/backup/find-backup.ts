import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BackupSettings } from './settings';

/**
 * The file of a backup: as it was named, in the folder of the backups, or brought there from the bucket.
 * @throws Error that names what there is instead
 */
export async function findBackup(
  file: string,
  { folder, bucket }: Pick<BackupSettings, 'folder' | 'bucket'>,
): Promise<string> {
  const name = path.basename(file);
  const here = [file, path.join(folder, name)].find((candidate) => existsSync(candidate));
  if (here) return here;
  if (!bucket) throw new Error(`There is no file ${file}.`);
  const names = await bucket.list();
  if (!names.includes(name))
    throw new Error(`There is no file ${file}. In the bucket are:\n${names.join('\n') || 'no backups'}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return bucket.fetch(name, folder);
}
