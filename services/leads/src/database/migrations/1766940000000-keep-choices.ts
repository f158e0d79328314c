import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The package and the calculation that a visitor chose before writing. Outside of a transaction, because the index over a
 * large table is built while enquiries go on coming.
 */
export class KeepChoices1766940000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN IF NOT EXISTS choice jsonb,
        -- The one name of the choice, for filters.
        ADD COLUMN IF NOT EXISTS choice_name text`);
    // One that was broken off is there but not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_of_choice');
    await runner.query(`
      CREATE INDEX CONCURRENTLY lead_of_choice ON lead (choice_name, submitted_at DESC, id DESC) INCLUDE (status)
        WHERE deleted_at IS NULL AND choice_name IS NOT NULL`);
    await runner.query('RESET statement_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX lead_of_choice; ALTER TABLE lead DROP COLUMN choice, DROP COLUMN choice_name',
    );
  }
}
