import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was thanked for an enquiry, in the language of the page that it was written on, and whether anybody is. */
export class ThankSenders1766930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead ADD COLUMN language text;
      ALTER TABLE lead_settings ADD COLUMN thank_you_mail boolean NOT NULL DEFAULT true;
      CREATE TABLE thank_you (
        lead_id uuid PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
        -- The mailbox under a hash, for counting.
        address_hash bytea NOT NULL,
        is_limited boolean NOT NULL DEFAULT false,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX thank_you_of_mailbox ON thank_you (address_hash, created_at) WHERE NOT is_limited;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE thank_you;
      ALTER TABLE lead_settings DROP COLUMN thank_you_mail;
      ALTER TABLE lead DROP COLUMN language;
    `);
  }
}
