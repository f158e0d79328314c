import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contacts in person, beside calls and messages: people walk in. */
export class LogMeetings1766984000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact DROP CONSTRAINT contact_channel_check,
      ADD CONSTRAINT contact_channel_check CHECK (channel IN ('call', 'whatsapp', 'in_person'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE contact SET channel = 'call' WHERE channel = 'in_person'`);
    await runner.query(`ALTER TABLE contact DROP CONSTRAINT contact_channel_check,
      ADD CONSTRAINT contact_channel_check CHECK (channel IN ('call', 'whatsapp'))`);
  }
}
