import { submissionSchema } from '@golghar/contracts';
import { presentName } from '../team/staff/present-name';
import { historyOf, isoTime, personOf } from './person-columns';

/** Fields that are made of several columns. */
const composed: Record<string, string> = {
  owner: `CASE WHEN lead.owner_id IS NOT NULL THEN json_build_object('id', lead.owner_id, 'name', ${presentName('lead.owner_id', 'lead.owner_name')}) END`,
  nextStep: `CASE WHEN lead.next_step_at IS NOT NULL THEN json_build_object('at', ${isoTime('lead.next_step_at')},
    'text', lead.next_step_text) END`,
  person: personOf('lead'),
  history: historyOf('lead'),
};

/** The column of a field, `submitted_at` for `submittedAt`, or what it is made of. */
export const columnOf = (field: string): string =>
  composed[field] ?? `lead.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** The columns of a lead that the contract names, under its names, for `FROM lead`. */
export const leadColumns = Object.keys(submissionSchema.shape)
  .map((field) => `${columnOf(field)} AS "${field}"`)
  .join(', ');
