import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in the other service that sends e-mails: a key tells what was queued before. */
export class DedupeEmails1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE outgoing_email ADD COLUMN dedupe_key text UNIQUE, ADD COLUMN payload jsonb',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outgoing_email DROP COLUMN dedupe_key, DROP COLUMN payload');
  }
}
