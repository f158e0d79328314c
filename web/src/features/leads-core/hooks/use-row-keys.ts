import { leadStatuses, type Submission } from '@golghar/contracts';
import { useRef } from 'react';
import { useMarkSpam } from '../api/hide-lead';
import { useTakeLead } from '../api/lead-changes';
import { usePreferences } from '../api/preferences';
import { useSetStatus } from '../api/use-change-lead';
import { leadOpenings } from '../store/lead-openings';
import { undoLast } from '../store/undo';
import { answerKeys, type Shortcuts, useShortcuts } from './use-shortcuts';

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Place of the row that has the focus, in it or on one of its buttons; -1 where none has. */
const placeOf = (links: readonly HTMLElement[]): number => {
  const row = document.activeElement?.closest('li');
  return links.findIndex((link) => link.closest('li') === row);
};

const openings = leadOpenings.filter(({ isForRows }) => isForRows);

/** What further keys do with the lead of the row that has the focus. */
export type RowKeys = Record<string, (lead: Submission) => void>;

/** The keys of the inbox where leads stand on a page without its list: J and K, the statuses, Undo …; Enter opens. */
export function useRowKeys(leads: readonly Submission[], more: RowKeys = {}): void {
  const { preferences } = usePreferences();
  const setStatus = useSetStatus();
  /** Where one was, for when that row has gone. */
  const last = useRef(-1);
  const move = (by: 1 | -1) => {
    const links = rowLinks();
    const place = placeOf(links);
    const next = place === -1 ? Math.min(Math.max(last.current, 0), links.length - 1) : place + by;
    if (!links[next]) return;
    last.current = next;
    links[next].focus();
  };
  const withLead = (run: (lead: Submission) => void) => () => {
    const links = rowLinks();
    const id = links[placeOf(links)]?.dataset.rowLink;
    const lead = leads.find((each) => each.id === id);
    if (lead) run(lead);
  };
  const takeLead = useTakeLead();
  const { mutate: markSpam } = useMarkSpam();
  const rowKeys: RowKeys = {
    ...Object.fromEntries(
      leadStatuses.map((status, index) => [
        index + 1,
        (lead: Submission) => setStatus(lead, status, { asksWhy: true }),
      ]),
    ),
    ...Object.fromEntries(
      openings.map(({ key, open }) => [key.toLowerCase(), ({ id }: Submission) => open(id)]),
    ),
    t: takeLead,
    '!': (lead) => markSpam(lead),
    ...more,
  };
  const shortcuts: Shortcuts = {
    j: () => move(1),
    k: () => move(-1),
    z: undoLast,
    ...answerKeys,
    ...Object.fromEntries(Object.entries(rowKeys).map(([key, run]) => [key, withLead(run)])),
  };
  useShortcuts(shortcuts, preferences.shortcuts);
}
