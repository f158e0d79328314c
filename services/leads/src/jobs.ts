import { AlertDigestJob } from './alerts/alert-digest.job';
import { Sweep } from './alerts/sweep';
import { TakeoverJob } from './assignment/takeover.job';
import { BusinessHoursJob } from './business-hours/business-hours.job';
import { CanaryJob } from './canary/canary.job';
import { DailyDigestJob } from './daily-digest/daily-digest.job';
import { MonthMailJob } from './month-mail/month-mail.job';
import { PersonLinkJob } from './people-links/person-link.job';
import { PromiseReminderJob } from './promises/promise-reminder.job';
import { RetentionJob } from './retention/retention.job';
import { WebhookDueJob } from './webhooks/webhook-due.job';
import { WebhookSecretsJob } from './webhooks/webhook-secrets.job';

/** What the process that answers browsers does again and again. */
export const apiJobs = [BusinessHoursJob];

/** What the worker does again and again. */
export const workerJobs = [
  BusinessHoursJob,
  Sweep,
  AlertDigestJob,
  TakeoverJob,
  PersonLinkJob,
  PromiseReminderJob,
  WebhookDueJob,
  WebhookSecretsJob,
  DailyDigestJob,
  CanaryJob,
  MonthMailJob,
  RetentionJob,
];
