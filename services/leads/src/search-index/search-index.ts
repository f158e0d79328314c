import type { ScheduledJob } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import { learnNames } from './name-words';
import { searchFields } from './search-fields';
import * as sql from './search-index.sql';

const batchSize = 500;

/** Indexes leads that were added by hand, in small transactions, so that nobody waits. */
export const searchIndexJob: ScheduledJob = {
  name: 'search index',
  schedule: '* * * * * *',

  async run({ database, signal }) {
    const indexBatch = async (manager: EntityManager) =>
      store(manager, await manager.query(sql.findUnindexed, [batchSize]));
    for (let found = batchSize; found === batchSize && !signal.aborted; )
      found = await database.transaction(indexBatch);
  },
};

/** Updates the search fields of leads, in the transaction that changed what they are made of. */
export async function refreshSearch(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await store(manager, await manager.query(sql.findSearchable, [ids]));
}

async function store(manager: EntityManager, rows: sql.SearchableRow[]): Promise<number> {
  const leads = rows.map((row) => ({ id: row.id, ...searchFields(row) }));
  if (leads.length > 0) {
    await manager.query(sql.storeSearchFields, [JSON.stringify(leads)]);
    await learnNames(manager, leads);
  }
  return leads.length;
}
