import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The calendar stands with the settings, a file with its import, the watchdog's look with the runs of jobs. */
export class MergeSmallTables1767420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead_settings ALTER COLUMN visibility SET DEFAULT 'all', ADD COLUMN calendar jsonb;
      INSERT INTO lead_settings (id) VALUES (true) ON CONFLICT DO NOTHING;
      UPDATE lead_settings SET calendar = (SELECT calendar FROM business_calendar);
      ALTER TABLE lead_settings ALTER COLUMN calendar SET NOT NULL;

      CREATE OR REPLACE FUNCTION business_minutes(since timestamp with time zone, until timestamp with time zone)
      RETURNS integer
      LANGUAGE sql
      STABLE PARALLEL SAFE
      SET search_path TO 'leads', 'public'
      AS $function$
        SELECT coalesce(floor(sum(extract(epoch FROM office.closes - office.opens)) / 60), 0)::int
        FROM lead_settings,
          LATERAL (SELECT $1 AT TIME ZONE (calendar->>'timeZone') AS since,
            $2 AT TIME ZONE (calendar->>'timeZone') AS until) AS span,
          LATERAL generate_series(span.since::date, span.until::date, interval '1 day') AS day,
          LATERAL (SELECT calendar->'week'->extract(dow FROM day)::int AS hours) AS weekday,
          LATERAL (SELECT greatest(span.since, day + (hours->>'opens')::interval) AS opens,
            least(span.until, day + (hours->>'closes')::interval) AS closes) AS office
        WHERE jsonb_typeof(hours) = 'object' AND office.closes > office.opens
          AND NOT calendar->'closedDays' ?| ARRAY[to_char(day, 'YYYY-MM-DD'), to_char(day, 'MM-DD')]
      $function$;
      DROP TABLE business_calendar;

      ALTER TABLE lead_import ADD COLUMN parts jsonb NOT NULL DEFAULT '{}';
      UPDATE lead_import SET parts = part.texts
      FROM (SELECT import_id, jsonb_object_agg(place, content) AS texts FROM lead_import_part GROUP BY import_id) AS part
      WHERE part.import_id = lead_import.id;
      DROP TABLE lead_import_part;

      ALTER TABLE job_run ADD COLUMN watchdog jsonb;
      INSERT INTO job_run (name, succeeded_at, watchdog)
      SELECT 'watchdog', now(), jsonb_build_object('report', report, 'told', told) FROM watchdog_report;
      DROP TABLE watchdog_report;
    `);
  }

  async down(): Promise<void> {
    throw new Error('A database of the version before is not made again: restore a backup.');
  }
}
