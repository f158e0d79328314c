import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leads that look like spam are set aside: they are hidden as deleted ones are, so that whatever lists, searches, counts
 * or exports leads need not know of them. Outside of a transaction, because an index over a large table is built while
 * enquiries go on coming.
 */
export class SetSpamAside1765300000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN IF NOT EXISTS quarantined_at timestamptz(3),
        -- Points and reasons.
        ADD COLUMN IF NOT EXISTS spam jsonb,
        -- How the form was filled in.
        ADD COLUMN IF NOT EXISTS form jsonb;

      -- Which words came from which address in the last days, both as hashes.
      CREATE TABLE IF NOT EXISTS enquiry_text (
        message_hash bytea NOT NULL,
        email_hash bytea NOT NULL,
        seen_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (message_hash, email_hash)
      );
      CREATE INDEX IF NOT EXISTS enquiry_text_age ON enquiry_text (seen_at);
    `);
    // One that was broken off is there but not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_quarantined');
    await runner.query(`CREATE INDEX CONCURRENTLY lead_quarantined ON lead (deleted_at DESC, id DESC)
      WHERE quarantined_at IS NOT NULL`);
    await runner.query('RESET statement_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE enquiry_text;
      DROP INDEX lead_quarantined;
      ALTER TABLE lead DROP COLUMN quarantined_at, DROP COLUMN spam, DROP COLUMN form;
    `);
  }
}
