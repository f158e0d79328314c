import { type BulkChange, tagSchema } from '@golghar/contracts';
import { Download, Tag, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { ExportKind } from '../api/export-leads';
import type { useBulkChange } from '../api/use-bulk-change';
import { useCurrentUser } from '../api/use-current-user';
import type { Selected } from '../hooks/use-selected';
import { focusRow, useInbox } from '../store/inbox';
import { clearSelection, selectAllMatching } from '../store/selection';
import { ExportMenu } from './export-menu';
import { StatusMenu } from './status-menu';
import { TagPrompt } from './tag-prompt';

export const bulkMenuName = 'bulk';

type Props = {
  selected: Selected;
  bulk: ReturnType<typeof useBulkChange>;
  total: number;
  isTotalExact: boolean;
  onExport: (kind: ExportKind) => void;
};

const number = (count: number) => count.toLocaleString('en-IN');
const square =
  'grid h-9 w-10 shrink-0 place-items-center rounded-control hover:bg-surface disabled:opacity-50 md:w-9';

/** What can be done with the selected leads together. */
export function BulkBar({ selected, bulk, total, isTotalExact, onExport }: Props) {
  const { change, isPending, progress } = bulk;
  const canDelete = useCurrentUser()?.role !== 'sales_executive';
  const isAllMatching = useInbox((state) => state.isAllMatching);
  const [isTagging, setIsTagging] = useState(false);
  const tagButton = useRef<HTMLButtonElement>(null);
  const statusButton = useRef<HTMLButtonElement>(null);
  const { count, shown, selection } = selected;

  const all = `${number(total)}${isTotalExact ? '' : '+'}`;
  const apply = (wanted: BulkChange) => change({ selection, change: wanted, shown });
  const backToList = () => {
    const { cursorId, isMenuByKey } = useInbox.getState();
    if (isMenuByKey && cursorId) focusRow(cursorId);
    else statusButton.current?.focus();
  };
  return (
    <section aria-label="Selected leads" className="flex min-w-0 grow items-center">
      <p role="status" className="tabular min-w-0 truncate pr-2 font-semibold">
        {isPending && progress
          ? `${number(progress.done)} of ${number(progress.total)}`
          : `${number(count)} selected`}
      </p>
      {!isAllMatching && !isPending && count >= 2 && total > count && (
        <button
          type="button"
          aria-label={`Select all ${all} that match`}
          title={`Select all ${all} that match`}
          onClick={selectAllMatching}
          className="text-link tabular min-h-9 shrink-0 text-14"
        >
          All {all}
        </button>
      )}
      <div className="ml-auto flex shrink-0 items-center">
        {isPending ? (
          <progress
            aria-label="Change"
            {...(progress && { max: progress.total, value: progress.done })}
            className="h-2 w-32"
          />
        ) : (
          <>
            <StatusMenu
              name={bulkMenuName}
              label="Status of the selected leads"
              onChoose={(status) => apply({ status })}
              onClosed={backToList}
              button={statusButton}
              buttonLabel="Status of the selected leads"
              className="button button-small button-secondary min-h-8 px-2.5 py-0"
            >
              Status
            </StatusMenu>
            <button
              ref={tagButton}
              type="button"
              aria-label="Tag the selected leads"
              title="Tag"
              onClick={() => setIsTagging(true)}
              className={square}
            >
              <Tag aria-hidden size={18} />
            </button>
            <ExportMenu label="Export the selected leads" onChoose={onExport}>
              <button type="button" aria-label="Export the selected leads" title="Export" className={square}>
                <Download aria-hidden size={18} />
              </button>
            </ExportMenu>
            {canDelete && (
              <ConfirmDialog
                trigger={
                  <button
                    type="button"
                    aria-label="Delete the selected leads"
                    title="Delete"
                    className={square}
                  >
                    <Trash2 aria-hidden size={18} />
                  </button>
                }
                title={`Delete ${number(count)} ${count === 1 ? 'lead' : 'leads'}?`}
                text="They can be restored for 30 days. After that they are erased together with their notes."
                action="Delete"
                onConfirm={() => apply({ delete: true })}
              />
            )}
            <button
              type="button"
              aria-label="Clear selection"
              title="Clear selection (Esc)"
              onClick={clearSelection}
              className={square}
            >
              <X aria-hidden size={18} />
            </button>
          </>
        )}
      </div>
      {isTagging && (
        <TagPrompt
          count={count}
          tags={[...new Set(shown.flatMap(({ tags }) => tags))]}
          onAdd={(tag) => apply({ addTags: [tagSchema.parse(tag)] })}
          onRemove={(tag) => apply({ removeTags: [tag] })}
          onClose={() => setIsTagging(false)}
          returnTo={tagButton}
        />
      )}
    </section>
  );
}
