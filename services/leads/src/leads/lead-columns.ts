import { maxCountedEnquiries, submissionSchema } from '@golghar/contracts';
import { currentName } from '../team/staff';

/** SQL: a time in the API's format, inside of JSON. */
export const isoTime = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ownerOf = (lead: string): string => `CASE WHEN ${lead}.owner_id IS NOT NULL
  THEN json_build_object('id', ${lead}.owner_id, 'name', ${currentName(`${lead}.owner_id`, `${lead}.owner_name`)}) END`;

// A lead that is not linked yet is the first of its person, whose id will be that of the lead. Deleted leads and those
// that are set aside as spam count nowhere.

const person = `json_build_object('id', coalesce(lead.person_id, lead.id), 'enquiries', greatest(1, (
  SELECT count(*) FROM (
    SELECT FROM lead AS other WHERE other.person_id = lead.person_id AND other.deleted_at IS NULL
    LIMIT ${maxCountedEnquiries}
  ) AS counted
)))`;

/** SQL: earlier enquiries of the same person; null for a first enquiry. */
export const historyOf = (lead: string): string => {
  const isEarlier = (other: string) => `${other}.person_id = ${lead}.person_id AND ${other}.deleted_at IS NULL
    AND (${other}.submitted_at, ${other}.id) < (${lead}.submitted_at, ${lead}.id)`;
  return `(
    SELECT json_build_object('ordinal', 1 + (
      SELECT count(*) FROM (
        SELECT FROM lead AS earlier WHERE ${isEarlier('earlier')} LIMIT ${maxCountedEnquiries}
      ) AS counted
    ), 'previous', json_build_object('id', previous.id, 'reference', previous.reference, 'status', previous.status,
      'submittedAt', ${isoTime('previous.submitted_at')}, 'owner', ${ownerOf('previous')}))
    FROM lead AS previous WHERE ${isEarlier('previous')}
    ORDER BY previous.submitted_at DESC, previous.id DESC LIMIT 1
  )`;
};

const composed: Record<string, string> = {
  owner: ownerOf('lead'),
  nextStep: `CASE WHEN lead.next_step_at IS NOT NULL THEN json_build_object('at', ${isoTime('lead.next_step_at')},
    'text', lead.next_step_text) END`,
  person,
  history: historyOf('lead'),
};

/** The column of a field, `submitted_at` for `submittedAt`, or the expression it is made of. */
const columnOf = (field: string): string => {
  const column = `lead.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  return composed[field] ?? (field.endsWith('At') ? isoTime(column) : column);
};

/** The columns of a lead that the contract names, under its names, for `FROM lead`. */
const leadColumns = Object.keys(submissionSchema.shape)
  .map((field) => `${columnOf(field)} AS "${field}"`)
  .join(', ');

/**
 * SQL: leads that a statement, `wanted`, finds.
 * @param more further columns
 */
export const selectLeads = (wanted: string, order: string, more = ''): string =>
  `SELECT ${leadColumns}${more} FROM (${wanted}) AS wanted JOIN lead ON lead.id = wanted.id ORDER BY ${order}`;
