import { type LeadStatus, openStatuses } from '@golghar/contracts';

export const statusList = (statuses: readonly LeadStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(', ');

/** The statuses of open leads, as the values of an IN. */
export const openStatusList = statusList(openStatuses);

/** A promised answer that nobody has given yet, of a lead that may be deleted; in the words of the partial index lead_due. */
export const isResponseDue = `lead.contacted_at IS NULL AND lead.due_at IS NOT NULL AND lead.status IN (${openStatusList})`;

/** SQL: leads won after a given time, whatever they are now; in the words of the partial index lead_activity_won. */
export const wonSince = (time: string): string =>
  `SELECT lead_id FROM lead_activity WHERE kind = 'status' AND after = '"delivered"' AND undoes IS NULL AND at >= ${time}`;

/** An open lead has a next step, in the words of the partial index lead_next_step. */
export const isPlanned = `lead.next_step_at IS NOT NULL AND lead.status IN (${openStatusList})`;
