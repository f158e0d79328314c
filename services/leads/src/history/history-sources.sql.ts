import type { HistorySource } from '@golghar/contracts';

/** Where the entries of a source are: what tells which lead each belongs to, when it happened, and what it says. */
type Source = { table: string; leadId: string; at: string; columns: string };

const audit = {
  leadId: 'NULL::uuid',
  at: 'at',
  // Without the address, which is emptied after 30 days.
  columns: 'actor_id, actor_name, action, subject_id, subject_name, detail',
};

const ofLead = { leadId: 'lead_id', at: 'created_at' };

const sources: Record<HistorySource, Source> = {
  audit: { table: 'audit_entry', ...audit },
  sign_in: { table: 'auth.audit_entries', ...audit },
  status_change: {
    ...ofLead,
    table: 'status_change',
    columns: 'from_status, to_status, author_id, author_name',
  },
  owner_change: {
    ...ofLead,
    table: 'owner_change',
    columns: 'from_id, from_name, to_id, to_name, author_id, author_name, note',
  },
  note: { ...ofLead, table: 'note', columns: 'content, author_id, author_name' },
  contact: { ...ofLead, table: 'contact', columns: 'outcome, channel, note, author_id, author_name' },
  reply: { ...ofLead, table: 'reply', columns: 'subject, text, author_id, author_name, author_email' },
  erasure: {
    table: 'history_erasure',
    leadId: 'NULL::uuid',
    at: 'at',
    columns: 'extract(epoch FROM deleted_at)',
  },
};

const sourceNames = Object.keys(sources) as HistorySource[];

/** One entry of the history; `content` is the same text whenever the entry says the same. */
export type HistoryEntryRow = {
  source: HistorySource;
  id: string;
  leadId: string | null;
  at: Date;
  content: string;
};

const entriesOf = (name: HistorySource, where: string): string => {
  const { table, leadId, at, columns } = sources[name];
  return `SELECT '${name}' AS source, id, ${leadId} AS "leadId", ${at} AS at, jsonb_build_array(${columns})::text AS content
    FROM ${table} AS entry WHERE ${where}`;
};

const isUnsealed = (name: HistorySource): string =>
  `NOT EXISTS (SELECT FROM history_seal WHERE source = '${name}' AND entry_id = entry.id)`;

/** $1: from when on, $2: before when, $3: how many of each source, the oldest first. */
export const findUnsealed = sourceNames
  .map((name) => {
    const { at } = sources[name];
    return `(${entriesOf(name, `${at} >= $1 AND ${at} < $2 AND ${isUnsealed(name)}`)} ORDER BY ${at}, id LIMIT $3)`;
  })
  .join(' UNION ALL ');

/** $1: ids. Entries of one source. */
export const findEntries = (name: HistorySource): string => entriesOf(name, 'id = ANY($1::uuid[])');
