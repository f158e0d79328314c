import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What webhooks are told is a delivery. Messages keep their ids and bodies: receivers know what came twice by them. */
export class WebhooksAsDeliveries1767600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO delivery (id, kind, channel, subject_id, lead_id, payload, dedupe_key, state, attempts, last_answer,
        queued_at, sent_at, next_attempt_at)
      SELECT id, 'webhook', 'http', webhook_id, lead_id,
        jsonb_build_object('event', event, 'at', ${iso('created_at')}, 'body', payload),
        CASE WHEN event = 'lead.due' AND row_number() OVER (PARTITION BY due_key ORDER BY id) = 1 THEN due_key END,
        CASE state WHEN 'delivered' THEN 'sent' ELSE state END, attempts,
        nullif(concat_ws(' ', response_status, response), ''), created_at, delivered_at,
        CASE state WHEN 'queued' THEN next_attempt_at END
      FROM webhook_delivery CROSS JOIN LATERAL (SELECT payload::jsonb AS told) AS body
        CROSS JOIN LATERAL (SELECT concat_ws(' ', 'webhook', told#>>'{data,due}',
          (extract(epoch FROM (told#>>'{data,dueAt}')::timestamptz) * 1000)::bigint, lead_id, webhook_id) AS due_key) AS key;

      WITH happened AS (
        SELECT DISTINCT ON (lead_id, event, due) noted.*,
          bool_or(event = 'lead.created') OVER (PARTITION BY lead_id) AS is_new
        FROM webhook_outbox AS noted JOIN lead ON lead.id = lead_id
        WHERE lead.deleted_at IS NULL ORDER BY lead_id, event, due, noted.id DESC
      )
      INSERT INTO delivery (id, kind, channel, subject_id, lead_id, payload, dedupe_key, queued_at, next_attempt_at)
      SELECT gen_random_uuid(), 'webhook', 'http', webhook.id, lead_id,
        jsonb_strip_nulls(jsonb_build_object('event', event, 'at', ${iso('at')}, 'due', due, 'dueAt', ${iso('due_at')})),
        CASE event WHEN 'lead.changed' THEN concat_ws(' ', 'webhook', event, lead_id, webhook.id)
          WHEN 'lead.due' THEN concat_ws(' ', 'webhook', due, (extract(epoch FROM due_at) * 1000)::bigint, lead_id, webhook.id) END,
        at, at
      FROM happened JOIN webhook ON event = ANY(webhook.events)
      WHERE event <> 'lead.changed' OR NOT is_new ORDER BY happened.id;

      DROP TRIGGER lead_changes ON lead;
      DROP FUNCTION note_lead_changes();
      DROP TABLE webhook_delivery, webhook_due, webhook_outbox;
    `);
  }

  async down(): Promise<void> {
    throw new Error('A database of the version before is not made again: restore a backup.');
  }
}

/** SQL: a time as JavaScript writes it. */
function iso(time: string): string {
  return `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
