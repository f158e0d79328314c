import type { Owner, Person } from '@golghar/contracts';
import type { LeadActivityEntity } from '../activity/lead-activity.entity';

/** A person whom a lead left, with the numbers and addresses that went along, or to whom it came. */
type Side = { id: string; keys?: string[] };

/** A lead that went over, and the activity that says so. */
type MovedLead = { id: string; reference: string; activityId: string };

/** Two people who became one, or one who became two, as it stands in the activities of the leads that went over. */
export type PersonMove = {
  id: string;
  kind: Person['changes'][number]['kind'];
  from: string;
  to: string;
  leads: MovedLead[];
  keys: string[];
  /** Null where a number and an address met. */
  actor: Owner | null;
  at: Date;
};

/** Moves that nobody took back, from the activities of their leads. */
export function movesOf(activities: readonly LeadActivityEntity[]): PersonMove[] {
  const groups = new Map<string, LeadActivityEntity[]>();
  for (const activity of activities) {
    const id = activity.groupId ?? activity.id;
    groups.set(id, [...(groups.get(id) ?? []), activity]);
  }
  return [...groups].flatMap(([id, group]) => {
    const [first] = group;
    if (!first || group.some(({ undoes }) => undoes)) return [];
    const { kind, before, after, actorId, actorName, at } = first;
    const from = before as Side;
    return {
      id,
      kind: kind as PersonMove['kind'],
      from: from.id,
      to: (after as Side).id,
      leads: group.map(({ leadId, reference, id: activityId }) => ({ id: leadId, reference, activityId })),
      keys: from.keys ?? [],
      actor: actorId && actorName ? { id: actorId, name: actorName } : null,
      at,
    };
  });
}
