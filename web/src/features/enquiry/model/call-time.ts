import type { CallPromise } from '@golghar/contracts';
import { request } from '@/lib/api/request';
import { siteApi } from '@/lib/api/site-api';
import { callBy, formatCallTime, type Words } from './call-by';

let asked: Promise<CallPromise> | undefined;

/** One question for all places of a page; without an answer the site's own hours count. */
const closedDays = async (): Promise<readonly string[]> => {
  asked ??= request(siteApi.callPromise);
  return asked.then(
    (promise) => promise.closedDays,
    () => [],
  );
};

/** By when we call whoever writes now, by the calendar that the office keeps. */
export const callTime = async (words: Words): Promise<string> => {
  const days = await closedDays();
  return callBy(new Date(), words, days);
};

/** By when we call who has just written: the server's own count, whatever the clock of this machine says. */
export async function promisedTime(words: Words): Promise<string> {
  const { callBy: due } = await request(siteApi.callPromise);
  return formatCallTime(new Date(due), new Date(), words);
}
