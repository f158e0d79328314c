import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CommandOptions, localPaths } from '../settings';
import { Problem } from '../setup/problem.cjs';
import { logFile } from '../supervise/managed-process';

/** Follows the logs until Ctrl-C, each line with the name of its process, including processes that start later. */
export async function logs({ localDir, name }: CommandOptions): Promise<number> {
  const { log } = localPaths(localDir);
  const all = () => readdirSync(log).flatMap((file) => /^(.+)\.log$/.exec(file)?.[1] ?? []);
  const chosen = () => all().filter((found) => !name || found === name);
  if (chosen().length === 0)
    throw new Problem(`There is no log of ${name ?? 'anything'}: there is ${all().join(', ') || 'none'}.`);
  const width = Math.max(...all().map((found) => found.length));
  // Ends with its reader, as in make logs | head.
  process.stdout.on('error', () => process.exit(0));
  const followed = new Map<string, ChildProcess>();
  process.once('exit', () => {
    for (const tail of followed.values()) tail.kill();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  for (;;) {
    for (const found of chosen().filter((one) => !followed.has(one))) {
      const tail = spawn('tail', ['-n', '10', '-F', logFile(log, found)], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const from = name ? '' : `${found.padEnd(width)} | `;
      createInterface(tail.stdout).on('line', (line) => process.stdout.write(`${from}${line}\n`));
      followed.set(found, tail);
    }
    await sleep(1000);
  }
}
