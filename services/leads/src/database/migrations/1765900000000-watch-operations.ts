import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the watchdog found last, the alerts that are not sent at a glance, and the request that brought a lead. */
export class WatchOperations1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN request_id text');
    await runner.query(`CREATE INDEX alert_unsent ON alert (state, queued_at) WHERE state <> 'sent'`);
    await runner.query(`
      CREATE TABLE watchdog_report (
        id int PRIMARY KEY CHECK (id = 1),
        report jsonb NOT NULL,
        told jsonb NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE watchdog_report');
    await runner.query('DROP INDEX alert_unsent');
    await runner.query('ALTER TABLE lead DROP COLUMN request_id');
  }
}
