import { spawnSync } from 'node:child_process';

/** Short name of the commit that a clone is at; undefined without git, or outside of a clone. */
export function commitOf(root: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', root, 'rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
