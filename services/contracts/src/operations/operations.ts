import * as z from 'zod/mini';
import { admins, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { isoTime } from '../base/text';

export const incidentSchema = z.object({
  /** Identifies an incident, such as `process:leads`. */
  key: z.string(),
  title: z.string(),
  advice: z.string(),
  since: isoTime,
});

export type Incident = z.infer<typeof incidentSchema>;

/** What the watchdog records at each check. */
const watchdogReportSchema = z.object({
  at: isoTime,
  /** Each process of the product as it was found. */
  processes: z.array(
    z.object({
      /** With its address if there are several of a kind. */
      name: z.string(),
      isUp: z.boolean(),
      /** Since when it does not respond. */
      downSince: z.nullable(isoTime),
      version: z.nullable(z.string()),
      uptimeSeconds: z.nullable(z.number()),
      /** When the previous process hung and was ended, if that is why this one was started. */
      hungAt: z.optional(isoTime),
      missing: z.array(z.string()),
      /** What it has a connection to; missing in a report of an older watchdog. */
      connected: z.optional(z.array(z.string())),
    }),
  ),
  disks: z.array(z.object({ path: z.string(), freeBytes: z.number(), totalBytes: z.number() })),
  lastBackupAt: z.nullable(isoTime),
  /** Null while it does not respond; this and what follows are missing in a report of an older watchdog. */
  postgres: z.optional(z.nullable(z.object({ version: z.string(), bytes: z.number() }))),
  /** Of the public address: null if it could not be read, missing if the address is not https:. */
  certificateEndsAt: z.optional(z.nullable(isoTime)),
  incidents: z.array(incidentSchema),
});

export type WatchdogReport = z.infer<typeof watchdogReportSchema>;

/** The state of alerts from enquiry to mail, as Postgres has it now. */
const alertFlowSchema = z.object({
  /** Enquiries of which nobody has been told yet, and how long the oldest has waited. */
  outbox: z.number(),
  outboxSeconds: z.nullable(z.number()),
  /** Alerts not sent yet, and how long the oldest has waited; without those of the next digest. */
  waiting: z.number(),
  waitingSeconds: z.nullable(z.number()),
  /** Of these: deferred by the mail server. */
  deferred: z.number(),
  /** Rejected for good by the mail server. */
  parked: z.number(),
  /** The mail server's last response, or why there was none, for the longest waiting; of the parked ones first. */
  smtpResponse: z.nullable(z.string()),
  lastSentAt: z.nullable(isoTime),
});

export type AlertFlow = z.infer<typeof alertFlowSchema>;

/** Thresholds of warnings and errors, for all who check; `infra/checks` puts them in words. */
export const checkLimits = {
  outboxSeconds: 60,
  alertSeconds: 300,
  /** A restart, or a new version, takes less. */
  processSeconds: 30,
  /** Everything that starts together is up by then. */
  startSeconds: 120,
  /** How long a hung process is reported; a second time within this is the same incident. */
  hungSeconds: 3600,
  freeDiskRatio: 0.1,
  /** A day, and the time that making one takes. */
  backupHours: 26,
  /** Automatic renewal happens a month before the end. */
  certificateDays: 14,
  connectionsRatio: 0.8,
  /** A larger clock difference breaks sessions and the order of leads. */
  clockSkewSeconds: 5,
  /** For Prometheus only. */
  failedAnswersRatio: 0.02,
  answerSeconds: 1,
} as const;

/** Whether alerts come too late to be of use. */
export const areAlertsLate = ({
  outboxSeconds,
  waitingSeconds,
}: Pick<AlertFlow, 'outboxSeconds' | 'waitingSeconds'>): boolean =>
  (outboxSeconds ?? 0) > checkLimits.outboxSeconds || (waitingSeconds ?? 0) > checkLimits.alertSeconds;

/** Kinds of e-mails besides alerts, with their labels in Operations. */
export const emailKindLabels = {
  reply: 'Answers to enquiries',
  reply_failure: 'Answers that did not arrive',
  promise: 'Reminders of promised answers',
  handover: 'Leads that were handed over',
  thank_you: 'Thanks to senders',
  daily_digest: 'What there is to do today',
  month: 'The month',
  newsletter_confirmation: 'Confirmations of the newsletter',
  webhook_paused: 'Paused webhooks',
} as const;

export type EmailKind = keyof typeof emailKindLabels;

/** Request header by which the product's own test enquiry identifies itself: a token that is valid once. */
export const canaryHeader = 'x-canary-token';

const operationsSchema = z.object({
  alerts: alertFlowSchema,
  /** E-mails of other kinds that are waiting or have failed. */
  emails: z.array(
    z.object({
      kind: z.string(),
      waiting: z.int(),
      /** Of these: deferred by the mail server. */
      deferred: z.int(),
      /** Rejected for good by the mail server. */
      parked: z.int(),
      smtpResponse: z.nullable(z.string()),
    }),
  ),
  /** The enquiries that the product sent itself, newest first. */
  canary: z.array(
    z.object({
      startedAt: isoTime,
      state: z.enum(['running', 'passed', 'failed']),
      /** From the first byte to the mail server's response; null unless it passed. */
      seconds: z.nullable(z.number()),
      failure: z.nullable(z.string()),
    }),
  ),
  /** Null until the watchdog's first check. */
  watchdog: z.nullable(watchdogReportSchema),
});

export type Operations = z.infer<typeof operationsSchema>;

/** How the last runs of a scheduled job ended. */
const jobRunSchema = z.object({
  name: z.string(),
  succeededAt: z.nullable(isoTime),
  failedAt: z.nullable(isoTime),
  error: z.nullable(z.string()),
  isFailing: z.boolean(),
});

export type JobRun = z.infer<typeof jobRunSchema>;

const jobList = { response: z.object({ jobs: z.array(jobRunSchema) }) };

const settling = { response: z.object({ count: z.number() }) };

export const operationsApi = {
  /** This API as an OpenAPI document, and as a page for people. */
  openApi: endpoint('GET /api/admin/openapi.json', 'signed_in', {
    response: z.record(z.string(), z.unknown()),
  }),
  apiReference: endpoint('GET /api/admin/openapi', 'signed_in', { stream: 'text/html; charset=utf-8' }),
  /** Whether the product works, for monitors outside, and nothing else. */
  health: endpoint('GET /api/health', 'public', { response: z.object({ status: z.literal('ok') }) }),
  readOperations: endpoint('GET /api/admin/operations', admins, { response: operationsSchema }),
  /** Each service answers for its own scheduled jobs. */
  listAuthJobs: endpoint('GET /api/auth/jobs', admins, jobList),
  listLeadsJobs: endpoint('GET /api/admin/jobs', admins, jobList),
  listMetricsJobs: endpoint('GET /api/admin/metrics/jobs', admins, jobList),
  /** What all staff have to know about the alerts. */
  readAlertHealth: endpoint('GET /api/admin/operations/alert-health', roles, {
    response: z.object({
      isLate: z.boolean(),
      parked: z.number(),
      /** Whether the last enquiry that the product sent itself did not come through. */
      isCanaryLost: z.boolean(),
    }),
  }),
  /** Queues all parked alerts again. */
  retryParkedAlerts: endpoint('POST /api/admin/operations/parked-alerts/retry', admins, settling),
  /** Discards all parked alerts; their leads stay unchanged. */
  discardParkedAlerts: endpoint('POST /api/admin/operations/parked-alerts/discard', admins, settling),
};
