import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type EntityManager, Repository } from 'typeorm';
import { NameWordEntity } from './name-word.entity';
import { searchFields } from './search-fields';
import * as sql from './search-index.sql';

/** Keeps what leads are found by up to date. */
@Injectable()
export class SearchIndex {
  constructor(@InjectRepository(NameWordEntity) private readonly words: Repository<NameWordEntity>) {}

  /** Rebuilds the search fields of leads, in the transaction that changed what they are made of. */
  async refresh(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.store(manager, await manager.query(sql.findSearchable, [ids]));
  }

  /** Makes the search fields of leads that have none; answers how many there were, up to a limit. */
  async readUnread(limit: number): Promise<number> {
    return this.words.manager.transaction(async (manager) => {
      const rows: sql.SearchableRow[] = await manager.query(sql.findUnread, [limit]);
      await this.store(manager, rows);
      return rows.length;
    });
  }

  /** Adds to the words of names; those that are there already cost little. */
  async learn(manager: EntityManager, leads: readonly { searchWords: readonly string[] }[]): Promise<void> {
    await manager.query(sql.addNameWords, [[...new Set(leads.flatMap(({ searchWords }) => searchWords))]]);
  }

  /** Which of these words occur in names. */
  async knownNames(words: readonly string[]): Promise<string[]> {
    const found = words.length === 0 ? [] : await this.words.findBy({ word: Any([...words]) });
    return found.map(({ word }) => word);
  }

  private async store(manager: EntityManager, rows: sql.SearchableRow[]): Promise<void> {
    if (rows.length === 0) return;
    const leads = rows.map((row) => ({ id: row.id, ...searchFields(row) }));
    await manager.query(sql.storeSearchFields, [
      leads.map(({ id }) => id),
      leads.map(({ phoneNumber }) => phoneNumber),
      leads.map(({ searchText }) => searchText),
      leads.map(({ searchWords }) => JSON.stringify(searchWords)),
    ]);
    await this.learn(manager, leads);
  }
}
