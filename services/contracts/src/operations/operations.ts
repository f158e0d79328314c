import * as z from 'zod/mini';
import { admins, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { isoTime } from '../base/text';

export const incidentSchema = z.object({
  /** Tells one incident from another, such as `process:leads`. */
  key: z.string(),
  title: z.string(),
  advice: z.string(),
  since: isoTime,
});

export type Incident = z.infer<typeof incidentSchema>;

/** What the watchdog writes down at each look. */
const watchdogReportSchema = z.object({
  at: isoTime,
  /** Each process of the product as it was found. */
  processes: z.array(
    z.object({
      /** With its address where there are several of a kind. */
      name: z.string(),
      isUp: z.boolean(),
      /** Since when it does not answer. */
      downSince: z.nullable(isoTime),
      version: z.nullable(z.string()),
      uptimeSeconds: z.nullable(z.number()),
      /** When the one before it hung and was ended, where that is why it was started. */
      hungAt: z.optional(isoTime),
      missing: z.array(z.string()),
      /** What it has a connection to; not in a report of an older watchdog. */
      connected: z.optional(z.array(z.string())),
    }),
  ),
  disks: z.array(z.object({ path: z.string(), freeBytes: z.number(), totalBytes: z.number() })),
  lastBackupAt: z.nullable(isoTime),
  /** Null while it does not answer; not in a report of an older watchdog, nor is what follows. */
  postgres: z.optional(z.nullable(z.object({ version: z.string(), bytes: z.number() }))),
  /** Of the public address: null when it could not be seen, not there when the address is not https:. */
  certificateEndsAt: z.optional(z.nullable(isoTime)),
  incidents: z.array(incidentSchema),
});

export type WatchdogReport = z.infer<typeof watchdogReportSchema>;

/** The way of the alerts from enquiry to mail, as Postgres has it now. */
const alertFlowSchema = z.object({
  /** Enquiries of which nobody was told yet, and how long the oldest has waited. */
  outbox: z.number(),
  outboxSeconds: z.nullable(z.number()),
  /** Alerts that are not sent yet, and how long the oldest has waited; without those of the next digest. */
  waiting: z.number(),
  waitingSeconds: z.nullable(z.number()),
  /** Of the waiting: the mail server has put them off. */
  deferred: z.number(),
  /** The mail server will never take them. */
  parked: z.number(),
  /** What the mail server, or the lack of one, said of the longest waiting; of the parked ones first. */
  smtpResponse: z.nullable(z.string()),
  lastSentAt: z.nullable(isoTime),
});

export type AlertFlow = z.infer<typeof alertFlowSchema>;

/** From which figures on something is wrong, for all who look; `infra/checks` says it in words. */
export const checkLimits = {
  outboxSeconds: 60,
  alertSeconds: 300,
  /** A restart, or a new version, takes less. */
  processSeconds: 30,
  /** All that starts together is up by then. */
  startSeconds: 120,
  /** For so long somebody has to hear that a process hung, and a second time is the same incident. */
  hungSeconds: 3600,
  freeDiskRatio: 0.1,
  /** A day, and the time that making one takes. */
  backupHours: 26,
  /** Whoever renews certificates by themselves does it a month before. */
  certificateDays: 14,
  connectionsRatio: 0.8,
  /** Clocks further apart spoil sessions and the order of leads. */
  clockSkewSeconds: 5,
  /** Of Prometheus alone. */
  failedAnswersRatio: 0.02,
  answerSeconds: 1,
} as const;

/** Whether alerts come too late to be of use. */
export const areAlertsLate = ({
  outboxSeconds,
  waitingSeconds,
}: Pick<AlertFlow, 'outboxSeconds' | 'waitingSeconds'>): boolean =>
  (outboxSeconds ?? 0) > checkLimits.outboxSeconds || (waitingSeconds ?? 0) > checkLimits.alertSeconds;

/** Kinds of e-mails beside alerts, and what Operations calls them. */
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

/** Request header by which the product's own enquiry shows that it is one: a word that is good once. */
export const canaryHeader = 'x-canary-token';

const operationsSchema = z.object({
  alerts: alertFlowSchema,
  /** E-mails of other kinds that are not with the mail server yet or never will be. */
  emails: z.array(
    z.object({
      kind: z.string(),
      waiting: z.int(),
      /** Of the waiting: the mail server has put them off. */
      deferred: z.int(),
      /** The mail server will never take them. */
      parked: z.int(),
      smtpResponse: z.nullable(z.string()),
    }),
  ),
  /** The enquiries that the product sent itself, the newest first. */
  canary: z.array(
    z.object({
      startedAt: isoTime,
      state: z.enum(['running', 'passed', 'failed']),
      /** From the first byte to the mail server's answer; null unless it passed. */
      seconds: z.nullable(z.number()),
      failure: z.nullable(z.string()),
    }),
  ),
  /** How the last runs of the scheduled jobs went. */
  jobs: z.array(
    z.object({
      name: z.string(),
      succeededAt: z.nullable(isoTime),
      failedAt: z.nullable(isoTime),
      error: z.nullable(z.string()),
      isFailing: z.boolean(),
    }),
  ),
  /** Null until the watchdog has looked for the first time. */
  watchdog: z.nullable(watchdogReportSchema),
});

export type Operations = z.infer<typeof operationsSchema>;

const settling = { response: z.object({ count: z.number() }) };

export const operationsApi = {
  /** This API as an OpenAPI document, and as a page for people. */
  openApi: endpoint('GET /api/admin/openapi.json', 'signed_in', {
    response: z.record(z.string(), z.unknown()),
  }),
  apiReference: endpoint('GET /api/admin/openapi', 'signed_in', { stream: 'text/html; charset=utf-8' }),
  /** Whether the product works, for monitors outside: nothing but that. */
  health: endpoint('GET /api/health', 'public', { response: z.object({ status: z.literal('ok') }) }),
  readOperations: endpoint('GET /api/admin/operations', admins, { response: operationsSchema }),
  /** What all staff have to know of the alerts. */
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
  /** Forgets all parked alerts; their leads stay as they are. */
  discardParkedAlerts: endpoint('POST /api/admin/operations/parked-alerts/discard', admins, settling),
};
