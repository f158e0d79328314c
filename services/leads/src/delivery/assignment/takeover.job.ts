import { openStatuses } from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import { type DataSource, In, IsNull } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { changeLeads } from '../../leads/lead-changes';
import { findColleague } from '../../team/staff';

const batchSize = 200;

type Takeover = Record<'id' | 'user_id' | 'user_name' | 'actor_id' | 'actor_name', string> & {
  taken_by: string | null;
};

/**
 * Gives the open leads of disabled colleagues to whoever takes them over. Auth says who that is; which leads remain is read from
 * the leads, so that a crash in the middle does no harm.
 */
export const takeoverJob: ScheduledJob = {
  name: 'takeovers',
  schedule: '*/5 * * * * *',

  async run({ database }) {
    // What admins decided when they disabled a colleague, as auth publishes it.
    const takeovers = await database
      .createQueryBuilder()
      .select('*')
      .from('auth.takeovers', 'takeover')
      .orderBy('id')
      .getRawMany<Takeover>();
    for (const takeover of takeovers)
      for (let moved = batchSize; moved === batchSize; ) moved = await move(database, takeover);
  },
};

function move(database: DataSource, { id: groupId, taken_by, ...left }: Takeover): Promise<number> {
  return database.transaction(async (manager) => {
    // Leads that somebody is changing are left to the next round.
    const leads = await manager.find(LeadEntity, {
      where: { ownerId: left.user_id, status: In(openStatuses), deletedAt: IsNull() },
      order: { id: 'ASC' },
      take: batchSize,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (leads.length === 0) return 0;
    // A successor who has left meanwhile takes nothing over.
    const member = taken_by ? await findColleague(manager, taken_by) : undefined;
    const to = member ? { id: member.id, name: member.name } : null;
    const act = {
      actor: { id: left.actor_id, name: left.actor_name },
      text: `${left.user_name} works here no longer`,
      groupId,
    };
    await changeLeads(manager, leads, { owner: () => to }, act);
    return leads.length;
  });
}
