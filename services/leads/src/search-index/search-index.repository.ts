import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type EntityManager, Repository } from 'typeorm';
import { NameWordEntity } from './name-word.entity';
import * as sql from './search-index.sql';
import { SearchProgressEntity } from './search-progress.entity';

type SearchFields = {
  id: string;
  phoneNumber: string | null;
  searchText: string;
  searchWords: readonly string[];
};

/** Any number will do, as long as every worker takes the same one. */
const progressLock = 4_605_173;

@Injectable()
export class SearchIndexRepository {
  constructor(@InjectRepository(NameWordEntity) private readonly words: Repository<NameWordEntity>) {}

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.words.manager.transaction(work);
  }

  findSearchable(manager: EntityManager, ids: readonly string[]): Promise<sql.SearchableRow[]> {
    return manager.query(sql.findSearchable, [ids]);
  }

  /** Leads without search fields, held until the transaction ends. */
  findUnread(manager: EntityManager, limit: number): Promise<sql.SearchableRow[]> {
    return manager.query(sql.findUnread, [limit]);
  }

  async storeFields(manager: EntityManager, leads: readonly SearchFields[]): Promise<void> {
    await manager.query(sql.storeSearchFields, [
      leads.map(({ id }) => id),
      leads.map(({ phoneNumber }) => phoneNumber),
      leads.map(({ searchText }) => searchText),
      leads.map(({ searchWords }) => JSON.stringify(searchWords)),
    ]);
  }

  async addPairs(manager: EntityManager, pairs: ReadonlyMap<number, ReadonlySet<string>>): Promise<void> {
    await manager.query(sql.addPairs, [
      [...pairs.keys()],
      [...pairs.values()].map((inBlock) => JSON.stringify([...inBlock])),
    ]);
  }

  async addNameWords(manager: EntityManager, words: ReadonlySet<string>): Promise<void> {
    await manager.query(sql.addNameWords, [[...words]]);
  }

  async findNameWords(words: readonly string[]): Promise<string[]> {
    const found = await this.words.findBy({ word: Any([...words]) });
    return found.map(({ word }) => word);
  }

  /** Up to when arrived leads were taken over; undefined while another worker is at it. */
  async lockProgress(manager: EntityManager): Promise<Date | undefined> {
    const [row]: sql.LockRow[] = await manager.query(sql.lockProgress, [progressLock]);
    if (!row?.isMine) return undefined;
    const [progress] = await manager.find(SearchProgressEntity, { take: 1 });
    return progress?.arrivedUntil;
  }

  async saveProgress(manager: EntityManager, arrivedUntil: Date): Promise<void> {
    await manager.updateAll(SearchProgressEntity, { arrivedUntil });
  }

  findArrived(
    manager: EntityManager,
    after: string,
    before: string,
    limit: number,
  ): Promise<sql.ArrivedRow[]> {
    return manager.query(sql.findArrived, [after, before, limit]);
  }
}
