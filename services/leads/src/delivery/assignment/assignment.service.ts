import {
  type Assignment,
  type Owner,
  type ServiceKey,
  serviceLabels,
  unknownActor,
} from '@golghar/contracts';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { announceChange } from '../../leads/events/lead-channel';
import type { LeadEntity } from '../../leads/lead.entity';
import { lockLeads } from '../../leads/lead.repository';
import { record } from '../../leads/lead-activity.entity';
import { changeLeads } from '../../leads/lead-changes';
import { findLeadSettings } from '../../team/lead-settings';
import { findActiveStaff } from '../../team/staff';
import { findByTurn, saveTurnOrder, type TurnRow } from './assignment.sql';

export type NewLead = { service: ServiceKey; city: string | null };

const inOneCase = (city: string): string => city.trim().toLowerCase();

/**
 * Who gets a new lead by the admins' rule, or why nobody does.
 * @param active who can sign in
 * @param inTurn who take turns and are at work, next one first
 * @param turn how many leads come before it
 */
export function chooseOwner(
  { rule, services, cities }: Assignment,
  { active, inTurn }: Record<'active' | 'inTurn', readonly Owner[]>,
  { service, city }: NewLead,
  turn: number,
): Owner | string {
  const named = (ownerId: string | undefined, what: string): Owner | string =>
    ownerId
      ? (active.find(({ id }) => id === ownerId) ?? `Whoever is named for ${what} can’t sign in.`)
      : `Nobody is named for ${what}.`;
  if (rule === 'round_robin') return inTurn[turn % inTurn.length] ?? 'Nobody who takes turns is at work.';
  if (rule === 'service') return named(services[service], serviceLabels[service]);
  if (!city) return 'The enquiry names no city.';
  return named(cities.find((each) => inOneCase(each.city) === inOneCase(city))?.ownerId, city);
}

/**
 * Gives new leads to people by the admins' rule. If it fails or finds nobody, the leads stay without an owner, and their
 * timelines say why.
 */
export async function assignLeads(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  const { assignment } = await findLeadSettings(manager);
  if (assignment.rule === 'none') return;
  const found = await lockLeads(manager, leadIds, null);
  const leads = found.filter(({ ownerId, deletedAt }) => !ownerId && !deletedAt);
  try {
    await manager.transaction((inner) => give(inner, leads, assignment));
  } catch (err) {
    new Logger('assignment').warn({ err }, 'failed to assign leads; they stay unassigned');
    await record(manager, 'owner', leads, { actor: null, text: 'The rule for new leads failed.' });
  }
  await announceChange(manager, unknownActor.id);
}

async function give(
  manager: EntityManager,
  leads: readonly LeadEntity[],
  assignment: Assignment,
): Promise<void> {
  const active = await findActiveStaff(manager);
  const inTurn: TurnRow[] = await manager.query(findByTurn, [assignment.memberIds]);
  const choices = leads.map((lead, turn) => chooseOwner(assignment, { active, inTurn }, lead, turn));
  for (const choice of new Set(choices)) {
    const alike = leads.filter((_, index) => choices[index] === choice);
    if (typeof choice === 'string') await record(manager, 'owner', alike, { actor: null, text: choice });
    else {
      const owner = { id: choice.id, name: choice.name };
      await changeLeads(manager, alike, { owner: () => owner }, { actor: null, groupId: uuid() });
    }
  }
  const given = choices.flatMap((choice) => (typeof choice === 'string' ? [] : choice.id));
  if (given.length > 0) await manager.query(saveTurnOrder, [given]);
}
