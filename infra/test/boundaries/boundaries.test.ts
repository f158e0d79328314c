import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Files of a little project in which one import, the first file's, breaks one rule; all may stand in one project. */
const cases: [rule: string, files: Record<string, string>][] = [
  ['no-cycles', { 'web/src/lib/a.ts': "export * from './b';", 'web/src/lib/b.ts': "export * from './a';" }],
  [
    'contracts-import-nothing-of-ours',
    {
      'services/contracts/src/a.ts': "export * from '../../platform/src/b';",
      'services/platform/src/b.ts': 'export const b = 1;',
    },
  ],
  [
    'platform-imports-contracts-alone',
    {
      'services/platform/src/a.ts': "export * from '../../auth/src/b';",
      'services/auth/src/b.ts': 'export const b = 1;',
    },
  ],
  [
    'a-service-imports-itself-contracts-and-platform',
    {
      'services/leads/src/a.ts': "export * from '../../auth/src/b';",
      'services/auth/src/b.ts': 'export const b = 1;',
    },
  ],
  [
    'intake-imports-no-wing-above',
    {
      'services/leads/src/intake/a.ts': "export * from '../delivery/alerts/b';",
      'services/leads/src/delivery/alerts/b.ts': 'export const b = 1;',
    },
  ],
  [
    'web-and-infra-import-no-service',
    {
      'infra/a.ts': "export * from '../services/auth/src/b';",
      'services/auth/src/b.ts': 'export const b = 1;',
    },
  ],
  [
    'a-feature-imports-no-other-feature',
    {
      'web/src/features/board/a.ts': "export * from '../inbox/b';",
      'web/src/features/inbox/b.ts': 'export const b = 1;',
    },
  ],
  [
    'shared-ui-has-no-business-nouns',
    {
      'web/src/ui/a.ts': "export * from '../features/leads/b';",
      'web/src/features/leads/b.ts': 'export const b = 1;',
    },
  ],
  [
    'content-is-words-and-numbers',
    { 'web/src/content/a.ts': "export * from '../ui/b';", 'web/src/ui/b.ts': 'export const b = 1;' },
  ],
  [
    'production-code-imports-no-test',
    { 'infra/local/a.ts': "export * from '../test/b';", 'infra/test/b.ts': 'export const b = 1;' },
  ],
];

type Violation = { from: string; rule: { name: string } };

const violationsIn = (files: Record<string, string>, config = '.dependency-cruiser.cjs'): Violation[] => {
  const project = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(project, file), text);
    }
    writeFileSync(path.join(project, 'tsconfig.boundaries.json'), '{}');
    const { stdout } = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', path.join(root, config), '--output-type', 'json', '.'],
      ],
      { cwd: project, encoding: 'utf8' },
    );
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(project, { recursive: true });
  }
};

const brokenRules = (files: Record<string, string>, config?: string): string[] =>
  violationsIn(files, config).map(({ rule }) => rule.name);

describe('the rules of who may import whom', () => {
  // One start of the checker for all.
  const broken = violationsIn(Object.assign({}, ...cases.map(([, files]) => files)));

  it.each(cases)('%s bites', (rule, files) => {
    const [file] = Object.keys(files);
    expect(broken.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });

  it('no-folder-cycles bites, though no file is in a cycle', () => {
    const files = {
      'web/src/features/leads/api/a.ts': "export * from '../model/b';",
      'web/src/features/leads/model/b.ts': 'export const b = 1;',
      'web/src/features/leads/model/c.ts': "export * from '../api/d';",
      'web/src/features/leads/api/d.ts': 'export const d = 1;',
    };
    expect(brokenRules(files)).toEqual([]);
    expect(brokenRules(files, '.dependency-cruiser.folders.cjs')).toContain('no-folder-cycles');
    const { 'web/src/features/leads/model/c.ts': _, ...oneWay } = files;
    expect(brokenRules(oneWay, '.dependency-cruiser.folders.cjs')).toEqual([]);
  });

  it('leave lawful imports alone', () => {
    expect(
      brokenRules({
        'web/src/pages/home/a.ts': "export * from '../../features/enquiry/b';",
        'web/src/features/enquiry/b.ts': "export * from '../../ui/c';",
        'web/src/ui/c.ts': 'export const c = 1;',
        'web/src/features/today/d.ts': "export * from '../leads-core/e';",
        'web/src/features/leads-core/e.ts': 'export const e = 1;',
      }),
    ).toEqual([]);
  });
});
