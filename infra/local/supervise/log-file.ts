import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';

const readBytes = 64 * 1024;

/** The last lines of a file that may be large; none where there is no such file. */
export function lastLines(file: string, count: number): string[] {
  if (!existsSync(file)) return [];
  const fd = openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    const buffer = Buffer.alloc(Math.min(size, readBytes));
    readSync(fd, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8').trimEnd().split('\n').slice(-count).filter(Boolean);
  } finally {
    closeSync(fd);
  }
}

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
