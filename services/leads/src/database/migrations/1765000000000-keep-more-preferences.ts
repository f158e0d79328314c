import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each preference may be set alone; what is null follows the default. */
export class KeepMorePreferences1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE preference ADD COLUMN advances_after_status boolean, ADD COLUMN greeting text,
        ALTER COLUMN views DROP NOT NULL, ALTER COLUMN shortcuts DROP NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE preference SET views = coalesce(views, '[]'), shortcuts = coalesce(shortcuts, true);
      ALTER TABLE preference DROP COLUMN advances_after_status, DROP COLUMN greeting,
        ALTER COLUMN views SET NOT NULL, ALTER COLUMN shortcuts SET NOT NULL;
    `);
  }
}
