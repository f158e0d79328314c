import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { VisitorRepository } from './visitor.repository';

/** What tells one browser from another for a day; none of it is stored. */
export type Visit = { address: string; userAgent: string | undefined; isStaff: boolean };

@Injectable()
export class VisitorService {
  private current: { day: string; salt: Buffer } | undefined;

  constructor(private readonly visitors: VisitorRepository) {}

  /** The count of everyone ever, with this visit in it; robots and staff only read. */
  async visit({ address, userAgent, isStaff }: Visit): Promise<number> {
    if (isStaff || !userAgent || isbot(userAgent)) return this.visitors.total();
    const { day, salt } = await this.saltOfToday();
    const hash = createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest();
    return this.visitors.count(day, hash);
  }

  private async saltOfToday() {
    const day = dayOf(new Date());
    if (this.current?.day !== day)
      this.current = { day, salt: await this.visitors.salt(day, randomBytes(32)) };
    return this.current;
  }
}
