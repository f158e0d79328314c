import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { parse } from 'yaml';
import { inSession } from '../../database/session';
import { testAdmin } from '../../test/stack';
import { functions, insertKeys, insertLeads, insertNotes, insertPeople, leadCount } from './generate.sql';

const batch = 100_000;

type Lists = Record<'firstNames' | 'surnames' | 'cities' | 'trades', string> & {
  phrases: string[];
  team: { name: string; share: number }[];
};

/**
 * The parameters of `insertLeads`, in their order.
 * @param me the id of the signed-in user: the first of the team
 */
function readWords(me: string) {
  // Compiling leaves the file where it is.
  const file = path.join(__dirname.replace('/infra/dist/', '/infra/'), 'words.yml');
  const { firstNames, surnames, cities, trades, phrases, team }: Lists = parse(readFileSync(file, 'utf8'));
  // Each repeated by its share, so that a number from 0 to 1 picks among them.
  const owners = team.flatMap(({ name, share }, place) =>
    Array.from({ length: share }, () => ({
      name,
      id: place === 0 ? me : `00000000-0000-4000-8000-00000000000${place}`,
    })),
  );
  return {
    texts: [...[firstNames, surnames, cities, trades].map((line) => line.split(' ')), phrases],
    owners: [owners.map(({ id }) => id), owners.map(({ name }) => name)],
  };
}

/** The worker creates them, as for older leads. */
async function searchFieldsMade(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isDone: boolean }>(
      'SELECT NOT EXISTS (SELECT FROM leads.lead WHERE search_words IS NULL) AS "isDone"',
    );
    if (rows[0]?.isDone) return;
    await sleep(1000);
  }
}

async function insertAll(client: Client): Promise<void> {
  // Colleagues need no account here: lists go by the id in the lead.
  const { rows } = await client.query<{ id: string }>('SELECT id FROM auth.staff WHERE email = $1', [
    testAdmin.email,
  ]);
  const { texts, owners } = readWords(rows[0]?.id ?? '');
  const text = insertLeads.replace(/\b(?=(?:pick|chance)\()/g, 'pg_temp.');
  for (let from = 1; from <= leadCount; from += batch) {
    const to = from + batch - 1;
    // Together, because the worker derives search fields and people from whatever it finds.
    await client.query('BEGIN');
    await client.query(insertPeople, [from, to]);
    await client.query(text, [...texts, from, to, ...owners]);
    await client.query(insertKeys, [from, to]);
    await client.query(insertNotes, [from, to]);
    await client.query('COMMIT');
  }
  await searchFieldsMade(client);
}

/** Fills the table of leads without indexes, but for the two that the work needs, and rebuilds the others. */
async function withoutIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'leads' AND tablename = 'lead' AND indexname NOT IN ('lead_pkey', 'lead_search_unread')`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX leads.${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

/** Fills the empty table of leads; building its indexes afterwards is much faster. */
export async function generateLeads(databaseUrl: string): Promise<void> {
  await inSession(databaseUrl, async (client) => {
    await client.query(`SET maintenance_work_mem = '512MB'; SET search_path = pg_temp, leads, public;`);
    await client.query(functions);
    await client.query('SELECT setseed(0.1786)');
    await withoutIndexes(client, () => insertAll(client));
    await client.query(
      `UPDATE leads.lead_count SET count = (SELECT count(*) FROM leads.lead WHERE lead.status = lead_count.status)`,
    );
    for (const table of ['lead', 'person', 'person_key']) await client.query(`VACUUM ANALYZE leads.${table}`);
  });
}
