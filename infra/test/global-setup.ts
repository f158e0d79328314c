import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { localPaths } from '../local/settings';
import { startStack, testAdmin } from './stack';

const localDir = '.local/test';

/** Set by the runner of all tests if it started this run. */
const runner = process.ppid;

/** Resolves when the earlier tests are finished: `run.mjs` creates a file then. */
async function untilTheirTurn(file: string): Promise<void> {
  for (; !existsSync(file); await sleep(50))
    if (process.ppid !== runner) throw new Error('The runner of all tests has ended.');
}

/**
 * Starts one fresh stack for all tests except the fault tests, and passes its addresses on through the environment. With
 * GATEWAY_URL set, the tests run against that stack.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.GATEWAY_URL) return undefined;
  const stack = await startStack({
    localDir,
    fresh: true,
    // A test that creates many leads would turn the alert that another test waits for into a digest, a minute later.
    env: { ALERTS_PER_MINUTE: '10000', WEBHOOKS_ALLOW_PRIVATE: 'true' },
  });
  if (process.env.E2E_TURN)
    await untilTheirTurn(process.env.E2E_TURN).catch(async (error) => {
      await stack.stop();
      throw error;
    });
  Object.assign(process.env, {
    GATEWAY_URL: stack.url,
    MAIL_URL: stack.mailUrl,
    OWNER_DATABASE_URL: stack.databaseUrl,
    SEED_TOKEN: stack.seedToken,
    STACK_LOGS: localPaths(stack.localDir).log,
    TEST_ADMIN_EMAIL: testAdmin.email,
    TEST_ADMIN_PASSWORD: testAdmin.password,
  });
  return () => stack.stop();
}
