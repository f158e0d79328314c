import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads with all that happens to them, and what carries their news to the staff. */
export class CreateLeads1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a search looks through, in lower case. array_to_string is immutable for text, which Postgres
      -- can't know of every array.
      CREATE FUNCTION lead_search_text(name text, email text, phone text, service text, message text,
        reference text, tags text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT lower(name || E'\\n' || email || E'\\n' || phone || E'\\n' || service || E'\\n'
          || replace(service, '_', ' ') || E'\\n' || reference || E'\\n' || array_to_string(tags, E'\\n')
          || E'\\n' || message)
      $$;

      CREATE TABLE lead (
        id uuid PRIMARY KEY,
        reference text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        city text,
        service text NOT NULL,
        message text NOT NULL,
        status text NOT NULL DEFAULT 'new'
          CHECK (status IN ('new', 'in_progress', 'pending', 'delivered', 'lost')),
        tags text[] NOT NULL DEFAULT '{}',
        version int NOT NULL DEFAULT 1,
        submitted_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL,
        deleted_at timestamptz(3),
        search_text text GENERATED ALWAYS AS
          (lead_search_text(name, email, phone, service, message, reference, tags)) STORED
      );
      CREATE INDEX lead_newest ON lead (submitted_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX lead_newest_by_status ON lead (status, submitted_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX lead_search ON lead USING gin (search_text gin_trgm_ops);
      CREATE INDEX lead_deleted ON lead (deleted_at) WHERE deleted_at IS NOT NULL;

      -- Kept, because counting a million leads takes most of a second. Leads that the relay has not seen yet
      -- are in the outbox and not in here.
      CREATE TABLE lead_count (status text PRIMARY KEY, count bigint NOT NULL DEFAULT 0);
      INSERT INTO lead_count (status) VALUES ('new'), ('in_progress'), ('pending'), ('delivered'), ('lost');

      CREATE TABLE idempotency_key (
        key_hash bytea PRIMARY KEY,
        body_hash bytea NOT NULL,
        lead_id uuid NOT NULL,
        reference text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        lead_id uuid NOT NULL
      );

      -- The ledger: what became of each alert to each recipient. It, not the queue, says what is done.
      CREATE TABLE alert (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        recipient text NOT NULL,
        recipient_name text NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
        generation int NOT NULL DEFAULT 0,
        attempts int NOT NULL DEFAULT 0,
        answer text,
        queued_at timestamptz(3) NOT NULL DEFAULT now(),
        sent_at timestamptz(3),
        next_attempt_at timestamptz(3) DEFAULT now(),
        UNIQUE (lead_id, recipient)
      );
      CREATE INDEX alert_due ON alert (next_attempt_at, id) WHERE state = 'queued';

      CREATE TABLE note (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        content text NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX note_of_lead ON note (lead_id, created_at DESC);

      CREATE TABLE status_change (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        from_status text NOT NULL,
        to_status text NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX status_change_of_lead ON status_change (lead_id, created_at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE status_change, note, alert, outbox, idempotency_key, lead_count, lead;
      DROP FUNCTION lead_search_text;
    `);
  }
}
