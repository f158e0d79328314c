import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pairs of letters are found in the leads, and the words of names are stored with them. */
export class DropSearchBlocks1767300001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_block, search_progress');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_block (block integer PRIMARY KEY, pairs text[] NOT NULL);
      CREATE INDEX search_block_pairs ON search_block USING gin (pairs);
      CREATE TABLE search_progress (arrived_until timestamptz NOT NULL);
      INSERT INTO search_progress VALUES (now());
      -- The worker makes them again, and with them the blocks.
      UPDATE lead SET search_words = NULL`);
  }
}
