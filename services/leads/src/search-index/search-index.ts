import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { searchFields } from './search-fields';
import {
  addNameWords,
  addPairs,
  findNameWords,
  findSearchable,
  findUnread,
  type SearchableRow,
  storeSearchFields,
} from './search-index.sql';
import { blockOf, pairsOf } from './search-pairs';

type Learned = { submittedAt: Date; searchText: string; searchWords: readonly string[] };

/** Keeps what leads are found by up to date. */
@Injectable()
export class SearchIndex {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Makes the search fields of leads anew, in the transaction that changed what they are made of. */
  async refresh(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.store(manager, await manager.query(findSearchable, [ids]));
  }

  /** Makes the search fields of leads that have none; answers how many there were, up to a limit. */
  async readUnread(limit: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const rows: SearchableRow[] = await manager.query(findUnread, [limit]);
      await this.store(manager, rows);
      return rows.length;
    });
  }

  /** Adds to the pairs of letters and to the words of names; what is there already costs little. */
  async learn(manager: EntityManager, leads: readonly Learned[]): Promise<void> {
    if (leads.length === 0) return;
    const pairs = new Map<number, Set<string>>();
    const names = new Set<string>();
    for (const { submittedAt, searchText, searchWords } of leads) {
      const block = blockOf(submittedAt);
      const inBlock = pairs.get(block) ?? new Set();
      for (const pair of pairsOf(searchText)) inBlock.add(pair);
      pairs.set(block, inBlock);
      for (const word of searchWords) if (/^[a-z]{3,}$/.test(word)) names.add(word);
    }
    const blocks = [...pairs].map(([block, inBlock]) => ({ block, json: JSON.stringify([...inBlock]) }));
    await manager.query(addPairs, [blocks.map(({ block }) => block), blocks.map(({ json }) => json)]);
    if (names.size > 0) await manager.query(addNameWords, [[...names]]);
  }

  /** Which of these words occur in names. */
  async knownNames(words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return [];
    const rows: { word: string }[] = await this.database.query(findNameWords, [words]);
    return rows.map(({ word }) => word);
  }

  private async store(manager: EntityManager, rows: SearchableRow[]): Promise<void> {
    if (rows.length === 0) return;
    const leads = rows.map((row) => ({ ...row, ...searchFields(row) }));
    await manager.query(storeSearchFields, [
      leads.map(({ id }) => id),
      leads.map(({ phoneNumber }) => phoneNumber),
      leads.map(({ searchText }) => searchText),
      leads.map(({ searchWords }) => JSON.stringify(searchWords)),
    ]);
    await this.learn(manager, leads);
  }
}
