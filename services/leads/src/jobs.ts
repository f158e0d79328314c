import { TakeoverJob } from './delivery/assignment/takeover.job';
import { PromiseMessage } from './delivery/promises/promise-email';
import { WebhookDueJob } from './delivery/webhooks/webhook-due.job';
import { DailyDigestMessage } from './desk/daily-digest-email';
import { PersonLinkJob } from './leads/people-links/person-link.job';
import { CanaryJob } from './operations/canary.job';
import { RetentionJob } from './operations/retention.job';
import { MonthMessage } from './reporting/month-email';
import { SearchIndexJob } from './search-index/search-index.job';
import { BusinessHours } from './team/lead-settings/business-hours';

/** What the process that answers browsers does again and again. */
export const apiJobs = [BusinessHours];

/** What the worker's own module provides: nothing else asks for them. */
export const ownJobs = [TakeoverJob, PersonLinkJob, SearchIndexJob, WebhookDueJob, CanaryJob, RetentionJob];

/** What the worker does again and again. */
export const workerJobs = [...ownJobs, BusinessHours, PromiseMessage, DailyDigestMessage, MonthMessage];
