import { type Owner, unknownActor } from '@golghar/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Any, type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { record } from '../../leads/activity/record-activities';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import { LeadRepository } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { LeadSettingsService } from '../../team/lead-settings/lead-settings.service';
import { StaffRepository } from '../../team/staff/staff.repository';
import { findInTurn, type InTurnRow, saveTurns } from './assignment.sql';
import { type Choice, chooseOwners } from './choose-owners';

const failed = 'The rule for new leads failed.';

/** Groups what has the same key. */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
}

/** Gives new leads to people by the rule of the admins, after each was stored and answered. */
@Injectable()
export class AssignmentService {
  private readonly logger = new Logger(AssignmentService.name);

  constructor(
    private readonly settings: LeadSettingsService,
    private readonly staff: StaffRepository,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  /** A rule that fails or finds nobody leaves its leads to nobody, and their timelines say why. */
  async assign(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
    if (leadIds.length === 0) return;
    const { assignment } = await this.settings.find(manager);
    if (assignment.rule === 'none') return;
    try {
      // Within a savepoint of its own.
      await manager.transaction(async (inner) => {
        // In one order: two changes never wait for each other.
        const leads = await inner.find(LeadEntity, {
          select: { id: true, service: true, city: true },
          where: { id: Any(leadIds), ownerId: IsNull(), deletedAt: IsNull() },
          order: { id: 'ASC' },
          lock: { mode: 'pessimistic_write' },
        });
        const active = await this.staff.findActive(inner);
        const inTurn: InTurnRow[] = await inner.query(findInTurn, [assignment.memberIds]);
        await this.save(inner, chooseOwners(assignment, leads, { active, inTurn }));
      });
    } catch (err) {
      this.logger.warn({ err }, 'failed to assign leads; they stay unassigned');
      await this.leave(manager, leadIds, failed);
    }
    await announceManyChanges(manager, unknownActor.id);
  }

  private async save(manager: EntityManager, choices: readonly Choice[]): Promise<void> {
    for (const alike of groups(choices, ({ to, reason }) => to?.id ?? reason ?? '')) {
      const ids = alike.map(({ lead }) => lead.id);
      const { to = null, reason = failed } = alike[0] ?? {};
      if (to) await this.assignTo(manager, ids, to);
      else await this.leave(manager, ids, reason ?? failed);
    }
    const given = choices.flatMap(({ to }) => to?.id ?? []);
    if (given.length > 0) await manager.query(saveTurns, [given]);
  }

  private async assignTo(manager: EntityManager, ids: readonly string[], { id, name }: Owner): Promise<void> {
    const leads = await this.leads.lockMany(manager, ids, null);
    const act = { actor: null, groupId: uuid() };
    await this.changes.change(manager, leads, { owner: () => ({ id, name }) }, act);
  }

  /** Leaves leads that nobody has to nobody, and says why. */
  private async leave(manager: EntityManager, ids: readonly string[], text: string): Promise<void> {
    const leads = await this.leads.lockMany(manager, ids, null);
    await record(manager, 'owner', leads, { actor: null, text });
  }
}
