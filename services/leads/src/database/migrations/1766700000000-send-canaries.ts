import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The enquiries that the product sends itself. */
export class SendCanaries1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE canary_run (
        id uuid PRIMARY KEY,
        -- Of the word that its request shows; empty once it was shown.
        token_hash bytea,
        lead_id uuid,
        state text NOT NULL DEFAULT 'running',
        failure text,
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        finished_at timestamptz(3)
      );
      CREATE INDEX canary_run_time ON canary_run (started_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE canary_run');
  }
}
