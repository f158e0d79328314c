import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal API tokens, and the view by which the services know those that work. */
export class CreateApiTokens1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_token (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        name text NOT NULL,
        token_hash bytea NOT NULL,
        role text NOT NULL,
        scopes text[] NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3),
        last_used_at timestamptz(3)
      );
      CREATE UNIQUE INDEX api_token_hash ON api_token (token_hash);
      CREATE INDEX api_token_of_user ON api_token (user_id);
      CREATE VIEW live_api_tokens AS
        SELECT t.id AS token_id, t.name AS token_name, t.role AS token_role, t.scopes, t.token_hash, t.last_used_at,
          u.id AS user_id, u.name, u.email, u.role, u.must_change_password
        FROM api_token t JOIN app_user u ON u.id = t.user_id
        WHERE (t.expires_at IS NULL OR t.expires_at > now()) AND u.status = 'active' AND u.password_hash IS NOT NULL;
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON live_api_tokens TO %I', regexp_replace(current_user, '_auth$', '_leads'));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW live_api_tokens; DROP TABLE api_token');
  }
}
