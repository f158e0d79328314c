import type { AlertFlow } from '@golghar/contracts';
import { describeEnd, findIncidents, type HealthSnapshot, newsFor, withTimes } from './incidents';

const at = new Date('2026-11-21T03:00:00Z');
const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000).toISOString();

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

const up = { isUp: true, downSince: null, version: '', uptimeSeconds: 9, missing: [] };

const look = (changes: Partial<HealthSnapshot> = {}): HealthSnapshot => ({
  at,
  processes: [{ name: 'leads', ...up }],
  disks: [{ path: '/', freeBytes: 20e9, totalBytes: 100e9 }],
  lastBackupAt: ago(3600),
  alerts: quiet,
  canaryFailure: null,
  watchedSince: new Date(ago(180)),
  wantsBackups: true,
  ...changes,
});

const keys = (changes?: Partial<HealthSnapshot>) => findIncidents(look(changes)).map(({ key }) => key);

it('says what the mail server says, without the address that it is about', () => {
  const smtpResponse = '550 5.1.1 <amit@agency.in>: no such mailbox';
  for (const flow of [{ waiting: 1, waitingSeconds: 400 }, { parked: 1 }]) {
    const [incident] = findIncidents(look({ alerts: { ...quiet, ...flow, smtpResponse } }));
    expect(incident?.advice).toContain('It says: “550 5.1.1 <…>: no such mailbox”.');
  }
});

it('says whose log to look at, of one of several, too', () => {
  const processes = [{ ...up, name: 'leads (10.0.0.7)', isUp: false, downSince: ago(60) }];
  const [incident] = findIncidents(look({ processes }));
  expect(incident?.title).toBe('leads (10.0.0.7) does not answer');
  expect(incident?.advice).toContain('(make logs name=leads, or docker compose logs leads)');
  expect(incident?.advice).toContain('(make restart name=leads, or docker compose restart leads)');
});

it('finds nothing when all is well', () => expect(keys()).toEqual([]));

it.each<[string, Partial<HealthSnapshot>, string[]]>([
  [
    'an outbox that is older than a minute',
    { alerts: { ...quiet, outbox: 3, outboxSeconds: 61 } },
    ['outbox'],
  ],
  [
    'an alert that is older than 5 minutes',
    { alerts: { ...quiet, waiting: 2, waitingSeconds: 301 } },
    ['alerts'],
  ],
  ['parked alerts', { alerts: { ...quiet, parked: 1 } }, ['parked']],
  ['a canary that was lost', { canaryFailure: 'The gateway answered 503.' }, ['canary']],
  ['Postgres that does not answer', { alerts: undefined }, ['postgres']],
  [
    'a process that is away for 30 s',
    { processes: [{ ...up, name: 'auth', isUp: false, downSince: ago(30) }] },
    ['process:auth'],
  ],
  [
    'a process that hung and was started again',
    { processes: [{ ...up, name: 'leads-worker', hungAt: ago(60) }] },
    ['hung:leads-worker'],
  ],
  [
    'Redis, of which the worker tells',
    { processes: [{ ...up, name: 'leads-worker', missing: ['redis'] }] },
    ['redis'],
  ],
  [
    'a disk with less than a tenth left',
    { disks: [{ path: '/data', freeBytes: 9e9, totalBytes: 100e9 }] },
    ['disk:/data'],
  ],
  ['a backup of the day before yesterday', { lastBackupAt: ago(27 * 3600) }, ['backup']],
  [
    'no backup after more than a day',
    { lastBackupAt: null, watchedSince: new Date(ago(27 * 3600)) },
    ['backup'],
  ],
  ['a certificate that ends within a fortnight', { certificateEndsAt: ago(-13 * 86_400) }, ['certificate']],
  ['a certificate that has ended', { certificateEndsAt: ago(60) }, ['certificate']],
])('finds %s, and has words for its end', (_, changes, expected) => {
  expect(keys(changes)).toEqual(expected);
  for (const key of expected) expect(describeEnd(key)).not.toBe(`${key} is over`);
});

it('speaks of one as of one', () => {
  const titles = (count: number) =>
    findIncidents(look({ alerts: { ...quiet, parked: count } })).map(({ title }) => title);
  expect(titles(1)).toEqual(['1 alert is parked: the mail server refuses it']);
  expect(titles(2)).toEqual(['2 alerts are parked: the mail server refuses them']);
});

it.each<[string, Partial<HealthSnapshot>]>([
  ['an outbox of 60 s', { alerts: { ...quiet, outbox: 3, outboxSeconds: 60 } }],
  ['an alert of 5 minutes', { alerts: { ...quiet, waiting: 2, waitingSeconds: 300 } }],
  [
    'a process that is being restarted',
    { processes: [{ ...up, name: 'auth', isUp: false, downSince: ago(15) }] },
  ],
  [
    'a process that starts with the watchdog',
    {
      watchedSince: new Date(ago(119)),
      processes: [{ ...up, name: 'auth', isUp: false, downSince: ago(119) }],
    },
  ],
  [
    'a process that hung an hour ago',
    { processes: [{ ...up, name: 'auth', uptimeSeconds: 3600, hungAt: ago(3610) }] },
  ],
  ['no backup on the first day', { lastBackupAt: null, watchedSince: new Date(ago(3600)) }],
  [
    'no backup where nobody wants one',
    { lastBackupAt: null, watchedSince: new Date(0), wantsBackups: false },
  ],
])('is not alarmed by %s', (_, changes) => expect(keys(changes)).toEqual([]));

it('keeps the time at which an incident began', () => {
  const [found] = findIncidents(look({ alerts: undefined }));
  if (!found) throw new Error('nothing was found');
  const before = [{ ...found, since: ago(90) }];
  expect(withTimes([found], before, at)[0]?.since).toBe(ago(90));
  expect(withTimes([found], [], at)[0]?.since).toBe(at.toISOString());
});

it('tells of an incident once, and once when it is over', () => {
  const incidents = withTimes(findIncidents(look({ alerts: undefined })), [], at);
  expect(newsFor([], incidents)).toEqual({ begun: incidents, over: [] });
  expect(newsFor(['postgres'], incidents)).toEqual({ begun: [], over: [] });
  expect(newsFor(['postgres'], [])).toEqual({ begun: [], over: ['postgres'] });
});
