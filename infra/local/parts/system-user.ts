import { execFileSync } from 'node:child_process';

export type SystemUser = { uid: number; gid: number };

const idOf = (name: string, kind: '-u' | '-g') => {
  try {
    return Number(
      execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
};

/** The first of these users that the system has and that is not root. */
export function findUser(names: readonly string[]): SystemUser | undefined {
  for (const name of names) {
    const uid = idOf(name, '-u');
    const gid = idOf(name, '-g');
    if (uid !== undefined && uid !== 0 && gid !== undefined) return { uid, gid };
  }
  return undefined;
}
