import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { inSession } from '../database/session';
import { type Counts, writeArchive } from './archive';
import { deleteDrafts, fileName } from './backup-folder';
import { exclusively, loadBackup, type Target } from './restore';
import { beginSnapshot, readRows } from './snapshot';

type Options = { folder: string; passphrase: string | undefined };

/** How a migration passes on that the disk of Postgres is full, which is error 53100 elsewhere. */
const postgresIsFull = /No space left on device|Disk quota exceeded/;

/**
 * Writes a consistent snapshot of the whole database into a file while the product runs. The file gets its name only
 * after it has been restored into a scratch database and every row counted there.
 */
export const makeBackup = (
  target: Target,
  { folder, passphrase }: Options,
  at = new Date(),
): Promise<{ file: string; counts: Counts }> =>
  exclusively(target.url, async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    deleteDrafts(folder);
    const name = fileName(at, passphrase);
    const file = path.join(folder, name);
    const draft = path.join(folder, `draft-${name}`);
    try {
      await inSession(target.url, async (client) => {
        const manifest = await beginSnapshot(client);
        const counts: Counts = {};
        const tables = readRows(client, manifest.tables, counts);
        await writeArchive(draft, passphrase, manifest, tables, () => counts);
        await client.query('COMMIT');
      });
      const { counts } = await loadBackup(draft, passphrase, target);
      renameSync(draft, file);
      return { file, counts };
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const isFolderFull = ['ENOSPC', 'EDQUOT'].includes(code);
      if (!isFolderFull && code !== '53100' && !postgresIsFull.test(message)) throw error;
      const disk = isFolderFull ? `of ${folder}` : 'of Postgres';
      throw new Error(`No backup was made: the disk ${disk} is full. Delete what is not needed there.`);
    } finally {
      deleteDrafts(folder);
    }
  });
