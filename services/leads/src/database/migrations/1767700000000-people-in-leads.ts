import type { MigrationInterface, QueryRunner } from 'typeorm';

const batch = 2000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Who sent a lead is a column of the lead, and who was merged with whom stands with what happened to leads. Outside of a
 * transaction and in batches, so that enquiries and staff go on meanwhile; it goes on where it was broken off.
 */
export class PeopleInLeads1767700000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead ADD COLUMN IF NOT EXISTS person_id uuid CONSTRAINT lead_person_id_fkey
        REFERENCES person(id) ON DELETE SET NULL`);
    const [{ isLinked }]: [{ isLinked: boolean }] = await runner.query(
      `SELECT to_regclass('lead_person') IS NULL AS "isLinked"`,
    );
    if (!isLinked) {
      for (let after: string | undefined = firstId; after; ) after = await this.fill(runner, after);
      await runner.query(`
        BEGIN;
        LOCK TABLE lead_person, person_change IN EXCLUSIVE MODE;
        UPDATE lead SET person_id = link.person_id FROM lead_person AS link
        WHERE lead.id = link.lead_id AND lead.person_id IS DISTINCT FROM link.person_id;

        INSERT INTO lead_activity (id, lead_id, reference, kind, before, after, actor_id, actor_name, at, group_id)
        SELECT overlay(gen_random_uuid()::text PLACING left(change.id::text, 14) FROM 1)::uuid, lead.id, reference, kind,
          jsonb_build_object('id', from_id, 'keys', keys), jsonb_build_object('id', to_id), actor_id, actor_name, created_at,
          change.id
        FROM person_change AS change JOIN lead ON lead.id = ANY(lead_ids)
        WHERE undone_at IS NULL;
        CREATE INDEX lead_activity_from_person ON lead_activity ((before->>'id')) WHERE kind IN ('merge', 'split');
        CREATE INDEX lead_activity_to_person ON lead_activity ((after->>'id')) WHERE kind IN ('merge', 'split');

        DROP TABLE person_change, lead_person;
        CREATE OR REPLACE FUNCTION forget_person()
        RETURNS trigger
        LANGUAGE plpgsql
        SET search_path TO 'leads', 'public'
        AS $function$
        BEGIN
          DELETE FROM person USING gone WHERE person.id = gone.person_id
            AND NOT EXISTS (SELECT FROM lead WHERE lead.person_id = person.id);
          RETURN NULL;
        END
      $function$;
        CREATE TRIGGER forget_person AFTER DELETE ON lead REFERENCING OLD TABLE AS gone
          FOR EACH STATEMENT EXECUTE FUNCTION forget_person();
        COMMIT`);
    }
    await this.index(
      runner,
      'lead_of_person',
      '(person_id, submitted_at DESC, id DESC) WHERE person_id IS NOT NULL',
    );
    await this.index(runner, 'lead_without_person', '(id) WHERE person_id IS NULL');
    await runner.query('RESET statement_timeout');
  }

  /** Takes over the links of a batch of leads after one; answers the last of them, or undefined at the end. */
  private async fill(runner: QueryRunner, after: string): Promise<string | undefined> {
    const rows: { last: string }[] = await runner.query(
      `WITH link AS MATERIALIZED (
         SELECT lead_id, person_id FROM lead_person WHERE lead_id > $1 ORDER BY lead_id LIMIT ${batch}
       ), filled AS (
         UPDATE lead SET person_id = link.person_id FROM link WHERE lead.id = link.lead_id
       )
       SELECT lead_id AS last FROM link ORDER BY lead_id DESC LIMIT 1`,
      [after],
    );
    return rows[0]?.last;
  }

  private async index(runner: QueryRunner, name: string, columns: string): Promise<void> {
    // One that was broken off is there but not valid.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON lead ${columns}`);
  }

  async down(): Promise<void> {
    throw new Error('The links and the merges stand in other tables now: bring back a backup instead.');
  }
}
