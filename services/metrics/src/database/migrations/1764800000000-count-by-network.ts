import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One address counts for a few browsers a day. A day's salt goes at once when the day is over, and what was hashed
 * with it means nothing from then on: it goes in batches.
 */
export class CountByNetwork1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE counted_network (
        day date NOT NULL,
        hash bytea NOT NULL,
        visitors int NOT NULL,
        PRIMARY KEY (day, hash)
      );
      ALTER TABLE counted_visitor DROP CONSTRAINT counted_visitor_day_fkey;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM counted_visitor WHERE day NOT IN (SELECT day FROM day_salt);
      ALTER TABLE counted_visitor
        ADD CONSTRAINT counted_visitor_day_fkey FOREIGN KEY (day) REFERENCES day_salt ON DELETE CASCADE;
      DROP TABLE counted_network;
    `);
  }
}
