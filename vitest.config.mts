import path from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (file: string) => path.join(import.meta.dirname, file);
const platform = at('services/platform/src');

const notOurs = ['**/node_modules/**', '**/{dist,build,.local}/**'];
const needsPostgres = '**/*.{api,db}.test.ts';

/**
 * Unit tests stand beside their source as *.test.ts. Tests of an API (*.api.test.ts) and of what is written in SQL
 * (*.db.test.ts) share one real Postgres. What needs a browser or the running product is *.e2e.ts (Playwright).
 */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@golghar\/contracts$/, replacement: at('services/contracts/src/index.ts') },
      { find: /^@golghar\/platform$/, replacement: `${platform}/index.ts` },
      { find: /^@golghar\/platform\/program$/, replacement: `${platform}/program.ts` },
      { find: /^@golghar\/platform\/(settings|deliveries)$/, replacement: `${platform}/$1/index.ts` },
      { find: /^@golghar\/platform\/(email-.*)$/, replacement: `${platform}/deliveries/$1.ts` },
      { find: /^@\//, replacement: at('web/src/') },
    ],
  },
  test: {
    globals: true,
    // All files of a worker share what they import: Nest, TypeORM and the product itself are most of what a file loads.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    slowTestThreshold: 3000,
    // With more room for what is young, the API tests take a twentieth less time.
    execArgv: ['--max-semi-space-size=64'],
    // Tests of a service wait for a database that others of the machine may keep busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, needsPostgres],
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [needsPostgres],
          exclude: notOurs,
          globalSetup: 'infra/test/api/global-setup.ts',
          // However many processors there are: they share one Postgres, and a good part of them waits.
          maxWorkers: 4,
        },
      },
      // After a whole run of the API tests: whether they have seen every answer of the contract, and no other.
      { extends: true, test: { name: 'answers', include: ['infra/test/api/answers.check.ts'] } },
    ],
  },
});
