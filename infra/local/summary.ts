import path from 'node:path';
import type { SignIn } from './first-admin';
import type { Context } from './parts/context';

/** What to tell when the stack is ready: where to look and how to sign in. */
export function summary(
  { root, settings, paths }: Context,
  { email, oneTimePassword }: SignIn,
  held: string[],
): string {
  const site = `http://localhost:${settings.gatewayPort}`;
  const rows: [string, string][] = [
    ['Site', site],
    ['Back office', `${site}/admin/login`],
    ...(settings.smtpUrl
      ? []
      : [['Mail inbox', `http://localhost:${settings.mailPort}`] as [string, string]]),
    ['Sign in as', email],
  ];
  if (oneTimePassword) rows.push(['One-time password', oneTimePassword]);
  const folder = path.relative(root, settings.backupDir ?? paths.backups);
  rows.push([
    'Backups',
    settings.backupIntervalHours > 0
      ? `every ${settings.backupIntervalHours} hours into ${folder}`
      : 'none by itself: make backup makes one',
  ]);
  if (held.length > 0) rows.push(['Not started', `${held.join(', ')} (make start name=${held[0]})`]);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(18)} ${value}`);
  return ['', ...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
