import { deleteInBatches } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, LessThan, Repository } from 'typeorm';
import { CountedHashEntity } from './counted-hash.entity';
import { countVisitor, type HashedVisit, isWithoutSalt } from './visitor-count.sql';
import { VisitorTotalEntity } from './visitor-total.entity';

/** Browsers that one address is counted for a day: an office or a family, not a program that changes its name. */
const maxPerNetwork = 10;

@Injectable()
export class VisitorRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(VisitorTotalEntity) private readonly totals: Repository<VisitorTotalEntity>,
    @InjectRepository(CountedHashEntity) private readonly hashes: Repository<CountedHashEntity>,
  ) {}

  /** Everyone who was ever counted. */
  async findTotal(): Promise<number> {
    const { count } = await this.totals.findOneByOrFail({ onlyRow: true });
    return Number(count);
  }

  /** The salt of a day: the one that is given, unless another process was first. That of the day before is gone then. */
  async findSalt(day: string, proposal: Buffer): Promise<Buffer> {
    await this.totals.update([{ day: IsNull() }, { day: LessThan(day) }], { day, salt: proposal });
    const { salt } = await this.totals.findOneByOrFail({ onlyRow: true });
    return salt ?? proposal;
  }

  /** Counts a visitor unless that was done today, and returns the total. */
  async count(visit: HashedVisit): Promise<number> {
    const { count } = await countVisitor(this.database, visit, maxPerNetwork);
    return Number(count);
  }

  /** Deletes the hashes of days whose salt is gone. */
  async deleteOld(): Promise<void> {
    await deleteInBatches(this.hashes, isWithoutSalt);
  }
}
