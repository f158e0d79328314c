import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { listLimits } from '../search/list-limits';
import { countOpenByOwner, type OwnerCountRow } from './lead-view.sql';

export type OwnerCount = { owner: { id: string; name: string }; count: number; isExact: boolean };

const { exactUpTo } = listLimits;

@Injectable()
export class LeadViewRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Open leads of each colleague who has some, or of one alone, exact as far as counting is quick. */
  async countByOwner(alone: string | undefined): Promise<OwnerCount[]> {
    const rows: OwnerCountRow[] = await this.database.query(countOpenByOwner, [exactUpTo, alone ?? null]);
    return rows.map(({ count, ...owner }) => ({
      owner,
      count: Math.min(count, exactUpTo),
      isExact: count <= exactUpTo,
    }));
  }
}
