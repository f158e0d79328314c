import type { ThankYou } from '@golghar/contracts';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, DataSource, type EntityManager, Not, Raw } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { ThankYouEntity } from './thank-you.entity';
import * as sql from './thank-you.sql';
import { thankYouEmailKind } from './thank-you-email';

@Injectable()
export class ThankYouRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whether the sender of a lead was thanked, and what became of it; null where nobody was to be. */
  async findByLead(leadId: string): Promise<ThankYou | null> {
    const [row]: sql.ThankYouRow[] = await this.database.query(sql.findThankYou, [leadId, thankYouEmailKind]);
    return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
  }

  /** Those of some leads whose senders may be thanked: not what was imported, nor what came long ago. */
  findThanked(
    manager: EntityManager,
    leadIds: readonly string[],
  ): Promise<Pick<LeadEntity, 'id' | 'email' | 'submittedAt'>[]> {
    const submittedAt = Raw((time) => `${time} > now() - interval '7 days'`);
    return manager.find(LeadEntity, {
      select: { id: true, email: true, submittedAt: true },
      where: { id: Any(leadIds), email: Not(''), submittedAt },
    });
  }

  /** Queues an e-mail to the senders of leads, but for those who were thanked already. */
  async queue(
    manager: EntityManager,
    thankYous: readonly Pick<ThankYouEntity, 'leadId' | 'addressHash' | 'domainHash' | 'networkHash'>[],
  ): Promise<void> {
    const rows = thankYous.map(({ leadId, addressHash, domainHash, networkHash }) => ({
      leadId,
      addressHash,
      domainHash,
      networkHash,
    }));
    await manager.createQueryBuilder().insert().into(ThankYouEntity).values(rows).orIgnore().execute();
    await queueDeliveries(
      manager,
      rows.map(({ leadId }) => ({ kind: thankYouEmailKind, subjectId: leadId, dedupeKey: leadId })),
    );
  }
}
