import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { localPaths } from '../local/settings';
import { startStack, testAdmin } from './stack';

const localDir = '.local/test';

/** The runner of all tests, where it has started this one. */
const runner = process.ppid;

/** Resolves when the tests before these are over: `run.mjs` makes a file then. */
async function untilTheirTurn(file: string): Promise<void> {
  for (; !existsSync(file); await sleep(50))
    if (process.ppid !== runner) throw new Error('The runner of all tests has ended.');
}

/**
 * Starts one stack from a clean state for all tests but the fault tests, and tells them where it is by the
 * environment. With GATEWAY_URL set, the tests run against what is there.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.GATEWAY_URL) return undefined;
  const stack = await startStack({
    localDir,
    fresh: true,
    // A test that makes many leads would have the mail that another one waits for come in a digest, a minute later.
    env: { ALERTS_PER_MINUTE: '10000' },
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
