import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why leads are won and lost, who takes a lead by working it, and what stands below somebody's answers. */
export class DeskSettings1767900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_settings
        ADD COLUMN IF NOT EXISTS takes_by_working boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS outcome_reasons jsonb NOT NULL DEFAULT
          '{"delivered": ["Recommended", "Price", "Our work"], "lost": ["Too expensive", "Chose another", "Not now", "Not reached"]}';
      ALTER TABLE preference ADD COLUMN IF NOT EXISTS signature text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_settings DROP COLUMN takes_by_working, DROP COLUMN outcome_reasons;
      ALTER TABLE preference DROP COLUMN signature`);
  }
}
