import { deleteInBatches } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, Repository } from 'typeorm';
import { CountedNetworkEntity } from './counted-network.entity';
import { CountedVisitorEntity } from './counted-visitor.entity';
import { DaySaltEntity } from './day-salt.entity';
import { countVisitor, type HashedVisit, isWithoutSalt } from './visitor-count.sql';
import { VisitorTotalEntity } from './visitor-total.entity';

/** Browsers that one address is counted for a day: an office or a family, not a program that changes its name. */
const maxPerNetwork = 10;

@Injectable()
export class VisitorRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(VisitorTotalEntity) private readonly totals: Repository<VisitorTotalEntity>,
    @InjectRepository(DaySaltEntity) private readonly salts: Repository<DaySaltEntity>,
    @InjectRepository(CountedVisitorEntity) private readonly visitors: Repository<CountedVisitorEntity>,
    @InjectRepository(CountedNetworkEntity) private readonly networks: Repository<CountedNetworkEntity>,
  ) {}

  /** Everyone who was ever counted. */
  async findTotal(): Promise<number> {
    const { count } = await this.totals.findOneByOrFail({ onlyRow: true });
    return Number(count);
  }

  /** The salt of a day: the one that is given, unless another process was first. Those of other days are deleted. */
  async findSalt(day: string, proposal: Buffer): Promise<Buffer> {
    await this.salts.delete({ day: LessThan(day) });
    await this.salts.createQueryBuilder().insert().values({ day, salt: proposal }).orIgnore().execute();
    const { salt } = await this.salts.findOneByOrFail({ day });
    return salt;
  }

  /** Counts a visitor unless that was done today, and returns the total. */
  async count(visit: HashedVisit): Promise<number> {
    const { count } = await countVisitor(this.database, visit, maxPerNetwork);
    return Number(count);
  }

  /** Deletes the hashes of days whose salt is gone. */
  async deleteOld(): Promise<void> {
    await deleteInBatches(this.visitors, isWithoutSalt);
    await deleteInBatches(this.networks, isWithoutSalt);
  }
}
