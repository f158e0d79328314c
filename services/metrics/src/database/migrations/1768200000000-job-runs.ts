import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the last runs of its scheduled jobs ended, as every service records. */
export class JobRuns1768200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_run (
        name text PRIMARY KEY,
        succeeded_at timestamptz(3),
        failed_at timestamptz(3),
        error text,
        state jsonb
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_run');
  }
}
