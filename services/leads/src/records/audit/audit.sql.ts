import type { AuditEntry, api, QueryOf } from '@golghar/contracts';

/** What this service recorded, and what auth did: auth publishes its part as a view. */
const sources = ['audit_entry', 'auth.audit_entries'] as const;

const columns = `id, at, action, detail, address, json_build_object('id', actor_id, 'name', actor_name) AS actor,
  CASE WHEN subject_id IS NOT NULL THEN json_build_object('id', subject_id, 'name', subject_name) END AS subject`;

export type AuditEntryRow = Omit<AuditEntry, 'at'> & { at: Date };
export type AuditActorRow = { id: string; name: string };

/**
 * The newest entries of both sources, before a given one. Raw, because each source is cut off by its own index before
 * the two are merged, whatever is filtered.
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
  const parts = sources.map((source) => `(SELECT ${columns} FROM ${source} ${where} ${end})`);
  return { text: `${parts.join(' UNION ALL ')} ${end}`, values };
}

/** From each actor to the next by the index, as Postgres does not by itself: the log is long, the team is short. */
const actorsOf = (source: string) => `
  SELECT latest.* FROM (
    WITH RECURSIVE actor AS (
      (SELECT actor_id FROM ${source} ORDER BY actor_id LIMIT 1)
      UNION ALL
      SELECT (SELECT next.actor_id FROM ${source} AS next WHERE next.actor_id > actor.actor_id
        ORDER BY next.actor_id LIMIT 1)
      FROM actor WHERE actor.actor_id IS NOT NULL
    ) SELECT actor_id FROM actor WHERE actor_id IS NOT NULL
  ) AS actor, LATERAL (
    SELECT entry.actor_id, entry.actor_name, entry.id FROM ${source} AS entry
    WHERE entry.actor_id = actor.actor_id ORDER BY entry.id DESC LIMIT 1
  ) AS latest`;

/** Everyone who is named, under the latest name. */
export const actorsSql = `
  SELECT id, name FROM (
    SELECT DISTINCT ON (actor_id) actor_id AS id, actor_name AS name
    FROM (${sources.map(actorsOf).join(' UNION ALL ')}) AS entry ORDER BY actor_id, entry.id DESC
  ) AS person ORDER BY name, id`;
