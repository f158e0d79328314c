import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the e-mails that are old enough to be deleted. */
export class IndexSentEmails1764770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX outgoing_email_done ON outgoing_email (queued_at) WHERE state <> 'queued'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outgoing_email_done');
  }
}
