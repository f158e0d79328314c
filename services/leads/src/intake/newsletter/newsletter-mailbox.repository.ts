import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mailboxHash } from './mailbox-hash';
import { NewsletterMailboxEntity } from './newsletter-mailbox.entity';

/** Confirmation e-mails that a mailbox gets until one of them is confirmed. */
const maxRequests = 3;

/** Least time between two of them. */
const pauseSql = `interval '10 minutes'`;

/** Keeps others from filling somebody's mailbox through us. */
@Injectable()
export class NewsletterMailboxRepository {
  /** Counts a confirmation e-mail to an address; false when it may not be sent. */
  async countRequest(email: string, manager: EntityManager): Promise<boolean> {
    const addressHash = mailboxHash(email);
    await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterMailboxEntity)
      .values({ addressHash, requestCount: 0 })
      .orIgnore()
      .execute();
    const { affected } = await manager
      .createQueryBuilder()
      .update(NewsletterMailboxEntity)
      .set({ requestCount: () => 'request_count + 1', requestedAt: () => 'now()' })
      .where('address_hash = :addressHash AND suppressed_at IS NULL', { addressHash })
      .andWhere('request_count < :maxRequests', { maxRequests })
      .andWhere(`(requested_at IS NULL OR requested_at < now() - ${pauseSql})`)
      .execute();
    return affected === 1;
  }

  /** Its owner wants to hear from us: what was sent until now is nobody's nuisance. */
  async reset(email: string, manager: EntityManager): Promise<void> {
    await manager.update(
      NewsletterMailboxEntity,
      { addressHash: mailboxHash(email) },
      { requestCount: 0, suppressedAt: null },
    );
  }

  /** Its owner never asked and wants no more. */
  async suppress(email: string, manager: EntityManager): Promise<void> {
    await manager.upsert(
      NewsletterMailboxEntity,
      { addressHash: mailboxHash(email), requestCount: 0, suppressedAt: () => 'now()' },
      ['addressHash'],
    );
  }
}
