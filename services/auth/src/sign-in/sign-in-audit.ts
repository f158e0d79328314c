import { unknownActor } from '@golghar/contracts';
import { addressNetwork, recordAudit } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** An account that somebody tried to sign in to; undefined when no user has the address. */
type Account = { id: string; name: string } | undefined | null;

/** Refusals of one account and network within this time are one entry: a program that goes on costs no disk. */
const refusalPauseMs = 60_000;

/** Writes down sign-ins that were not let in. What was typed is kept nowhere: it may be somebody's password. */
@Injectable()
export class SignInAudit {
  private readonly lastRefusals = new Map<string, number>();

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param wait in words, when this failure makes the account or the address wait */
  async recordFailure(account: Account, reason: string, address: string, wait?: string): Promise<void> {
    const actor = account ?? unknownActor;
    await this.database.transaction(async (manager) => {
      await recordAudit(manager, { actor, action: 'sign_in_failed', detail: reason, address });
      if (wait) await recordAudit(manager, { actor, action: 'sign_in_locked', detail: wait, address });
    });
  }

  /** A try during the wait; only the first in a minute is written down. */
  async recordRefusal(account: Account, address: string): Promise<void> {
    const actor = account ?? unknownActor;
    if (!this.isFirst(`${actor.id} ${addressNetwork(address)}`)) return;
    const detail = 'too many wrong passwords before';
    await recordAudit(this.database.manager, { actor, action: 'sign_in_refused', detail, address });
  }

  private isFirst(key: string): boolean {
    const now = Date.now();
    for (const [other, at] of this.lastRefusals) {
      // Oldest first: a map keeps the order of its entries.
      if (now - at < refusalPauseMs) break;
      this.lastRefusals.delete(other);
    }
    if (this.lastRefusals.has(key)) return false;
    this.lastRefusals.set(key, now);
    return true;
  }
}
