import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../support/machine';

const root = path.resolve(__dirname, '../../..');

const leads = 'services/leads/src';

type Import = readonly [from: string, to: string];

/** Imports that break one rule each; they can all be in one project. */
const unlawful: [rule: string, ...Import][] = [
  ['no-cycles', 'web/src/lib/a.ts', 'web/src/lib/b.ts'],
  ['contracts-import-nothing-of-ours', 'services/contracts/src/a.ts', 'services/platform/src/b.ts'],
  ['platform-imports-contracts-alone', 'services/platform/src/a.ts', 'services/auth/src/b.ts'],
  ['a-service-imports-itself-contracts-and-platform', 'services/leads/src/a.ts', 'services/auth/src/b.ts'],
  ['intake-imports-no-wing-above', `${leads}/intake/a.ts`, `${leads}/delivery/alerts/b.ts`],
  ['a-controller-asks-no-database', `${leads}/team/a.controller.ts`, `${leads}/team/b.entity.ts`],
  ['web-and-infra-import-no-service', 'infra/a.ts', 'services/auth/src/b.ts'],
  ['a-feature-imports-no-other-feature', 'web/src/features/board/a.ts', 'web/src/features/inbox/b.ts'],
  ['a-page-imports-no-frame', 'web/src/pages/about/a.ts', 'web/src/app/shell/b.ts'],
  ['shared-ui-has-no-business-nouns', 'web/src/ui/a.ts', 'web/src/features/leads/b.ts'],
  ['content-is-words-and-numbers', 'web/src/content/a.ts', 'web/src/ui/b.ts'],
  ['production-code-imports-no-test', 'infra/local/a.ts', 'infra/test/b.ts'],
];

const lawful: Import[] = [
  // Closes the cycle, which is reported once.
  ['web/src/lib/b.ts', 'web/src/lib/a.ts'],
  ['web/src/pages/home/a.ts', 'web/src/features/enquiry/b.ts'],
  ['web/src/features/enquiry/b.ts', 'web/src/ui/c.ts'],
  ['web/src/features/today/d.ts', 'web/src/features/leads-core/e.ts'],
];

/** Of two folders, which import each other through different files. */
const folderCycle: Import[] = [
  ['web/src/features/leads/api/a.ts', 'web/src/features/leads/model/b.ts'],
  ['web/src/features/leads/model/c.ts', 'web/src/features/leads/api/d.ts'],
];

type Violation = { from: string; rule: { name: string } };

/** What the checker reports for a project with only these imports, as `file: rule`. */
function brokenRules(imports: readonly Import[], config = '.dependency-cruiser.cjs'): string[] {
  const project = tempFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  };
  try {
    for (const [, to] of imports) write(to, 'export const it = 1;');
    for (const [from, to] of imports) {
      const name = path.posix.relative(path.dirname(from), to).replace(/[.]ts$/, '');
      write(from, `export * from './${name}';`);
    }
    write('tsconfig.boundaries.json', '{}');
    const { stdout } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', path.join(root, config), '--output-type', 'json', '.'],
      ],
      { cwd: project, encoding: 'utf8' },
    );
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  } finally {
    rmSync(project, { recursive: true });
  }
}

it('the rules of who may import whom bite, and leave lawful imports alone', () => {
  const allowed = [...lawful, ...folderCycle];
  const found = brokenRules([...unlawful.map(([, ...one]) => one), ...allowed]);
  expect(found).toEqual(expect.arrayContaining(unlawful.map(([rule, from]) => `${from}: ${rule}`)));
  expect(found.filter((line) => allowed.some(([from]) => line.startsWith(from)))).toEqual([]);
});

it('a cycle of folders is found, though no file is in a cycle, and an import of one folder is none', () => {
  const found = brokenRules([...folderCycle, ...lawful.slice(1)], '.dependency-cruiser.folders.cjs').join();
  expect(found).toContain('web/src/features/leads/api: no-folder-cycles');
  expect(found).not.toMatch(/features\/(enquiry|today)/);
});
