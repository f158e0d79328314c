import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The visitor count without visitors: a total, and for today alone the hashes of who was counted. Salt and
 * hashes of a day are deleted together, so no hash outlives its salt.
 */
export class CreateVisitors1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visitor_total (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        count bigint NOT NULL DEFAULT 0
      );
      INSERT INTO visitor_total DEFAULT VALUES;

      CREATE TABLE day_salt (day date PRIMARY KEY, salt bytea NOT NULL);

      CREATE TABLE counted_visitor (
        day date NOT NULL REFERENCES day_salt ON DELETE CASCADE,
        hash bytea NOT NULL,
        PRIMARY KEY (day, hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE counted_visitor, day_salt, visitor_total');
  }
}
