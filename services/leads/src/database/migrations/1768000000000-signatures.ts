import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stands below the answers of each member of staff; null for the usual one. */
export class Signatures1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE preference ADD COLUMN signature text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE preference DROP COLUMN signature');
  }
}
