import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which admin was told of which pause of a webhook. */
export class TellOfPausedWebhooks1766910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_pause_notice (
        id uuid PRIMARY KEY,
        webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
        recipient text NOT NULL,
        recipient_name text NOT NULL,
        paused_at timestamptz(3) NOT NULL
      );
      CREATE INDEX webhook_pause_notice_of_webhook ON webhook_pause_notice (webhook_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_pause_notice');
  }
}
