import { attachmentKeptDays, deletedKeptDays, importListedDays } from '@golghar/contracts';
import { applyAuditRetention, deleteInBatches, type ScheduledJob } from '@golghar/platform';
import { lockCall } from '../leads/people-links/person-links.sql';

/** Rows of one statement: few enough for a lead with all that hangs on it, however long nobody deleted anything. */
export const rowsAtOnce = 500;

const over = [
  // Keys are promised for at least 24 hours.
  { table: 'idempotency_key', isOver: `created_at < now() - interval '48 hours'` },
  // A deleted lead, and one that is set aside as spam, goes with its notes, contacts, changes and alerts. With its last
  // lead a person goes: nobody may be merged into them just then.
  { table: 'lead', isOver: `deleted_at < now() - interval '${deletedKeptDays} days'`, lock: lockCall },
  // Who did not confirm is forgotten, and an e-mail that was sent is of use to nobody.
  { table: 'subscriber', isOver: `confirmed_at IS NULL AND requested_at < now() - interval '7 days'` },
  {
    table: 'delivery',
    isOver: `kind NOT IN ('alert', 'thank_you') AND state <> 'queued' AND queued_at < now() - interval '30 days'`,
  },
  // What a webhook has not taken in that time, because it is paused, is of no use to it either.
  {
    table: 'delivery',
    isOver: `channel = 'http' AND state = 'queued' AND group_id IS NULL AND queued_at < now() - interval '30 days'`,
  },
  // From which network an enquiry came, nothing is counted by after a day.
  {
    table: 'delivery',
    isOver: `kind = 'thank_you' AND payload->>'network' IS NOT NULL AND queued_at < now() - interval '1 day'`,
    emptied: `payload = payload - 'network'`,
  },
  // What went with an answer; the history of the lead keeps its names.
  {
    table: 'reply',
    isOver: `contents IS NOT NULL AND created_at < now() - interval '${attachmentKeptDays} days'`,
    emptied: 'contents = NULL',
  },
  // The same words after a week are no repetition.
  { table: 'enquiry_text', isOver: `seen_at < now() - interval '7 days'` },
  // A link in an alert that has expired opens nothing.
  { table: 'alert_link', isOver: `expires_at < now()` },
  // Operations shows the last few runs.
  { table: 'canary_run', isOver: `started_at < now() - interval '90 days'` },
  // Nobody wanted the leads of a file; of one that was imported it is known for a while, so that it can be taken back.
  { table: 'lead_import', isOver: `created_at < now() - interval '1 day' AND confirmed_at IS NULL` },
  { table: 'lead_import', isOver: `created_at < now() - interval '${importListedDays} days'` },
];

/** Deletes what is over, in batches: after a long stop there may be much of it. */
export const retentionJob: ScheduledJob = {
  name: 'retention',
  schedule: '0 0 * * * *',

  async run({ database, signal }) {
    const steps = [
      ...over.map((each) => () => deleteInBatches(database, { ...each, rowsAtOnce }, signal)),
      () => applyAuditRetention(database),
    ];
    const errors: unknown[] = [];
    // One that fails must not keep the others from what they have to delete.
    for (const step of steps) await step().catch((error) => errors.push(error));
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} of ${steps.length} steps failed`);
  },
};
