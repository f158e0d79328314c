import { type Assignment, type Owner, type ServiceKey, serviceLabels } from '@golghar/contracts';

export type NewLead = { id: string; service: ServiceKey; city: string | null };

/** Who a lead is given to, or why to nobody. */
export type Choice = { lead: NewLead; to: Owner | null; reason: string | null };

export type Colleagues = {
  /** Those who can sign in. */
  active: readonly Owner[];
  /** Those who take part in turns and are at work, whose turn it is first. */
  inTurn: readonly Owner[];
};

const inOneCase = (city: string): string => city.trim().toLowerCase();

/** Finds an owner for each new lead by the rule of the admins. */
export function chooseOwners(
  { rule, services, cities }: Assignment,
  leads: readonly NewLead[],
  { active, inTurn }: Colleagues,
): Choice[] {
  const named = (lead: NewLead, id: string | undefined, what: string): Choice => {
    if (!id) return { lead, to: null, reason: `Nobody is named for ${what}.` };
    const to = active.find((colleague) => colleague.id === id) ?? null;
    return { lead, to, reason: to ? null : `Whoever is named for ${what} can’t sign in.` };
  };
  if (rule === 'none') return [];
  if (rule === 'service')
    return leads.map((lead) => named(lead, services[lead.service], serviceLabels[lead.service]));
  if (rule === 'city')
    return leads.map((lead) => {
      if (!lead.city) return { lead, to: null, reason: 'The enquiry names no city.' };
      const wanted = inOneCase(lead.city);
      return named(lead, cities.find(({ city }) => inOneCase(city) === wanted)?.ownerId, lead.city);
    });
  return leads.map((lead, index) => {
    const to = inTurn[index % inTurn.length] ?? null;
    return { lead, to, reason: to ? null : 'Nobody who takes turns is at work.' };
  });
}
