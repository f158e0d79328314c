import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails know themselves by a key what was queued before, and so do those that are queued or were sent already. */
export class DedupeEmails1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outgoing_email ADD COLUMN dedupe_key text UNIQUE, ADD COLUMN payload jsonb;

      UPDATE outgoing_email SET dedupe_key = 'thank_you ' || subject_id WHERE kind = 'thank_you';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outgoing_email DROP COLUMN dedupe_key, DROP COLUMN payload');
  }
}
