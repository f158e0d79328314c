import { checkLimits, type Incident } from '@golghar/contracts';
import { type Facts, named } from '../checks/check';
import { checks, findAll } from '../checks/checks';

/** What is wrong now, and since when. */
export const findIncidents = (facts: Facts, before: readonly Incident[]): Incident[] =>
  findAll(facts)
    .filter(({ level }) => level === 'error')
    .map(({ key, title, advice }) => ({
      key,
      title,
      advice,
      since: before.find((incident) => incident.key === key)?.since ?? facts.at.toISOString(),
    }));

/** Whether processes that were started together with this watchdog may still be starting. */
export const isStarting = (watchedSince: Date, at: Date) =>
  at.getTime() - watchedSince.getTime() < checkLimits.startSeconds * 1000;

/** Which incidents have begun and which are over since the last notification. */
export function incidentChanges(notified: readonly string[], incidents: readonly Incident[]) {
  const now = new Set(incidents.map(({ key }) => key));
  return {
    begun: incidents.filter(({ key }) => !notified.includes(key)),
    over: notified.filter((key) => !now.has(key)),
  };
}

export type IncidentChanges = ReturnType<typeof incidentChanges>;

/** The title of an incident, by its key, as `process:gateway`. */
export function titleOf(key: string): string {
  const [kind, ...name] = key.split(':');
  return named(checks.find((check) => check.key === kind)?.title ?? key, name.join(':'));
}
