import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '@golghar/contracts';
import { addressNetwork } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { CountedHashEntity, VisitorTotalEntity } from './visitor.entity';

/** Browsers counted per address and day: an office or a family, but not a program that changes its name. */
const maxPerNetwork = 10;

@Injectable()
export class VisitorService {
  private current: { day: string; salt: Buffer } | undefined;

  constructor(private readonly database: DataSource) {}

  async findTotal(): Promise<number> {
    const { count } = await this.database.manager.findOneByOrFail(VisitorTotalEntity, { onlyRow: true });
    return Number(count);
  }

  /** The number of visitors ever, including this visit. What tells one browser from another for a day is not stored. */
  async visit(address: string, userAgent: string): Promise<number> {
    const { day, salt } = await this.saltOfToday();
    const hash = (text: string) => createHmac('sha256', salt).update(text).digest();
    const visitor = hash(`${address}\n${userAgent}`);
    if (await this.database.manager.existsBy(CountedHashEntity, { day, hash: visitor }))
      return this.findTotal();
    return this.count(day, visitor, hash(`network ${addressNetwork(address)}`));
  }

  /**
   * Counts a visitor once a day, up to the network's share, and returns the total. Simultaneous requests for the same browser
   * or network wait for the lock on the total.
   */
  private count(day: string, visitor: Buffer, network: Buffer): Promise<number> {
    return this.database.transaction(async (manager) => {
      const total = await manager.findOneOrFail(VisitorTotalEntity, {
        where: { onlyRow: true },
        lock: { mode: 'pessimistic_write' },
      });
      const known = await manager.findBy(CountedHashEntity, { day, hash: In([visitor, network]) });
      const { visitors = 0 } = known.find(({ hash }) => hash.equals(network)) ?? {};
      const isCounted = known.some(({ hash }) => hash.equals(visitor));
      if (isCounted || visitors >= maxPerNetwork || total.day !== day) return Number(total.count);
      await manager.insert(CountedHashEntity, { day, hash: visitor });
      const counted = { day, hash: network, visitors: visitors + 1 };
      await manager.upsert(CountedHashEntity, counted, ['day', 'hash']);
      await manager.increment(VisitorTotalEntity, { onlyRow: true }, 'count', 1);
      return Number(total.count) + 1;
    });
  }

  /** The day's salt: ours, unless another process was first. The previous day's is then gone. */
  private async saltOfToday() {
    const day = dayOf(new Date());
    if (this.current?.day !== day) {
      const salt = randomBytes(32);
      const { manager } = this.database;
      await manager.update(VisitorTotalEntity, [{ day: IsNull() }, { day: LessThan(day) }], { day, salt });
      const total = await manager.findOneByOrFail(VisitorTotalEntity, { onlyRow: true });
      this.current = { day, salt: total.salt ?? salt };
    }
    return this.current;
  }
}
