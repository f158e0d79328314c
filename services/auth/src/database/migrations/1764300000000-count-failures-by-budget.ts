import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed sign-ins remember the account they were about: an address is charged once for each. */
export class CountFailuresByBudget1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sign_in_failure;
      CREATE TABLE sign_in_failure (
        id uuid PRIMARY KEY,
        budget bytea NOT NULL,
        account bytea NOT NULL,
        failed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sign_in_failure_of_budget ON sign_in_failure (budget, failed_at);
      CREATE INDEX sign_in_failure_time ON sign_in_failure (failed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sign_in_failure;
      CREATE TABLE sign_in_failure (
        subject bytea NOT NULL,
        failed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX sign_in_failure_of_subject ON sign_in_failure (subject, failed_at);
    `);
  }
}
