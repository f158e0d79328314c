import { type Today, type TodayReason, todayReasons } from '@golghar/contracts';
import { useLayoutEffect, useRef } from 'react';
import { useMarkDone } from '../../leads-core/api/use-mark-done';
import { type RowKeys, useRowKeys } from '../../leads-core/hooks/use-row-keys';
import { useTodayRows } from '../hooks/use-today-rows';
import { DoneRow } from './done-row';
import { NothingDue } from './nothing-due';
import { TodayRow } from './today-row';

const headings: Record<TodayReason, string> = {
  promise: 'Late answers',
  step: 'Due steps',
  new: 'New leads',
};

/** When the row with the focus has gone, the one that took its place has it. */
function useKeptFocus(list: { current: HTMLElement | null }): void {
  const last = useRef<{ element: Element; place: number }>(undefined);
  useLayoutEffect(() => {
    const root = list.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest('li');
      last.current = row ? { element: target, place: rowsOf(root).indexOf(row) } : undefined;
    };
    root?.addEventListener('focusin', remember);
    return () => root?.removeEventListener('focusin', remember);
  }, [list]);
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const rows = rowsOf(list.current);
    const row = rows[Math.min(last.current.place, rows.length - 1)];
    last.current = undefined;
    if (document.activeElement === document.body) row?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  });
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li') ?? [])];

/** Late answers, due steps and new leads, each lead once; of what is done it is asked what comes next. */
export function TodayList({ today: { items, counts } }: { today: Today }) {
  const rows = useTodayRows(items);
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list);
  const markDone = useMarkDone();
  const keys: RowKeys = {
    d: (lead) => {
      const item = rows.find(({ submission }) => submission.id === lead.id);
      if (item && !item.isDone) markDone(lead, item.reason);
    },
    p: () =>
      document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-contact=call]')?.click(),
  };
  useRowKeys(
    rows.map(({ submission }) => submission),
    keys,
  );
  return (
    <div ref={list}>
      {rows.length === 0 && <NothingDue />}
      {todayReasons.map((reason) => {
        const own = rows.filter((row) => row.reason === reason);
        const { count, isExact } = counts[reason];
        if (own.length === 0) return null;
        return (
          <section key={reason} aria-labelledby={`today-${reason}`} className="mb-6">
            <h2 id={`today-${reason}`} className="text-17">
              {headings[reason]}{' '}
              <span className="tabular font-body font-normal text-ink-3">
                ({count.toLocaleString('en-IN')}
                {isExact ? '' : '+'})
              </span>
            </h2>
            <ul className="mt-1 border-t border-hairline">
              {own.map(({ submission: lead, isDone }) =>
                isDone ? (
                  <DoneRow key={lead.id} lead={lead} />
                ) : (
                  <TodayRow key={lead.id} lead={lead} reason={reason} />
                ),
              )}
            </ul>
            {count > own.length && (
              <p className="py-2 text-14 text-ink-3">
                The {own.length} most urgent are shown; the others follow as these are done.
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
