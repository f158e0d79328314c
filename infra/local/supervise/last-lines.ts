import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

const maxBytes = 64 * 1024;

/** The last lines of a file that may be large; none where there is no such file. */
export function lastLines(file: string, count: number): string[] {
  if (!existsSync(file)) return [];
  const fd = openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    const buffer = Buffer.alloc(Math.min(size, maxBytes));
    readSync(fd, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8').trimEnd().split('\n').slice(-count).filter(Boolean);
  } finally {
    closeSync(fd);
  }
}
