import type { Submission } from '@golghar/contracts';
import { withIsoTimes } from '../../leads/with-iso-times';

/** Newest first; the id decides between leads of one millisecond. */
export const newestFirst = (table: string): string => `${table}.submitted_at DESC, ${table}.id DESC`;

/** Takes the leads from rows that each begin with the same columns about all of them; a row may have no lead. */
export function leadsOf<Summary extends object>(
  rows: (Summary & { id: string | null })[],
  summaryKeys: readonly (keyof Summary)[],
): Submission[] {
  return rows
    .filter(({ id }) => id !== null)
    .map((row) => {
      const lead = { ...row };
      for (const key of summaryKeys) delete lead[key];
      return withIsoTimes(lead) as unknown as Submission;
    });
}
