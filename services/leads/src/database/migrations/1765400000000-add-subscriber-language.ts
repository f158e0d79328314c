import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever asks for the newsletter on a page in Hindi is asked to confirm in Hindi. */
export class AddSubscriberLanguage1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE subscriber ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE subscriber DROP COLUMN language');
  }
}
