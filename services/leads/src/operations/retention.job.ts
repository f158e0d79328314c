import { attachmentKeptDays, deletedKeptDays, importListedDays } from '@golghar/contracts';
import { applyAuditRetention, deleteInBatches, type ScheduledJob } from '@golghar/platform';
import { lockCall } from '../leads/people-links/person-links.sql';

/** Rows per statement: few enough for leads with everything that belongs to them, however long nothing was deleted. */
export const rowsAtOnce = 500;

const over = [
  // Keys are promised for at least 24 hours.
  { table: 'idempotency_key', isOver: `created_at < now() - interval '48 hours'` },
  // A deleted lead, and one set aside as spam, is erased with its notes, contacts, changes and alerts. A person is deleted with
  // their last lead: nobody may be merged into them meanwhile.
  { table: 'lead', isOver: `deleted_at < now() - interval '${deletedKeptDays} days'`, lock: lockCall },
  // An unconfirmed subscriber is forgotten, and a sent e-mail is no longer needed.
  { table: 'subscriber', isOver: `confirmed_at IS NULL AND requested_at < now() - interval '7 days'` },
  {
    table: 'delivery',
    isOver: `kind NOT IN ('alert', 'thank_you') AND state <> 'queued' AND queued_at < now() - interval '30 days'`,
  },
  // A paused webhook has no use for calls this old.
  {
    table: 'delivery',
    isOver: `channel = 'http' AND state = 'queued' AND group_id IS NULL AND queued_at < now() - interval '30 days'`,
  },
  // After a day nothing is counted by the network of an enquiry.
  {
    table: 'delivery',
    isOver: `kind = 'thank_you' AND payload->>'network' IS NOT NULL AND queued_at < now() - interval '1 day'`,
    emptied: `payload = payload - 'network'`,
  },
  // Files sent with an answer; the lead's history keeps their names.
  {
    table: 'reply',
    isOver: `contents IS NOT NULL AND created_at < now() - interval '${attachmentKeptDays} days'`,
    emptied: 'contents = NULL',
  },
  // After a week the same words are no repetition.
  { table: 'enquiry_text', isOver: `seen_at < now() - interval '7 days'` },
  // An expired link of an alert.
  { table: 'alert_link', isOver: `expires_at < now()` },
  // Operations shows the last few runs.
  { table: 'canary_run', isOver: `started_at < now() - interval '90 days'` },
  // An abandoned import; a finished one is kept for a while, so that it can be undone.
  { table: 'lead_import', isOver: `created_at < now() - interval '1 day' AND confirmed_at IS NULL` },
  { table: 'lead_import', isOver: `created_at < now() - interval '${importListedDays} days'` },
];

/** Deletes what has expired, in batches: after a long downtime there may be much of it. */
export const retentionJob: ScheduledJob = {
  name: 'retention',
  schedule: '0 0 * * * *',

  async run({ database, signal }) {
    const steps = [
      ...over.map((each) => () => deleteInBatches(database, { ...each, rowsAtOnce }, signal)),
      () => applyAuditRetention(database),
    ];
    const errors: unknown[] = [];
    // A failing step must not keep the others from deleting.
    for (const step of steps) await step().catch((error) => errors.push(error));
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
  },
};
