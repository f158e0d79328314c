import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether somebody has hidden what to do first, and which leads were won when. */
export class FirstDay1768100000000 implements MigrationInterface {
  // The index is built beside enquiries that come in meanwhile.
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE preference ADD COLUMN IF NOT EXISTS hides_first_day boolean');
    // One that was broken off is there but not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_activity_won');
    await runner.query(`CREATE INDEX CONCURRENTLY lead_activity_won ON lead_activity (at, lead_id)
      WHERE kind = 'status' AND after = '"delivered"' AND undoes IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_activity_won; ALTER TABLE preference DROP COLUMN hides_first_day');
  }
}
