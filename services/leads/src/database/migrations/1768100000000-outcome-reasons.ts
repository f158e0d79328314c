import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The agency's own reasons why leads are won and lost; until now all had these. */
export class OutcomeReasons1768100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_settings ADD COLUMN outcome_reasons jsonb NOT NULL DEFAULT
        '{"delivered": ["Recommended", "Price", "Our work"], "lost": ["Too expensive", "Chose another", "Not now", "Not reached"]}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_settings DROP COLUMN outcome_reasons');
  }
}
