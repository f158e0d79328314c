import type { LeadEntity } from '../lead.entity';
import { keysOf, soundOfName } from './person-keys';

export type UnlinkedLead = Pick<LeadEntity, 'id' | 'name' | 'phone' | 'email' | 'quarantinedAt'> & {
  /** Of one that is linked already, whose number or address is new. */
  person?: { id: string; isFixed: boolean } | undefined;
};

/** Whose a number or an address is. */
export type KnownKey = {
  key: string;
  personId: string;
  /** Staff said who it is, or it is nobody's own number: nothing is merged. */
  isFixed: boolean;
};

export type LinkPlan = {
  people: { id: string; nameSound: string | null }[];
  keys: { key: string; personId: string }[];
  links: { leadId: string; personId: string }[];
  /** Known people who turn out to be one. */
  merges: { from: string; to: string }[];
};

/** Decides who sent leads, the oldest first, from whose numbers and addresses are known. */
export function planLinks(leads: readonly UnlinkedLead[], known: readonly KnownKey[]): LinkPlan {
  const plan: LinkPlan = { people: [], keys: [], links: [], merges: [] };
  const owners = new Map(known.map(({ key, personId }) => [key, personId]));
  const fixed = new Set(known.filter(({ isFixed }) => isFixed).map(({ personId }) => personId));
  const merged = new Map<string, string>();
  const final = (id: string): string => merged.get(id) ?? id;

  for (const lead of leads) {
    const keys = keysOf(lead);
    const { person } = lead;
    const own = person ? [person.id] : [];
    const found = [...new Set([...own, ...keys.flatMap((key) => owners.get(key) ?? []).map(final)])];
    const isNew = found.length === 0;
    // It may come with anybody's number and address.
    const isSpam = lead.quarantinedAt !== null;
    const canMerge = !isSpam && !person?.isFixed && !found.some((id) => fixed.has(id));
    const personId = (canMerge ? [...found].sort() : found)[0] ?? lead.id;
    if (isNew) plan.people.push({ id: personId, nameSound: soundOfName(lead.name) });
    if (canMerge)
      for (const from of found.filter((id) => id !== personId)) {
        plan.merges.push({ from, to: personId });
        for (const [old, to] of merged) if (to === from) merged.set(old, personId);
        merged.set(from, personId);
      }
    if (isNew || !isSpam)
      for (const key of keys.filter((one) => !owners.has(one))) {
        owners.set(key, personId);
        plan.keys.push({ key, personId });
      }
    plan.links.push({ leadId: lead.id, personId });
  }
  // Those who were merged after something was given to them.
  for (const part of [...plan.keys, ...plan.links]) part.personId = final(part.personId);
  return plan;
}
