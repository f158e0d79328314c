import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of many leads, each with what it takes to undo it. */
export class ChangeManyLeads1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bulk_change (
        id uuid PRIMARY KEY,
        actor_id uuid NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX bulk_change_age ON bulk_change (created_at);
      CREATE TABLE bulk_change_item (
        bulk_change_id uuid NOT NULL REFERENCES bulk_change ON DELETE CASCADE,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        status text NOT NULL,
        tags text[] NOT NULL,
        -- The lead's version after the change: one that is higher was changed again.
        version int NOT NULL,
        PRIMARY KEY (bulk_change_id, lead_id)
      );
      CREATE INDEX bulk_change_item_of_lead ON bulk_change_item (lead_id);

      -- Tags are counted by this index alone; a new enquiry has none and writes nothing here.
      CREATE INDEX lead_tags ON lead (tags) WHERE tags <> '{}' AND deleted_at IS NULL;

      -- A deal that is not closed after all is no answer; a contact still is.
      CREATE FUNCTION withdraw_first_contact() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          UPDATE lead SET contacted_at = NULL, first_response_minutes =
            nullif(first_response_minutes, business_minutes(submitted_at, contacted_at))
          WHERE id = NEW.lead_id AND NOT EXISTS (SELECT FROM contact WHERE lead_id = NEW.lead_id);
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER no_contact AFTER INSERT ON status_change
        FOR EACH ROW WHEN (NEW.from_status = 'delivered') EXECUTE FUNCTION withdraw_first_contact();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER no_contact ON status_change;
      DROP FUNCTION withdraw_first_contact;
      DROP INDEX lead_tags;
      DROP TABLE bulk_change_item, bulk_change;
    `);
  }
}
