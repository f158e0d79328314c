import { nameSound } from '../../search-index/name-sound';
import { readPhone } from '../../search-index/phone-number';
import { wordsOf } from '../../search-index/search-fields';
import type { LeadEntity } from '../lead.entity';

export type Reachable = { phone: string; email: string };

/**
 * What enquiries of one person have in common: the number, however it was typed, and the address. An imported lead may lack
 * either.
 */
export function keysOf({ phone, email }: Reachable): string[] {
  const { number } = readPhone(phone);
  const address = email.trim().toLowerCase();
  return [...(number ? [`phone:${number}`] : []), ...(address ? [`email:${address}`] : [])];
}

/** How a full name sounds, in whichever order; null for a single word, which many people share. */
export function soundOfName(name: string): string | null {
  const sounds = wordsOf(name).flatMap((word) => nameSound(word) ?? []);
  return sounds.length < 2 ? null : [...new Set(sounds)].sort().join(' ');
}

export type UnlinkedLead = Pick<LeadEntity, 'id' | 'name' | 'phone' | 'email' | 'quarantinedAt'> & {
  /** For one that is linked already and whose number or address is new. */
  person?: { id: string; isFixed: boolean } | undefined;
};

export type KnownKey = {
  key: string;
  personId: string;
  /** Staff decided who it is, or many people share it: nothing is merged. */
  isFixed: boolean;
};

export type LinkPlan = {
  people: { id: string; nameSound: string | null }[];
  keys: { key: string; personId: string }[];
  links: { leadId: string; personId: string }[];
  merges: { from: string; to: string }[];
};

/** Decides who sent leads, oldest first, from the known owners of numbers and addresses. */
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

type Sender = { id: string; keys: readonly string[] };

/** Groups leads that each share a number or an address with another of the group. */
export function groupsOf<S extends Sender>(senders: readonly S[]): S[][] {
  let groups: S[][] = [];
  for (const sender of senders) {
    const isNear = (group: S[]) => group.some(({ keys }) => keys.some((key) => sender.keys.includes(key)));
    const near = groups.filter(isNear);
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), sender]];
  }
  return groups;
}

/**
 * Which leads of a person belong to somebody else once one of them is corrected: those connected only by its old number or
 * address. The person keeps its first lead. Leads that staff put together stay so.
 * @param before the numbers and addresses that the corrected lead had
 */
export function groupsToSplit<S extends Sender>(
  personId: string,
  senders: readonly S[],
  corrected: { id: string; before: readonly string[] },
): S[][] {
  const earlier = senders.map((sender) =>
    sender.id === corrected.id ? { ...sender, keys: corrected.before } : sender,
  );
  const together = groupsOf(earlier).find((group) => group.some(({ id }) => id === corrected.id)) ?? [];
  const pieces = groupsOf(senders.filter(({ id }) => together.some((other) => other.id === id)));
  const staying =
    pieces.find((piece) => piece.some(({ id }) => id === personId)) ??
    pieces.find((piece) => piece.some(({ id }) => id === together[0]?.id));
  return pieces.filter((piece) => piece !== staying);
}
