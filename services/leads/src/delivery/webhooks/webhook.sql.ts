import type { DueKind, WebhookEvent } from '@golghar/contracts';
import { isOwed, isPlanned } from '../../leads/lead-conditions';
import { isUnclaimedSql, leaseEndSql } from './lease';

/** $1: leads. Nothing is kept where nobody listens. */
export const addCreatedEvents = `
  INSERT INTO webhook_outbox (lead_id, event)
  SELECT new.id, 'lead.created' FROM unnest($1::uuid[]) AS new (id) WHERE EXISTS (SELECT FROM webhook)`;

/** After a longer outage nobody is told any more. */
const maxOutage = `interval '1 day'`;

/** How many leads one round looks at; the next one goes on. */
const maxLeads = 500;

/**
 * $1: now. Adds what has become due since somebody listens: promised answers that nobody gave, and next steps of open
 * leads.
 */
export const addDueEvents = `
  WITH since AS (
    SELECT greatest(min(created_at), $1::timestamptz - ${maxOutage}) AS at
    FROM webhook WHERE 'lead.due' = ANY(events) HAVING count(*) > 0
  ), found AS (
    (SELECT lead.id, 'answer' AS due, lead.due_at FROM lead
      WHERE lead.deleted_at IS NULL AND ${isOwed}
        AND lead.due_at <= $1 AND lead.due_at > (SELECT at FROM since)
        AND NOT EXISTS (SELECT FROM webhook_due AS told
          WHERE told.lead_id = lead.id AND told.due = 'answer' AND told.due_at = lead.due_at)
      ORDER BY lead.due_at LIMIT ${maxLeads})
    UNION ALL
    (SELECT lead.id, 'next_step', lead.next_step_at FROM lead
      WHERE lead.deleted_at IS NULL AND ${isPlanned}
        AND lead.next_step_at <= $1 AND lead.next_step_at > (SELECT at FROM since)
        AND NOT EXISTS (SELECT FROM webhook_due AS told
          WHERE told.lead_id = lead.id AND told.due = 'next_step' AND told.due_at = lead.next_step_at)
      ORDER BY lead.next_step_at LIMIT ${maxLeads})
  ), new AS (
    INSERT INTO webhook_due (lead_id, due, due_at) SELECT id, due, due_at FROM found
    ON CONFLICT DO NOTHING RETURNING lead_id, due, due_at
  )
  INSERT INTO webhook_outbox (lead_id, event, due, due_at) SELECT lead_id, 'lead.due', due, due_at FROM new`;

export type EventRow = {
  leadId: string;
  event: WebhookEvent;
  due: DueKind | null;
  dueAt: Date | null;
  at: Date;
};

/** $1: how many. Removes the oldest of the outbox that no other worker is removing. */
export const removeEvents = `
  DELETE FROM webhook_outbox WHERE id IN (
    SELECT id FROM webhook_outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
  ) RETURNING lead_id AS "leadId", event, due, due_at AS "dueAt", at`;

export type ClaimedDeliveryRow = {
  id: string;
  webhookId: string;
  attempts: number;
  payload: string;
  url: string;
  secrets: string[];
};

/** Of one webhook at a time, so that one that hangs does not hold up the others. */
const maxPerWebhook = 4;

/** $1: webhooks that are being sent to. Claims what is due of every other one, longest first. */
export const claimDeliveries = `
  UPDATE webhook_delivery AS delivery SET attempts = attempts + 1, claimed_until = ${leaseEndSql}
  FROM webhook WHERE webhook.id = delivery.webhook_id AND delivery.id IN (
    SELECT due.id FROM webhook AS other CROSS JOIN LATERAL (
      SELECT id FROM webhook_delivery
      WHERE webhook_id = other.id AND state = 'queued' AND next_attempt_at <= clock_timestamp() AND ${isUnclaimedSql}
      ORDER BY next_attempt_at, id LIMIT ${maxPerWebhook} FOR UPDATE SKIP LOCKED
    ) AS due WHERE other.paused_at IS NULL AND other.id <> ALL($1::uuid[])
  ) RETURNING delivery.id, delivery.webhook_id AS "webhookId", delivery.attempts, delivery.payload, webhook.url,
    array_remove(ARRAY[webhook.secret, CASE WHEN webhook.old_secret_until > now() THEN webhook.old_secret END], NULL)
      AS secrets`;
