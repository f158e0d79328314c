import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CommandOptions, localPaths } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { lastLines } from '../supervise/log-file';
import { logFile } from '../supervise/managed-process';

const pollIntervalMs = 250;
const firstLineCount = 10;

/** Follows the logs until Ctrl-C, each line with the name of its process. */
export async function logs({ localDir, name }: CommandOptions): Promise<number> {
  const { log } = localPaths(localDir);
  const namesNow = () => logNames(log).filter((found) => !name || found === name);
  if (namesNow().length === 0)
    throw new Problem(
      `There is no log of ${name ?? 'anything'}: there is ${logNames(log).join(', ') || 'none'}.`,
    );
  const width = Math.max(...logNames(log).map((found) => found.length));
  // A reader that ends, as in make logs | head, ends this too.
  process.stdout.on('error', () => process.exit(0));
  const write = (from: string, lines: string[]) => {
    for (const line of lines) process.stdout.write(`${name ? '' : `${from.padEnd(width)} | `}${line}\n`);
  };
  const followed = new Map<string, Follower>();
  for (;;) {
    for (const found of namesNow()) {
      const file = logFile(log, found);
      const follower = followed.get(found);
      if (follower) write(found, follower.newLines());
      else {
        followed.set(found, new Follower(file));
        write(found, lastLines(file, firstLineCount));
      }
    }
    await sleep(pollIntervalMs);
  }
}

const logNames = (logDir: string) =>
  readdirSync(logDir)
    .filter((file) => file.endsWith('.log'))
    .map((file) => path.basename(file, '.log'));

/** Reads what is added to a file, whole lines at a time. */
class Follower {
  private offset: number;
  private rest = '';

  constructor(private readonly file: string) {
    this.offset = this.withFile((_, size) => size);
  }

  newLines(): string[] {
    const text = this.withFile((fd, size) => {
      // A log that was emptied begins anew.
      if (size < this.offset) this.offset = 0;
      const buffer = Buffer.alloc(size - this.offset);
      readSync(fd, buffer, 0, buffer.length, this.offset);
      this.offset = size;
      return buffer.toString('utf8');
    });
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    return lines;
  }

  private withFile<T>(read: (fd: number, size: number) => T): T {
    const fd = openSync(this.file, 'r');
    try {
      return read(fd, fstatSync(fd).size);
    } finally {
      closeSync(fd);
    }
  }
}
