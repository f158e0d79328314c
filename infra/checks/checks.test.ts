import { type AlertFlow, checkLimits } from '@golghar/contracts';
import { isStarting } from '../watchdog/incidents';
import type { Facts } from './check';
import { checks, findAll } from './checks';

const at = new Date('2026-11-21T03:00:00Z');
const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
const day = 86_400;

const quiet: AlertFlow = {
  outbox: 0,
  outboxSeconds: null,
  waiting: 0,
  waitingSeconds: null,
  deferred: 0,
  parked: 0,
  smtpResponse: null,
  lastSentAt: null,
};
const up = { name: 'auth', isUp: true, downSince: null, version: '', uptimeSeconds: 9, missing: [] };
const down = (seconds: number) => ({ ...up, isUp: false, downSince: ago(seconds).toISOString() });
const hung = (seconds: number) => ({ ...up, uptimeSeconds: seconds, hungAt: ago(seconds).toISOString() });
const server = { version: '18.4', used: 79, most: 100, clockSkewSeconds: 5 };
const noBackup = { folder: '', lastAt: undefined };
const backup = (hours: number) => ({ folder: '/backups', lastAt: ago(hours * 3600) });

/** What is not good of these facts, as `key level`. */
const found = (facts: Partial<Facts>) =>
  findAll({ at, since: ago(day), ...facts })
    .filter(({ level }) => level !== 'good')
    .map(({ key, level }) => `${key} ${level}`);

it.each<[string, Partial<Facts>, string]>([
  ['secrets to read', { secretFiles: [{ name: '.env', mode: 0o100640 }] }, 'secret-file:.env warning'],
  ['a process that is away for 30 s', { processes: [down(30)] }, 'process:auth error'],
  ['one that hung and was started again', { processes: [hung(60)] }, 'hung:auth error'],
  ['Postgres that does not answer', { postgres: { what: '', fault: 'it is away' } }, 'postgres error'],
  [
    'Postgres alone, when processes wait for it',
    { postgres: { what: '', fault: 'no' }, processes: [{ ...down(60), missing: ['postgres'] }] },
    'postgres error',
  ],
  ['four fifths of the connections', { server: { ...server, used: 80 } }, 'connections warning'],
  ['clocks that differ', { server: { ...server, clockSkewSeconds: 6 } }, 'clock error'],
  ['a role that may not sign in', { roles: [{ what: 'golghar_auth', fault: 'no' }] }, 'role error'],
  ['Redis that does not answer', { redis: { what: '', fault: '' } }, 'redis error'],
  ['Redis that throws jobs away', { redisPolicy: 'allkeys-lru' }, 'redis-policy warning'],
  ['an outbox older than a minute', { alerts: { ...quiet, outboxSeconds: 61 } }, 'outbox error'],
  ['an alert older than five', { alerts: { ...quiet, waitingSeconds: 301 } }, 'alerts error'],
  ['parked alerts', { alerts: { ...quiet, parked: 1 } }, 'parked error'],
  ['a canary that was lost', { canaryFailure: 'The gateway answered 503.' }, 'canary error'],
  ['a mail server that refuses us', { mailServer: { what: 'x', fault: '535' } }, 'mail-server error'],
  ['another DKIM key', { mailSignature: [{ isGood: false, text: 'DKIM' }] }, 'mail-signature error'],
  ['a disk nearly full', { disks: [{ path: '/d', freeBytes: 9, totalBytes: 100 }] }, 'disk:/d error'],
  ['a backup of the day before yesterday', { backups: backup(27) }, 'backup error'],
  ['none after more than a day', { backups: noBackup, since: ago(27 * 3600) }, 'backup error'],
  ['none on the first day', { backups: noBackup, since: ago(3600) }, 'backup warning'],
  ['an address that takes nothing', { address: { what: 'https://x', fault: '503' } }, 'address error'],
  ['a certificate that ends in a fortnight', { certificateEndsAt: ago(-13 * day) }, 'certificate error'],
  ['a newer version', { release: { running: '1.9.0', newest: '1.10.0' } }, 'release warning'],
  ['releases that nobody names', { release: { running: '1.9.0', newest: null } }, 'release warning'],
  ['one that has ended', { certificateEndsAt: ago(60) }, 'certificate error'],
])('finds %s', (_, facts, expected) => expect(found(facts)).toEqual([expected]));

it.each<[string, Partial<Facts>]>([
  ['what nobody looked at', {}],
  ['a file that is its owner’s alone', { secretFiles: [{ name: '.env', mode: 0o100600 }] }],
  ['a server at its limits', { server }],
  ['alerts at their limits', { alerts: { ...quiet, outboxSeconds: 60, waitingSeconds: 300 } }],
  ['a process that is being restarted', { processes: [down(29)] }],
  ['the newest version', { release: { running: '1.10.0', newest: '1.10.0' } }],
  ['a version that is not released yet', { release: { running: '1.10.0', newest: '1.9.0' } }],
  ['one that hung an hour ago', { processes: [hung(3600)] }],
  [
    'what starts together with who looks',
    {
      isStarting: true,
      processes: [down(119)],
      redis: { what: '', fault: '' },
      postgres: { what: '', fault: 'no' },
    },
  ],
])('finds nothing wrong with %s', (_, facts) => expect(found(facts)).toEqual([]));

it('leaves what was started with it two minutes', () => {
  expect(isStarting(ago(checkLimits.startSeconds - 1), at)).toBe(true);
  expect(isStarting(ago(checkLimits.startSeconds), at)).toBe(false);
});

it('says what the mail server says, without the address that it is about', () => {
  const smtpResponse = '550 5.1.1 <amit@agency.in>: no such mailbox';
  for (const flow of [{ waiting: 1, waitingSeconds: 400 }, { parked: 1 }]) {
    const titles = findAll({ at, since: at, alerts: { ...quiet, ...flow, smtpResponse } }).map(
      ({ title }) => title,
    );
    expect(titles.join()).toContain('the mail server says “550 5.1.1 <…>: no such mailbox”');
    expect(titles.join()).not.toContain('amit');
  }
});

it('says whose log to look at, of one of several, too', () => {
  const [finding] = findAll({ at, since: at, processes: [{ ...down(60), name: 'leads (10.0.0.7)' }] });
  expect(finding?.title).toBe('leads (10.0.0.7) does not answer');
  expect(finding?.advice).toContain('(make logs name=leads, or docker compose logs leads)');
  expect(finding?.advice).toContain('(make restart name=leads, or docker compose restart leads)');
});

it('has a key and an advice for each', () => {
  expect(new Set(checks.map(({ key }) => key)).size).toBe(checks.length);
  expect(checks.filter(({ title, advice }) => !title || !advice || /[.]$/.test(advice))).toEqual([]);
});
