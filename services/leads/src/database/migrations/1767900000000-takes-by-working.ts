import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The setting by which who first works a lead of nobody becomes its owner. */
export class TakesByWorking1767900000000 implements MigrationInterface {
  readonly name = 'TakesByWorking1767900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE lead_settings ADD COLUMN IF NOT EXISTS takes_by_working boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_settings DROP COLUMN takes_by_working');
  }
}
