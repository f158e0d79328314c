import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { scriptGroups } from './script-groups';

const root = path.resolve(__dirname, '../..');
const sources = execFileSync('git', ['ls-files', 'web/src', 'services/contracts/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .map((file) => file.replace(/\.\w+$/, ''));

/** The alternatives of a pattern at its top level. */
function branchesOf(pattern: string): string[] {
  let depth = 0;
  let branches = [''];
  for (const sign of pattern) {
    depth += Number(sign === '(') - Number(sign === ')');
    branches =
      sign === '|' && depth === 0 ? ['', ...branches] : [`${branches[0]}${sign}`, ...branches.slice(1)];
  }
  return branches;
}

/** All paths that a pattern like `a/(b|c)(d)?` matches. */
function variantsOf(pattern: string): string[] {
  const start = pattern.indexOf('(');
  if (start < 0) return [pattern];
  let end = start;
  for (let depth = 1; depth > 0; ) {
    end += 1;
    depth += Number(pattern[end] === '(') - Number(pattern[end] === ')');
  }
  const inner = pattern.slice(start + 1, end);
  const isOptional = pattern[end + 1] === '?';
  const words = inner.startsWith('?!') ? [''] : branchesOf(inner).flatMap(variantsOf);
  const rest = variantsOf(pattern.slice(end + (isOptional ? 2 : 1)));
  return [...words, ...(isOptional ? [''] : [])].flatMap((word) =>
    rest.map((after) => pattern.slice(0, start) + word + after),
  );
}

const names = scriptGroups
  .filter(({ name }) => name !== 'react')
  .flatMap(({ name, test }) => {
    const [, paths = ''] = /^\[\/\\0\](.*)\\\.\(tsx/.exec(test.source.replaceAll('\\/', '/')) ?? [];
    return variantsOf(paths).map((variant) => [name, variant] as const);
  });

/** Whether the module of a package, or of ours, exists; the bundler's own is only made during the build. */
const isThere = (name: string): boolean => {
  if (name.startsWith('node_modules/'))
    return existsSync(path.join(root, name.replace(/\/(dist\/.*|\.\*)$/, '')));
  return name === 'vite/preload-helper' || sources.some((file) => new RegExp(`^${name}$`).test(file));
};

it('knows each module by the name that it has', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(([, name]) => !isThere(name))).toEqual([]);
});
