import { tagSchema } from '@golghar/contracts';
import { useState } from 'react';
import { counted } from '@/lib/counts';
import { Button } from '@/ui/button';
import { WordForm } from '@/ui/form/word-form';
import { Modal } from '@/ui/overlay/modal';
import { Skeleton } from '@/ui/skeleton';
import { useIsManager, useRenameTag, useTags } from '../../leads-core/api/use-staff';

const focusField = (item: Element | null) => item?.querySelector('input')?.focus();

type TagProps = {
  tag: string;
  count: number;
  isTaken: (name: string) => boolean;
  /** Whether another tag was just renamed to this: the focus follows. */
  isNewName: boolean;
  onRenamed: (name: string) => void;
};

function TagItem({ tag, count, isTaken, isNewName, onRenamed }: TagProps) {
  const { mutate, isPending } = useRenameTag();
  const isMerge = (name: string) => name.toLowerCase() !== tag.toLowerCase() && isTaken(name);
  const rename = (to: string) => {
    onRenamed('');
    mutate({ body: { from: tag, to } }, { onSuccess: () => onRenamed(to) });
  };
  return (
    <li ref={isNewName ? focusField : undefined}>
      <WordForm
        label={`New name of the tag ${tag}`}
        initial={tag}
        submit={(name) => (isMerge(name) ? 'Merge' : 'Rename')}
        schema={tagSchema}
        isPending={isPending}
        onSubmit={rename}
        fieldClassName="min-h-9 w-0 grow px-2 py-0 text-15"
      >
        <span className="tabular w-16 text-14 text-ink-3">{counted(count, 'lead')}</span>
      </WordForm>
    </li>
  );
}

function TagItems() {
  const { data: tags, isPending } = useTags();
  const [newName, setNewName] = useState('');
  if (isPending) return <Skeleton rows={3} />;
  if (!tags?.length) return <p className="text-ink-3">No lead has a tag yet.</p>;
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const isTaken = (name: string) => tags.some(({ tag }) => isSame(tag, name));
  return (
    <ul className="grid gap-2">
      {tags.map(({ tag, count }) => (
        <TagItem
          key={tag}
          tag={tag}
          count={count}
          isTaken={isTaken}
          isNewName={isSame(tag, newName)}
          onRenamed={setNewName}
        />
      ))}
    </ul>
  );
}

/** Renames and merges tags; for roles that may change many leads. */
export default function TagsDialog() {
  const isManager = useIsManager();
  const [isOpen, setIsOpen] = useState(false);
  if (!isManager) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} size="small" look="quiet">
        Rename or merge tags
      </Button>
      {isOpen && (
        <Modal
          title="Tags"
          text="A name that another tag has already merges the two."
          onClose={() => setIsOpen(false)}
        >
          <div className="mt-4">
            <TagItems />
          </div>
        </Modal>
      )}
    </>
  );
}
