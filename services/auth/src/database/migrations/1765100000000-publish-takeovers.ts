import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who takes over the leads of whom, for the service of the leads. */
export class PublishTakeovers1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE takeover (
        user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
        -- One for each time, so that the receiver is told of each.
        id uuid NOT NULL,
        -- Null leaves the leads to nobody.
        taken_by uuid REFERENCES app_user ON DELETE CASCADE,
        actor_id uuid NOT NULL,
        actor_name text NOT NULL
      );
      CREATE VIEW takeovers AS
        SELECT takeover.id, takeover.user_id, left_user.name AS user_name, takeover.taken_by, takeover.actor_id,
          takeover.actor_name
        FROM takeover JOIN app_user AS left_user ON left_user.id = takeover.user_id AND left_user.status = 'disabled';
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON takeovers TO %I', regexp_replace(current_user, '_auth$', '_leads'));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW takeovers; DROP TABLE takeover');
  }
}
