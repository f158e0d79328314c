import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installHooks } from './hooks.cjs';

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

const clone = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hooks-'));
  git(folder, 'init', '-q');
  return folder;
};

const hooksOf = (folder: string) => git(folder, 'config', '--default', '', '--get', 'core.hooksPath');

it('installs the hooks in a clone', () => {
  const folder = clone();
  installHooks(folder);
  expect(hooksOf(folder)).toBe('infra/hooks');
});

it('leaves hooks alone that somebody has chosen', () => {
  const folder = clone();
  git(folder, 'config', 'core.hooksPath', '.husky');
  installHooks(folder);
  expect(hooksOf(folder)).toBe('.husky');
});

it('does nothing in a copy without git, and in a folder of another clone', () => {
  installHooks(mkdtempSync(path.join(tmpdir(), 'hooks-')));
  const other = clone();
  mkdirSync(path.join(other, 'copy'));
  installHooks(path.join(other, 'copy'));
  expect(hooksOf(other)).toBe('');
});
