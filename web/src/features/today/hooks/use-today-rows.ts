import { isAnswerOwed, type Today, type TodayReason } from '@golghar/contracts';
import { useLayoutEffect, useRef } from 'react';
import { useShownLead } from '../../leads-core/hooks/use-shown-lead';
import { useInbox } from '../../leads-core/store/inbox';

/** A lead of Today; one that is done is due no more, and it is asked what comes next. */
export type TodayItem = Today['items'][number] & { isDone: boolean };

/** What is due, and in its old place the lead that was done here last, as long as it is asked what comes next. */
export function useTodayRows(items: Today['items']): TodayItem[] {
  const doneId = useInbox(({ stepWantedFor }) => stepWantedFor);
  const done = useShownLead(doneId);
  // Kept for leads that have left, too: the list may be told of a change before the answer to it is here.
  const places = useRef(new Map<string, { place: number; reason: TodayReason }>());
  const old = places.current.get(doneId);
  const isDue = items.some(({ submission }) => submission.id === doneId);
  // A note is no answer: whoever is owed one and is due stays as due.
  const isAsked = old && done && !done.nextStep && !(isDue && isAnswerOwed(done));
  const others = isAsked ? items.filter(({ submission }) => submission.id !== doneId) : items;
  const rows = others.map((item) => ({ ...item, isDone: false }));
  if (isAsked) rows.splice(old.place, 0, { reason: old.reason, submission: done, isDone: true });
  useLayoutEffect(() => {
    for (const [place, { submission: lead, reason }] of rows.entries())
      places.current.set(lead.id, { place, reason });
  });
  return rows;
}
