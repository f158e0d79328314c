import { secret, serviceSettings, sessionSettings } from '@golghar/platform';
import { mailSettings } from '@golghar/platform/deliveries';
import { address, email, needWholeDkim, wholeNumber } from '@golghar/platform/settings';
import * as z from 'zod';

/** Whether webhooks may reach private addresses, and use plain HTTP: for trials and tests only. */
const webhooksAllowPrivate = z.stringbool().default(false);

export const leadsSettings = serviceSettings.extend({
  ...sessionSettings.shape,
  /** Key for what is stored encrypted, or as a hash that nobody else can make. */
  LEADS_SECRET: secret,
  /** A request with this value in X-Seed-Token may set the time of an enquiry: for demonstrations and benchmarks. */
  SEED_TOKEN: secret.optional(),
  WEBHOOKS_ALLOW_PRIVATE: webhooksAllowPrivate,
});

export type LeadsSettings = z.output<typeof leadsSettings>;

export const workerSettings = needWholeDkim(
  serviceSettings.extend({
    REDIS_URL: address('redis', 'rediss'),
    LEADS_SECRET: secret,
    ...mailSettings.shape,
    /** Who is told while there is no active admin or manager. */
    ALERT_TO: email,
    /** Mails about enquiries to one recipient per minute; the rest are sent as one digest. */
    ALERTS_PER_MINUTE: wholeNumber(1, 100_000).default(300),
    /** Thank-you e-mails to one mailbox per day: anybody may enter any address. */
    THANK_YOU_MAILS_PER_DAY: wholeNumber(0, 99).default(2),
    /** And to all mailboxes together. */
    THANK_YOU_MAILS_PER_DAY_IN_ALL: wholeNumber(0, 99_999).default(500),
    WEBHOOKS_ALLOW_PRIVATE: webhooksAllowPrivate,
    /** Hours between two enquiries that the product sends itself; 0 for none. */
    CANARY_HOURS: wholeNumber(0, 168).default(6),
    /** Where it sends them if PUBLIC_URL can't be reached from inside. */
    CANARY_URL: address('http', 'https').optional(),
    /** Who gets the mails about them instead of the staff. */
    CANARY_TO: email.optional(),
  }),
);

export type WorkerSettings = z.output<typeof workerSettings>;
