import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';

/** How many leads are in quarantine, counted to one more than a limit; of one colleague and nobody alone where one is named. */
export async function countQuarantined(
  manager: EntityManager,
  upTo: number,
  visibleTo: string | undefined,
): Promise<number> {
  const row = await manager
    .createQueryBuilder()
    .select('count(*)::int', 'count')
    .from((query) => {
      const leads = query.select('1').from(LeadEntity, 'lead').where('lead.quarantinedAt IS NOT NULL');
      if (visibleTo) leads.andWhere('(lead.ownerId = :visibleTo OR lead.ownerId IS NULL)', { visibleTo });
      return leads.limit(upTo + 1);
    }, 'counted')
    .getRawOne<{ count: number }>();
  return row?.count ?? 0;
}
