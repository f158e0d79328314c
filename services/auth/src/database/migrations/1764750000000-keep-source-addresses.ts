import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries may say where they came from, for 30 days. What empties and deletes them is a function: the program that
 * runs the migrations then makes table and function the property of the database's owner.
 */
export class KeepSourceAddresses1764750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entry ADD COLUMN address text;
      CREATE INDEX audit_entry_time ON audit_entry (at);
      CREATE INDEX audit_entry_with_address ON audit_entry (at) WHERE address IS NOT NULL;
      CREATE OR REPLACE VIEW audit_entries AS
        SELECT id, at, actor_id, actor_name, action, subject_id, subject_name, detail, address FROM audit_entry;
      CREATE FUNCTION apply_audit_retention(batch int) RETURNS int
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, auth, pg_temp AS $$
        DECLARE
          emptied int;
          deleted int;
        BEGIN
          UPDATE audit_entry SET address = NULL WHERE id IN (
            SELECT id FROM audit_entry WHERE address IS NOT NULL AND at < now() - interval '30 days' LIMIT batch);
          GET DIAGNOSTICS emptied = ROW_COUNT;
          DELETE FROM audit_entry WHERE id IN (
            SELECT id FROM audit_entry WHERE at < now() - interval '2 years' LIMIT batch);
          GET DIAGNOSTICS deleted = ROW_COUNT;
          RETURN emptied + deleted;
        END $$;
      REVOKE ALL ON FUNCTION apply_audit_retention FROM PUBLIC;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION apply_audit_retention;
      DROP VIEW audit_entries;
      CREATE VIEW audit_entries AS
        SELECT id, at, actor_id, actor_name, action, subject_id, subject_name, detail FROM audit_entry;
      DO $$
      BEGIN
        EXECUTE format('GRANT SELECT ON audit_entries TO %I', regexp_replace(current_user, '_auth$', '_leads'));
      END $$;
      ALTER TABLE audit_entry DROP COLUMN address;
      DROP INDEX audit_entry_time;
    `);
  }
}
