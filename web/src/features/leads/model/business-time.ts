import { beforeOpenMinutes, promiseMinutes } from '@golghar/contracts';

const minute = 60_000;

/** Whoever wrote before this has waited longer than we promise; to the minute, so that it rarely changes. */
export function goalAgo(now: Date): Date {
  const moment = beforeOpenMinutes(now, promiseMinutes).getTime();
  return new Date(Math.floor(moment / minute) * minute);
}
