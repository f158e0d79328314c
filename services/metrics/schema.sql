-- The schema "metrics" as its migrations leave it, written by `make schema`; nothing runs this file.

CREATE TABLE counted_hash (
  day date NOT NULL,
  hash bytea NOT NULL,
  visitors integer NOT NULL DEFAULT 1,
  CONSTRAINT counted_hash_pkey PRIMARY KEY (day, hash)
);

CREATE TABLE job_run (
  name text NOT NULL,
  succeeded_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  error text,
  state jsonb,
  CONSTRAINT job_run_pkey PRIMARY KEY (name)
);

CREATE TABLE visitor_total (
  only_row boolean NOT NULL DEFAULT true,
  count bigint NOT NULL DEFAULT 0,
  day date,
  salt bytea,
  CONSTRAINT visitor_total_pkey PRIMARY KEY (only_row),
  CONSTRAINT visitor_total_only_row_check CHECK (only_row)
);
