import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happened to a lead is one row of one table, which takes the place of the histories of status, owner and
 * corrections, and of what was kept to undo one's own changes and those of many leads. What the audit log says of leads
 * until now stays there.
 */
export class OneLeadActivity1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_activity (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL,
        reference text NOT NULL,
        kind text NOT NULL,
        action text,
        before jsonb,
        after jsonb,
        text text,
        entry_id uuid,
        actor_id uuid,
        actor_name text,
        api_token text,
        at timestamptz(3) NOT NULL DEFAULT now(),
        group_id uuid,
        undoes uuid,
        erased_at timestamptz(3)
      );

      INSERT INTO lead_activity (id, lead_id, reference, kind, before, after, actor_id, actor_name, at)
      SELECT change.id, lead_id, reference, 'status', to_jsonb(from_status), to_jsonb(to_status), author_id, author_name,
        created_at
      FROM status_change AS change JOIN lead ON lead.id = lead_id;

      INSERT INTO lead_activity (id, lead_id, reference, kind, before, after, text, actor_id, actor_name, at, group_id)
      SELECT change.id, lead_id, reference, 'owner',
        CASE WHEN from_id IS NOT NULL THEN jsonb_build_object('id', from_id, 'name', from_name) END,
        CASE WHEN to_id IS NOT NULL THEN jsonb_build_object('id', to_id, 'name', to_name) END,
        note, author_id, author_name, created_at, handover_id
      FROM owner_change AS change JOIN lead ON lead.id = lead_id;

      INSERT INTO lead_activity (id, lead_id, reference, kind, before, after, actor_id, actor_name, at)
      SELECT change.id, lead_id, reference, 'correction', before, after, author_id, author_name, created_at
      FROM correction AS change JOIN lead ON lead.id = lead_id;

      -- A note or a contact that was taken away again has nothing to undo.
      INSERT INTO lead_activity (id, lead_id, reference, kind, before, after, entry_id, actor_id, actor_name, at)
      SELECT change.id, lead_id, reference, kind, before, after,
        CASE WHEN undone_at IS NULL THEN entry_id END, author_id, author_name, created_at
      FROM own_change AS change JOIN lead ON lead.id = lead_id
      WHERE kind NOT IN ('status', 'owner', 'correction');

      -- The first thing that somebody did to a lead after they began a change of many is that change.
      UPDATE lead_activity SET group_id = part.bulk_change_id
      FROM (
        SELECT DISTINCT ON (item.bulk_change_id, item.lead_id) item.bulk_change_id,
          coalesce(CASE WHEN own.kind IN ('status', 'owner', 'correction') THEN own.entry_id END, own.id) AS id
        FROM bulk_change_item AS item JOIN bulk_change AS bulk ON bulk.id = item.bulk_change_id
          JOIN own_change AS own ON own.lead_id = item.lead_id AND own.author_id = bulk.actor_id
            AND own.created_at >= bulk.created_at
        ORDER BY item.bulk_change_id, item.lead_id, own.id
      ) AS part
      WHERE lead_activity.id = part.id;

      DROP TABLE status_change, owner_change, correction, own_change, bulk_change_item, bulk_change;

      CREATE INDEX lead_activity_of_lead ON lead_activity (lead_id, id);
      CREATE INDEX lead_activity_of_group ON lead_activity (group_id, id) WHERE group_id IS NOT NULL;
      CREATE INDEX lead_activity_listed ON lead_activity (id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_of_actor ON lead_activity (actor_id, id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_of_action ON lead_activity (action, id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_of_actor_and_action ON lead_activity (actor_id, action, id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_erased ON lead_activity (at) WHERE erased_at IS NOT NULL;

      -- The first contact is kept by the code that changes a lead.
      DROP TRIGGER first_contact ON contact;
      DROP TRIGGER first_contact ON reply;
      DROP FUNCTION keep_first_contact, withdraw_first_contact;

      -- Whatever erases a lead: nothing else may change what happened.
      CREATE FUNCTION empty_lead_activity() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'pg_catalog', 'leads', 'pg_temp'
      AS $$
        BEGIN
          UPDATE lead_activity SET before = NULL, after = NULL, text = NULL, erased_at = now()
          FROM gone WHERE lead_activity.lead_id = gone.id;
          RETURN NULL;
        END $$;
      CREATE TRIGGER empty_activity AFTER DELETE ON lead REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION empty_lead_activity();

      CREATE OR REPLACE FUNCTION apply_audit_retention(batch integer) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'pg_catalog', 'leads', 'pg_temp'
      AS $$
        DECLARE
          emptied int;
          deleted int;
          forgotten int;
        BEGIN
          UPDATE audit_entry SET address = NULL WHERE id IN (
            SELECT id FROM audit_entry WHERE address IS NOT NULL AND at < now() - interval '30 days' LIMIT batch);
          GET DIAGNOSTICS emptied = ROW_COUNT;
          DELETE FROM audit_entry WHERE id IN (
            SELECT id FROM audit_entry WHERE at < now() - interval '2 years' LIMIT batch);
          GET DIAGNOSTICS deleted = ROW_COUNT;
          DELETE FROM lead_activity WHERE id IN (
            SELECT id FROM lead_activity WHERE erased_at IS NOT NULL AND at < now() - interval '2 years' LIMIT batch);
          GET DIAGNOSTICS forgotten = ROW_COUNT;
          RETURN emptied + deleted + forgotten;
        END $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('What was one table cannot be told apart again: restore a backup.');
  }
}
