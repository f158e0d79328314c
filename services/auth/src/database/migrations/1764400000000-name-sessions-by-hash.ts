import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The id in a token is stored and published as a hash alone. Tokens of before were signed with a secret that every
 * service had: they are worth nothing now, and everybody signs in again.
 */
export class NameSessionsByHash1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM session;
      ALTER TABLE session
        ADD COLUMN token_hash bytea NOT NULL,
        ADD COLUMN device text NOT NULL,
        ADD COLUMN address text NOT NULL;
      CREATE UNIQUE INDEX session_token_hash ON session (token_hash);
      CREATE INDEX session_over ON session (least(ended_at, expires_at));

      CREATE OR REPLACE VIEW live_sessions AS
        SELECT s.id AS session_id, u.id AS user_id, u.name, u.email, u.role, u.must_change_password, s.seen_at,
          s.token_hash
        FROM session s JOIN app_user u ON u.id = s.user_id
        WHERE s.ended_at IS NULL AND s.expires_at > now() AND s.seen_at > now() - interval '30 minutes'
          AND u.status = 'active' AND u.password_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW live_sessions;
      CREATE VIEW live_sessions AS
        SELECT s.id AS session_id, u.id AS user_id, u.name, u.email, u.role, u.must_change_password, s.seen_at
        FROM session s JOIN app_user u ON u.id = s.user_id
        WHERE s.ended_at IS NULL AND s.expires_at > now() AND s.seen_at > now() - interval '30 minutes'
          AND u.status = 'active' AND u.password_hash IS NOT NULL;
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON live_sessions TO %I, %I',
          regexp_replace(current_user, '_auth$', '_leads'), regexp_replace(current_user, '_auth$', '_metrics'));
      END $$;
      ALTER TABLE session DROP COLUMN token_hash, DROP COLUMN device, DROP COLUMN address;
      DROP INDEX session_over;
    `);
  }
}
