-- The schema "leads" as its migrations leave it, written by `make schema`; nothing runs this file.

CREATE OR REPLACE FUNCTION apply_audit_retention(batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'leads', 'pg_temp'
AS $function$
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
        END $function$;

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

CREATE OR REPLACE FUNCTION empty_lead_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'leads', 'pg_temp'
AS $function$
        BEGIN
          UPDATE lead_activity SET before = NULL, after = NULL, text = NULL, erased_at = now()
          FROM gone WHERE lead_activity.lead_id = gone.id;
          RETURN NULL;
        END $function$;

CREATE OR REPLACE FUNCTION fill_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'leads', 'public'
AS $function$
        BEGIN
          NEW.search_text := lead_search_text(NEW.name, NEW.email, NEW.phone, NEW.service, NEW.message,
            NEW.reference, NEW.tags);
          RETURN NEW;
        END
      $function$;

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

CREATE OR REPLACE FUNCTION lead_day(at timestamp with time zone)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$SELECT ARRAY[floor(extract(epoch FROM at) / 86400)::int]$function$;

CREATE OR REPLACE FUNCTION lead_search_text(name text, email text, phone text, service text, message text, reference text, tags text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        SELECT lower(name || E'\n' || email || E'\n' || phone || E'\n' || service || E'\n'
          || replace(service, '_', ' ') || E'\n' || reference || E'\n' || array_to_string(tags, E'\n')
          || E'\n' || message)
      $function$;

CREATE OR REPLACE FUNCTION lower_tags(tags text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$SELECT lower(tags::text)::text[]$function$;

CREATE TABLE person (
  id uuid NOT NULL,
  name_sound text,
  merged_into uuid,
  is_settled boolean NOT NULL DEFAULT false,
  CONSTRAINT person_pkey PRIMARY KEY (id),
  CONSTRAINT person_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX person_merged ON person USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX person_of_sound ON person USING btree (name_sound, id) WHERE name_sound IS NOT NULL AND merged_into IS NULL;

CREATE TABLE lead (
  id uuid NOT NULL,
  reference text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  city text,
  service text NOT NULL,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'new'::text,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  version integer NOT NULL DEFAULT 1,
  submitted_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  search_text text,
  first_response_minutes integer,
  due_at timestamp(3) with time zone,
  contacted_at timestamp(3) with time zone,
  deleted_by_id uuid,
  deleted_by_name text,
  phone_number text,
  search_words text[],
  owner_id uuid,
  owner_name text,
  next_step_at timestamp(3) with time zone,
  next_step_text text,
  value integer,
  expected_month text,
  outcome_reason text,
  source jsonb,
  source_name text,
  quarantined_at timestamp(3) with time zone,
  spam jsonb,
  form jsonb,
  consent text,
  request_id text,
  language text,
  choice jsonb,
  choice_name text,
  import_id uuid,
  waived_due_at timestamp(3) with time zone,
  person_id uuid,
  CONSTRAINT lead_pkey PRIMARY KEY (id),
  CONSTRAINT lead_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL,
  CONSTRAINT lead_status_check CHECK (status = ANY (ARRAY['new'::text, 'in_progress'::text, 'pending'::text, 'delivered'::text, 'lost'::text]))
);
CREATE INDEX lead_answered_new ON lead USING btree (submitted_at, id) INCLUDE (owner_id) WHERE deleted_at IS NULL AND status = 'new'::text AND next_step_at IS NULL AND due_at IS NOT NULL AND contacted_at IS NOT NULL;
CREATE INDEX lead_deleted ON lead USING btree (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX lead_due ON lead USING btree (due_at, id) WHERE deleted_at IS NULL AND contacted_at IS NULL AND due_at IS NOT NULL AND (status = ANY (ARRAY['new'::text, 'in_progress'::text, 'pending'::text]));
CREATE INDEX lead_email ON lead USING btree (lower(email)) WHERE email <> ''::text AND deleted_at IS NULL;
CREATE INDEX lead_newest ON lead USING btree (submitted_at DESC, id DESC) INCLUDE (status, service, first_response_minutes, due_at) WHERE deleted_at IS NULL;
CREATE INDEX lead_newest_by_status ON lead USING btree (status, submitted_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX lead_next_step ON lead USING btree (next_step_at, id) WHERE deleted_at IS NULL AND next_step_at IS NOT NULL AND (status = ANY (ARRAY['new'::text, 'in_progress'::text, 'pending'::text]));
CREATE INDEX lead_of_choice ON lead USING btree (choice_name, submitted_at DESC, id DESC) INCLUDE (status) WHERE deleted_at IS NULL AND choice_name IS NOT NULL;
CREATE INDEX lead_of_import ON lead USING btree (import_id, submitted_at, id) WHERE import_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX lead_of_owner ON lead USING btree (owner_id, submitted_at DESC, id DESC) INCLUDE (status) WHERE deleted_at IS NULL;
CREATE INDEX lead_of_person ON lead USING btree (person_id, submitted_at DESC, id DESC) WHERE person_id IS NOT NULL;
CREATE INDEX lead_of_source ON lead USING btree (source_name, submitted_at DESC, id DESC) INCLUDE (status) WHERE deleted_at IS NULL AND source_name IS NOT NULL;
CREATE INDEX lead_open ON lead USING btree (submitted_at DESC, id DESC) INCLUDE (status, owner_id, due_at, contacted_at, next_step_at) WHERE deleted_at IS NULL AND (status = ANY (ARRAY['new'::text, 'in_progress'::text, 'pending'::text]));
CREATE INDEX lead_phone_number ON lead USING btree (phone_number) WHERE phone_number IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX lead_quarantined ON lead USING btree (deleted_at DESC, id DESC) WHERE quarantined_at IS NOT NULL;
CREATE INDEX lead_search_all ON lead USING gin (search_text gin_trgm_ops, search_words, lead_day(submitted_at), lower_tags(tags));
CREATE INDEX lead_search_unread ON lead USING btree (submitted_at DESC) WHERE search_words IS NULL;
CREATE INDEX lead_tags ON lead USING btree (tags) WHERE tags <> '{}'::text[] AND deleted_at IS NULL;
CREATE INDEX lead_without_person ON lead USING btree (id) WHERE person_id IS NULL;
CREATE INDEX lead_without_source ON lead USING btree (submitted_at DESC, id DESC) INCLUDE (status) WHERE deleted_at IS NULL AND source_name IS NULL;
CREATE TRIGGER empty_activity AFTER DELETE ON lead REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION empty_lead_activity();
CREATE TRIGGER forget_person AFTER DELETE ON lead REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_person();
CREATE TRIGGER search_text BEFORE INSERT ON lead FOR EACH ROW WHEN (new.search_text IS NULL) EXECUTE FUNCTION fill_search_text();

CREATE TABLE delivery (
  id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL DEFAULT 'email'::text,
  recipient text,
  recipient_name text,
  subject_id uuid NOT NULL,
  lead_id uuid,
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
  CONSTRAINT delivery_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE,
  CONSTRAINT delivery_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'http'::text, 'queue'::text])),
  CONSTRAINT delivery_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'cancelled'::text]))
);
CREATE INDEX delivery_alert_sent ON delivery USING btree (recipient, sent_at) WHERE kind = 'alert'::text;
CREATE INDEX delivery_due ON delivery USING btree (channel, next_attempt_at, id) WHERE state = 'queued'::text AND group_id IS NULL;
CREATE INDEX delivery_group ON delivery USING btree (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX delivery_of_lead ON delivery USING btree (lead_id, kind) WHERE lead_id IS NOT NULL;
CREATE INDEX delivery_over ON delivery USING btree (kind, queued_at) WHERE state <> 'queued'::text;
CREATE INDEX delivery_subject ON delivery USING btree (subject_id);
CREATE INDEX delivery_thanked ON delivery USING btree (queued_at) WHERE kind = 'thank_you'::text AND NOT payload ? 'limitedBy'::text;
CREATE INDEX delivery_thanked_domain ON delivery USING btree ((payload ->> 'domain'::text), queued_at) WHERE kind = 'thank_you'::text AND NOT payload ? 'limitedBy'::text;
CREATE INDEX delivery_thanked_mailbox ON delivery USING btree ((payload ->> 'mailbox'::text), queued_at) WHERE kind = 'thank_you'::text AND NOT payload ? 'limitedBy'::text;
CREATE INDEX delivery_thanked_network ON delivery USING btree ((payload ->> 'network'::text), queued_at) WHERE kind = 'thank_you'::text AND (payload ->> 'network'::text) IS NOT NULL;

CREATE TABLE alert_link (
  token_hash bytea NOT NULL,
  alert_id uuid NOT NULL,
  user_id uuid NOT NULL,
  used text[] NOT NULL DEFAULT '{}'::text[],
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT alert_link_pkey PRIMARY KEY (token_hash),
  CONSTRAINT alert_link_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES delivery(id) ON DELETE CASCADE
);
CREATE INDEX alert_link_expiry ON alert_link USING btree (expires_at);
CREATE INDEX alert_link_of_alert ON alert_link USING btree (alert_id);

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

CREATE TABLE canary_run (
  id uuid NOT NULL,
  token_hash bytea,
  lead_id uuid,
  state text NOT NULL DEFAULT 'running'::text,
  failure text,
  started_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  finished_at timestamp(3) with time zone,
  CONSTRAINT canary_run_pkey PRIMARY KEY (id)
);
CREATE INDEX canary_run_time ON canary_run USING btree (started_at);

CREATE TABLE contact (
  id uuid NOT NULL,
  lead_id uuid NOT NULL,
  outcome text NOT NULL,
  channel text,
  note text,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT contact_pkey PRIMARY KEY (id),
  CONSTRAINT contact_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE,
  CONSTRAINT contact_channel_check CHECK (channel = ANY (ARRAY['call'::text, 'whatsapp'::text, 'in_person'::text])),
  CONSTRAINT contact_outcome_check CHECK (outcome = ANY (ARRAY['reached'::text, 'no_answer'::text, 'wrong_number'::text, 'wrote'::text]))
);
CREATE INDEX contact_of_lead ON contact USING btree (lead_id, created_at DESC);

CREATE TABLE enquiry_text (
  message_hash bytea NOT NULL,
  email_hash bytea NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT enquiry_text_pkey PRIMARY KEY (message_hash, email_hash)
);
CREATE INDEX enquiry_text_age ON enquiry_text USING btree (seen_at);

CREATE TABLE idempotency_key (
  key_hash bytea NOT NULL,
  body_hash bytea NOT NULL,
  lead_id uuid NOT NULL,
  reference text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (key_hash)
);
CREATE INDEX idempotency_key_age ON idempotency_key USING btree (created_at);

CREATE TABLE job_run (
  name text NOT NULL,
  succeeded_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  error text,
  state jsonb,
  CONSTRAINT job_run_pkey PRIMARY KEY (name)
);

CREATE TABLE lead_activity (
  id uuid NOT NULL,
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
  at timestamp(3) with time zone NOT NULL DEFAULT now(),
  group_id uuid,
  undoes uuid,
  erased_at timestamp(3) with time zone,
  CONSTRAINT lead_activity_pkey PRIMARY KEY (id)
);
CREATE INDEX lead_activity_erased ON lead_activity USING btree (at) WHERE erased_at IS NOT NULL;
CREATE INDEX lead_activity_from_person ON lead_activity USING btree ((before ->> 'id'::text)) WHERE kind = ANY (ARRAY['merge'::text, 'split'::text]);
CREATE INDEX lead_activity_listed ON lead_activity USING btree (id) WHERE action IS NOT NULL;
CREATE INDEX lead_activity_of_action ON lead_activity USING btree (action, id) WHERE action IS NOT NULL;
CREATE INDEX lead_activity_of_actor ON lead_activity USING btree (actor_id, id) WHERE action IS NOT NULL;
CREATE INDEX lead_activity_of_actor_and_action ON lead_activity USING btree (actor_id, action, id) WHERE action IS NOT NULL;
CREATE INDEX lead_activity_of_group ON lead_activity USING btree (group_id, id) WHERE group_id IS NOT NULL;
CREATE INDEX lead_activity_of_lead ON lead_activity USING btree (lead_id, id);
CREATE INDEX lead_activity_to_person ON lead_activity USING btree ((after ->> 'id'::text)) WHERE kind = ANY (ARRAY['merge'::text, 'split'::text]);
CREATE INDEX lead_activity_won ON lead_activity USING btree (at, lead_id) WHERE kind = 'status'::text AND after = '"delivered"'::jsonb AND undoes IS NULL;

CREATE TABLE lead_count (
  status text NOT NULL,
  count bigint NOT NULL DEFAULT 0,
  CONSTRAINT lead_count_pkey PRIMARY KEY (status)
);

CREATE TABLE lead_import (
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  file_name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  confirmed_at timestamp(3) with time zone,
  parts jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT lead_import_pkey PRIMARY KEY (id)
);
CREATE INDEX lead_import_age ON lead_import USING btree (created_at);

CREATE TABLE lead_settings (
  id boolean NOT NULL DEFAULT true,
  visibility text NOT NULL DEFAULT 'all'::text,
  closed_days text[] NOT NULL DEFAULT '{}'::text[],
  assignment jsonb NOT NULL DEFAULT '{"rule": "none", "cities": [], "services": {}, "memberIds": []}'::jsonb,
  month_mail boolean NOT NULL DEFAULT true,
  thank_you_mail boolean NOT NULL DEFAULT true,
  calendar jsonb NOT NULL,
  takes_by_working boolean NOT NULL DEFAULT false,
  outcome_reasons jsonb NOT NULL DEFAULT '{"lost": ["Too expensive", "Chose another", "Not now", "Not reached"], "delivered": ["Recommended", "Price", "Our work"]}'::jsonb,
  turns uuid[] NOT NULL DEFAULT '{}'::uuid[],
  import_meanings jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT lead_settings_pkey PRIMARY KEY (id),
  CONSTRAINT lead_settings_id_check CHECK (id),
  CONSTRAINT lead_settings_visibility_check CHECK (visibility = ANY (ARRAY['all'::text, 'own_and_unassigned'::text]))
);

CREATE TABLE name_word (
  word text NOT NULL,
  CONSTRAINT name_word_pkey PRIMARY KEY (word)
);

CREATE TABLE newsletter_mailbox (
  address_hash bytea NOT NULL,
  request_count integer NOT NULL,
  requested_at timestamp(3) with time zone,
  suppressed_at timestamp(3) with time zone,
  CONSTRAINT newsletter_mailbox_pkey PRIMARY KEY (address_hash)
);

CREATE TABLE note (
  id uuid NOT NULL,
  lead_id uuid NOT NULL,
  content text NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT note_pkey PRIMARY KEY (id),
  CONSTRAINT note_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE
);
CREATE INDEX note_of_lead ON note USING btree (lead_id, created_at DESC);

CREATE TABLE person_key (
  key text NOT NULL,
  person_id uuid NOT NULL,
  CONSTRAINT person_key_pkey PRIMARY KEY (key),
  CONSTRAINT person_key_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX key_of_person ON person_key USING btree (person_id);

CREATE TABLE preference (
  user_id uuid NOT NULL,
  views jsonb,
  shortcuts boolean,
  advances_after_status boolean,
  greeting text,
  signature text,
  hides_first_day boolean,
  CONSTRAINT preference_pkey PRIMARY KEY (user_id)
);

CREATE TABLE reply (
  id uuid NOT NULL,
  lead_id uuid NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  author_email text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  is_undelivered boolean NOT NULL DEFAULT false,
  attachments jsonb NOT NULL DEFAULT '[]'::jsonb,
  contents bytea,
  CONSTRAINT reply_pkey PRIMARY KEY (id),
  CONSTRAINT reply_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE
);
CREATE INDEX reply_of_lead ON reply USING btree (lead_id, created_at);
CREATE INDEX reply_with_contents ON reply USING btree (created_at) WHERE contents IS NOT NULL;

CREATE TABLE reply_template (
  id uuid NOT NULL,
  name text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  owner_id uuid,
  channel text NOT NULL DEFAULT 'email'::text,
  CONSTRAINT reply_template_pkey PRIMARY KEY (id),
  CONSTRAINT reply_template_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'whatsapp'::text]))
);

