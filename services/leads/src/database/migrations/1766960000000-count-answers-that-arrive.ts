import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which answers by e-mail never arrived: those are no contact, and the others are one that a reopened deal keeps. */
export class CountAnswersThatArrive1766960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reply ADD COLUMN is_undelivered boolean NOT NULL DEFAULT false;

      -- What counts when a deal is not closed after all: the first contact or answer, if there was one.
      CREATE OR REPLACE FUNCTION withdraw_first_contact() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          UPDATE lead SET contacted_at = first.at, first_response_minutes = CASE
            WHEN first.at IS NULL THEN nullif(first_response_minutes, business_minutes(submitted_at, contacted_at))
            ELSE business_minutes(submitted_at, first.at) END
          FROM (SELECT min(at) AS at FROM (
            SELECT created_at AS at FROM contact WHERE lead_id = NEW.lead_id
            UNION ALL SELECT created_at FROM reply WHERE lead_id = NEW.lead_id AND NOT is_undelivered
          ) AS contacts) AS first
          WHERE lead.id = NEW.lead_id AND lead.contacted_at IS DISTINCT FROM first.at;
          RETURN NULL;
        END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION withdraw_first_contact() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          UPDATE lead SET contacted_at = NULL, first_response_minutes =
            nullif(first_response_minutes, business_minutes(submitted_at, contacted_at))
          WHERE id = NEW.lead_id AND NOT EXISTS (SELECT FROM contact WHERE lead_id = NEW.lead_id);
          RETURN NULL;
        END
      $$;
      ALTER TABLE reply DROP COLUMN is_undelivered;
    `);
  }
}
