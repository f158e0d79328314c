import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** Files that the compiler reads, not counting what they import, for one of the projects that `make check` runs. */
const checked = (project: string): string[] =>
  execFileSync(
    process.execPath,
    ['node_modules/typescript-7/bin/tsc', '-p', project, '--listFilesOnly', '--noResolve'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
    .split('\n')
    .map((file) => path.relative(root, file));

const known = new Set([...checked('web'), ...checked('infra/test')]);

it('every test is type-checked', () => {
  const tests = ['web', 'services', 'infra', 'nginx']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter(
      (file) => /[.](test|e2e)[.]tsx?$/.test(file) && !/node_modules|[/]dist[/]|[/]build[/]/.test(file),
    );
  expect(tests.length).toBeGreaterThan(80);
  expect(tests.filter((file) => !known.has(file))).toEqual([]);
});
