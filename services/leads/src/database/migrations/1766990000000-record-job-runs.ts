import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the last runs of each scheduled job ended, for Operations. */
export class RecordJobRuns1766990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_run (
        name text PRIMARY KEY,
        succeeded_at timestamptz(3),
        failed_at timestamptz(3),
        error text
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_run');
  }
}
