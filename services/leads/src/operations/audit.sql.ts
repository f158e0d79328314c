import type { AuditEntry, api, QueryOf } from '@golghar/contracts';
import type { LeadActivityEntity } from '../leads/lead-activity.entity';

const recorded = (table: string) => `(
  SELECT id, at, action, detail, address, actor_id, actor_name, subject_id, subject_name, NULL::text AS kind,
    NULL::jsonb AS before, NULL::jsonb AS after, NULL::uuid AS undoes, NULL::text AS api_token FROM ${table})`;

/** What happened to leads, as far back as the log goes; what it was about is cleared for an erased lead. */
const happened = `(
  SELECT id, at, action, text AS detail, NULL::text AS address, actor_id, actor_name, lead_id AS subject_id,
    reference AS subject_name, CASE WHEN erased_at IS NULL THEN kind END AS kind, before, after, undoes, api_token
  FROM lead_activity WHERE action IS NOT NULL AND at > now() - interval '2 years')`;

/** What else staff did here, and what auth recorded: auth publishes its part as a view. */
const sources = [happened, recorded('audit_entry'), recorded('auth.audit_entries')];

const columns = `id, at, action, detail, address, kind, before, after, undoes, api_token AS "apiToken", json_build_object('id', actor_id, 'name', actor_name) AS actor,
  CASE WHEN subject_id IS NOT NULL THEN json_build_object('id', subject_id, 'name', subject_name) END AS subject`;

export type AuditEntryRow = Omit<AuditEntry, 'at'> &
  Pick<LeadActivityEntity, 'before' | 'after' | 'undoes' | 'apiToken'> & {
    at: Date;
    /** The reference of a lead that still exists. */
    kind: LeadActivityEntity['kind'] | null;
  };

/**
 * The newest entries of all sources, before a given one. By hand, because each source is limited by its own index before they
 * are merged, whatever the filter.
 */
export function newestEntries({ actor, action, before, limit }: QueryOf<typeof api.listAudit>) {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    ...(actor ? [`actor_id = ${value(actor)}`] : []),
    ...(action ? [`action = ${value(action)}`] : []),
    ...(before ? [`id < ${value(before)}`] : []),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const end = `ORDER BY id DESC LIMIT ${value(limit)}`;
  const parts = sources.map((source) => `(SELECT ${columns} FROM ${source} AS entry ${where} ${end})`);
  return { text: `${parts.join(' UNION ALL ')} ${end}`, values };
}

/** Skips from each actor to the next by the index, which Postgres does not do by itself: the log is long, the team is short. */
const actorsOf = (source: string) => `
  SELECT latest.* FROM (
    WITH RECURSIVE actor AS (
      (SELECT actor_id FROM ${source} AS entry ORDER BY actor_id LIMIT 1)
      UNION ALL
      SELECT (SELECT next.actor_id FROM ${source} AS next WHERE next.actor_id > actor.actor_id
        ORDER BY next.actor_id LIMIT 1)
      FROM actor WHERE actor.actor_id IS NOT NULL
    ) SELECT actor_id FROM actor WHERE actor_id IS NOT NULL
  ) AS actor, LATERAL (
    SELECT entry.actor_id, entry.actor_name, entry.id FROM ${source} AS entry
    WHERE entry.actor_id = actor.actor_id ORDER BY entry.id DESC LIMIT 1
  ) AS latest`;

/** Everyone in the log, under the latest name. */
export const actorsSql = `
  SELECT id, name FROM (
    SELECT DISTINCT ON (actor_id) actor_id AS id, actor_name AS name
    FROM (${sources.map(actorsOf).join(' UNION ALL ')}) AS entry ORDER BY actor_id, entry.id DESC
  ) AS person ORDER BY name, id`;
