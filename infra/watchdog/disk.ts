import { statfs } from 'node:fs/promises';
import type { WatchdogReport } from '@golghar/contracts';

/** How full the disk of a folder is; undefined when there is no such folder. */
export async function inspectDisk(path: string): Promise<WatchdogReport['disks'][number] | undefined> {
  try {
    const { bsize, bavail, blocks } = await statfs(path);
    return { path, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}
