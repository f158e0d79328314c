import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * All that leaves is in one table, as in the other service that sends. What there is at most one of for a user, a link that
 * may still be used and whoever takes over their leads, is said of that user.
 */
export class OneWay1767800000000 implements MigrationInterface {
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
      INSERT INTO delivery (id, kind, subject_id, state, attempts, last_answer, queued_at, sent_at, next_attempt_at)
      SELECT id, kind, subject_id, state, attempts, smtp_response, queued_at, sent_at,
        CASE state WHEN 'queued' THEN next_attempt_at END
      FROM outgoing_email;
      DROP TABLE outgoing_email;
      CREATE INDEX delivery_due ON delivery (channel, next_attempt_at, id) WHERE state = 'queued' AND group_id IS NULL;
      CREATE INDEX delivery_over ON delivery (kind, queued_at) WHERE state <> 'queued';
      CREATE INDEX delivery_subject ON delivery (subject_id);
      CREATE INDEX delivery_group ON delivery (group_id) WHERE group_id IS NOT NULL;

      ALTER TABLE app_user ADD COLUMN disabled_at timestamptz, ADD COLUMN takeover jsonb, ADD COLUMN link jsonb;
      UPDATE app_user SET disabled_at = now() WHERE status = 'disabled';
      UPDATE app_user SET takeover = jsonb_build_object('id', takeover.id, 'takenBy', taken_by,
        'actorId', actor_id, 'actorName', actor_name)
      FROM takeover WHERE takeover.user_id = app_user.id;
      UPDATE app_user SET link = jsonb_build_object('id', open.id, 'purpose', open.purpose,
        'tokenHash', encode(open.token_hash, 'hex'),
        'expiresAt', to_char(open.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'madeBy', jsonb_build_object('id', maker.id, 'name', maker.name))
      FROM (
        SELECT DISTINCT ON (user_id) * FROM account_link WHERE used_at IS NULL AND revoked_at IS NULL
        ORDER BY user_id, created_at DESC
      ) open JOIN app_user maker ON maker.id = open.made_by
      WHERE open.user_id = app_user.id;

      -- However it is disabled, also by hand: links in e-mails end with that, and enabling it brings none of them back.
      CREATE FUNCTION keep_when_disabled() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          NEW.disabled_at := now();
          RETURN NEW;
        END $$;
      CREATE TRIGGER keep_when_disabled BEFORE UPDATE OF status ON app_user FOR EACH ROW
        WHEN (NEW.status = 'disabled' AND OLD.status <> 'disabled') EXECUTE FUNCTION keep_when_disabled();
      CREATE OR REPLACE VIEW staff AS
        SELECT id, name, email, role, status = 'active' AND password_hash IS NOT NULL AS is_active, disabled_at
        FROM app_user;
      -- The same columns, so that whoever may read it still may.
      CREATE OR REPLACE VIEW takeovers AS
      SELECT (takeover->>'id')::uuid AS id, id AS user_id, name AS user_name, (takeover->>'takenBy')::uuid AS taken_by,
        (takeover->>'actorId')::uuid AS actor_id, takeover->>'actorName' AS actor_name
      FROM app_user WHERE status = 'disabled' AND takeover IS NOT NULL;
      DROP TABLE takeover, account_link;
    `);
  }

  async down(): Promise<void> {
    throw new Error('A database of the version before is not made again: restore a backup.');
  }
}
