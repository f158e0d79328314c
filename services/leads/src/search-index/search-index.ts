import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { searchFields } from './search-fields';
import { SearchIndexRepository } from './search-index.repository';
import type { SearchableRow } from './search-index.sql';
import { blockOf, pairsOf } from './search-pairs';

type Learned = { submittedAt: Date; searchText: string; searchWords: readonly string[] };

/** Keeps what leads are found by up to date. */
@Injectable()
export class SearchIndex {
  constructor(private readonly stored: SearchIndexRepository) {}

  /** Rebuilds the search fields of leads, in the transaction that changed what they are made of. */
  async refresh(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.store(manager, await this.stored.findSearchable(manager, ids));
  }

  /** Makes the search fields of leads that have none; answers how many there were, up to a limit. */
  async readUnread(limit: number): Promise<number> {
    return this.stored.transaction(async (manager) => {
      const rows = await this.stored.findUnread(manager, limit);
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
    await this.stored.addPairs(manager, pairs);
    if (names.size > 0) await this.stored.addNameWords(manager, names);
  }

  /** Which of these words occur in names. */
  async knownNames(words: readonly string[]): Promise<string[]> {
    return words.length === 0 ? [] : this.stored.findNameWords(words);
  }

  private async store(manager: EntityManager, rows: SearchableRow[]): Promise<void> {
    if (rows.length === 0) return;
    const leads = rows.map((row) => ({ ...row, ...searchFields(row) }));
    await this.stored.storeFields(manager, leads);
    await this.learn(manager, leads);
  }
}
