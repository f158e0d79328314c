import path from 'node:path';
import { readBackupSettings } from '../../backup/settings';
import { readDockerSettings } from '../../docker/settings';
import { misspeltIn } from '../../environment/misspelt';
import { givenSettings } from '../../environment/read-environment';
import { localPaths, readSettings } from '../../local/settings';
import { isInImage, localFolder, operatorEnvironment } from '../operator-environment';
import { checkAddress } from './check-address';
import { checkBackup, checkDisk } from './check-files';
import { checkMailServer, checkMailSignature } from './check-mail';
import { checkPlaceholders } from './check-placeholders';
import { checkPostgres } from './check-postgres';
import { checkNode, checkPrivate } from './check-program';
import { checkRedis } from './check-redis';
import { type Finding, good, messageOf, toMend, toWatch } from './finding';

/** Prints what it finds, a line each; the exit code is 1 when something is to be mended. */
export async function doctor(root: string): Promise<number> {
  const findings = [checkNode(), ...checkSettings(root)];
  if (findings.every(({ state }) => state !== 'to mend')) findings.push(...(await checkRunning(root)));
  for (const { state, text } of findings) process.stdout.write(`${state.padEnd(8)}  ${text}\n`);
  const bad = findings.filter(({ state }) => state === 'to mend').length;
  process.stdout.write(bad > 0 ? `\n${bad} to mend.\n` : '\nNothing to mend.\n');
  return bad > 0 ? 1 : 0;
}

/** What is wrong with the settings is said at once and alone: nothing else can be looked at with them. */
function checkSettings(root: string): Finding[] {
  try {
    if (isInImage()) readDockerSettings(process.env);
    else {
      const folder = localFolder(root);
      readSettings(process.env);
      const { secrets } = localPaths(folder);
      return [
        good('the settings can be used'),
        ...checkPrivate(path.join(root, '.env')),
        ...checkPrivate(secrets),
        ...misspeltIn(path.join(root, '.env')).map(toWatch),
      ];
    }
    return [good('the settings can be used')];
  } catch (error) {
    return [toMend(messageOf(error))];
  }
}

const servers = ['REDIS_URL', 'SMTP_URL', 'PUBLIC_URL'];

async function checkRunning(root: string): Promise<Finding[]> {
  try {
    const env = operatorEnvironment(root);
    const { url, passwords, folder } = readBackupSettings(env);
    const { REDIS_URL = '', SMTP_URL = '', PUBLIC_URL = '' } = givenSettings(servers, env).given;
    const found = await Promise.all([
      checkPostgres(url, passwords),
      checkRedis(REDIS_URL),
      checkMailServer(SMTP_URL),
      checkMailSignature(env),
      checkDisk(folder),
      checkBackup(folder),
      inspectAddress(PUBLIC_URL),
      checkPlaceholders(PUBLIC_URL),
    ]);
    return found.flat();
  } catch (error) {
    return [toMend(messageOf(error))];
  }
}

/** A container's localhost is itself. */
async function inspectAddress(publicUrl: string): Promise<Finding[]> {
  if (!isInImage() || new URL(publicUrl).hostname !== 'localhost') return await checkAddress(publicUrl);
  return [
    toWatch(`${publicUrl} cannot be looked at from inside a container, and by nobody on another machine`),
  ];
}
