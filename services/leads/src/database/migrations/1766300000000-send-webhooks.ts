import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who else is told of leads: what is to be told, which messages that makes, and what became of each. */
export class SendWebhooks1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook (
        id uuid PRIMARY KEY,
        url text NOT NULL,
        events text[] NOT NULL,
        secret text NOT NULL,
        old_secret text,
        old_secret_until timestamptz(3),
        failures int NOT NULL DEFAULT 0,
        paused_at timestamptz(3),
        pause_reason text,
        last_delivered_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );

      CREATE TABLE webhook_outbox (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        lead_id uuid NOT NULL,
        event text NOT NULL,
        due text,
        due_at timestamptz(3),
        at timestamptz(3) NOT NULL DEFAULT now()
      );

      -- What holds a lead goes with it: an erased one leaves nothing here.
      CREATE TABLE webhook_delivery (
        id uuid PRIMARY KEY,
        webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
        lead_id uuid REFERENCES lead ON DELETE CASCADE,
        event text NOT NULL,
        payload text NOT NULL,
        state text NOT NULL DEFAULT 'queued',
        attempts int NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        next_attempt_at timestamptz(3) DEFAULT now(),
        claimed_until timestamptz(3),
        delivered_at timestamptz(3),
        response_status int,
        response text
      );
      CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_attempt_at) WHERE state = 'queued';
      CREATE INDEX webhook_delivery_of_webhook ON webhook_delivery (webhook_id, id);
      CREATE INDEX webhook_delivery_of_lead ON webhook_delivery (lead_id) WHERE lead_id IS NOT NULL;
      CREATE INDEX webhook_delivery_time ON webhook_delivery (created_at);

      -- What was told to be due, each once.
      CREATE TABLE webhook_due (
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        due text NOT NULL,
        due_at timestamptz(3) NOT NULL,
        PRIMARY KEY (lead_id, due, due_at)
      );

      -- Whoever changes leads need not know of webhooks, and none is forgotten. Enquiries are inserted: they never
      -- come here. A lead that was set aside as spam arrives when it is brought back.
      CREATE FUNCTION note_lead_changes() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF EXISTS (SELECT FROM webhook) THEN
          INSERT INTO webhook_outbox (lead_id, event)
          SELECT after.id, CASE WHEN before.quarantined_at IS NULL THEN 'lead.changed' ELSE 'lead.created' END
          FROM after JOIN before ON before.id = after.id
          WHERE after.version <> before.version AND after.deleted_at IS NULL;
        END IF;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER lead_changes AFTER UPDATE ON lead REFERENCING OLD TABLE AS before NEW TABLE AS after
        FOR EACH STATEMENT EXECUTE FUNCTION note_lead_changes();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER lead_changes ON lead;
      DROP FUNCTION note_lead_changes;
      DROP TABLE webhook_due, webhook_delivery, webhook_outbox, webhook;
    `);
  }
}
