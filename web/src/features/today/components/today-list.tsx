import {
  backOfficePaths,
  isResponseDue,
  type Submission,
  serviceLabels,
  type Today,
  type TodayReason,
  todayReasons,
} from '@golghar/contracts';
import { Check, X } from 'lucide-react';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { atLeast } from '@/lib/counts';
import { formatSoon } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';
import { IconButton } from '@/ui/icon-button';
import { ListTime } from '@/ui/list-time';
import { Count, SmallLink } from '@/ui/titled-section';
import { markDone } from '../../leads-core/api/entries';
import { useShownLead } from '../../leads-core/api/lead-mutation';
import { useIsManager } from '../../leads-core/api/use-staff';
import { ContactLinks, ContactPrompt } from '../../leads-core/components/contact-links';
import { DueBadge, Time } from '../../leads-core/components/marks';
import { RowLink, wholeRow } from '../../leads-core/components/row-link';
import { SnoozeMenu, StepChoices } from '../../leads-core/components/step-choices';
import { UnsavedChange } from '../../leads-core/components/unsaved-change';
import { useDragged } from '../../leads-core/hooks/use-drag';
import { callLink, useRowKeys } from '../../leads-core/hooks/use-lead-keys';
import { useInbox } from '../../leads-core/store/inbox';

/** A lead in Today; a done one is no longer due, but prompts for the next step. */
type TodayItem = Today['items'][number] & { isDone: boolean };

/** Due leads, and in its former position the lead done last here, while it prompts for the next step. */
function useTodayRows(items: Today['items']): TodayItem[] {
  const doneId = useInbox(({ stepWantedFor }) => stepWantedFor);
  const done = useShownLead(doneId);
  // Kept for leads that have left, too: the list may be refetched before the change is confirmed.
  const places = useRef(new Map<string, { place: number; reason: TodayReason }>());
  const old = places.current.get(doneId);
  const isDue = items.some(({ submission }) => submission.id === doneId);
  // A note is no answer: a lead with an answer due remains due.
  const isAsked = old && done && !done.nextStep && !(isDue && isResponseDue(done));
  const others = isAsked ? items.filter(({ submission }) => submission.id !== doneId) : items;
  const rows = others.map((item) => ({ ...item, isDone: false }));
  if (isAsked) rows.splice(old.place, 0, { reason: old.reason, submission: done, isDone: true });
  useLayoutEffect(() => {
    for (const [place, { submission: lead, reason }] of rows.entries())
      places.current.set(lead.id, { place, reason });
  });
  return rows;
}

const headings: Record<TodayReason, string> = {
  promise: 'Late answers',
  step: 'Due steps',
  new: 'New leads',
};

/** When the focused row disappears, focuses the one that took its place. */
function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; place: number }>(undefined);
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const rows = rowsOf(list.current);
    const row = rows[Math.min(last.current.place, rows.length - 1)];
    last.current = undefined;
    if (document.activeElement === document.body) row?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('li');
    last.current = row ? { element: target, place: rowsOf(list.current).indexOf(row) } : undefined;
  };
  return { ref: list, onFocus };
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li') ?? [])];

export function TodayList({ today: { items, counts } }: { today: Today }) {
  const rows = useTodayRows(items);
  const list = useKeptFocus();
  const leads = rows.map(({ submission }) => submission);
  useRowKeys(leads, {
    d: (lead) => {
      const item = rows.find(({ submission }) => submission.id === lead?.id);
      if (item && !item.isDone) markDone(item.submission, item.reason);
    },
    p: () => callLink('li:focus-within')?.click(),
  });
  return (
    <div {...list}>
      {rows.length === 0 && (
        <div className="py-8">
          <p className="text-17 font-semibold">Nothing is due.</p>
          <p className="mt-1 mb-4 text-ink-2">
            Late answers, planned steps and new enquiries appear here by themselves.
          </p>
          <SmallLink to={`${backOfficePaths.leads}?status=open&nextStep=none`}>
            Open leads with nothing planned
          </SmallLink>
        </div>
      )}
      {todayReasons.map((reason) => {
        const own = rows.filter((row) => row.reason === reason);
        if (own.length === 0) return null;
        return (
          <section key={reason} aria-labelledby={`today-${reason}`} className="mb-6">
            <h2 id={`today-${reason}`} className="text-17">
              {headings[reason]} <Count>{atLeast(counts[reason])}</Count>
            </h2>
            <ul className="mt-1 border-t border-hairline">
              {own.map((item) => (
                <TodayRow key={item.submission.id} {...item} />
              ))}
            </ul>
            {counts[reason].count > own.length && (
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

function Why({ lead, reason }: { lead: Submission; reason: TodayReason }) {
  const now = useMinute();
  const { nextStep, submittedAt, service } = lead;
  if (reason === 'step' && nextStep)
    return (
      <>
        <strong className="min-w-0 truncate text-ink">{nextStep.text}</strong>
        <Time isLate={new Date(nextStep.at) < now}>{formatSoon(nextStep.at, now)}</Time>
      </>
    );
  return (
    <>
      <span className="min-w-0 truncate">{serviceLabels[service]}</span>
      <ListTime at={submittedAt} now={now} />
      <DueBadge lead={lead} />
    </>
  );
}

const button =
  'button button-small button-secondary relative z-10 min-h-11 grow gap-1 bg-bg px-1 text-14 md:min-h-9 md:px-2.5';

function TodayRow({ submission: lead, reason, isDone }: TodayItem) {
  // Dragged onto a colleague in the team table, which only managers see.
  const row = useDragged<HTMLLIElement>(useIsManager() ? { leadId: lead.id } : undefined);
  const isCalled = useInbox(({ called }) => called?.leadId === lead.id);
  return (
    <li
      ref={row}
      className={`${wholeRow} border-b border-hairline py-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] [overflow-clip-margin:0.5rem] md:px-2 md:[contain-intrinsic-size:auto_3rem] data-dragged:opacity-50 ${isDone ? 'bg-note-ground' : ''}`}
    >
      <div className="grid items-center gap-x-4 gap-y-1.5 lg:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <RowLink lead={lead} draggable={false} title={lead.name} className="block truncate font-semibold" />
          <p className="flex gap-2 text-14 text-ink-2">
            {isDone ? 'Done. And next?' : <Why lead={lead} reason={reason} />}
            {!isDone && !lead.owner && <span className="shrink-0 text-ink-3">Unassigned</span>}
          </p>
          <UnsavedChange lead={lead} />
        </div>
        {isDone ? (
          <div className="flex gap-1.5">
            <StepChoices lead={lead} className={button} />
            <IconButton
              label="Nothing next"
              onClick={() => useInbox.setState({ stepWantedFor: '' })}
              className="relative z-10 size-11 md:size-9"
              Icon={X}
              iconSize={16}
            />
          </div>
        ) : (
          <div className="flex gap-1.5">
            <ContactLinks lead={lead} hasMail={false} className={() => button} />
            <button
              type="button"
              aria-label={`Done: ${lead.name}`}
              title={reason === 'step' ? 'The step is done (D)' : 'Say what came of it (D)'}
              aria-expanded={reason === 'step' ? undefined : isCalled}
              onClick={() => markDone(lead, reason)}
              className={button}
            >
              <Check aria-hidden size={18} />
              Done
            </button>
            <SnoozeMenu lead={lead} className={button} />
          </div>
        )}
      </div>
      {isCalled && !isDone && (
        <div className="relative z-10 mt-2">
          <ContactPrompt lead={lead} />
        </div>
      )}
    </li>
  );
}
