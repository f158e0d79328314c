import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who may sign in, and who is signed in. The views are all that other services see of it: their rights end
 * there.
 */
export class CreateUsersAndSessions1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app_user (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        role text NOT NULL,
        status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
        password_hash text,
        must_change_password boolean NOT NULL DEFAULT false,
        last_sign_in_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX app_user_email ON app_user (lower(email));

      CREATE TABLE session (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX session_of_user ON session (user_id) WHERE ended_at IS NULL;

      -- Failed sign-ins by account and by address, both as keyed hashes: neither is kept in clear.
      CREATE TABLE sign_in_failure (
        subject bytea NOT NULL,
        failed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sign_in_failure_of_subject ON sign_in_failure (subject, failed_at);

      -- A session is over after 30 idle minutes, at its absolute end, or with its account.
      CREATE VIEW live_sessions AS
        SELECT s.id AS session_id, u.id AS user_id, u.name, u.email, u.role, u.must_change_password, s.seen_at
        FROM session s JOIN app_user u ON u.id = s.user_id
        WHERE s.ended_at IS NULL AND s.expires_at > now() AND s.seen_at > now() - interval '30 minutes'
          AND u.status = 'active';

      CREATE VIEW alert_recipients AS
        SELECT id AS user_id, email, name FROM app_user
        WHERE status = 'active' AND role IN ('admin', 'manager');

      DO $$
      DECLARE
        -- Of this role and not of this database, which may be one that a backup is tried in.
        leads text := regexp_replace(current_user, '_auth$', '_leads');
        metrics text := regexp_replace(current_user, '_auth$', '_metrics');
      BEGIN
        EXECUTE format('GRANT USAGE ON SCHEMA auth TO %I, %I', leads, metrics);
        EXECUTE format('GRANT SELECT ON live_sessions TO %I, %I', leads, metrics);
        EXECUTE format('GRANT SELECT ON alert_recipients TO %I', leads);
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW alert_recipients, live_sessions;
      DROP TABLE sign_in_failure, session, app_user;
    `);
  }
}
