import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links in the mail about an enquiry with which its reader works the lead. */
export class WorkLeadsFromAlerts1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE alert_link (
        token_hash bytea PRIMARY KEY,
        alert_id uuid NOT NULL REFERENCES alert ON DELETE CASCADE,
        user_id uuid NOT NULL,
        used text[] NOT NULL DEFAULT '{}',
        expires_at timestamptz(3) NOT NULL
      );
      CREATE INDEX alert_link_of_alert ON alert_link (alert_id);
      CREATE INDEX alert_link_expiry ON alert_link (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE alert_link');
  }
}
