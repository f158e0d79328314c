import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The people behind leads, in tables of their own: to link a million leads rewrites none of them. The worker links those
 * that are there, in batches.
 */
export class KnowPeople1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What the visitor agreed to.
      ALTER TABLE lead ADD COLUMN consent text;

      CREATE TABLE person (
        -- That of their first lead.
        id uuid PRIMARY KEY,
        -- How the name sounds; null where it says too little.
        name_sound text,
        merged_into uuid REFERENCES person ON DELETE CASCADE,
        -- Staff said who it is: no number and no address merges them again.
        is_settled boolean NOT NULL DEFAULT false
      );
      CREATE INDEX person_of_sound ON person (name_sound, id) WHERE name_sound IS NOT NULL AND merged_into IS NULL;
      CREATE INDEX person_merged ON person (merged_into) WHERE merged_into IS NOT NULL;

      CREATE TABLE lead_person (
        lead_id uuid PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        submitted_at timestamptz(3) NOT NULL
      );
      CREATE INDEX lead_of_person ON lead_person (person_id, submitted_at DESC, lead_id DESC);

      -- By which numbers and addresses a person is known.
      CREATE TABLE person_key (
        key text PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE
      );
      CREATE INDEX key_of_person ON person_key (person_id);

      CREATE TABLE person_change (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('merge', 'split')),
        from_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        to_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        lead_ids uuid[] NOT NULL,
        keys text[] NOT NULL,
        -- Nobody where a number and an address met.
        actor_id uuid,
        actor_name text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        undone_at timestamptz(3)
      );
      CREATE INDEX person_change_from ON person_change (from_id);
      CREATE INDEX person_change_to ON person_change (to_id);

      -- A person goes with their last lead, however that is erased.
      CREATE FUNCTION forget_person() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          DELETE FROM person WHERE id = OLD.person_id
            AND NOT EXISTS (SELECT FROM lead_person WHERE person_id = OLD.person_id);
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER forget_person AFTER DELETE ON lead_person FOR EACH ROW EXECUTE FUNCTION forget_person();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE person_change, person_key, lead_person, person;
      DROP FUNCTION forget_person;
      ALTER TABLE lead DROP COLUMN consent;
    `);
  }
}
