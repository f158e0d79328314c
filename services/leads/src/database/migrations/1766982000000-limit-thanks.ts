import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the thanks of one sender, of one domain and of all are counted by, and why one was not sent. The log of webhooks
 * forgets which addresses inside of the network names led to.
 */
export class LimitThanks1766982000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox ADD COLUMN network_hash bytea;
      ALTER TABLE thank_you
        ADD COLUMN network_hash bytea,
        ADD COLUMN domain_hash bytea,
        ADD COLUMN limited_by text CHECK (limited_by IN ('mailbox', 'network', 'domain', 'day'));
      UPDATE thank_you SET limited_by = 'mailbox' WHERE is_limited;
      CREATE INDEX thank_you_of_network ON thank_you (network_hash, created_at) WHERE network_hash IS NOT NULL;
      CREATE INDEX thank_you_of_domain ON thank_you (domain_hash, created_at) WHERE NOT is_limited;
      CREATE INDEX thank_you_time ON thank_you (created_at) WHERE NOT is_limited;
      UPDATE webhook_delivery SET response = regexp_replace(response, ' \\([0-9a-fA-F:.]+\\) is not an address', ' is not an address')
        WHERE response LIKE '%is not an address of the public internet.';
      UPDATE webhook SET pause_reason = regexp_replace(pause_reason, ' \\([0-9a-fA-F:.]+\\) is not an address', ' is not an address')
        WHERE pause_reason LIKE '%is not an address of the public internet%';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX thank_you_of_network, thank_you_of_domain, thank_you_time;
      ALTER TABLE thank_you DROP COLUMN network_hash, DROP COLUMN domain_hash, DROP COLUMN limited_by;
      ALTER TABLE outbox DROP COLUMN network_hash;
    `);
  }
}
