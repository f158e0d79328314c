import type { Submission } from '@golghar/contracts';
import { useRef } from 'react';
import { setStatus } from '../api/lead-changes';
import { usePreferences } from '../api/preferences';
import { undoLast } from '../store/undo';
import { commandShortcuts, leadCommands, statusShortcuts } from './lead-commands';
import { answerKeys, useShortcuts } from './use-shortcuts';

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Place of the row that has the focus, in it or on one of its buttons; -1 where none has. */
const placeOf = (links: readonly HTMLElement[]): number => {
  const row = document.activeElement?.closest('li');
  return links.findIndex((link) => link.closest('li') === row);
};

const rowCommands = leadCommands.filter(({ isForRows }) => isForRows);

/** What further keys do with the lead of the row that has the focus. */
export type RowKeys = Record<string, (lead: Submission) => void>;

/** The keys of the inbox where leads stand on a page without its list: J and K, the statuses, Undo …; Enter opens. */
export function useRowKeys(leads: readonly Submission[], more: RowKeys = {}): void {
  const { preferences } = usePreferences();
  /** Where one was, for when that row has gone. */
  const last = useRef(-1);
  const move = (by: 1 | -1) => () => {
    const links = rowLinks();
    const place = placeOf(links);
    const next = place === -1 ? Math.min(Math.max(last.current, 0), links.length - 1) : place + by;
    if (!links[next]) return;
    last.current = next;
    links[next].focus();
  };
  const current = () => {
    const links = rowLinks();
    const id = links[placeOf(links)]?.dataset.rowLink;
    return leads.find((lead) => lead.id === id);
  };
  const withCurrent = (run: (lead: Submission) => void) => () => {
    const lead = current();
    if (lead) run(lead);
  };
  useShortcuts(
    {
      ...commandShortcuts(rowCommands, current),
      ...statusShortcuts((status) => withCurrent((lead) => setStatus(lead, status, { asksWhy: true }))()),
      ...answerKeys,
      ...Object.fromEntries(Object.entries(more).map(([key, run]) => [key, withCurrent(run)])),
      j: move(1),
      k: move(-1),
      z: undoLast,
    },
    preferences.shortcuts,
  );
}
