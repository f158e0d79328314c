import type { DeletedSubmission } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { canaryActor } from '../../canary/canary-run.entity';
import { deletionOf, hasDeletion } from '../../leads/deletion';
import { LeadEntity } from '../../leads/lead.entity';
import { toSubmission } from '../../leads/to-submission';
import type { Position } from '../search/cursor';

@Injectable()
export class DeletedLeadRepository {
  constructor(@InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>) {}

  /** Deleted leads from a position on, the latest deletion first. */
  async find(after: Position | undefined, limit: number): Promise<DeletedSubmission[]> {
    const query = this.leads
      .createQueryBuilder('lead')
      .where('lead.deletedAt IS NOT NULL AND lead.quarantinedAt IS NULL')
      .andWhere('lead.deletedById IS DISTINCT FROM :canary', { canary: canaryActor.id })
      .orderBy({ 'lead.deletedAt': 'DESC', 'lead.id': 'DESC' })
      .limit(limit);
    if (after) query.andWhere('(lead.deletedAt, lead.id) < (:at, :id)', after);
    const leads = await query.getMany();
    return leads.filter(hasDeletion).map((lead) => ({ ...toSubmission(lead), deletion: deletionOf(lead) }));
  }
}
