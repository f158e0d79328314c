import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The database counts business time by a calendar that the service hands it, instead of by hours of its own. */
export class FollowBusinessHours1764260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The hours of the day on which this was written; the service keeps them up to date.
      CREATE TABLE business_calendar (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        calendar jsonb NOT NULL
      );
      INSERT INTO business_calendar (calendar) VALUES ('{
        "timeZone": "Asia/Kolkata",
        "week": [
          null,
          {"opens": "09:00", "closes": "18:00"}, {"opens": "09:00", "closes": "18:00"},
          {"opens": "09:00", "closes": "18:00"}, {"opens": "09:00", "closes": "18:00"},
          {"opens": "09:00", "closes": "18:00"}, {"opens": "10:00", "closes": "16:00"}
        ],
        "closedDays": []
      }');

      CREATE OR REPLACE FUNCTION business_minutes(since timestamptz, until timestamptz) RETURNS int
        LANGUAGE sql STABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
        SELECT coalesce(floor(sum(extract(epoch FROM office.closes - office.opens)) / 60), 0)::int
        FROM business_calendar,
          LATERAL (SELECT $1 AT TIME ZONE (calendar->>'timeZone') AS since,
            $2 AT TIME ZONE (calendar->>'timeZone') AS until) AS span,
          LATERAL generate_series(span.since::date, span.until::date, interval '1 day') AS day,
          LATERAL (SELECT calendar->'week'->extract(dow FROM day)::int AS hours) AS weekday,
          LATERAL (SELECT greatest(span.since, day + (hours->>'opens')::interval) AS opens,
            least(span.until, day + (hours->>'closes')::interval) AS closes) AS office
        WHERE jsonb_typeof(hours) = 'object' AND office.closes > office.opens
          AND NOT calendar->'closedDays' ?| ARRAY[to_char(day, 'YYYY-MM-DD'), to_char(day, 'MM-DD')]
      $$;
      DROP FUNCTION business_time;
      DROP FUNCTION business_clock;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION business_clock(at timestamptz) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT floor(day / 7) * 3060 + least(day % 7, 5) * 540 + CASE day % 7 WHEN 6 THEN 360 ELSE 0 END
          + CASE day % 7 WHEN 5 THEN least(greatest(minute - 600, 0), 360) WHEN 6 THEN 0
              ELSE least(greatest(minute - 540, 0), 540) END
        FROM (SELECT floor(second / 86400) AS day, second % 86400 / 60 AS minute
          FROM (SELECT extract(epoch FROM at - timestamptz '1900-01-01 00:00+05:30') AS second) AS since) AS local
      $$;
      CREATE FUNCTION business_time(clock numeric) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT timestamptz '1900-01-01 00:00+05:30' + make_interval(weeks => floor(clock / 3060)::int,
          secs => 60 * CASE WHEN rest < 2700 THEN floor(rest / 540) * 1440 + 540 + rest % 540
            ELSE 5 * 1440 + 600 + rest - 2700 END)
        FROM (SELECT clock % 3060 AS rest) AS week
      $$;
      CREATE OR REPLACE FUNCTION business_minutes(since timestamptz, until timestamptz) RETURNS int
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT greatest(floor(business_clock(until) - business_clock(since)), 0)::int
      $$;
      DROP TABLE business_calendar;
    `);
  }
}
