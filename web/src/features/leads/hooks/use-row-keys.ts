import { leadStatuses, type Submission } from '@golghar/contracts';
import { useRef } from 'react';
import { usePreferences } from '../api/preferences';
import { useSetStatus } from '../api/use-change-lead';
import { undoLast } from '../store/undo';
import { type Shortcuts, useShortcuts } from './use-shortcuts';

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Place of the row that has the focus, in it or on one of its buttons; -1 where none has. */
const placeOf = (links: readonly HTMLElement[]): number => {
  const row = document.activeElement?.closest('li');
  return links.findIndex((link) => link.closest('li') === row);
};

/** The keys of the inbox where leads stand on a page without its list: J and K, the statuses, Undo; Enter opens. */
export function useRowKeys(leads: readonly Submission[]): void {
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
  const statusKeys = leadStatuses.map((status, index): [string, () => void] => [
    String(index + 1),
    () => {
      const links = rowLinks();
      const id = links[placeOf(links)]?.dataset.rowLink;
      const lead = leads.find((each) => each.id === id);
      if (lead) setStatus(lead, status);
    },
  ]);
  const shortcuts: Shortcuts = {
    j: () => move(1),
    k: () => move(-1),
    z: undoLast,
    ...Object.fromEntries(statusKeys),
  };
  useShortcuts(shortcuts, preferences.shortcuts);
}
