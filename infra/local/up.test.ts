import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitOf } from './up';

it('names the commit of a clone, and nothing where there is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  expect(commitOf(folder)).toBeUndefined();
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git(
    ...['-c', 'user.name=Asha', '-c', 'user.email=asha@agency.example'],
    ...['commit', '--quiet', '--allow-empty', '--message', 'Begin'],
  );
  const commit = commitOf(folder);
  expect(commit).toMatch(/^[0-9a-f]{7,}$/);
  expect(git('rev-parse', 'HEAD').startsWith(commit ?? '-')).toBe(true);
});
