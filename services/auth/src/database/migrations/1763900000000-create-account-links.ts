import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links with which people choose a password, and the letters that carry them. Who has not chosen one yet is
 * nobody to the other services: neither signed in nor told of enquiries.
 */
export class CreateAccountLinks1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_link (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        made_by uuid NOT NULL REFERENCES app_user,
        purpose text NOT NULL CHECK (purpose IN ('invitation', 'reset')),
        -- Of the word in the link, which is kept nowhere.
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        revoked_at timestamptz(3)
      );
      CREATE INDEX account_link_of_user ON account_link (user_id, created_at DESC);
      CREATE INDEX account_link_maker ON account_link (made_by);
      CREATE TABLE letter (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'void')),
        attempts int NOT NULL DEFAULT 0,
        answer text,
        queued_at timestamptz(3) NOT NULL DEFAULT now(),
        sent_at timestamptz(3),
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX letter_due ON letter (next_attempt_at) WHERE state = 'queued';
      CREATE INDEX letter_subject ON letter (subject_id);
      CREATE OR REPLACE VIEW live_sessions AS
        SELECT s.id AS session_id, u.id AS user_id, u.name, u.email, u.role, u.must_change_password, s.seen_at
        FROM session s JOIN app_user u ON u.id = s.user_id
        WHERE s.ended_at IS NULL AND s.expires_at > now() AND s.seen_at > now() - interval '30 minutes'
          AND u.status = 'active' AND u.password_hash IS NOT NULL;

      CREATE OR REPLACE VIEW alert_recipients AS
        SELECT id AS user_id, email, name FROM app_user
        WHERE status = 'active' AND role IN ('admin', 'manager') AND password_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW live_sessions AS
        SELECT s.id AS session_id, u.id AS user_id, u.name, u.email, u.role, u.must_change_password, s.seen_at
        FROM session s JOIN app_user u ON u.id = s.user_id
        WHERE s.ended_at IS NULL AND s.expires_at > now() AND s.seen_at > now() - interval '30 minutes'
          AND u.status = 'active';

      CREATE OR REPLACE VIEW alert_recipients AS
        SELECT id AS user_id, email, name FROM app_user
        WHERE status = 'active' AND role IN ('admin', 'manager');

      DROP TABLE letter, account_link;
    `);
  }
}