CREATE TABLE subscriber (
  id uuid NOT NULL,
  email text NOT NULL,
  token text NOT NULL,
  requested_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  confirmed_at timestamp(3) with time zone,
  language text NOT NULL DEFAULT 'en'::text,
  CONSTRAINT subscriber_pkey PRIMARY KEY (id),
  CONSTRAINT subscriber_token_key UNIQUE (token),
  CONSTRAINT subscriber_language_check CHECK (language = ANY (ARRAY['en'::text, 'hi'::text]))
);
CREATE UNIQUE INDEX subscriber_email ON subscriber USING btree (lower(email));
CREATE INDEX subscriber_newest ON subscriber USING btree (confirmed_at, id) WHERE confirmed_at IS NOT NULL;
CREATE INDEX subscriber_unconfirmed ON subscriber USING btree (requested_at) WHERE confirmed_at IS NULL;

CREATE TABLE webhook (
  id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamp(3) with time zone,
  failures integer NOT NULL DEFAULT 0,
  paused_at timestamp(3) with time zone,
  pause_reason text,
  last_delivered_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT webhook_pkey PRIMARY KEY (id)
);

CREATE VIEW outbox AS
 SELECT subject_id AS lead_id,
    decode(payload ->> 'network'::text, 'hex'::text) AS network_hash
   FROM delivery
  WHERE kind = 'arrival'::text;
