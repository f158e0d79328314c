import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import * as sql from './tag.sql';

/** Tags have no table: they are what the leads have. */
@Injectable()
export class TagRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  count(visibleTo: string | undefined): Promise<sql.TagRow[]> {
    return this.database.query(sql.countTags, [visibleTo ?? null]);
  }

  /** Some leads that have a tag which is to have another name; deleted ones too. */
  async findTagged(manager: EntityManager, from: string, to: string, limit: number): Promise<string[]> {
    const rows: sql.TaggedRow[] = await manager.query(sql.findTagged, [from, to, limit]);
    return rows.map(({ id }) => id);
  }
}
