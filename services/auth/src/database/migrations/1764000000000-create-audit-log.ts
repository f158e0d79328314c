import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log, and the view through which leads shows it beside its own. */
export class CreateAuditLog1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id uuid PRIMARY KEY,
        at timestamptz(3) NOT NULL DEFAULT now(),
        actor_id uuid NOT NULL,
        actor_name text NOT NULL,
        action text NOT NULL,
        subject_id uuid,
        subject_name text,
        detail text
      );
      CREATE INDEX audit_entry_of_actor ON audit_entry (actor_id, id);
      CREATE VIEW audit_entries AS
        SELECT id, at, actor_id, actor_name, action, subject_id, subject_name, detail FROM audit_entry;
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON audit_entries TO %I', regexp_replace(current_user, '_auth$', '_leads'));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW audit_entries; DROP TABLE audit_entry');
  }
}
