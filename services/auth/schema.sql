-- The schema "auth" as its migrations leave it, written by `make schema`; nothing runs this file.

CREATE OR REPLACE FUNCTION apply_audit_retention(batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'auth', 'pg_temp'
AS $function$
        DECLARE
          emptied int;
          deleted int;
        BEGIN
          UPDATE audit_entry SET address = NULL WHERE id IN (
            SELECT id FROM audit_entry WHERE address IS NOT NULL AND at < now() - interval '30 days' LIMIT batch);
          GET DIAGNOSTICS emptied = ROW_COUNT;
          DELETE FROM audit_entry WHERE id IN (
            SELECT id FROM audit_entry WHERE at < now() - interval '2 years' LIMIT batch);
          GET DIAGNOSTICS deleted = ROW_COUNT;
          RETURN emptied + deleted;
        END $function$;

CREATE OR REPLACE FUNCTION keep_when_disabled()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'auth', 'public'
AS $function$
        BEGIN
          NEW.disabled_at := now();
          RETURN NEW;
        END $function$;

CREATE TABLE app_user (
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  disabled_at timestamp with time zone,
  takeover jsonb,
  link jsonb,
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_status_check CHECK (status = ANY (ARRAY['active'::text, 'disabled'::text]))
);
CREATE UNIQUE INDEX app_user_email ON app_user USING btree (lower(email));
CREATE TRIGGER keep_when_disabled BEFORE UPDATE OF status ON app_user FOR EACH ROW WHEN (new.status = 'disabled'::text AND old.status <> 'disabled'::text) EXECUTE FUNCTION keep_when_disabled();

CREATE TABLE api_token (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL,
  role text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT api_token_pkey PRIMARY KEY (id),
  CONSTRAINT api_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX api_token_hash ON api_token USING btree (token_hash);
CREATE INDEX api_token_of_user ON api_token USING btree (user_id);

CREATE TABLE audit_entry (
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL DEFAULT now(),
  actor_id uuid NOT NULL,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_id uuid,
  subject_name text,
  detail text,
  address text,
  CONSTRAINT audit_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entry_of_action ON audit_entry USING btree (action, id);
CREATE INDEX audit_entry_of_actor ON audit_entry USING btree (actor_id, id);
CREATE INDEX audit_entry_of_actor_and_action ON audit_entry USING btree (actor_id, action, id);
CREATE INDEX audit_entry_time ON audit_entry USING btree (at);
CREATE INDEX audit_entry_with_address ON audit_entry USING btree (at) WHERE address IS NOT NULL;

CREATE TABLE delivery (
  id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL DEFAULT 'email'::text,
  recipient text,
  recipient_name text,
  subject_id uuid NOT NULL,
  payload jsonb,
  dedupe_key text,
  state text NOT NULL DEFAULT 'queued'::text,
  attempts integer NOT NULL DEFAULT 0,
  last_answer text,
  queued_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  sent_at timestamp(3) with time zone,
  next_attempt_at timestamp(3) with time zone DEFAULT now(),
  claimed_until timestamp(3) with time zone,
  group_id uuid,
  CONSTRAINT delivery_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_dedupe_key_key UNIQUE (dedupe_key),
  CONSTRAINT delivery_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'http'::text])),
  CONSTRAINT delivery_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'cancelled'::text]))
);
CREATE INDEX delivery_due ON delivery USING btree (channel, next_attempt_at, id) WHERE state = 'queued'::text AND group_id IS NULL;
CREATE INDEX delivery_group ON delivery USING btree (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX delivery_over ON delivery USING btree (kind, queued_at) WHERE state <> 'queued'::text;
CREATE INDEX delivery_subject ON delivery USING btree (subject_id);

CREATE TABLE job_run (
  name text NOT NULL,
  succeeded_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  error text,
  state jsonb,
  CONSTRAINT job_run_pkey PRIMARY KEY (name)
);

CREATE TABLE session (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  token_hash bytea NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX session_of_user ON session USING btree (user_id) WHERE ended_at IS NULL;
CREATE INDEX session_over ON session USING btree (LEAST(ended_at, expires_at));
CREATE UNIQUE INDEX session_token_hash ON session USING btree (token_hash);

CREATE TABLE sign_in_failure (
  id uuid NOT NULL,
  budget bytea NOT NULL,
  account bytea NOT NULL,
  failed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sign_in_failure_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_failure_of_budget ON sign_in_failure USING btree (budget, failed_at);
CREATE INDEX sign_in_failure_time ON sign_in_failure USING btree (failed_at);

CREATE VIEW alert_recipients AS
 SELECT id AS user_id,
    email,
    name
   FROM app_user
  WHERE status = 'active'::text AND (role = ANY (ARRAY['admin'::text, 'manager'::text])) AND password_hash IS NOT NULL;

CREATE VIEW audit_entries AS
 SELECT id,
    at,
    actor_id,
    actor_name,
    action,
    subject_id,
    subject_name,
    detail,
    address
   FROM audit_entry;

CREATE VIEW live_api_tokens AS
 SELECT t.id AS token_id,
    t.name AS token_name,
    t.role AS token_role,
    t.scopes,
    t.token_hash,
    t.last_used_at,
    u.id AS user_id,
    u.name,
    u.email,
    u.role,
    u.must_change_password
   FROM api_token t
     JOIN app_user u ON u.id = t.user_id
  WHERE (t.expires_at IS NULL OR t.expires_at > now()) AND u.status = 'active'::text AND u.password_hash IS NOT NULL;

CREATE VIEW live_sessions AS
 SELECT s.id AS session_id,
    u.id AS user_id,
    u.name,
    u.email,
    u.role,
    u.must_change_password,
    s.seen_at,
    s.token_hash
   FROM session s
     JOIN app_user u ON u.id = s.user_id
  WHERE s.ended_at IS NULL AND s.expires_at > now() AND s.seen_at > (now() - '00:30:00'::interval) AND u.status = 'active'::text AND u.password_hash IS NOT NULL;

CREATE VIEW staff AS
 SELECT id,
    name,
    email,
    role,
    status = 'active'::text AND password_hash IS NOT NULL AS is_active,
    disabled_at
   FROM app_user;

CREATE VIEW takeovers AS
 SELECT (takeover ->> 'id'::text)::uuid AS id,
    id AS user_id,
    name AS user_name,
    (takeover ->> 'takenBy'::text)::uuid AS taken_by,
    (takeover ->> 'actorId'::text)::uuid AS actor_id,
    takeover ->> 'actorName'::text AS actor_name
   FROM app_user
  WHERE status = 'disabled'::text AND takeover IS NOT NULL;
