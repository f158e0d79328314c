import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 5000;
const lockPauseMs = 2000;
const lockPatienceMs = 15 * 60_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Brings the tables of one thing each to the one table that there is now: what happened to leads, what leaves by e-mail and
 * HTTP, who sent what. Enquiries go on coming meanwhile: what rewrites leads is done in batches, indexes are built beside
 * them, and what they would wait for is done in the last moment. It can be run again where it was broken off.
 */
export class OneWay1767800000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    await runner.query(`
      ALTER TABLE lead ADD COLUMN IF NOT EXISTS import_id uuid, ADD COLUMN IF NOT EXISTS waived_due_at timestamptz(3),
        ADD COLUMN IF NOT EXISTS person_id uuid CONSTRAINT lead_person_id_fkey REFERENCES person(id) ON DELETE SET NULL`);
    if (await isThere(runner, 'lead_person')) {
      await inBatches(runner, fillPeople);
      await runner.startTransaction();
      try {
        await runner.query(holdOthers);
        for (const step of [activities, deliveries, webhookCalls, settings, lastMoment])
          await whenUnlocked(runner, step);
        await runner.commitTransaction();
      } catch (error) {
        await runner.rollbackTransaction();
        throw error;
      }
    }
    await runner.query(`
      ALTER TABLE delivery VALIDATE CONSTRAINT delivery_lead_id_fkey;
      ALTER TABLE alert_link VALIDATE CONSTRAINT alert_link_alert_id_fkey`);
    await inBatches(runner, fillSearchWords);
    for (const [name, columns] of Object.entries(indexesOfLead)) {
      // One that was broken off is there but not valid.
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON lead ${columns}`);
    }
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_unpromised');
    await runner.query('RESET statement_timeout');
  }

  async down(): Promise<void> {
    throw new Error('A database of the version before is not made again: restore a backup.');
  }
}

async function isThere(runner: QueryRunner, table: string): Promise<boolean> {
  const [row]: { isThere: boolean }[] = await runner.query(
    `SELECT to_regclass($1) IS NOT NULL AS "isThere"`,
    [table],
  );
  return row?.isThere ?? false;
}

/** Of this role: those who wait for the migration, and may hold what it waits for. They try again, as after any fault. */
const cancelBlocked = `
  SELECT pg_cancel_backend(pid) FROM pg_stat_activity
  WHERE usename = current_user AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`;

/** Runs a step until it gets its locks; the steps before it, which take minutes, are kept. */
async function whenUnlocked(runner: QueryRunner, step: string): Promise<void> {
  for (const end = Date.now() + lockPatienceMs; ; await sleep(lockPauseMs)) {
    await runner.startTransaction();
    try {
      await runner.query(cancelBlocked);
      await runner.query(step);
      return await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      const isLocked = /^(55P03|40P01)$/.test(String((error as { code?: unknown }).code));
      if (!isLocked || Date.now() > end) throw error;
    }
  }
}

/** Runs a statement for one batch of leads after another: it takes the last id of the batch before and answers its own. */
async function inBatches(runner: QueryRunner, statement: string): Promise<void> {
  for (let after: string | undefined = firstId; after; ) {
    const rows: { id: string }[] = await runner.query(statement, [after]);
    after = rows[0]?.id;
  }
}

const fillPeople = `
  WITH batch AS MATERIALIZED (
    SELECT lead_id, person_id FROM lead_person WHERE lead_id > $1 ORDER BY lead_id LIMIT ${batchSize}
  ), done AS (
    UPDATE lead SET person_id = batch.person_id FROM batch
    WHERE lead.id = batch.lead_id AND lead.person_id IS DISTINCT FROM batch.person_id
  )
  SELECT lead_id AS id FROM batch ORDER BY lead_id DESC LIMIT 1`;

/** Pairs of letters that trigrams of plain ones don't find stand among the words of a lead. */
const fillSearchWords = `
  WITH batch AS (
           SELECT id, search_text FROM lead WHERE id > $1 ORDER BY id LIMIT 5000
         ), done AS (
           UPDATE lead SET search_words = ARRAY(
             SELECT unnest(lead.search_words)
             UNION SELECT '=' || first || second FROM (
               SELECT character AS first, lead(character) OVER way AS second, lead(character, 2) OVER way AS third
               FROM unnest(string_to_array(batch.search_text, NULL)) WITH ORDINALITY AS text(character, at)
               WINDOW way AS (ORDER BY at)
             ) AS pairs
             WHERE first !~ '[\\u0001-/:-@\\[-\`{-\\u007f]' AND second !~ '[\\u0001-/:-@\\[-\`{-\\u007f]'
               AND first || second || coalesce(third, '') ~ '[^\\u0001-\\u007f]')
           FROM batch
           WHERE lead.id = batch.id AND lead.search_words IS NOT NULL AND batch.search_text ~ '[^\\u0001-\\u007f]'
         )
         SELECT id FROM batch ORDER BY id DESC LIMIT 1`;

const indexesOfLead = {
  lead_of_person: '(person_id, submitted_at DESC, id DESC) WHERE person_id IS NOT NULL',
  lead_without_person: '(id) WHERE person_id IS NULL',
  lead_of_import: '(import_id, submitted_at, id) WHERE import_id IS NOT NULL AND deleted_at IS NULL',
  // The index of searches finds many addresses at a time slowly.
  lead_email: `(lower(email)) WHERE email <> '' AND deleted_at IS NULL`,
  lead_answered_new: `(submitted_at, id) INCLUDE (owner_id) WHERE deleted_at IS NULL AND status = 'new'
    AND next_step_at IS NULL AND due_at IS NOT NULL AND contacted_at IS NOT NULL`,
  lead_newest: `(submitted_at DESC, id DESC) INCLUDE (status, service, first_response_minutes, due_at)
    WHERE deleted_at IS NULL`,
};

/** Staff and workers wait until the end; nothing that brings an enquiry does. */
const holdOthers = `
  LOCK TABLE status_change, owner_change, own_change, bulk_change, bulk_change_item, person_change, lead_person, alert,
    outgoing_email, promise_reminder, thank_you, webhook_delivery, lead_import_part IN EXCLUSIVE MODE`;

const activities = `
      UPDATE lead SET person_id = link.person_id FROM lead_person AS link
      WHERE lead.id = link.lead_id AND lead.person_id IS DISTINCT FROM link.person_id;

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

      -- A note or a contact that was taken away again has nothing to undo.
      INSERT INTO lead_activity (id, lead_id, reference, kind, before, after, entry_id, actor_id, actor_name, at)
      SELECT change.id, lead_id, reference, kind, before, after,
        CASE WHEN undone_at IS NULL THEN entry_id END, author_id, author_name, created_at
      FROM own_change AS change JOIN lead ON lead.id = lead_id
      WHERE kind NOT IN ('status', 'owner');

      -- The first thing that somebody did to a lead after they began a change of many is that change.
      UPDATE lead_activity SET group_id = part.bulk_change_id
      FROM (
        SELECT DISTINCT ON (item.bulk_change_id, item.lead_id) item.bulk_change_id,
          coalesce(CASE WHEN own.kind IN ('status', 'owner') THEN own.entry_id END, own.id) AS id
        FROM bulk_change_item AS item JOIN bulk_change AS bulk ON bulk.id = item.bulk_change_id
          JOIN own_change AS own ON own.lead_id = item.lead_id AND own.author_id = bulk.actor_id
            AND own.created_at >= bulk.created_at
        ORDER BY item.bulk_change_id, item.lead_id, own.id
      ) AS part
      WHERE lead_activity.id = part.id;

      INSERT INTO lead_activity (id, lead_id, reference, kind, before, after, actor_id, actor_name, at, group_id)
      SELECT overlay(gen_random_uuid()::text PLACING left(change.id::text, 14) FROM 1)::uuid, lead.id, reference, kind,
        jsonb_build_object('id', from_id, 'keys', keys), jsonb_build_object('id', to_id), actor_id, actor_name, created_at,
        change.id
      FROM person_change AS change JOIN lead ON lead.id = ANY(lead_ids)
      WHERE undone_at IS NULL;
      CREATE INDEX lead_activity_from_person ON lead_activity ((before->>'id')) WHERE kind IN ('merge', 'split');
      CREATE INDEX lead_activity_to_person ON lead_activity ((after->>'id')) WHERE kind IN ('merge', 'split');

      CREATE INDEX lead_activity_of_lead ON lead_activity (lead_id, id);
      CREATE INDEX lead_activity_of_group ON lead_activity (group_id, id) WHERE group_id IS NOT NULL;
      CREATE INDEX lead_activity_listed ON lead_activity (id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_of_actor ON lead_activity (actor_id, id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_of_action ON lead_activity (action, id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_of_actor_and_action ON lead_activity (actor_id, action, id) WHERE action IS NOT NULL;
      CREATE INDEX lead_activity_erased ON lead_activity (at) WHERE erased_at IS NOT NULL;`;

const deliveries = `
      CREATE TABLE delivery (
        id uuid NOT NULL,
        kind text NOT NULL,
        channel text NOT NULL DEFAULT 'email',
        recipient text,
        recipient_name text,
        subject_id uuid NOT NULL,
        lead_id uuid,
        payload jsonb,
        dedupe_key text,
        state text NOT NULL DEFAULT 'queued',
        attempts integer NOT NULL DEFAULT 0,
        last_answer text,
        queued_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        sent_at timestamp(3) with time zone,
        next_attempt_at timestamp(3) with time zone DEFAULT now(),
        claimed_until timestamp(3) with time zone,
        group_id uuid,
        CONSTRAINT delivery_pkey PRIMARY KEY (id),
        CONSTRAINT delivery_dedupe_key_key UNIQUE (dedupe_key),
        CONSTRAINT delivery_channel_check CHECK (channel IN ('email', 'http')),
        CONSTRAINT delivery_state_check CHECK (state IN ('queued', 'sent', 'failed', 'cancelled'))
      );
      INSERT INTO delivery (id, kind, subject_id, state, attempts, last_answer, queued_at, sent_at, next_attempt_at)
      SELECT id, kind, subject_id, state, attempts, smtp_response, queued_at, sent_at,
        CASE state WHEN 'queued' THEN next_attempt_at END
      FROM outgoing_email;
      UPDATE delivery SET dedupe_key = 'thank_you ' || subject_id WHERE kind = 'thank_you';

      UPDATE delivery SET subject_id = user_id,
        dedupe_key = 'daily_digest ' || to_char(day, 'YYYY-MM-DD') || ' ' || user_id
      FROM daily_digest WHERE daily_digest.id = subject_id AND kind = 'daily_digest';

      UPDATE delivery SET subject_id = user_id, dedupe_key = 'month ' || month || ' ' || user_id,
        payload = jsonb_build_object('month', month)
      FROM month_mail WHERE month_mail.id = subject_id AND kind = 'month';

      UPDATE delivery SET subject_id = webhook_id, payload = jsonb_build_object('recipient', notice.recipient,
        'recipientName', notice.recipient_name, 'pausedAt', to_char(paused_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM webhook_pause_notice AS notice WHERE notice.id = subject_id AND kind = 'webhook_paused';
      -- Of webhooks that were removed meanwhile.
      UPDATE delivery SET state = 'cancelled' WHERE kind = 'webhook_paused' AND state = 'queued' AND payload IS NULL;

      INSERT INTO delivery (id, kind, subject_id, lead_id, recipient, recipient_name, dedupe_key, state, attempts, last_answer,
        queued_at, sent_at, next_attempt_at)
      SELECT id, 'alert', lead_id, lead_id, recipient, recipient_name, 'alert ' || lead_id || ' ' || recipient, state, attempts,
        smtp_response, queued_at, sent_at, next_attempt_at
      FROM alert;

      UPDATE delivery AS email SET recipient = reminder.recipient, recipient_name = reminder.recipient_name,
        payload = jsonb_build_object('stage', reminder.stage)
      FROM promise_reminder AS reminder WHERE email.kind = 'promise' AND email.subject_id = reminder.batch_id;
      INSERT INTO delivery (id, kind, subject_id, lead_id, group_id, recipient, recipient_name, payload, dedupe_key, state,
        queued_at, sent_at, next_attempt_at)
      SELECT gen_random_uuid(), 'promise', reminder.lead_id, reminder.lead_id, coalesce(email.id, reminder.batch_id),
        reminder.recipient, reminder.recipient_name, jsonb_build_object('stage', reminder.stage),
        concat_ws(' ', 'promise', reminder.lead_id, reminder.stage, reminder.recipient), coalesce(email.state, 'sent'),
        reminder.created_at, email.sent_at, email.next_attempt_at
      FROM promise_reminder AS reminder
        LEFT JOIN delivery AS email ON email.kind = 'promise' AND email.subject_id = reminder.batch_id
      WHERE reminder.created_at > now() - interval '30 days';

      UPDATE delivery AS email SET lead_id = thank_you.lead_id, queued_at = thank_you.created_at
      FROM thank_you WHERE email.kind = 'thank_you' AND email.subject_id = thank_you.lead_id;
      INSERT INTO delivery (id, kind, subject_id, lead_id, dedupe_key, state, queued_at, next_attempt_at)
      SELECT gen_random_uuid(), 'thank_you', lead_id, lead_id, 'thank_you ' || lead_id,
        CASE WHEN is_limited THEN 'cancelled' ELSE 'sent' END, created_at, NULL
      FROM thank_you WHERE NOT EXISTS (SELECT FROM delivery WHERE kind = 'thank_you' AND subject_id = thank_you.lead_id);
      UPDATE delivery AS email SET payload = jsonb_strip_nulls(jsonb_build_object(
        'mailbox', encode(address_hash, 'hex'), 'limitedBy', CASE WHEN is_limited THEN 'mailbox' END))
      FROM thank_you WHERE email.kind = 'thank_you' AND email.lead_id = thank_you.lead_id;
      CREATE INDEX delivery_thanked ON delivery (queued_at)
        WHERE kind = 'thank_you' AND NOT payload ? 'limitedBy';
      CREATE INDEX delivery_thanked_mailbox ON delivery ((payload->>'mailbox'), queued_at)
        WHERE kind = 'thank_you' AND NOT payload ? 'limitedBy';
      CREATE INDEX delivery_thanked_domain ON delivery ((payload->>'domain'), queued_at)
        WHERE kind = 'thank_you' AND NOT payload ? 'limitedBy';
      CREATE INDEX delivery_thanked_network ON delivery ((payload->>'network'), queued_at)
        WHERE kind = 'thank_you' AND payload->>'network' IS NOT NULL;
      CREATE INDEX delivery_due ON delivery (channel, next_attempt_at, id) WHERE state = 'queued' AND group_id IS NULL;
      CREATE INDEX delivery_over ON delivery (kind, queued_at) WHERE state <> 'queued';
      CREATE INDEX delivery_subject ON delivery (subject_id);
      CREATE INDEX delivery_group ON delivery (group_id) WHERE group_id IS NOT NULL;
      CREATE INDEX delivery_of_lead ON delivery (lead_id, kind) WHERE lead_id IS NOT NULL;
      CREATE INDEX delivery_alert_sent ON delivery (recipient, sent_at) WHERE kind = 'alert';`;

const iso = (time: string) => `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Messages keep their ids and bodies: receivers know what came twice by them. */
const webhookCalls = `
      -- The log of webhooks forgets which addresses inside of the network names led to.
      UPDATE webhook_delivery SET response = regexp_replace(response, ' \\([0-9a-fA-F:.]+\\) is not an address', ' is not an address')
        WHERE response LIKE '%is not an address of the public internet.';
      UPDATE webhook SET pause_reason = regexp_replace(pause_reason, ' \\([0-9a-fA-F:.]+\\) is not an address', ' is not an address')
        WHERE pause_reason LIKE '%is not an address of the public internet%';

      INSERT INTO delivery (id, kind, channel, subject_id, lead_id, payload, dedupe_key, state, attempts, last_answer,
        queued_at, sent_at, next_attempt_at)
      SELECT id, 'webhook', 'http', webhook_id, lead_id,
        jsonb_build_object('event', event, 'at', ${iso('created_at')}, 'body', payload),
        CASE WHEN event = 'lead.due' AND row_number() OVER (PARTITION BY due_key ORDER BY id) = 1 THEN due_key END,
        CASE state WHEN 'delivered' THEN 'sent' ELSE state END, attempts,
        nullif(concat_ws(' ', response_status, response), ''), created_at, delivered_at,
        CASE state WHEN 'queued' THEN next_attempt_at END
      FROM webhook_delivery CROSS JOIN LATERAL (SELECT payload::jsonb AS told) AS body
        CROSS JOIN LATERAL (SELECT concat_ws(' ', 'webhook', told#>>'{data,due}',
          (extract(epoch FROM (told#>>'{data,dueAt}')::timestamptz) * 1000)::bigint, lead_id, webhook_id) AS due_key) AS key;`;

const settings = `
      ALTER TABLE lead_import ADD COLUMN parts jsonb NOT NULL DEFAULT '{}';
      UPDATE lead_import SET parts = part.texts
      FROM (SELECT import_id, jsonb_object_agg(place, content) AS texts FROM lead_import_part GROUP BY import_id) AS part
      WHERE part.import_id = lead_import.id;

      CREATE TABLE import_meaning (
        field text NOT NULL,
        word text NOT NULL,
        meaning text NOT NULL,
        used_at timestamptz(3) NOT NULL,
        PRIMARY KEY (field, word)
      );

      CREATE TABLE job_run (
        name text PRIMARY KEY,
        succeeded_at timestamptz(3),
        failed_at timestamptz(3),
        error text,
        watchdog jsonb
      );
      INSERT INTO job_run (name, succeeded_at, watchdog)
      SELECT 'watchdog', now(), jsonb_build_object('report', report, 'told', told) FROM watchdog_report;

      ALTER TABLE contact ALTER COLUMN channel DROP NOT NULL,
        DROP CONSTRAINT contact_channel_check,
        ADD CONSTRAINT contact_channel_check CHECK (channel IN ('call', 'whatsapp', 'in_person')),
        DROP CONSTRAINT contact_outcome_check,
        ADD CONSTRAINT contact_outcome_check CHECK (outcome IN ('reached', 'no_answer', 'wrong_number', 'wrote'));`;

/** What an enquiry, on its way in, waits for. */
const lastMoment = `
      LOCK TABLE lead, outbox, note, contact, reply, webhook_outbox IN ACCESS EXCLUSIVE MODE;
      WITH happened AS (
        SELECT DISTINCT ON (lead_id, event, due) noted.*,
          bool_or(event = 'lead.created') OVER (PARTITION BY lead_id) AS is_new
        FROM webhook_outbox AS noted JOIN lead ON lead.id = lead_id
        WHERE lead.deleted_at IS NULL ORDER BY lead_id, event, due, noted.id DESC
      )
      INSERT INTO delivery (id, kind, channel, subject_id, lead_id, payload, dedupe_key, queued_at, next_attempt_at)
      SELECT gen_random_uuid(), 'webhook', 'http', webhook.id, lead_id,
        jsonb_strip_nulls(jsonb_build_object('event', event, 'at', ${iso('at')}, 'due', due, 'dueAt', ${iso('due_at')})),
        CASE event WHEN 'lead.changed' THEN concat_ws(' ', 'webhook', event, lead_id, webhook.id)
          WHEN 'lead.due' THEN concat_ws(' ', 'webhook', due, (extract(epoch FROM due_at) * 1000)::bigint, lead_id, webhook.id) END,
        at, at
      FROM happened JOIN webhook ON event = ANY(webhook.events)
      WHERE event <> 'lead.changed' OR NOT is_new ORDER BY happened.id;

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

      ALTER TABLE outbox ADD COLUMN network_hash bytea;

      DROP TRIGGER keep_erasures ON lead;
      DROP TRIGGER lead_changes ON lead;
      DROP TABLE status_change, owner_change, own_change, bulk_change_item, bulk_change, person_change, lead_person, alert,
        alert_rate, outgoing_email, promise_reminder, thank_you, daily_digest, month_mail, webhook_pause_notice,
        webhook_delivery, webhook_due, webhook_outbox, lead_import_part, business_calendar, watchdog_report,
        history_progress, history_erasure, history_seal, history_day, search_block, search_progress CASCADE;
      DROP FUNCTION keep_erasures, note_lead_changes;
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

      -- By them alone the sealer of the history looked for what was new.
      DROP INDEX note_time, contact_time, reply_time;

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

      ALTER TABLE delivery ADD CONSTRAINT delivery_lead_id_fkey
        FOREIGN KEY (lead_id) REFERENCES lead(id) ON DELETE CASCADE NOT VALID;
      ALTER TABLE alert_link ADD CONSTRAINT alert_link_alert_id_fkey
        FOREIGN KEY (alert_id) REFERENCES delivery(id) ON DELETE CASCADE NOT VALID;`;
