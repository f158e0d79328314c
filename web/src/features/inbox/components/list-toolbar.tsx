import type { ListedSubmission } from '@golghar/contracts';
import type { ReactNode } from 'react';
import { atLeast, type Count } from '@/lib/counts';
import { Button } from '@/ui/button';
import { type AddressChanges, useListAddress } from '../../leads-core/hooks/use-list-address';
import { filterNames } from '../../leads-core/model/filters';
import { useInbox } from '../../leads-core/store/inbox';
import { clearSelection, type Selected, selectAll, useSelected } from '../../leads-core/store/selection';
import { SaveView } from './view-bar';

const noFilters: AddressChanges = Object.fromEntries(
  [...filterNames, 'sort', 'overdue'].map((name) => [name, '']),
);

type Props = {
  leads: readonly ListedSubmission[];
  total: Count | undefined;
  /** Replaces the heading while leads are selected, so that no row moves. */
  bulkBar: (selected: Selected) => ReactNode;
};

export function ListToolbar({ leads, total, bulkBar }: Props) {
  const { params, query, isFiltered, set } = useListAddress();
  const { ids, allOf } = useInbox((state) => state.selection);
  const selected = useSelected(leads, query, total?.count ?? 0);
  const bar = selected.count > 0 && bulkBar(selected);
  const isAll = allOf !== undefined ? ids.size === 0 : leads.length > 0 && ids.size >= leads.length;
  const isSome = allOf !== undefined || ids.size > 0;
  return (
    <div
      className={`flex min-h-9 shrink-0 items-center pr-3 lg:min-h-8 ${bar ? 'bg-note-ground' : 'flex-wrap'}`}
    >
      <label className="grid h-9 w-11 shrink-0 cursor-pointer place-items-center lg:h-8">
        <input
          type="checkbox"
          aria-label="Select all"
          disabled={leads.length === 0}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = isSome && !isAll;
          }}
          onChange={() => (isSome ? clearSelection() : selectAll(leads.map(({ id }) => id)))}
          className="checkbox"
        />
      </label>
      <h2 className={bar ? 'sr-only' : 'min-w-0 grow basis-24 truncate text-17'}>
        All Leads <span className="tabular text-ink-3">({total ? atLeast(total) : '…'})</span>
      </h2>
      {bar}
      {isFiltered && !bar && (
        <Button size="small" look="quiet" className="px-2 lg:min-h-8" onClick={() => set(noFilters)}>
          Clear filters
        </Button>
      )}
      {!bar && (
        <span className="ml-auto -mr-2">
          <SaveView search={params} />
        </span>
      )}
    </div>
  );
}
