import type { Client } from 'pg';

/** Fills the table of leads while it has no indexes but the two that work needs, and builds the others again. */
export async function withoutIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'leads' AND tablename = 'lead' AND indexname NOT IN ('lead_pkey', 'lead_search_unread')`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX leads.${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}
