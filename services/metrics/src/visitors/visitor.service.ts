import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '@golghar/contracts';
import { addressNetwork } from '@golghar/platform';
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
    if (isStaff || !userAgent || isbot(userAgent)) return this.visitors.findTotal();
    const { day, salt } = await this.saltOfToday();
    const hash = (text: string) => createHmac('sha256', salt).update(text).digest();
    return this.visitors.count({
      day,
      visitor: hash(`${address}\n${userAgent}`),
      network: hash(`network ${addressNetwork(address)}`),
    });
  }

  private async saltOfToday() {
    const day = dayOf(new Date());
    if (this.current?.day !== day)
      this.current = { day, salt: await this.visitors.findSalt(day, randomBytes(32)) };
    return this.current;
  }
}
