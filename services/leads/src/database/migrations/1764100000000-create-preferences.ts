import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePreferences1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE preference (user_id uuid PRIMARY KEY, views jsonb NOT NULL, shortcuts boolean NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE preference');
  }
}
