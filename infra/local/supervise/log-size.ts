import { copyFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';

const defaultMaxBytes = 50 * 1024 * 1024;

/**
 * Keeps logs from filling the disk: one that has grown too large becomes `<name>.log.1` and begins anew.
 * Processes append to their open log, so it is copied and emptied rather than moved.
 */
export function trimLogs(logDir: string, maxBytes = defaultMaxBytes): void {
  for (const name of readdirSync(logDir)) {
    const file = path.join(logDir, name);
    if (!name.endsWith('.log') || statSync(file).size <= maxBytes) continue;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  }
}
