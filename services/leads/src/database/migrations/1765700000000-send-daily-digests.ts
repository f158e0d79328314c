import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was told on which day what there is to do. */
export class SendDailyDigests1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE daily_digest (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        day date NOT NULL,
        UNIQUE (user_id, day)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_digest');
  }
}
