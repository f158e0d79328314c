import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff corrected of what visitors wrote about themselves. */
export class CorrectLeads1766985000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE correction (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        -- The corrected fields alone.
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX correction_of_lead ON correction (lead_id, created_at);
      CREATE INDEX correction_time ON correction (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE correction');
  }
}
