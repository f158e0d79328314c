import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user has at most one link that may still be used: it is said of that user, in a column. */
export class KeepLinkWithUser1767550000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user ADD COLUMN link jsonb;
      UPDATE app_user SET link = jsonb_build_object('id', open.id, 'purpose', open.purpose,
        'tokenHash', encode(open.token_hash, 'hex'),
        'expiresAt', to_char(open.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'madeBy', jsonb_build_object('id', maker.id, 'name', maker.name))
      FROM (
        SELECT DISTINCT ON (user_id) * FROM account_link WHERE used_at IS NULL AND revoked_at IS NULL
        ORDER BY user_id, created_at DESC
      ) open JOIN app_user maker ON maker.id = open.made_by
      WHERE open.user_id = app_user.id;
      DROP TABLE account_link;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_link (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        made_by uuid NOT NULL,
        purpose text NOT NULL,
        token_hash bytea NOT NULL,
        created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        expires_at timestamp(3) with time zone NOT NULL,
        used_at timestamp(3) with time zone,
        revoked_at timestamp(3) with time zone,
        CONSTRAINT account_link_pkey PRIMARY KEY (id),
        CONSTRAINT account_link_token_hash_key UNIQUE (token_hash),
        CONSTRAINT account_link_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id),
        CONSTRAINT account_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
        CONSTRAINT account_link_purpose_check CHECK (purpose IN ('invitation', 'reset'))
      );
      CREATE INDEX account_link_expiry ON account_link (expires_at);
      CREATE INDEX account_link_maker ON account_link (made_by);
      CREATE INDEX account_link_of_user ON account_link (user_id, created_at DESC);
      INSERT INTO account_link (id, user_id, made_by, purpose, token_hash, expires_at)
      SELECT (link->>'id')::uuid, id, (link#>>'{madeBy,id}')::uuid, link->>'purpose', decode(link->>'tokenHash', 'hex'),
        (link->>'expiresAt')::timestamptz
      FROM app_user WHERE link IS NOT NULL;
      ALTER TABLE app_user DROP COLUMN link;
    `);
  }
}
