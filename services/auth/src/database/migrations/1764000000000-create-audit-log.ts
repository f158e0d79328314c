import { createAuditTable } from '@golghar/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log, and the view through which leads shows it beside its own. */
export class CreateAuditLog1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${createAuditTable}
      CREATE VIEW audit_entries AS
        SELECT id, at, actor_id, actor_name, action, subject_id, subject_name, detail FROM audit_entry;
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON audit_entries TO %I', current_database() || '_leads');
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW audit_entries; DROP TABLE audit_entry');
  }
}
