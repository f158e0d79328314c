import path from 'node:path';
import type { SignIn } from './first-admin';
import type { Context } from './parts/context';

/** What to tell when the stack is ready: where to look and how to sign in. */
export function summary(
  { root, settings, paths }: Context,
  { email, oneTimePassword }: SignIn,
  held: string[],
): string {
  const { GATEWAY_PORT, MAIL_PORT, SMTP_URL, BACKUP_INTERVAL_HOURS: hours, BACKUP_DIR } = settings;
  const site = `http://localhost:${GATEWAY_PORT}`;
  const folder = path.relative(root, BACKUP_DIR ?? paths.backups);
  const rows = [
    ['Site', site],
    ['Back office', `${site}/admin/login`],
    ['Mail inbox', SMTP_URL ? '' : `http://localhost:${MAIL_PORT}`],
    ['Sign in as', email],
    ['One-time password', oneTimePassword ?? ''],
    ['Backups', hours > 0 ? `every ${hours} hours into ${folder}` : 'none by itself: make backup makes one'],
    ['Not started', held[0] ? `${held.join(', ')} (make start name=${held[0]})` : ''],
  ];
  const lines = rows.flatMap(([name = '', value]) => (value ? [`  ${name.padEnd(18)} ${value}`] : []));
  return ['', ...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}
