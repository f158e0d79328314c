import type { Today } from '@golghar/contracts';
import { useLayoutEffect, useRef } from 'react';
import { useInbox } from '../store/inbox';
import { useShownLead } from './use-shown-lead';

/** A lead of Today; one that is done is due no more, and it is asked what comes next. */
export type TodayItem = Today['items'][number] & { isDone: boolean };

/** What is due, and in its old place the lead that was done here last, as long as it is asked what comes next. */
export function useTodayRows(items: Today['items']): TodayItem[] {
  const doneId = useInbox(({ stepWantedFor }) => stepWantedFor);
  const done = useShownLead(doneId);
  const shown = useRef<TodayItem[]>([]);
  const rows = items.map((item) => ({ ...item, isDone: false }));
  const place = shown.current.findIndex(({ submission }) => submission.id === doneId);
  const before = shown.current[place];
  const isDue = items.some(({ submission }) => submission.id === doneId);
  if (before && done && !done.nextStep && !isDue)
    rows.splice(place, 0, { reason: before.reason, submission: done, isDone: true });
  useLayoutEffect(() => {
    shown.current = rows;
  });
  return rows;
}
