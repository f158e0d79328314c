import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hashes of browsers and of networks are of one kind, and there is one salt at a time. */
export class CountInTwoTables1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE visitor_total ADD COLUMN day date, ADD COLUMN salt bytea;
      UPDATE visitor_total SET (day, salt) = (SELECT day, salt FROM day_salt ORDER BY day DESC LIMIT 1);
      DROP TABLE day_salt;

      ALTER TABLE counted_visitor RENAME TO counted_hash;
      ALTER TABLE counted_hash RENAME CONSTRAINT counted_visitor_pkey TO counted_hash_pkey;
      ALTER TABLE counted_hash ADD COLUMN visitors integer NOT NULL DEFAULT 1;
      INSERT INTO counted_hash (day, hash, visitors) SELECT day, hash, visitors FROM counted_network;
      DROP TABLE counted_network;
    `);
  }

  async down(): Promise<void> {
    throw new Error(
      'Which hash is of a browser and which of a network cannot be told again: restore a backup.',
    );
  }
}
