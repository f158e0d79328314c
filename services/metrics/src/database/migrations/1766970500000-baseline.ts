import { BaselineMigration } from '@golghar/platform/program';

/** The schema in one piece, in the place of the migrations that made it. */
export class Baseline1766970500000 extends BaselineMigration {
  readonly name = 'Baseline1766970500000';
  protected readonly lastBefore = 'CountByNetwork1764800000000';
  protected readonly sql = `
SET LOCAL check_function_bodies = off;

CREATE TABLE counted_network (
  day date NOT NULL,
  hash bytea NOT NULL,
  visitors integer NOT NULL,
  CONSTRAINT counted_network_pkey PRIMARY KEY (day, hash)
);

CREATE TABLE counted_visitor (
  day date NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT counted_visitor_pkey PRIMARY KEY (day, hash)
);

CREATE TABLE day_salt (
  day date NOT NULL,
  salt bytea NOT NULL,
  CONSTRAINT day_salt_pkey PRIMARY KEY (day)
);

CREATE TABLE visitor_total (
  only_row boolean NOT NULL DEFAULT true,
  count bigint NOT NULL DEFAULT 0,
  CONSTRAINT visitor_total_pkey PRIMARY KEY (only_row),
  CONSTRAINT visitor_total_only_row_check CHECK (only_row)
);

INSERT INTO visitor_total (count) VALUES (0);
`;
}
