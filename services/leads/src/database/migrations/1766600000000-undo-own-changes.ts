import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff changed of a lead in the last day, with what it was before. */
export class UndoOwnChanges1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE own_change (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        kind text NOT NULL,
        before jsonb,
        after jsonb,
        entry_id uuid,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        undone_at timestamptz(3)
      );
      CREATE INDEX own_change_of_lead ON own_change (lead_id, author_id);
      CREATE INDEX own_change_time ON own_change (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE own_change');
  }
}
