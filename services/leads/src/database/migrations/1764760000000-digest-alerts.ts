import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Above so many mails a minute the rest of a recipient's alerts come as one digest. */
export class DigestAlerts1764760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE alert ADD COLUMN in_digest boolean NOT NULL DEFAULT false;
      CREATE INDEX alert_for_digest ON alert (recipient, next_attempt_at) WHERE state = 'queued' AND in_digest;
      CREATE TABLE alert_rate (
        recipient text PRIMARY KEY,
        minute timestamptz NOT NULL,
        mails int NOT NULL,
        digest_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE alert_rate;
      DROP INDEX alert_for_digest;
      ALTER TABLE alert DROP COLUMN in_digest;
    `);
  }
}
