import { type LeadStatus, leadStatuses, statusLabels } from '@golghar/contracts';

/** Where a key leads from one of the statuses, -1 being before the first; undefined for keys that menus do not know. */
export function statusByKey(key: string, place: number): number | undefined {
  const last = leadStatuses.length - 1;
  if (key === 'ArrowDown') return Math.min(place + 1, last);
  if (key === 'ArrowUp') return place === -1 ? last : Math.max(place - 1, 0);
  if (key === 'Home' || key === 'PageUp') return 0;
  if (key === 'End' || key === 'PageDown') return last;
  const letter = key.toLowerCase();
  const begins = (status: LeadStatus) => statusLabels[status].toLowerCase().startsWith(letter);
  const following = [...leadStatuses.slice(place + 1), ...leadStatuses.slice(0, place + 1)].find(begins);
  return following && leadStatuses.indexOf(following);
}
