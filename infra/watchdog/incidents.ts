import { checkLimits, type Incident } from '@golghar/contracts';
import { named } from '../checks/check';
import { checks, findAll } from '../checks/checks';
import type { Facts } from '../checks/facts';

/** What is wrong right now, and since when. */
export const findIncidents = (facts: Facts, before: readonly Incident[]): Incident[] =>
  findAll(facts)
    .filter(({ level }) => level === 'error')
    .map(({ key, title, advice }) => ({
      key,
      title,
      advice,
      since: before.find((incident) => incident.key === key)?.since ?? facts.at.toISOString(),
    }));

/** Whether all that was started together with this watchdog may still be on its way. */
export const isStarting = (watchedSince: Date, at: Date) =>
  at.getTime() - watchedSince.getTime() < checkLimits.startSeconds * 1000;

/** What somebody who was notified of some incidents has to hear now. */
export function newsFor(notified: readonly string[], incidents: readonly Incident[]) {
  const now = new Set(incidents.map(({ key }) => key));
  return {
    begun: incidents.filter(({ key }) => !notified.includes(key)),
    over: notified.filter((key) => !now.has(key)),
  };
}

export type News = ReturnType<typeof newsFor>;

/** The title of an incident, by its key, as `process:gateway`. */
export function titleOf(key: string): string {
  const [kind, ...name] = key.split(':');
  return named(checks.find((check) => check.key === kind)?.title ?? key, name.join(':'));
}
