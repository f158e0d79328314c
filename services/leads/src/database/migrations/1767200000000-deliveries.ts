import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All e-mails, alerts as well, are in one table. Alerts keep their ids: links and screens know them. */
export class Deliveries1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE delivery (
        id uuid NOT NULL,
        kind text NOT NULL,
        channel text NOT NULL DEFAULT 'email',
        recipient text,
        recipient_name text,
        subject_id uuid NOT NULL,
        lead_id uuid,
        payload jsonb,
        dedupe_key text,
        state text NOT NULL DEFAULT 'queued',
        attempts integer NOT NULL DEFAULT 0,
        last_answer text,
        queued_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        sent_at timestamp(3) with time zone,
        next_attempt_at timestamp(3) with time zone DEFAULT now(),
        claimed_until timestamp(3) with time zone,
        group_id uuid,
        CONSTRAINT delivery_pkey PRIMARY KEY (id),
        CONSTRAINT delivery_dedupe_key_key UNIQUE (dedupe_key),
        CONSTRAINT delivery_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE,
        CONSTRAINT delivery_channel_check CHECK (channel IN ('email', 'http')),
        CONSTRAINT delivery_state_check CHECK (state IN ('queued', 'sent', 'failed', 'cancelled'))
      );

      INSERT INTO delivery (id, kind, subject_id, payload, dedupe_key, state, attempts, last_answer, queued_at, sent_at, next_attempt_at)
      SELECT id, kind, subject_id, payload, dedupe_key, state, attempts, smtp_response, queued_at, sent_at,
        CASE state WHEN 'queued' THEN next_attempt_at END
      FROM outgoing_email;

      INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, dedupe_key, state, attempts, last_answer,
        queued_at, sent_at, next_attempt_at)
      SELECT id, 'alert', lead_id, lead_id, recipient, recipient_name, 'alert ' || lead_id || ' ' || recipient, state, attempts,
        smtp_response, queued_at, sent_at, next_attempt_at
      FROM alert;

      ALTER TABLE alert_link DROP CONSTRAINT alert_link_alert_id_fkey;
      ALTER TABLE alert_link ADD CONSTRAINT alert_link_alert_id_fkey
        FOREIGN KEY (alert_id) REFERENCES delivery(id) ON DELETE CASCADE;
      DROP TABLE alert, alert_rate, outgoing_email;

      CREATE INDEX delivery_due ON delivery (channel, next_attempt_at, id) WHERE state = 'queued' AND group_id IS NULL;
      CREATE INDEX delivery_over ON delivery (kind, queued_at) WHERE state <> 'queued';
      CREATE INDEX delivery_subject ON delivery (subject_id);
      CREATE INDEX delivery_group ON delivery (group_id) WHERE group_id IS NOT NULL;
      CREATE INDEX delivery_of_lead ON delivery (lead_id, kind) WHERE lead_id IS NOT NULL;
      CREATE INDEX delivery_alert_sent ON delivery (recipient, sent_at) WHERE kind = 'alert';
    `);
  }

  async down(): Promise<void> {
    throw new Error('Restore a backup.');
  }
}
