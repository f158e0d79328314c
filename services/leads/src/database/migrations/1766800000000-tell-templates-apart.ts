import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates for WhatsApp beside those for e-mails. */
export class TellTemplatesApart1766800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reply_template
      ADD COLUMN channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'whatsapp'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM reply_template WHERE channel = 'whatsapp'`);
    await runner.query('ALTER TABLE reply_template DROP COLUMN channel');
  }
}
