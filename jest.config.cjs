/** Unit tests stand beside their source as *.test.ts; what needs the running product is *.e2e.ts (Playwright). */
module.exports = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/', '/.local/'],
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
  moduleNameMapper: {
    '^@golghar/contracts$': '<rootDir>/services/contracts/src/index.ts',
    '^@golghar/platform$': '<rootDir>/services/platform/src/index.ts',
    '^@golghar/platform/mail$': '<rootDir>/services/platform/src/mail/index.ts',
    '^@golghar/platform/queue$': '<rootDir>/services/platform/src/queue/index.ts',
    '^@/(.*)$': '<rootDir>/web/src/$1',
  },
};
