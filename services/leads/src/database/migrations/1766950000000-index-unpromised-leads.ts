import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * New leads that wait without a promise, for Today: the oldest first. No enquiry is among them, so none pays for it.
 * Outside of a transaction, because an index over a large table is built while enquiries go on coming.
 */
export class IndexUnpromisedLeads1766950000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    // One that was broken off is there but not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_unpromised');
    await runner.query(`CREATE INDEX CONCURRENTLY lead_unpromised ON lead (submitted_at, id) INCLUDE (owner_id)
      WHERE deleted_at IS NULL AND status = 'new' AND next_step_at IS NULL
        AND (due_at IS NULL OR contacted_at IS NOT NULL)`);
    await runner.query('RESET statement_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_unpromised');
  }
}
