import path from 'node:path';
import { businessHours } from '@golghar/contracts';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/browser';

const faults = '**/infra/test/faults/*.e2e.ts';
const logs = '**/infra/test/logs.e2e.ts';

const root = path.resolve(__dirname, '../..');

/**
 * Tests that drive the running product through the gateway, with real Postgres, Redis, SMTP and Chromium. One stack serves all
 * but the fault tests, which stop and break things one after the other on another stack.
 */
export default defineConfig({
  testDir: root,
  testMatch: '**/*.e2e.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.local/**'],
  outputDir: path.join(root, '.local/test-results/traces'),
  globalSetup: path.join(__dirname, 'global-setup.ts'),
  fullyParallel: false,
  // Two for the processors, and one for the fault tests.
  workers: 3,
  forbidOnly: true,
  // A failed test is run again: if it then passes, it is reported as flaky, with the trace of the second run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    // Set by the global setup before the workers read this file.
    baseURL: process.env.GATEWAY_URL,
    extraHTTPHeaders: { 'x-seed-token': process.env.SEED_TOKEN ?? '' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
    // What moves all the time is drawn all the time: half of what a page costs. Tests of motion ask for it.
    reducedMotion: 'reduce',
    // A worker would stand between the pages and what tests put in place of the API.
    serviceWorkers: 'block',
    // A desk; phones and tablets are asked for.
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: businessHours.timeZone,
  },
  projects: [
    // Beside the others, because they mostly wait: for mail servers, restarts and time limits.
    { name: 'faults', testMatch: faults, workers: 1 },
    // A third would make all of them slower, and no sooner done.
    { name: 'product', testIgnore: [faults, logs], workers: 2 },
    // Last: it looks at all that was logged.
    { name: 'logs', testMatch: logs, dependencies: ['faults', 'product'] },
  ],
});
