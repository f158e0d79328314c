import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Phone numbers in one form, whole words and sounds of names beside the text that is searched. Outside of a
 * transaction, because indexes over a large table are built while enquiries go on coming; the worker fills the new
 * columns of older leads afterwards.
 */
export class SearchWhatPeopleSay1764300000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead ALTER COLUMN search_text DROP EXPRESSION IF EXISTS;
      ALTER TABLE lead ADD COLUMN IF NOT EXISTS phone_number text, ADD COLUMN IF NOT EXISTS search_words text[];

      -- Whoever adds a lead without search fields gets the plainest ones; the worker brings the rest.
      CREATE OR REPLACE FUNCTION fill_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          NEW.search_text := lead_search_text(NEW.name, NEW.email, NEW.phone, NEW.service, NEW.message,
            NEW.reference, NEW.tags);
          RETURN NEW;
        END
      $$;
      DROP TRIGGER IF EXISTS search_text ON lead;
      CREATE TRIGGER search_text BEFORE INSERT ON lead FOR EACH ROW WHEN (NEW.search_text IS NULL)
        EXECUTE FUNCTION fill_search_text();

      -- The day of arrival as a key of the search index, so that a common word is looked for in a few days alone.
      CREATE OR REPLACE FUNCTION lead_day(at timestamptz) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
        'SELECT ARRAY[floor(extract(epoch FROM at) / 86400)::int]';
      CREATE OR REPLACE FUNCTION lower_tags(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
        'SELECT lower(tags::text)::text[]';

      -- Letters and pairs of letters that occur in the leads of four hours: what is too short for a trigram.
      CREATE TABLE IF NOT EXISTS search_block (block int PRIMARY KEY, pairs text[] NOT NULL);
      CREATE INDEX IF NOT EXISTS search_block_pairs ON search_block USING gin (pairs);

      -- Every word of a name, to find the one that was meant by a misspelt one.
      CREATE TABLE IF NOT EXISTS name_word (word text PRIMARY KEY);

      -- Up to when arrived leads are in the two tables above.
      CREATE TABLE IF NOT EXISTS search_progress (arrived_until timestamptz NOT NULL);
      INSERT INTO search_progress SELECT now() WHERE NOT EXISTS (SELECT FROM search_progress);
    `);
    for (const [name, definition] of [
      ['lead_search_unread', 'lead (submitted_at DESC) WHERE search_words IS NULL'],
      [
        'lead_search_all',
        'lead USING gin (search_text gin_trgm_ops, search_words, lead_day(submitted_at), lower_tags(tags))',
      ],
      ['lead_phone_number', 'lead (phone_number) WHERE phone_number IS NOT NULL AND deleted_at IS NULL'],
    ]) {
      // One that was broken off is there but not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    }
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_search');
    await runner.query('ANALYZE lead');
    await runner.query('RESET statement_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER search_text ON lead;
      DROP FUNCTION fill_search_text;
      DROP INDEX lead_search_unread, lead_search_all, lead_phone_number;
      DROP FUNCTION lead_day;
      DROP FUNCTION lower_tags;
      DROP TABLE search_block, name_word, search_progress;
      ALTER TABLE lead DROP COLUMN phone_number, DROP COLUMN search_words, DROP COLUMN search_text;
      ALTER TABLE lead ADD COLUMN search_text text GENERATED ALWAYS AS
        (lead_search_text(name, email, phone, service, message, reference, tags)) STORED;
      CREATE INDEX lead_search ON lead USING gin (search_text gin_trgm_ops);
    `);
  }
}
