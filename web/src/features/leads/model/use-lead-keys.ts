import { leadStatuses, type Submission } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { setStatus } from '../api/change-lead';
import { searchFieldId } from '../components/filter-bar';
import { detailStatusId } from '../components/lead-detail';
import { rowId } from '../components/lead-row';
import { noteFieldId } from '../components/note-composer';
import { undoLast } from './undo';
import { useShortcuts } from './use-shortcuts';

type Options = {
  leads: readonly Submission[];
  openId: string;
  selected: ReadonlySet<string>;
  /** Whether the open lead is shown beside the list. */
  hasPane: boolean;
  isOn: boolean;
  onOpen: (id: string, options?: { replace: boolean }) => void;
  onSelect: (id: string, isSelected: boolean) => void;
  onHelp: () => void;
};

const focus = (id: string) => document.getElementById(id)?.focus();

/** The row that has the focus, or else the open lead. */
const currentId = (openId: string): string =>
  document.activeElement?.closest<HTMLElement>('[data-lead]')?.dataset.lead ?? openId;

/** The keys of the list of leads; the help names them. */
export function useLeadKeys(options: Options): void {
  const { leads, openId, selected, hasPane, isOn, onOpen, onSelect, onHelp } = options;
  const client = useQueryClient();
  const current = () => leads.find(({ id }) => id === currentId(openId));

  const move = (by: 1 | -1) => {
    const index = leads.findIndex(({ id }) => id === currentId(openId));
    const next = leads[index === -1 ? 0 : index + by];
    if (!next) return;
    focus(rowId(next.id));
    if (hasPane && openId) onOpen(next.id, { replace: true });
  };
  const withCurrent = (run: (lead: Submission) => void) => () => {
    const lead = current();
    if (lead) run(lead);
  };
  /** Goes to something in the open lead, and opens it first. */
  const goTo = (elementId: (lead: Submission) => string) =>
    withCurrent((lead) => {
      if (lead.id !== openId) onOpen(lead.id, { replace: true });
      // It is there once the lead has been loaded.
      const wait = (left: number) => {
        const element = document.getElementById(elementId(lead));
        if (element) element.focus();
        else if (left > 0) setTimeout(() => wait(left - 1), 50);
      };
      wait(40);
    });
  const statusOf = ({ id }: Submission) => (hasPane ? detailStatusId : `${rowId(id)}-status`);

  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      escape: () => {
        if (!openId) return;
        focus(rowId(openId));
        onOpen('');
      },
      '/': () => focus(searchFieldId),
      x: withCurrent(({ id }) => onSelect(id, !selected.has(id))),
      s: goTo(statusOf),
      n: goTo(({ id }) => noteFieldId(id, 'detail')),
      z: undoLast,
      '?': onHelp,
      ...Object.fromEntries(
        leadStatuses.map((status, index) => [
          String(index + 1),
          withCurrent((lead) => void setStatus(client, lead, status)),
        ]),
      ),
    },
    isOn,
  );
}
