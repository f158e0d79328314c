import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { LeadCountEntity } from '../../leads/lead-count.entity';
import { OutboxEntity } from './outbox.entity';

@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutboxEntity) private readonly outbox: Repository<OutboxEntity>) {}

  /** The oldest rows that no other relay has just locked. */
  lockOldest(limit: number, manager: EntityManager): Promise<OutboxEntity[]> {
    return manager.find(OutboxEntity, {
      order: { id: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Takes rows out of the outbox, and so many new leads into the kept counts, which count what is not in the outbox. */
  async remove(rows: readonly OutboxEntity[], newLeads: number, manager: EntityManager): Promise<void> {
    await manager.delete(OutboxEntity, { id: In(rows.map(({ id }) => id)) });
    if (newLeads > 0) await manager.increment(LeadCountEntity, { status: 'new' }, 'count', newLeads);
  }

  /** Ids of the requests that brought leads; of the seed's there are none. */
  async requestIds(leadIds: readonly string[]): Promise<string[]> {
    const select = { id: true, requestId: true } as const;
    const leads = await this.outbox.manager.find(LeadEntity, { select, where: { id: In(leadIds) } });
    return leads.flatMap(({ requestId }) => requestId ?? []);
  }
}
