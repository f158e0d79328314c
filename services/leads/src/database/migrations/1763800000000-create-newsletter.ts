import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who gets the newsletter, and the letters with which they say so. */
export class CreateNewsletter1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriber (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        -- In the links of this subscriber's mails. It opens nothing but this row.
        token text NOT NULL UNIQUE,
        asked_at timestamptz(3) NOT NULL DEFAULT now(),
        confirmed_at timestamptz(3)
      );
      CREATE UNIQUE INDEX subscriber_email ON subscriber (lower(email));
      CREATE INDEX subscriber_unconfirmed ON subscriber (asked_at) WHERE confirmed_at IS NULL;
      CREATE TABLE letter (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'void')),
        attempts int NOT NULL DEFAULT 0,
        answer text,
        queued_at timestamptz(3) NOT NULL DEFAULT now(),
        sent_at timestamptz(3),
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX letter_due ON letter (next_attempt_at) WHERE state = 'queued';
      CREATE INDEX letter_subject ON letter (subject_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE letter, subscriber');
  }
}
