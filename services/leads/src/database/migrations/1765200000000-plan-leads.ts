import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is to be done next about a lead, what it may bring, and where it came from. Outside of a transaction, because
 * indexes over a large table are built while enquiries go on coming.
 */
export class PlanLeads1765200000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN IF NOT EXISTS next_step_at timestamptz(3),
        ADD COLUMN IF NOT EXISTS next_step_text text,
        ADD COLUMN IF NOT EXISTS value int,
        ADD COLUMN IF NOT EXISTS expected_month text,
        ADD COLUMN IF NOT EXISTS outcome_reason text,
        ADD COLUMN IF NOT EXISTS source jsonb,
        -- The one name of the source, for filters.
        ADD COLUMN IF NOT EXISTS source_name text`);
    for (const [name, definition] of [
      [
        'lead_next_step',
        `lead (next_step_at, id) WHERE deleted_at IS NULL AND next_step_at IS NOT NULL
          AND status IN ('new', 'in_progress', 'pending')`,
      ],
      [
        'lead_of_source',
        `lead (source_name, submitted_at DESC, id DESC) INCLUDE (status)
          WHERE deleted_at IS NULL AND source_name IS NOT NULL`,
      ],
    ]) {
      // One that was broken off is there but not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    }
    await runner.query('RESET statement_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX lead_next_step, lead_of_source;
      ALTER TABLE lead DROP COLUMN next_step_at, DROP COLUMN next_step_text, DROP COLUMN value,
        DROP COLUMN expected_month, DROP COLUMN outcome_reason, DROP COLUMN source, DROP COLUMN source_name;
    `);
  }
}
