import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How new leads find an owner, on which days the office is closed, and who was reminded of which promise. */
export class AssignLeads1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_settings
        ADD COLUMN closed_days text[] NOT NULL DEFAULT '{}',
        ADD COLUMN assignment jsonb NOT NULL DEFAULT '{"rule": "none", "memberIds": [], "services": {}, "cities": []}';

      -- Whose turn it was last.
      CREATE TABLE assignment_turn (
        owner_id uuid PRIMARY KEY,
        turn bigint NOT NULL
      );

      -- Each of the staff is reminded of each promise once.
      CREATE TABLE promise_reminder (
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        stage text NOT NULL CHECK (stage IN ('half', 'end')),
        recipient text NOT NULL,
        recipient_name text NOT NULL,
        -- What one e-mail tells together.
        batch_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (lead_id, stage, recipient)
      );
      CREATE INDEX promise_reminder_of_batch ON promise_reminder (batch_id);

      -- Nobody is reminded of what was late before there were reminders.
      INSERT INTO promise_reminder (lead_id, stage, recipient, recipient_name, batch_id)
      SELECT id, 'end', '', '', gen_random_uuid() FROM lead
      WHERE deleted_at IS NULL AND contacted_at IS NULL AND due_at IS NOT NULL
        AND status IN ('new', 'in_progress', 'pending') AND due_at BETWEEN now() - interval '7 days' AND now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE promise_reminder, assignment_turn;
      ALTER TABLE lead_settings DROP COLUMN assignment, DROP COLUMN closed_days;
    `);
  }
}
