import type { SpamVerdict } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { Any, type EntityManager } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import * as sql from './spam-review.sql';

export type ReviewedLead = Pick<LeadEntity, 'id' | 'name' | 'email' | 'message' | 'form'>;

@Injectable()
export class SpamReviewRepository {
  /** What the rules look at. */
  findLeads(manager: EntityManager, ids: readonly string[]): Promise<ReviewedLead[]> {
    return manager.find(LeadEntity, {
      select: { id: true, name: true, email: true, message: true, form: true },
      where: { id: Any(ids) },
    });
  }

  /** Notes which words came from which addresses, both as hashes. */
  async addTexts(
    manager: EntityManager,
    texts: readonly { messageHash: Buffer; emailHash: Buffer }[],
  ): Promise<void> {
    await manager.query(sql.addTexts, [
      texts.map(({ messageHash }) => messageHash),
      texts.map(({ emailHash }) => emailHash),
    ]);
  }

  /** From how many addresses words came, by their hash in hex, counted up to a limit. */
  async countAddresses(
    manager: EntityManager,
    messageHashes: readonly Buffer[],
    limit: number,
  ): Promise<Map<string, number>> {
    const rows: sql.RepeatsRow[] = await manager.query(sql.countTexts, [messageHashes, limit]);
    return new Map(rows.map(({ hash, addresses }) => [hash, addresses]));
  }

  async quarantineLeads(
    manager: EntityManager,
    spam: readonly { id: string; verdict: SpamVerdict }[],
  ): Promise<void> {
    await manager.query(sql.quarantineLeads, [
      spam.map(({ id }) => id),
      spam.map(({ verdict }) => JSON.stringify(verdict)),
    ]);
  }
}
