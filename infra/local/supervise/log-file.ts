import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';

/** The last lines of a file; none where there is no such file. */
export const lastLines = (file: string, count: number): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count) : [];

const maxBytes = 50 * 1024 * 1024;

/**
 * Keeps logs from filling the disk: one that has grown too large becomes `<name>.log.1` and begins anew.
 * Processes append to their open log, so it is copied and emptied rather than moved.
 */
export function trimLogs(logDir: string): void {
  for (const name of readdirSync(logDir)) {
    const file = path.join(logDir, name);
    if (!name.endsWith('.log') || statSync(file).size <= maxBytes) continue;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  }
}
