import { Any, type EntityManager } from 'typeorm';
import { NameWordEntity, namesAmong } from './name-word.entity';
import { searchFields } from './search-fields';
import * as sql from './search-index.sql';

/** Makes anew what leads are found by, in the transaction that changed what it is made of. */
export async function refreshSearch(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await store(manager, await manager.query(sql.findSearchable, [ids]));
}

/** Makes it for leads that have none yet; answers for how many, up to a limit. */
export async function indexUnread(manager: EntityManager, limit: number): Promise<number> {
  const rows: sql.SearchableRow[] = await manager.query(sql.findUnread, [limit]);
  await store(manager, rows);
  return rows.length;
}

/** Adds to the words of names; those that are there already cost little. */
export async function learnNames(
  manager: EntityManager,
  leads: readonly { searchWords: readonly string[] }[],
): Promise<void> {
  await manager.query(sql.addNameWords, [leads.flatMap(({ searchWords }) => namesAmong(searchWords))]);
}

/** Which of these words occur in names. */
export async function knownNames(manager: EntityManager, words: readonly string[]): Promise<Set<string>> {
  const found = words.length === 0 ? [] : await manager.findBy(NameWordEntity, { word: Any([...words]) });
  return new Set(found.map(({ word }) => word));
}

async function store(manager: EntityManager, rows: sql.SearchableRow[]): Promise<void> {
  if (rows.length === 0) return;
  const leads = rows.map((row) => ({ id: row.id, ...searchFields(row) }));
  await manager.query(sql.storeSearchFields, [JSON.stringify(leads)]);
  await learnNames(manager, leads);
}
