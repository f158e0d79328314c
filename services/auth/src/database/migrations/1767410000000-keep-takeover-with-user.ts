import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who takes over somebody's leads is said of that user, in a column. */
export class KeepTakeoverWithUser1767410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user ADD COLUMN takeover jsonb;
      UPDATE app_user SET takeover = jsonb_build_object('id', takeover.id, 'takenBy', taken_by,
        'actorId', actor_id, 'actorName', actor_name)
      FROM takeover WHERE takeover.user_id = app_user.id;

      -- The same columns, so that whoever may read it still may.
      CREATE OR REPLACE VIEW takeovers AS
      SELECT (takeover->>'id')::uuid AS id, id AS user_id, name AS user_name, (takeover->>'takenBy')::uuid AS taken_by,
        (takeover->>'actorId')::uuid AS actor_id, takeover->>'actorName' AS actor_name
      FROM app_user WHERE status = 'disabled' AND takeover IS NOT NULL;
      DROP TABLE takeover;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE takeover (
        user_id uuid NOT NULL,
        id uuid NOT NULL,
        taken_by uuid,
        actor_id uuid NOT NULL,
        actor_name text NOT NULL,
        CONSTRAINT takeover_pkey PRIMARY KEY (user_id),
        CONSTRAINT takeover_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES app_user(id) ON DELETE CASCADE,
        CONSTRAINT takeover_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
      );
      INSERT INTO takeover SELECT user_id, id, taken_by, actor_id, actor_name FROM takeovers;
      CREATE OR REPLACE VIEW takeovers AS
      SELECT takeover.id, takeover.user_id, left_user.name AS user_name, takeover.taken_by, takeover.actor_id,
        takeover.actor_name
      FROM takeover JOIN app_user left_user ON left_user.id = takeover.user_id AND left_user.status = 'disabled';
      ALTER TABLE app_user DROP COLUMN takeover;
    `);
  }
}
