import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

/** Files tracked by git and not deleted, except those that match an exception. */
export const trackedFiles = (patterns: readonly string[], exceptions: readonly RegExp[] = []): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(root, file)) && !exceptions.some((pattern) => pattern.test(file)));

/** Matching lines of such files, as `file:line text`. */
export const trackedLines = (
  patterns: readonly string[],
  exceptions: readonly RegExp[],
  isSo: (line: string) => boolean,
): string[] =>
  trackedFiles(patterns, exceptions).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isSo(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
