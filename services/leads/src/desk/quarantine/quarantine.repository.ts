import type { Quarantine, QuarantinedSubmission, SpamVerdict } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Position } from '../../inbox/search/cursor';
import { listLimits } from '../../inbox/search/list-limits';
import { type DeletionRow, deletionOf, hasDeletion } from '../../leads/deletion';
import { LeadEntity } from '../../leads/lead.entity';
import { readLeads } from '../../leads/read-leads.sql';
import { countQuarantined } from './count-quarantined';

type Row = DeletionRow & { spam: SpamVerdict | null };

const { exactUpTo } = listLimits;

function quarantineOf(row: Row): Quarantine {
  const { by, at, erasedAt } = deletionOf(row);
  return { at, by, erasedAt, points: row.spam?.points ?? 0, reasons: row.spam?.reasons ?? [] };
}

@Injectable()
export class QuarantineRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Leads in quarantine, from a position on, the last one first. */
  async find(
    after: Position | undefined,
    limit: number,
    visibleTo: string | undefined,
  ): Promise<QuarantinedSubmission[]> {
    const query = this.database.manager
      .createQueryBuilder(LeadEntity, 'lead')
      .where('lead.quarantinedAt IS NOT NULL')
      .orderBy({ 'lead.deletedAt': 'DESC', 'lead.id': 'DESC' })
      .limit(limit);
    if (visibleTo) query.andWhere('(lead.ownerId = :visibleTo OR lead.ownerId IS NULL)', { visibleTo });
    if (after) query.andWhere('(lead.deletedAt, lead.id) < (:at, :id)', after);
    const found = await query.getMany();
    const rows = new Map(found.filter(hasDeletion).map((lead) => [lead.id, lead]));
    const leads = await readLeads(this.database, [...rows.keys()]);
    return leads.map((lead) => ({
      ...lead,
      quarantine: quarantineOf(rows.get(lead.id) as LeadEntity & { deletedAt: Date }),
    }));
  }

  /** How many there are, exact as far as counting is quick. */
  async count(visibleTo: string | undefined): Promise<{ count: number; isExact: boolean }> {
    const count = await countQuarantined(this.database.manager, exactUpTo, visibleTo);
    return { count: Math.min(count, exactUpTo), isExact: count <= exactUpTo };
  }

  /** Why a lead is in quarantine; null for one that is not. */
  async findByLead(id: string): Promise<Quarantine | null> {
    const lead = await this.database.manager.findOneBy(LeadEntity, {
      id,
      quarantinedAt: Not(IsNull()),
    });
    return lead && hasDeletion(lead) ? quarantineOf(lead) : null;
  }
}
