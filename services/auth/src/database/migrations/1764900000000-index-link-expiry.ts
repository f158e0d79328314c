import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that have long expired are found by an index. */
export class IndexLinkExpiry1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX account_link_expiry ON account_link (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_link_expiry');
  }
}
