import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inSession } from '../database/session';
import type { Counts } from './archive';
import { writeArchive } from './archive';
import { deleteOldDrafts, fileName } from './backup-folder';
import { dropDatabase, type Target, withLoadedBackup } from './restore';
import { beginSnapshot, readRows } from './snapshot';

export type BackupFile = { file: string; counts: Counts };

type Options = { folder: string; passphrase: string | undefined };

/** Error codes of a full disk: Node's for the folder, and that of Postgres. */
const noRoom = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Writes a consistent snapshot of the whole database into a file while the product runs. The file gets its name only
 * after it has been restored into a scratch database and every row counted there.
 */
export async function makeBackup(
  target: Target,
  { folder, passphrase }: Options,
  at = new Date(),
): Promise<BackupFile> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  deleteOldDrafts(folder);
  const name = fileName(at, passphrase);
  const file = path.join(folder, name);
  const draft = path.join(folder, `draft-${name}`);
  try {
    await inSession(target.url, async (client) => {
      const manifest = await beginSnapshot(client);
      const counts: Counts = {};
      await writeArchive(
        draft,
        passphrase,
        manifest,
        readRows(client, manifest.tables, counts),
        () => counts,
      );
      await client.query('COMMIT');
    });
    return await withLoadedBackup(draft, passphrase, target, async ({ name: scratch, counts }) => {
      await dropDatabase(target.url, scratch);
      renameSync(draft, file);
      return { file, counts };
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (!code || !noRoom.includes(code)) throw error;
    const disk = code === '53100' ? 'of Postgres' : `of ${folder}`;
    throw new Error(`No backup was made: the disk ${disk} is full. Delete what is not needed there.`);
  } finally {
    rmSync(draft, { force: true });
  }
}
