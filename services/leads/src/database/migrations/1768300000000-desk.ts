import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the desk keeps besides: settings, signatures, attachments, whether somebody has hidden what to do first, and which
 * leads were won when; and new leads wait for the worker among the deliveries. It takes the place of four migrations, which a
 * database may have, and can be run again.
 */
export class Desk1768300000000 implements MigrationInterface {
  // The index is built beside enquiries that come in meanwhile.
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_settings
        ADD COLUMN IF NOT EXISTS takes_by_working boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS outcome_reasons jsonb NOT NULL DEFAULT
          '{"delivered": ["Recommended", "Price", "Our work"], "lost": ["Too expensive", "Chose another", "Not now", "Not reached"]}',
        ADD COLUMN IF NOT EXISTS turns uuid[] NOT NULL DEFAULT '{}',
        ADD COLUMN IF NOT EXISTS import_meanings jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE preference
        ADD COLUMN IF NOT EXISTS signature text,
        ADD COLUMN IF NOT EXISTS hides_first_day boolean;
      ALTER TABLE reply
        ADD COLUMN IF NOT EXISTS attachments jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN IF NOT EXISTS contents bytea;
      -- Pictures and PDFs are compressed already.
      ALTER TABLE reply ALTER COLUMN contents SET STORAGE EXTERNAL;
      CREATE INDEX IF NOT EXISTS reply_with_contents ON reply (created_at) WHERE contents IS NOT NULL;

      DO $$ BEGIN
        ALTER TABLE job_run RENAME watchdog TO state;
      EXCEPTION WHEN undefined_column THEN NULL;
      END $$;

      -- Both are gone when this is run again.
      CREATE TABLE IF NOT EXISTS assignment_turn (owner_id uuid, turn bigint);
      CREATE TABLE IF NOT EXISTS import_meaning (field text, word text, meaning text, used_at timestamptz);
      UPDATE lead_settings SET
        turns = turns || ARRAY(SELECT owner_id FROM assignment_turn ORDER BY turn),
        import_meanings = import_meanings || coalesce((SELECT jsonb_object_agg(field, words) FROM (
          SELECT field, jsonb_agg(jsonb_build_array(word, meaning) ORDER BY used_at) AS words FROM import_meaning GROUP BY field
        ) AS each), '{}');
      DROP TABLE assignment_turn, import_meaning;

      DELETE FROM migration
        WHERE name IN ('DeskSettings1767900000000', 'Attachments1768000000000', 'FirstDay1768100000000', 'Desk1768200000000')`);
    await runner.query(`ALTER TABLE delivery DROP CONSTRAINT IF EXISTS delivery_channel_check;
      ALTER TABLE delivery ADD CONSTRAINT delivery_channel_check CHECK (channel IN ('email', 'http', 'queue')) NOT VALID;
      -- It is a view when this is run again.
      DO $$ BEGIN
        IF (SELECT relkind FROM pg_class WHERE oid = 'outbox'::regclass) = 'r' THEN
          LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE;
          INSERT INTO delivery (id, kind, channel, subject_id, payload)
            SELECT lead_id, 'arrival', 'queue', lead_id,
              CASE WHEN network_hash IS NOT NULL THEN jsonb_build_object('network', encode(network_hash, 'hex')) END
            FROM outbox ORDER BY id ON CONFLICT DO NOTHING;
          DROP TABLE outbox;
        END IF;
      END $$;
      -- Processes of the version before write to it until they are replaced.
      CREATE OR REPLACE VIEW outbox AS SELECT subject_id AS lead_id, decode(payload->>'network', 'hex') AS network_hash
        FROM delivery WHERE kind = 'arrival';
      CREATE OR REPLACE RULE outbox_arrives AS ON INSERT TO outbox DO INSTEAD
        INSERT INTO delivery (id, kind, channel, subject_id, payload)
        VALUES (NEW.lead_id, 'arrival', 'queue', NEW.lead_id,
          CASE WHEN NEW.network_hash IS NOT NULL THEN jsonb_build_object('network', encode(NEW.network_hash, 'hex')) END)`);
    await runner.query('ALTER TABLE delivery VALIDATE CONSTRAINT delivery_channel_check');
    // One that was broken off is there but not valid.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_activity_won');
    await runner.query(`CREATE INDEX CONCURRENTLY lead_activity_won ON lead_activity (at, lead_id)
      WHERE kind = 'status' AND after = '"delivered"' AND undoes IS NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Tables that are columns now are not made again: restore a backup.');
  }
}
