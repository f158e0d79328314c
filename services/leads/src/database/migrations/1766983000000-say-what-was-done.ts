import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A contact without the way in which it was made, one in writing, and promised answers that nobody needs. */
export class SayWhatWasDone1766983000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead ADD COLUMN waived_due_at timestamptz(3);
      ALTER TABLE contact ALTER COLUMN channel DROP NOT NULL,
        DROP CONSTRAINT contact_outcome_check,
        ADD CONSTRAINT contact_outcome_check CHECK (outcome IN ('reached', 'no_answer', 'wrong_number', 'wrote'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE lead SET due_at = waived_due_at WHERE waived_due_at IS NOT NULL;
      ALTER TABLE lead DROP COLUMN waived_due_at;
      UPDATE contact SET channel = CASE outcome WHEN 'wrote' THEN 'whatsapp' ELSE 'call' END WHERE channel IS NULL;
      UPDATE contact SET outcome = 'reached' WHERE outcome = 'wrote';
      ALTER TABLE contact ALTER COLUMN channel SET NOT NULL,
        DROP CONSTRAINT contact_outcome_check,
        ADD CONSTRAINT contact_outcome_check CHECK (outcome IN ('reached', 'no_answer', 'wrong_number'));
    `);
  }
}
