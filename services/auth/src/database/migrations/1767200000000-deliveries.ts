import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All that leaves is in one table, as in the other service that sends. */
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
        CONSTRAINT delivery_channel_check CHECK (channel IN ('email', 'http')),
        CONSTRAINT delivery_state_check CHECK (state IN ('queued', 'sent', 'failed', 'cancelled'))
      );
      INSERT INTO delivery (id, kind, subject_id, payload, dedupe_key, state, attempts, last_answer, queued_at, sent_at, next_attempt_at)
      SELECT id, kind, subject_id, payload, dedupe_key, state, attempts, smtp_response, queued_at, sent_at,
        CASE state WHEN 'queued' THEN next_attempt_at END
      FROM outgoing_email;
      DROP TABLE outgoing_email;
      CREATE INDEX delivery_due ON delivery (channel, next_attempt_at, id) WHERE state = 'queued' AND group_id IS NULL;
      CREATE INDEX delivery_over ON delivery (kind, queued_at) WHERE state <> 'queued';
      CREATE INDEX delivery_subject ON delivery (subject_id);
      CREATE INDEX delivery_group ON delivery (group_id) WHERE group_id IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('Restore a backup.');
  }
}
