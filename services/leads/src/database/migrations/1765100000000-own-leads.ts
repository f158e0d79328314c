import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who works a lead, how it came to them, and what admins decide about it. Outside of a transaction, because an index
 * over a large table is built while enquiries go on coming.
 */
export class OwnLeads1765100000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead ADD COLUMN IF NOT EXISTS owner_id uuid, ADD COLUMN IF NOT EXISTS owner_name text;
      ALTER TABLE bulk_change_item ADD COLUMN IF NOT EXISTS owner_id uuid, ADD COLUMN IF NOT EXISTS owner_name text;

      CREATE TABLE IF NOT EXISTS owner_change (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        from_id uuid,
        from_name text,
        to_id uuid,
        to_name text,
        -- Nobody where a rule did it.
        author_id uuid,
        author_name text,
        note text,
        -- What one e-mail tells its receiver together.
        handover_id uuid,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX IF NOT EXISTS owner_change_of_lead ON owner_change (lead_id, created_at);
      CREATE INDEX IF NOT EXISTS owner_change_of_handover ON owner_change (handover_id) WHERE handover_id IS NOT NULL;

      -- One row at most: none stands for what holds until somebody decides.
      CREATE TABLE IF NOT EXISTS lead_settings (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        visibility text NOT NULL CHECK (visibility IN ('all', 'own_and_unassigned'))
      );
    `);
    // One that was broken off is there but not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_of_owner');
    await runner.query(`CREATE INDEX CONCURRENTLY lead_of_owner ON lead (owner_id, submitted_at DESC, id DESC)
      INCLUDE (status) WHERE deleted_at IS NULL`);
    await runner.query('RESET statement_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE lead_settings, owner_change;
      ALTER TABLE bulk_change_item DROP COLUMN owner_id, DROP COLUMN owner_name;
      DROP INDEX lead_of_owner;
      ALTER TABLE lead DROP COLUMN owner_id, DROP COLUMN owner_name;
    `);
  }
}
