import { checkLimits as limits, replaceEmailAddresses } from '@golghar/contracts';
import {
  type Answer,
  type Check,
  type Facts,
  type Finding,
  findingsOf,
  type Level,
  named,
  type Reading,
} from './check';

const error = (isWrong: boolean): Level => (isWrong ? 'error' : 'good');
const warning = (isWrong: boolean): Level => (isWrong ? 'warning' : 'good');

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;

const oldest = (seconds: number | null) =>
  seconds === null ? '' : `, the oldest for ${Math.round(seconds / 60)} minutes`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** Incidents also go to a webhook, so e-mail addresses are left out: they are shown under Operations only. */
const serverSays = (response: string | null) =>
  response ? `, and the mail server says “${replaceEmailAddresses(response, '…')}”` : '';

/** Evaluates a fact if there is one. */
const ifKnown = <Fact>(fact: Fact | undefined, read: (fact: Fact) => Reading): Reading[] =>
  fact === undefined ? [] : [read(fact)];

/** @param well what it does when all is well */
const answered =
  (well: string) =>
  ({ what, fault }: Answer): Reading => ({
    level: error(fault !== null),
    figures: fault === null ? `${what} ${well}` : [what, fault].filter(Boolean).join(', '),
  });

const logs = 'make logs name={kind}, or docker compose logs {kind}';
const restart = 'make restart name={kind}, or docker compose restart {kind}';
const restartOf = (name: string) => named(restart, name);

const duration = 'golghar_http_request_duration_seconds';
const failedAnswers = `sum by (service) (rate(${duration}_count{status=~"5.."}[5m])) / sum by (service) (rate(${duration}_count[5m])) > ${limits.failedAnswersRatio}`;
const slowAnswers = `histogram_quantile(0.95, sum by (service, le) (rate(${duration}_bucket[5m]))) > ${limits.answerSeconds}`;

/**
 * Everything that doctor, watchdog, Operations and Prometheus check: the limit from which it is wrong, the message, and what to do.
 */
