import { type Assignment, type Owner, type ServiceKey, serviceLabels } from '@golghar/contracts';

export type NewLead = { service: ServiceKey; city: string | null };

export type Colleagues = {
  /** Those who can sign in. */
  active: readonly Owner[];
  /** Those who take part in turns and are at work, whose turn it is first. */
  inTurn: readonly Owner[];
};

const inOneCase = (city: string): string => city.trim().toLowerCase();

/**
 * Who a new lead is given to by the rule of the admins, or why to nobody.
 * @param turn how many leads come before it
 */
export function chooseOwner(
  { rule, services, cities }: Assignment,
  { active, inTurn }: Colleagues,
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
