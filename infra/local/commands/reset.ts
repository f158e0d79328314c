import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { outsideFolder } from '../parts/postgres-home';
import { RunningStack } from '../running-stack';
import { type CommandOptions, readSettings } from '../settings';
import { Problem } from '../setup/problem.cjs';

/** Deletes all data of the stack except its backups and the packages that it fetched. */
export async function reset({ localDir }: CommandOptions): Promise<number> {
  const stack = new RunningStack(localDir);
  if (stack.pid() !== undefined)
    throw new Problem('The stack is running: stop it with make stop, then run make reset again.');
  if (process.env.FORCE !== '1' && !(await isConfirmed(localDir))) {
    process.stdout.write('Nothing was deleted.\n');
    return 1;
  }
  await stack.endOrphans();
  const { packages, backups, ...data } = stack.paths;
  for (const entry of [...Object.values(data), outsideFolder(localDir)])
    rmSync(entry, { recursive: true, force: true });
  const { DATABASE_URL } = readSettings(process.env);
  const kept = DATABASE_URL ? ' The database at DATABASE_URL is as it was.' : '';
  process.stdout.write(
    `Deleted all leads, users and mails in ${path.relative(process.cwd(), localDir)}.${kept}\n`,
  );
  return 0;
}

async function isConfirmed(localDir: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Problem('There is no terminal to ask at: make reset FORCE=1 deletes without asking.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(
      `This deletes all leads, users and mails in ${localDir}. Type yes to go on: `,
    );
    return answer.trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
