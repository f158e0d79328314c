import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What reports and counts read from an index alone: a lead's status, service and time to the first response. */
export class KeepResponseTimes1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Business minutes from a Monday long ago to an instant: Monday to Friday 9-18, Saturday 10-16, in India,
      -- which has one time without daylight saving. The difference of two is the time between, whatever lies there.
      CREATE FUNCTION business_clock(at timestamptz) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT floor(day / 7) * 3060 + least(day % 7, 5) * 540 + CASE day % 7 WHEN 6 THEN 360 ELSE 0 END
          + CASE day % 7 WHEN 5 THEN least(greatest(minute - 600, 0), 360) WHEN 6 THEN 0
              ELSE least(greatest(minute - 540, 0), 540) END
        FROM (SELECT floor(second / 86400) AS day, second % 86400 / 60 AS minute
          FROM (SELECT extract(epoch FROM at - timestamptz '1900-01-01 00:00+05:30') AS second) AS since) AS local
      $$;
      -- The other way round: when the clock showed so much, which it reached in open hours.
      CREATE FUNCTION business_time(clock numeric) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT timestamptz '1900-01-01 00:00+05:30' + make_interval(weeks => floor(clock / 3060)::int,
          secs => 60 * CASE WHEN rest < 2700 THEN floor(rest / 540) * 1440 + 540 + rest % 540
            ELSE 5 * 1440 + 600 + rest - 2700 END)
        FROM (SELECT clock % 3060 AS rest) AS week
      $$;
      CREATE FUNCTION business_minutes(since timestamptz, until timestamptz) RETURNS int
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT greatest(floor(business_clock(until) - business_clock(since)), 0)::int
      $$;

      ALTER TABLE lead ADD COLUMN first_response_minutes int;
      UPDATE lead SET first_response_minutes = business_minutes(lead.submitted_at, response.at)
      FROM (SELECT lead_id, min(created_at) AS at FROM (
        SELECT lead_id, created_at FROM note UNION ALL SELECT lead_id, created_at FROM status_change
      ) AS responses GROUP BY lead_id) AS response
      WHERE response.lead_id = lead.id;

      -- By the database, so that no way of answering a lead can forget it.
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

      DROP INDEX lead_newest;
      CREATE INDEX lead_newest ON lead (submitted_at DESC, id DESC)
        INCLUDE (status, service, first_response_minutes) WHERE deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER first_response ON note;
      DROP TRIGGER first_response ON status_change;
      DROP FUNCTION keep_first_response;
      DROP INDEX lead_newest;
      CREATE INDEX lead_newest ON lead (submitted_at DESC, id DESC) WHERE deleted_at IS NULL;
      ALTER TABLE lead DROP COLUMN first_response_minutes;
      DROP FUNCTION business_minutes;
      DROP FUNCTION business_time;
      DROP FUNCTION business_clock;
    `);
  }
}
