import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when an answer was promised, who tried to reach the lead, and who deleted it. */
export class TrackPromisedAnswers1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN due_at timestamptz(3),
        ADD COLUMN contacted_at timestamptz(3),
        ADD COLUMN deleted_by_id uuid,
        ADD COLUMN deleted_by_name text;

      -- Whoever has not heard from us is still owed the four business hours that the site promised.
      UPDATE lead SET due_at = business_time(business_clock(submitted_at) + 240)
      WHERE status IN ('new', 'in_progress', 'pending') AND deleted_at IS NULL AND first_response_minutes IS NULL;

      UPDATE lead SET deleted_by_id = entry.actor_id, deleted_by_name = entry.actor_name
      FROM (SELECT DISTINCT ON (subject_id) subject_id, actor_id, actor_name FROM audit_entry
        WHERE action = 'lead_deleted' ORDER BY subject_id, id DESC) AS entry
      WHERE lead.deleted_at IS NOT NULL AND entry.subject_id = lead.id;

      CREATE INDEX lead_due ON lead (due_at, id) WHERE deleted_at IS NULL AND contacted_at IS NULL
        AND due_at IS NOT NULL AND status IN ('new', 'in_progress', 'pending');
      DROP INDEX lead_deleted;
      CREATE INDEX lead_deleted ON lead (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

      CREATE TABLE contact (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES lead ON DELETE CASCADE,
        outcome text NOT NULL CHECK (outcome IN ('reached', 'no_answer', 'wrong_number')),
        channel text NOT NULL CHECK (channel IN ('call', 'whatsapp')),
        note text,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );
      CREATE INDEX contact_of_lead ON contact (lead_id, created_at DESC);

      -- A contact is an answer, and so is closing the deal; a note and any other status are not.
      DROP TRIGGER first_response ON note;
      DROP TRIGGER first_response ON status_change;
      DROP FUNCTION keep_first_response;
      CREATE FUNCTION keep_first_contact() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          UPDATE lead SET contacted_at = NEW.created_at,
            first_response_minutes = coalesce(first_response_minutes, business_minutes(submitted_at, NEW.created_at))
          WHERE id = NEW.lead_id AND contacted_at IS NULL;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER first_contact AFTER INSERT ON contact FOR EACH ROW EXECUTE FUNCTION keep_first_contact();
      CREATE TRIGGER first_contact AFTER INSERT ON status_change
        FOR EACH ROW WHEN (NEW.to_status = 'delivered') EXECUTE FUNCTION keep_first_contact();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER first_contact ON status_change;
      DROP TABLE contact;
      DROP FUNCTION keep_first_contact;
      CREATE FUNCTION keep_first_response() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          UPDATE lead SET first_response_minutes = business_minutes(lead.submitted_at, NEW.created_at)
          WHERE lead.id = NEW.lead_id AND lead.first_response_minutes IS NULL;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER first_response AFTER INSERT ON note FOR EACH ROW EXECUTE FUNCTION keep_first_response();
      CREATE TRIGGER first_response AFTER INSERT ON status_change
        FOR EACH ROW EXECUTE FUNCTION keep_first_response();
      DROP INDEX lead_due;
      ALTER TABLE lead DROP COLUMN due_at, DROP COLUMN contacted_at, DROP COLUMN deleted_by_id,
        DROP COLUMN deleted_by_name;
    `);
  }
}
