import { tagSchema } from '@golghar/contracts';
import { counted } from '@/lib/counts';
import { Button } from '@/ui/button';
import { WordForm } from '@/ui/form/word-form';
import { DialogButton, Modal } from '@/ui/overlay/modal';
import { Skeleton } from '@/ui/query-state';
import { useIsManager, useRenameTag, useTags } from '../../leads-core/api/use-staff';

const focusField = (item: Element | null) => item?.querySelector('input')?.focus();

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function TagItems() {
  const { data: tags, isPending } = useTags();
  const { mutateAsync, isPending: isRenaming, isSuccess, variables } = useRenameTag();
  /** The name that a tag was just given: the focus follows. */
  const newName = isSuccess ? variables.body.to : '';
  if (isPending) return <Skeleton rows={3} />;
  if (!tags?.length) return <p className="text-ink-3">No lead has a tag yet.</p>;
  const isMerge = (tag: string, name: string) =>
    !isSame(tag, name) && tags.some((other) => isSame(other.tag, name));
  return (
    <ul className="grid gap-2">
      {tags.map(({ tag, count }) => (
        <li key={tag} ref={isSame(tag, newName) ? focusField : undefined}>
          <WordForm
            label={`New name of the tag ${tag}`}
            initial={tag}
            submit={(name) => (isMerge(tag, name) ? 'Merge' : 'Rename')}
            schema={tagSchema}
            isPending={isRenaming && variables.body.from === tag}
            onSubmit={(name) => mutateAsync({ body: { from: tag, to: name } })}
            fieldClassName="min-h-9 w-0 grow px-2 py-0 text-15"
          >
            <span className="tabular w-16 text-14 text-ink-3">{counted(count, 'lead')}</span>
          </WordForm>
        </li>
      ))}
    </ul>
  );
}

/** Renames and merges tags; for roles that may change many leads. */
export default function TagsDialog() {
  if (!useIsManager()) return null;
  const trigger = (
    <Button size="small" look="quiet">
      Rename or merge tags
    </Button>
  );
  return (
    <DialogButton trigger={trigger}>
      {(close) => (
        <Modal title="Tags" text="A name that another tag has already merges the two." onClose={close}>
          <div className="mt-4">
            <TagItems />
          </div>
        </Modal>
      )}
    </DialogButton>
  );
}
