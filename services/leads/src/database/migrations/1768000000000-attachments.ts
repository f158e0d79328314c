import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What goes with an answer by e-mail. */
export class Attachments1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reply
        ADD COLUMN IF NOT EXISTS attachments jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN IF NOT EXISTS contents bytea;
      -- Pictures and PDFs are compressed already.
      ALTER TABLE reply ALTER COLUMN contents SET STORAGE EXTERNAL;
      CREATE INDEX IF NOT EXISTS reply_with_contents ON reply (created_at) WHERE contents IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reply DROP COLUMN attachments, DROP COLUMN contents');
  }
}
