import { canaryActor } from './canary-run.entity';

/** So that one of many workers begins a run. */
export const lockCanary = `SELECT pg_advisory_xact_lock(hashtext('canary'))`;

// Of leads, alerts and the outbox by name alone: their features import this one.

/** $1: leads. Those that are canaries. */
export const findCanaries = `
  SELECT id FROM lead WHERE id = ANY($1::uuid[]) AND deleted_by_id = '${canaryActor.id}'`;

export type CanaryLeadRow = { id: string };

/** $1: lead. How far its alert came. */
export const findCanaryAlert = `
  SELECT state, last_answer AS "smtpResponse" FROM delivery WHERE lead_id = $1 AND kind = 'alert' ORDER BY id LIMIT 1`;

export type CanaryAlertRow = { state: 'queued' | 'sent' | 'failed'; smtpResponse: string | null };

/** $1: lead. Before the lead itself, so that no relay takes it for one that somebody else erased. */
export const removeFromOutbox = 'DELETE FROM outbox WHERE lead_id = $1';

/** $1: lead. It goes with its alert; a person's lead is out of reach. */
export const eraseCanary = `DELETE FROM lead WHERE id = $1 AND deleted_by_id = '${canaryActor.id}'`;
