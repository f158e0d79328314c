import { createHmac, randomBytes } from 'node:crypto';
import { api, dayOf, type ResponseOf } from '@golghar/contracts';
import { addressNetwork, CurrentUser, ReadsSession, Route, type SignedIn } from '@golghar/platform';
import { Controller, Headers, Ip } from '@nestjs/common';
import { isbot } from 'isbot';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { CountedHashEntity } from './counted-hash.entity';
import { VisitorTotalEntity } from './visitor-total.entity';

/** Browsers that one address is counted for a day: an office or a family, not a program that changes its name. */
const maxPerNetwork = 10;

/** A browser and its network on a day (`YYYY-MM-DD`), hashed with the day's salt: what tells them apart is not stored. */
type HashedVisit = { day: string; visitor: Buffer; network: Buffer };

@Controller()
export class VisitorController {
  private current: { day: string; salt: Buffer } | undefined;

  constructor(private readonly database: DataSource) {}

  /** The count of everyone ever, with this visit in it; robots and staff only read. */
  @ReadsSession(true)
  @Route(api.visitorCount)
  async visit(
    @CurrentUser() user: SignedIn | undefined,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<ResponseOf<typeof api.visitorCount>> {
    if (user || !userAgent || isbot(userAgent)) return { count: await this.findTotal() };
    const { day, salt } = await this.saltOfToday();
    const hash = (text: string) => createHmac('sha256', salt).update(text).digest();
    const visitor = hash(`${address}\n${userAgent}`);
    if (await this.database.manager.existsBy(CountedHashEntity, { day, hash: visitor }))
      return { count: await this.findTotal() };
    const network = hash(`network ${addressNetwork(address)}`);
    return { count: await this.count({ day, visitor, network }) };
  }

  private async findTotal(): Promise<number> {
    const { count } = await this.database.manager.findOneByOrFail(VisitorTotalEntity, { onlyRow: true });
    return Number(count);
  }

  /**
   * Counts a visitor unless that was done today or the network has had its share, and returns the total. Many may ask at once
   * for the same browser or network: the lock on the total lets in one after the other.
   */
  private count({ day, visitor, network }: HashedVisit): Promise<number> {
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

  /** The day's salt: ours, unless another process was first. That of the day before is gone then. */
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
