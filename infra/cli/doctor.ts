import { statSync } from 'node:fs';
import path from 'node:path';
import { version } from '@golghar/platform/program';
import {
  dkimOf,
  dkimSettings,
  mailboxText,
  needWholeDkim,
  parseEnvironment,
} from '@golghar/platform/settings';
import * as z from 'zod';
import { lastBackupAt } from '../backup/backup-folder';
import { readBackupSettings } from '../backup/settings';
import {
  askAddress,
  askMailServer,
  askPostgres,
  askRedis,
  askRelease,
  certificateEnd,
  readDiskSpace,
} from '../checks/ask';
import type { Facts, Finding, Level } from '../checks/check';
import { findAll } from '../checks/checks';
import { readDockerSettings } from '../docker/settings';
import { dotEnvInContainer, misspeltIn } from '../environment/explained';
import { messageOf } from '../environment/program';
import { localPaths, readSettings } from '../local/settings';
import { checkSignature, domainOf } from '../mail-test/dns-records';
import { isInImage, localFolder, operatorEnvironment } from './operator-environment';
import { findPlaceholders } from './placeholders';

const words: Record<Level, string> = { good: 'good', warning: 'warning', error: 'to fix' };

const note = (level: Level, title: string): Finding => ({ key: 'note', level, title, advice: '' });

/** Prints a line for each finding; false when something has to be fixed. */
export async function doctor(root: string): Promise<boolean> {
  const now = { at: new Date(), since: new Date() };
  const dotEnv = path.join(root, '.env');
  // First: a name that is wrong often explains a setting that is missing.
  const misspelt = misspeltIn(isInImage() ? dotEnvInContainer : dotEnv);
  const found = misspelt.map((line) => note('warning', line));
  try {
    found.push(...checkSettings(root, dotEnv, now));
    const env = operatorEnvironment(root);
    found.push(...findAll({ ...now, ...(await gatherFacts(env)) }), ...checkSite(env.PUBLIC_URL ?? ''));
  } catch (error) {
    // Without settings, or while nothing runs, there is nothing more to check.
    found.push(note('error', messageOf(error)));
  }
  for (const { level, title, advice } of found)
    process.stdout.write(`${words[level].padEnd(8)}  ${[title, advice].filter(Boolean).join('. ')}\n`);
  const faults = found.filter(({ level }) => level === 'error').length;
  process.stdout.write(faults > 0 ? `\n${faults} to fix.\n` : '\nNothing to fix.\n');
  return faults === 0;
}

/** @throws Error that names every setting that can't be used */
function checkSettings(root: string, dotEnv: string, now: Pick<Facts, 'at' | 'since'>): Finding[] {
  const usable = note(
    'good',
    `the settings are valid for version ${version}, on Node.js ${process.versions.node}`,
  );
  if (isInImage()) {
    readDockerSettings(process.env);
    return [usable];
  }
  const { secrets } = localPaths(localFolder(root));
  readSettings(process.env);
  const secretFiles = [dotEnv, secrets].flatMap((name) => {
    const stat = statSync(name, { throwIfNoEntry: false });
    return stat ? [{ name, mode: stat.mode }] : [];
  });
  return [usable, ...findAll({ ...now, secretFiles })];
}

const serverSettings = needWholeDkim(
  z.object({
    REDIS_URL: z.url(),
    SMTP_URL: z.url(),
    PUBLIC_URL: z.url(),
    MAIL_FROM: mailboxText,
    RELEASES_URL: z.url().optional(),
    ...dkimSettings.shape,
  }),
);

/** A container's localhost is itself. */
const isSeen = (publicUrl: string) => !isInImage() || new URL(publicUrl).hostname !== 'localhost';

async function gatherFacts(env: NodeJS.ProcessEnv): Promise<Partial<Facts>> {
  const { url, passwords, folder } = readBackupSettings(env);
  const { REDIS_URL, SMTP_URL, PUBLIC_URL, MAIL_FROM, RELEASES_URL, ...dkim } = parseEnvironment(
    serverSettings,
    env,
  );
  const ours = dkimOf(dkim);
  const found: Partial<Facts>[] = await Promise.all([
    askPostgres(url, passwords),
    askRedis(REDIS_URL),
    askMailServer(SMTP_URL).then((mailServer) => ({ mailServer })),
    // Without a key of ours the provider signs, which can't be checked from here.
    ours ? checkSignature(ours, domainOf(MAIL_FROM)).then((mailSignature) => ({ mailSignature })) : {},
    readDiskSpace(folder).then((disk) => ({ disks: disk ? [disk] : [] })),
    isSeen(PUBLIC_URL) ? askAddress(PUBLIC_URL).then((address) => ({ address })) : {},
    certificateEnd(PUBLIC_URL).then(
      (certificateEndsAt) => (certificateEndsAt ? { certificateEndsAt } : {}),
      () => ({}),
    ),
    RELEASES_URL
      ? askRelease(RELEASES_URL).then((newest) => ({ release: { running: version, newest } }))
      : {},
    { backups: { folder, lastAt: lastBackupAt(folder) } },
  ]);
  return Object.assign({}, ...found);
}

/** Facts that are wrong on a public site. */
const checkSite = (publicUrl: string): Finding[] =>
  [
    ...(isSeen(publicUrl) ? [] : [`${publicUrl} cannot be checked from inside a container`]),
    ...(publicUrl.startsWith('https:')
      ? []
      : [`${publicUrl} is not https:, which is fine only on this machine`]),
    ...findPlaceholders(publicUrl),
  ].map((line) => note('warning', line));
