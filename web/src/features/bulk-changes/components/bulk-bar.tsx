import { type BulkChange, grouped, type Submission, tagSchema } from '@golghar/contracts';
import { Download, Tag, Trash2, UserRoundPlus, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { atLeast, type Count, counted } from '@/lib/counts';
import { Button } from '@/ui/button';
import { WordForm } from '@/ui/form/word-form';
import { IconButton } from '@/ui/icon-button';
import { ConfirmDialog, Modal } from '@/ui/overlay/modal';
import { Progress } from '@/ui/progress';
import { changeSelected, useBulkProgress } from '../../leads-core/api/bulk-change';
import { useIsManager, useTags } from '../../leads-core/api/use-staff';
import { AssignDialog } from '../../leads-core/components/late-assign-dialog';
import { StatusMenu } from '../../leads-core/components/status-control';
import { bulkMenuName, closeDialog, openDialog, useInbox } from '../../leads-core/store/inbox';
import { clearSelection, type Selected, selectAllMatching } from '../../leads-core/store/selection';
import { ExportMenu } from './export-button';

const Tool = (button: Omit<ComponentProps<typeof IconButton>, 'className'>) => (
  <IconButton className="h-9 w-10 md:w-9 lg:h-8" {...button} />
);

/** With the list's `total`, all leads that match can be selected. */
export default function BulkBar({ selected, total }: { selected: Selected; total?: Count | undefined }) {
  const { isPending, progress } = useBulkProgress();
  const canDelete = useIsManager();
  const isAllMatching = useInbox(({ selection }) => selection.allOf !== undefined);
  const [isTagging, setIsTagging] = useState(false);
  const isAssigning = useInbox(({ dialog }) => dialog?.kind === 'owner of the selected');
  const { count, selection } = selected;
  const all = total && total.count > count && atLeast(total);
  const apply = (wanted: BulkChange, looks?: Partial<Submission>) => changeSelected(selected, wanted, looks);
  return (
    <section aria-label="Selected leads" className="flex min-w-0 grow items-center">
      <p role="status" className="tabular min-w-0 truncate pr-2 font-semibold">
        {isPending && progress ? (
          `${grouped(progress.done)} of ${grouped(progress.total)}`
        ) : (
          <>
            {grouped(count)}
            <span className="max-sm:sr-only"> selected</span>
          </>
        )}
      </p>
      {!isAllMatching && !isPending && count >= 2 && all && (
        <button
          type="button"
          aria-label={`Select all ${all} that match`}
          title={`Select all ${all} that match`}
          onClick={() => selectAllMatching(selected.list)}
          className="text-link tabular min-h-9 shrink-0 text-14 lg:min-h-8"
        >
          All {all}
        </button>
      )}
      <div className="ml-auto flex shrink-0 items-center">
        {isPending ? (
          <Progress label="Change" {...progress} className="w-32" />
        ) : (
          <>
            <StatusMenu
              name={bulkMenuName}
              label="Status of the selected leads"
              onChoose={(status) => apply({ status })}
              className="button button-small button-secondary min-h-8 px-2.5 py-0"
            >
              Status
            </StatusMenu>
            <Tool
              label="Assign the selected leads"
              title="Assign (A)"
              onClick={() => openDialog('owner of the selected')}
              Icon={UserRoundPlus}
            />
            <Tool label="Tag the selected leads" title="Tag" onClick={() => setIsTagging(true)} Icon={Tag} />
            <ExportMenu selection={selection} count={count}>
              <Tool label="Export the selected leads" title="Export" Icon={Download} />
            </ExportMenu>
            {canDelete && (
              <ConfirmDialog
                trigger={<Tool label="Delete the selected leads" title="Delete" Icon={Trash2} />}
                title={`Delete ${counted(count, 'lead')}?`}
                text="Deleted leads can be restored for 30 days. After that they are erased together with their notes."
                action="Delete"
                onConfirm={() => apply({ delete: true })}
              />
            )}
            <Tool label="Clear selection" title="Clear selection (Esc)" onClick={clearSelection} Icon={X} />
          </>
        )}
      </div>
      {isAssigning && (
        <AssignDialog
          title={`Assign ${counted(count, 'lead')}`}
          draft="owner of the selected"
          onChoose={(owner, ownerNote) => apply({ ownerId: owner?.id ?? null, ownerNote }, { owner })}
          onClose={closeDialog}
        />
      )}
      {isTagging && <TagPrompt selected={selected} onClose={() => setIsTagging(false)} />}
    </section>
  );
}

function TagPrompt({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const { data: known = [] } = useTags();
  const tags = [...new Set(selected.shown.flatMap((lead) => lead.tags))];
  const change = (wanted: BulkChange) => {
    changeSelected(selected, wanted);
    onClose();
  };
  return (
    <Modal title={`Tags of ${counted(selected.count, 'lead')}`} onClose={onClose}>
      <p className="mt-3 mb-2 font-semibold">Add a tag</p>
      <WordForm
        label="Add a tag"
        submit="Add"
        schema={tagSchema}
        suggestions={known.map(({ tag }) => tag)}
        onSubmit={(tag) => change({ addTags: [tag] })}
        fieldClassName="w-0 grow text-15"
      />
      {tags.length > 0 && (
        <>
          <p className="mt-4 font-semibold">Take a tag off</p>
          <div className="mt-1 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Button key={tag} size="small" onClick={() => change({ removeTags: [tag] })}>
                {tag}
              </Button>
            ))}
          </div>
        </>
      )}
    </Modal>
  );
}