export const checks: readonly Check[] = [
  {
    key: 'secret-file',
    evaluate: ({ secretFiles = [] }) =>
      secretFiles.map(({ name, mode }) => ({
        name,
        level: warning((mode & 0o077) !== 0),
        figures: `its mode is ${(mode & 0o777).toString(8)}`,
      })),
    title: '{name} holds secrets and can be read by others',
    advice: 'chmod 600 "{name}"',
  },
  {
    key: 'process',
    // One that answers that it waits for Postgres needs no restart: the check of Postgres speaks for it.
    evaluate: ({ processes = [], postgres, isStarting, at }) =>
      (isStarting ? [] : processes).map(({ name, downSince, missing }) => ({
        name,
        level: error(
          secondsBetween(new Date(downSince ?? at), at) >= limits.processSeconds &&
            !(postgres?.fault && missing.includes('postgres')),
        ),
        figures: '',
      })),
    title: '{name} does not answer',
    advice: `Look at its log (${logs}) and restart it (${restart})`,
    rule: { alert: 'ProcessMissing', severity: 'page', for: '1m', expr: 'up{job=~"golghar|watchdog"} == 0' },
  },
  {
    key: 'hung',
    evaluate: ({ processes = [] }) =>
      processes.map(({ name, hungAt, uptimeSeconds }) => ({
        name,
        level: error(hungAt !== undefined && (uptimeSeconds ?? 0) < limits.hungSeconds),
        figures: '',
      })),
    title: '{name} stopped answering and was restarted',
    advice: `Its work continues. If it happens again, look in its log for what happened at that time (${logs})`,
  },
  {
    key: 'postgres',
    evaluate: ({ postgres, isStarting }) => (isStarting ? [] : ifKnown(postgres, answered('answers'))),
    title: 'Postgres does not answer',
    advice: `Enquiries are refused until it is back, and the site asks visitors to try again. Restart it (${restartOf('postgres')}, unless it is your own), check its address and password, or free space on its disk`,
    rule: { alert: 'PostgresMissing', severity: 'page', for: '30s' },
  },
  {
    key: 'connections',
    evaluate: ({ server }) =>
      ifKnown(server, ({ version, used, most }) => ({
        level: warning(used >= most * limits.connectionsRatio),
        figures: `${used} of ${most} connections to Postgres ${version} are in use`,
      })),
    title: 'Postgres has few connections left',
    advice: 'Raise max_connections',
  },
  {
    key: 'clock',
    evaluate: ({ server }) =>
      ifKnown(server, ({ clockSkewSeconds }) => ({
        level: error(clockSkewSeconds > limits.clockSkewSeconds),
        figures: `this clock and that of Postgres are ${Math.round(clockSkewSeconds)} s apart`,
      })),
    title: 'The clocks differ',
    advice: 'Let NTP set both: sessions and the order of leads depend on them',
  },
  {
    key: 'role',
    evaluate: ({ roles = [] }) => roles.map(answered('can sign in to Postgres')),
    title: 'A service cannot sign in to Postgres',
    advice: 'The migration gives it the password of the settings: start the product again',
  },
  {
    key: 'redis',
    evaluate: ({ redis, isStarting }) => (isStarting ? [] : ifKnown(redis, answered('answers'))),
    title: 'Redis does not answer',
    advice: `Enquiries are kept and alerts wait until it is back. Restart it (${restartOf('redis')}, unless it is your own), or check REDIS_URL; nothing in it needs to be kept`,
    rule: { alert: 'RedisMissing', severity: 'page', for: '30s' },
  },
  {
    key: 'redis-policy',
    evaluate: ({ redisPolicy }) =>
      ifKnown(redisPolicy, (policy) => ({
        level: warning(policy !== 'noeviction'),
        figures: `the maxmemory-policy of Redis is ${policy}`,
      })),
    title: 'Redis may evict jobs',
    advice: 'Set maxmemory-policy noeviction',
  },
  {
    key: 'outbox',
    evaluate: ({ alerts }) =>
      ifKnown(alerts, ({ outbox, outboxSeconds }) => ({
        level: error((outboxSeconds ?? 0) > limits.outboxSeconds),
        figures: `${outbox} in the outbox${oldest(outboxSeconds)}`,
      })),
    title: 'Enquiries are waiting to be processed',
    advice: `The worker (leads-worker) is stopped or stuck. Restart it (${restartOf('leads-worker')}); meanwhile read the leads in the back office`,
    rule: { alert: 'OutboxStuck', severity: 'page', for: '30s' },
  },
  {
    key: 'alerts',
    evaluate: ({ alerts }) =>
      ifKnown(alerts, ({ waiting, waitingSeconds, smtpResponse }) => ({
        level: error((waitingSeconds ?? 0) > limits.alertSeconds),
        figures: `${waiting} alerts to be sent${oldest(waitingSeconds)}${serverSays(smtpResponse)}`,
      })),
    title: 'Alerts are waiting because the mail server does not accept them',
    advice:
      'They are sent as soon as it does; make doctor, or docker compose run --rm golghar doctor, tests it',
    rule: { alert: 'AlertsLate', severity: 'page', for: '30s' },
  },
  {
    key: 'parked',
    evaluate: ({ alerts }) =>
      ifKnown(alerts, ({ parked, smtpResponse }) => ({
        level: error(parked > 0),
        figures: `${parked} alerts parked${serverSays(smtpResponse)}`,
      })),
    title: 'The mail server rejects alerts permanently',
    advice: 'Correct the address or fix the mail server, then choose Retry under Operations',
    rule: { alert: 'AlertsParked', severity: 'ticket', for: '1m' },
  },
  {
    key: 'canary',
    evaluate: ({ canaryFailure }) =>
      ifKnown(canaryFailure, (failure) => ({
        level: error(failure !== null),
        figures: failure?.replace(/[.]$/, '') ?? 'no test enquiry was lost',
      })),
    title: 'The test enquiry did not come through',
    advice:
      'Enquiries of visitors may be stuck at the same point; the next test enquiry shows when it is over',
    rule: { alert: 'CanaryLost', severity: 'page', for: '1m' },
  },
  {
    key: 'mail-server',
    evaluate: ({ mailServer }) => ifKnown(mailServer, answered('accepts our sign-in')),
    title: 'The mail server cannot be used',
    advice: 'make mail-test TO=ADDRESS, or docker compose run --rm golghar mail-test ADDRESS, shows more',
  },
  {
    key: 'mail-signature',
    evaluate: ({ mailSignature = [] }) =>
      mailSignature.map(({ isGood, text }) => ({ level: error(!isGood), figures: text })),
    title: 'Other mail servers do not accept our DKIM signature',
    advice: 'Until then they may treat our mails as spam',
  },
  {
    key: 'disk',
    evaluate: ({ disks = [] }) =>
      disks.map(({ path: name, freeBytes, totalBytes }) => ({
        name,
        level: error(freeBytes < totalBytes * limits.freeDiskRatio),
        figures: `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} are free`,
      })),
    title: 'The disk of {name} is nearly full',
    advice:
      'Delete what is not needed, old backups first, or enlarge the disk. When it is full, enquiries are refused',
    rule: { alert: 'DiskNearlyFull', severity: 'ticket', for: '5m' },
  },
  {
    key: 'backup',
    evaluate: ({ backups, at, since }) =>
      ifKnown(backups, ({ folder, lastAt }) => {
        const hours = Math.round(secondsBetween(lastAt ?? since, at) / 3600);
        return {
          level: hours >= limits.backupHours ? 'error' : warning(!lastAt),
          figures: lastAt ? `the last backup is ${hours} hours old` : `there is none in ${folder}`,
        };
      }),
    title: 'No backup was made in the last day',
    advice: `Make one (make backup, or docker compose run --rm golghar backup), and look in the log for the reason (${named(logs, 'backup')})`,
    rule: { alert: 'BackupMissing', severity: 'ticket', for: '5m' },
  },
  {
    key: 'address',
    evaluate: ({ address }) => ifKnown(address, answered('takes enquiries')),
    title: 'The public address takes no enquiries',
    advice: 'Check the log of leads, PUBLIC_URL, DNS, the HTTPS proxy and the firewall',
  },
  {
    key: 'certificate',
    evaluate: ({ certificateEndsAt, at }) =>
      ifKnown(certificateEndsAt, (end) => ({
        level: error(secondsBetween(at, end) < limits.certificateDays * 86_400),
        figures: `the certificate is valid until ${end.toISOString().slice(0, 10)}`,
      })),
    title: 'The certificate of the site is about to expire',
    advice: 'Renew it, or check the log of the HTTPS proxy: browsers reject an expired certificate',
    rule: { alert: 'CertificateEnds', severity: 'ticket', for: '5m' },
  },
  {
    key: 'release',
    evaluate: ({ release }) =>
      ifKnown(release, ({ running, newest }) => ({
        level: warning(newest === null || newest.localeCompare(running, 'en', { numeric: true }) > 0),
        figures: `this is version ${running}, the newest is ${newest ?? 'not found at RELEASES_URL'}`,
      })),
    title: 'There may be a newer version',
    advice: 'Read what CHANGELOG.md says about it, then update as infra/docs/operating.md describes',
  },
  {
    key: 'failed-answers',
    title: `More than ${limits.failedAnswersRatio * 100} % of the responses of {name} are server errors`,
    advice: "Look in its log for lines of level error; the gateway's log has the same request id",
    rule: { alert: 'AnswersFail', severity: 'page', for: '5m', expr: failedAnswers },
  },
  {
    key: 'slow-answers',
    title: 'One response in twenty of {name} takes longer than a second',
    advice: 'Compare the connections to Postgres with those that wait, then the slowest operations',
    rule: { alert: 'AnswersSlow', severity: 'ticket', for: '10m', expr: slowAnswers },
  },
  {
    key: 'pool',
    title: 'Requests of {name} wait for a connection to Postgres',
    advice: 'Look for slow statements; raise DATABASE_POOL only when Postgres has room',
    rule: {
      alert: 'PostgresPoolExhausted',
      severity: 'ticket',
      for: '2m',
      expr: 'golghar_postgres_connections{state="waiting"} > 0',
    },
  },
];

export const findAll = (facts: Facts): Finding[] => checks.flatMap((check) => findingsOf(check, facts));
