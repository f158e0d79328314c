import { deletedKeptDays, importListedDays } from '@golghar/contracts';
import { lockCall } from '../../leads/people-links/person-links.sql';

/** Rows of one statement: few enough for a lead with all that hangs on it, however long nobody deleted anything. */
export const batchSize = 500;

type Rule = { table: string; key: string; isOver: string; lock?: string };

/** What is deleted when its time is over; an index of each table finds it. */
const rules: readonly Rule[] = [
  // Keys are promised for at least 24 hours.
  { table: 'idempotency_key', key: 'key_hash', isOver: `created_at < now() - interval '48 hours'` },
  // A deleted lead, and one that is set aside as spam, goes with its notes, contacts, changes and alerts.
  {
    table: 'lead',
    key: 'id',
    isOver: `deleted_at < now() - interval '${deletedKeptDays} days'`,
    // With its last lead a person goes: nobody may be merged into them just then.
    lock: lockCall,
  },
  // Who did not confirm is forgotten, and an e-mail that was sent is of use to nobody.
  {
    table: 'subscriber',
    key: 'id',
    isOver: `confirmed_at IS NULL AND requested_at < now() - interval '7 days'`,
  },
  {
    table: 'delivery',
    key: 'id',
    isOver: `kind NOT IN ('alert', 'thank_you') AND state <> 'queued' AND queued_at < now() - interval '30 days'`,
  },
  // What a webhook has not taken in that time, because it is paused, is of no use to it either.
  {
    table: 'delivery',
    key: 'id',
    isOver: `channel = 'http' AND state = 'queued' AND group_id IS NULL AND queued_at < now() - interval '30 days'`,
  },
  // The same words after a week are no repetition.
  { table: 'enquiry_text', key: 'ctid', isOver: `seen_at < now() - interval '7 days'` },
  // A link in an alert that has expired opens nothing.
  { table: 'alert_link', key: 'token_hash', isOver: `expires_at < now()` },
  // Operations shows the last few runs.
  { table: 'canary_run', key: 'id', isOver: `started_at < now() - interval '90 days'` },
  // Nobody wanted the leads of a file; of one that was imported it is known for a while, so that it can be taken back.
  {
    table: 'lead_import',
    key: 'id',
    isOver: `created_at < now() - interval '1 day' AND confirmed_at IS NULL`,
  },
  {
    table: 'lead_import',
    key: 'id',
    isOver: `created_at < now() - interval '${importListedDays} days'`,
  },
];

/** A DELETE has no LIMIT, in Postgres as in the query builder: each statement deletes one batch of a table. */
export const deletions: readonly string[] = rules.map(
  ({ table, key, isOver, lock }) =>
    `DELETE FROM ${table} ${lock ? `USING (SELECT ${lock} OFFSET 0) AS held ` : ''}WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${isOver} LIMIT ${batchSize})`,
);
