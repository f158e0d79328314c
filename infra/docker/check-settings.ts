import { lookup } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { dotEnvInContainer, misspeltIn } from '../environment/explained';
import { runMain } from '../environment/program';
import { needDatabaseAddress, readDockerSettings } from './settings';

/** The mail catcher's name in the network; it runs with the profile `trial` only. */
const mailCatcher = 'mail';

/** Its container starts at the same time as this one. */
const catcherWaitMs = 15_000;

async function isThere(name: string): Promise<boolean> {
  for (const end = Date.now() + catcherWaitMs; Date.now() < end; await sleep(500))
    if (await lookup(name).catch(() => undefined)) return true;
  return false;
}

/** Runs before anything is written: a database created with a placeholder for a password keeps it. */
async function main(): Promise<void> {
  for (const line of misspeltIn(dotEnvInContainer)) process.stdout.write(`${line}\n`);
  needDatabaseAddress(process.env);
  const { SMTP_URL } = readDockerSettings(process.env);
  if (!SMTP_URL && !(await isThere(mailCatcher)))
    throw new Error(
      'SMTP_URL is not set, so nobody would be told of an enquiry. Set it in .env, ' +
        'or try the product with the mail catcher: docker compose --profile trial up',
    );
  process.stdout.write('The settings are complete.\n');
}

runMain(main);
