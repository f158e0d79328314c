import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  // What is due among all leads, or among somebody's, is found and counted in the index alone.
  [
    'lead_open',
    `lead (submitted_at DESC, id DESC) INCLUDE (status, owner_id, due_at, contacted_at, next_step_at)
      WHERE deleted_at IS NULL AND status IN ('new', 'in_progress', 'pending')`,
  ],
  [
    'lead_without_source',
    `lead (submitted_at DESC, id DESC) INCLUDE (status) WHERE deleted_at IS NULL AND source_name IS NULL`,
  ],
];

/** Outside of a transaction, because indexes over a large table are built while enquiries go on coming. */
export class IndexOpenLeads1766920000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    for (const [name, definition] of indexes) {
      // One that was broken off is there but not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    }
    await runner.query('RESET statement_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_open, lead_without_source');
  }
}
