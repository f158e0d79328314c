import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails and alerts are claimed for a time and no longer locked while they are sent. */
export class ClaimOutgoingEmails1764250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE letter RENAME TO outgoing_email;
      ALTER INDEX letter_pkey RENAME TO outgoing_email_pkey;
      ALTER INDEX letter_due RENAME TO outgoing_email_due;
      ALTER INDEX letter_subject RENAME TO outgoing_email_subject;
      ALTER TABLE outgoing_email RENAME COLUMN answer TO smtp_response;
      ALTER TABLE outgoing_email ADD COLUMN claimed_until timestamptz(3);
      ALTER TABLE outgoing_email DROP CONSTRAINT letter_state_check;
      UPDATE outgoing_email SET state = 'cancelled' WHERE state = 'void';
      ALTER TABLE outgoing_email ADD CONSTRAINT outgoing_email_state_check
        CHECK (state IN ('queued', 'sent', 'failed', 'cancelled'));

      ALTER TABLE alert RENAME COLUMN answer TO smtp_response;
      ALTER TABLE alert ADD COLUMN claimed_until timestamptz(3);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE alert DROP COLUMN claimed_until;
      ALTER TABLE alert RENAME COLUMN smtp_response TO answer;

      ALTER TABLE outgoing_email DROP CONSTRAINT outgoing_email_state_check;
      UPDATE outgoing_email SET state = 'void' WHERE state = 'cancelled';
      ALTER TABLE outgoing_email ADD CONSTRAINT letter_state_check
        CHECK (state IN ('queued', 'sent', 'failed', 'void'));
      ALTER TABLE outgoing_email DROP COLUMN claimed_until;
      ALTER TABLE outgoing_email RENAME COLUMN smtp_response TO answer;
      ALTER INDEX outgoing_email_subject RENAME TO letter_subject;
      ALTER INDEX outgoing_email_due RENAME TO letter_due;
      ALTER INDEX outgoing_email_pkey RENAME TO letter_pkey;
      ALTER TABLE outgoing_email RENAME TO letter;
    `);
  }
}
