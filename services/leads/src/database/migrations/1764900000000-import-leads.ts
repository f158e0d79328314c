import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of leads on their way in; nothing of them is a lead before somebody confirms it. */
export class ImportLeads1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_import (
        id uuid PRIMARY KEY,
        author_id uuid NOT NULL,
        file_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        confirmed_at timestamptz(3)
      );
      CREATE INDEX lead_import_age ON lead_import (created_at);
      CREATE TABLE lead_import_part (
        import_id uuid NOT NULL REFERENCES lead_import ON DELETE CASCADE,
        place int NOT NULL,
        content text NOT NULL,
        PRIMARY KEY (import_id, place)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lead_import_part, lead_import');
  }
}
