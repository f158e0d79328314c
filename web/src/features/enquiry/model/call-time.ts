import {
  afterOpenMinutes,
  businessHours,
  type CallPromise,
  dayOf,
  promiseMinutes,
  toLocalTime,
} from '@golghar/contracts';
import type { SiteWords } from '@/content/words';
import { request } from '@/lib/api/request';
import { siteApi } from '@/lib/api/site-api';

const dayMs = 24 * 60 * 60_000;

type Words = SiteWords['callPromise'];

/** By when we call somebody who writes now, with holidays in addition to the site's own hours. */
export const callBy = (now: Date, words: Words, closedDays: readonly string[] = []): string =>
  formatCallTime(afterOpenMinutes(now, promiseMinutes, { ...businessHours, closedDays }), now, words);

/** A time in the agency's time zone: `15:20 today`, `11:40 tomorrow`, `Monday 11:40`. */
export function formatCallTime(due: Date, now: Date, { today, tomorrow, weekdays, moment }: Words): string {
  const [first, last] = [Date.parse(dayOf(now)), Date.parse(dayOf(due))];
  const clock = new Date(toLocalTime(due));
  const near = [today, tomorrow][(last - first) / dayMs];
  const day = near ?? weekdays[new Date(last).getUTCDay()] ?? '';
  return moment(day, clock.getUTCHours(), String(clock.getUTCMinutes()).padStart(2, '0'));
}

let asked: Promise<CallPromise | undefined> | undefined;

/** By when we call somebody who writes now, by the office's calendar: asked once for all parts of a page. */
export async function callTime(words: Words): Promise<string> {
  asked ??= request(siteApi.callPromise).catch(() => undefined);
  const calendar = await asked;
  return callBy(new Date(), words, calendar?.closedDays);
}

/** By when we call somebody who has just written: the server's time, whatever this device's clock says. */
export async function promisedTime(words: Words): Promise<string> {
  const { callBy: due } = await request(siteApi.callPromise);
  return formatCallTime(new Date(due), new Date(), words);
}
