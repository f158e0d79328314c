import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers by e-mail, and templates for them. An answer is the promised contact. */
export class AnswerByEmail1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reply (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        subject text NOT NULL,
        text text NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        -- Where an answer to it goes.
        author_email text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX reply_of_lead ON reply (lead_id, created_at);
      CREATE TRIGGER first_contact AFTER INSERT ON reply FOR EACH ROW EXECUTE FUNCTION keep_first_contact();

      CREATE TABLE reply_template (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        -- Nobody's is everybody's.
        owner_id uuid
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reply_template, reply');
  }
}
