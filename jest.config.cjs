/**
 * Unit tests stand beside their source as *.test.ts. Tests of an API (*.api.test.ts) and of what is written in SQL
 * (*.db.test.ts) share one real Postgres. What needs a browser or the running product is *.e2e.ts (Playwright).
 */
const needsPostgres = '[.](api|db)[.]test[.]ts$';

const common = {
  runtime: '<rootDir>/infra/test/jest/shared-runtime.cjs',
  testEnvironment: '<rootDir>/infra/test/jest/shared-environment.cjs',
  modulePathIgnorePatterns: ['<rootDir>/.local/'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { decoratorMetadata: true, legacyDecorator: true, react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These are ES modules, which Node itself can load by now, or import something while they run.
  transformIgnorePatterns: [
    '/node_modules/(?!(age-encryption|@noble|@scure|@opentelemetry/otlp-exporter-base)/)',
  ],
  moduleNameMapper: {
    '^@golghar/contracts$': '<rootDir>/services/contracts/src/index.ts',
    '^@golghar/platform$': '<rootDir>/services/platform/src/index.ts',
    '^@golghar/platform/program$': '<rootDir>/services/platform/src/program.ts',
    '^@golghar/platform/settings$': '<rootDir>/services/platform/src/settings/index.ts',
    '^@golghar/platform/email-(.*)$': '<rootDir>/services/platform/src/deliveries/email-$1.ts',
    '^@golghar/platform/deliveries$': '<rootDir>/services/platform/src/deliveries/index.ts',
    '^@/(.*)$': '<rootDir>/web/src/$1',
  },
};

const notOurs = ['/node_modules/', '/dist/', '/build/', '/.local/'];

module.exports = {
  // Tests of a service wait for a database that others of the machine may keep busy.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [...notOurs, needsPostgres],
    },
    {
      ...common,
      displayName: 'api',
      testRegex: needsPostgres,
      testPathIgnorePatterns: notOurs,
      globalSetup: '<rootDir>/infra/test/api/global-setup.ts',
      globalTeardown: '<rootDir>/infra/test/api/global-teardown.ts',
    },
    // After a whole run of the API tests: whether they have seen every answer of the contract, and no other.
    { ...common, displayName: 'answers', testMatch: ['<rootDir>/infra/test/api/answers.check.ts'] },
  ],
};
