import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A chain of hashes over the audit logs and what happened to leads, a part a day; see decision 0020. */
export class SealHistory1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE history_day (
        day date PRIMARY KEY,
        entries int NOT NULL,
        -- The head of the day before, and of this one.
        previous bytea NOT NULL,
        head bytea NOT NULL
      );
      CREATE TABLE history_seal (
        day date NOT NULL,
        position int NOT NULL,
        source text NOT NULL,
        entry_id uuid NOT NULL,
        lead_id uuid,
        at timestamptz(3) NOT NULL,
        -- Without it nobody can try which words a digest stands for: it is erased with them.
        salt bytea,
        digest bytea NOT NULL,
        hash bytea NOT NULL,
        PRIMARY KEY (day, position)
      );
      CREATE UNIQUE INDEX history_seal_of_entry ON history_seal (entry_id, source);
      CREATE INDEX history_seal_of_lead ON history_seal (lead_id) WHERE lead_id IS NOT NULL;

      -- Leads, and single entries, that were erased; when they were deleted before.
      CREATE TABLE history_erasure (
        id uuid PRIMARY KEY,
        deleted_at timestamptz(3),
        at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX history_erasure_time ON history_erasure (at);

      CREATE TABLE history_progress (
        id int PRIMARY KEY CHECK (id = 1),
        started_at timestamptz(3) NOT NULL,
        sealed_until timestamptz(3) NOT NULL
      );
      INSERT INTO history_progress VALUES (1, now(), now());

      CREATE INDEX status_change_time ON status_change (created_at);
      CREATE INDEX owner_change_time ON owner_change (created_at);
      CREATE INDEX note_time ON note (created_at);
      CREATE INDEX contact_time ON contact (created_at);
      CREATE INDEX reply_time ON reply (created_at);

      CREATE FUNCTION keep_erasures() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          INSERT INTO history_erasure (id, deleted_at) SELECT id, deleted_at FROM erased ON CONFLICT DO NOTHING;
          UPDATE history_seal SET salt = NULL WHERE lead_id IN (SELECT id FROM erased);
          RETURN NULL;
        END $$;
      CREATE TRIGGER keep_erasures AFTER DELETE ON lead
        REFERENCING OLD TABLE AS erased FOR EACH STATEMENT EXECUTE FUNCTION keep_erasures();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_erasures ON lead;
      DROP FUNCTION keep_erasures;
      DROP INDEX status_change_time, owner_change_time, note_time, contact_time, reply_time;
      DROP TABLE history_progress, history_erasure, history_seal, history_day;
    `);
  }
}
