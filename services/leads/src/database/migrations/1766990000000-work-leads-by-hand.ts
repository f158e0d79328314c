import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leads are corrected, contacts say only what was said, and promised answers can be waived. Thanks are limited by network,
 * domain and day. The seals of the history go. Operations shows how scheduled jobs went.
 */
export class WorkLeadsByHand1766990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE correction (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        -- The corrected fields alone.
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX correction_of_lead ON correction (lead_id, created_at);

      ALTER TABLE lead ADD COLUMN waived_due_at timestamptz(3);
      ALTER TABLE contact ALTER COLUMN channel DROP NOT NULL,
        DROP CONSTRAINT contact_channel_check,
        ADD CONSTRAINT contact_channel_check CHECK (channel IN ('call', 'whatsapp', 'in_person')),
        DROP CONSTRAINT contact_outcome_check,
        ADD CONSTRAINT contact_outcome_check CHECK (outcome IN ('reached', 'no_answer', 'wrong_number', 'wrote'));

      ALTER TABLE outbox ADD COLUMN network_hash bytea;
      ALTER TABLE thank_you
        ADD COLUMN network_hash bytea,
        ADD COLUMN domain_hash bytea,
        ADD COLUMN limited_by text CHECK (limited_by IN ('mailbox', 'network', 'domain', 'day'));
      UPDATE thank_you SET limited_by = 'mailbox' WHERE is_limited;
      CREATE INDEX thank_you_of_network ON thank_you (network_hash, created_at) WHERE network_hash IS NOT NULL;
      CREATE INDEX thank_you_of_domain ON thank_you (domain_hash, created_at) WHERE NOT is_limited;
      CREATE INDEX thank_you_time ON thank_you (created_at) WHERE NOT is_limited;

      -- The log of webhooks forgets which addresses inside of the network names led to.
      UPDATE webhook_delivery SET response = regexp_replace(response, ' \\([0-9a-fA-F:.]+\\) is not an address', ' is not an address')
        WHERE response LIKE '%is not an address of the public internet.';
      UPDATE webhook SET pause_reason = regexp_replace(pause_reason, ' \\([0-9a-fA-F:.]+\\) is not an address', ' is not an address')
        WHERE pause_reason LIKE '%is not an address of the public internet%';

      DROP TRIGGER keep_erasures ON lead;
      DROP FUNCTION keep_erasures;
      DROP TABLE history_progress, history_erasure, history_seal, history_day;
      -- By them alone the sealer looked for what was new.
      DROP INDEX status_change_time, owner_change_time, note_time, contact_time, reply_time;

      CREATE TABLE job_run (
        name text PRIMARY KEY,
        succeeded_at timestamptz(3),
        failed_at timestamptz(3),
        error text
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('The seals of the history cannot be brought back: restore a backup.');
  }
}
