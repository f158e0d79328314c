import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was mailed the figures of which month, and whether anybody is. */
export class MailMonths1766010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_settings ADD COLUMN month_mail boolean NOT NULL DEFAULT true;
      CREATE TABLE month_mail (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        month text NOT NULL,
        UNIQUE (user_id, month)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE month_mail; ALTER TABLE lead_settings DROP COLUMN month_mail');
  }
}
