import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody's mailbox is filled through us: three confirmation e-mails at most, and none after a refusal. */
export class LimitNewsletterRequests1764350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE subscriber RENAME COLUMN asked_at TO requested_at;
      CREATE INDEX subscriber_newest ON subscriber (confirmed_at, id) WHERE confirmed_at IS NOT NULL;
      CREATE TABLE newsletter_mailbox (
        address_hash bytea PRIMARY KEY,
        request_count int NOT NULL,
        requested_at timestamptz(3),
        suppressed_at timestamptz(3)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE newsletter_mailbox;
      DROP INDEX subscriber_newest;
      ALTER TABLE subscriber RENAME COLUMN requested_at TO asked_at;
    `);
  }
}
