import { tagSchema } from '@golghar/contracts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/overlay/modal';
import { Skeleton } from '@/ui/skeleton';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { useRenameTag, useTags } from '../../leads-core/api/use-tags';

type TagProps = {
  tag: string;
  count: number;
  isTaken: (name: string) => boolean;
  /** Whether another tag has just been given this name: the focus follows it here. */
  isNewName: boolean;
  onRenamed: (name: string) => void;
};

function TagItem({ tag, count, isTaken, isNewName, onRenamed }: TagProps) {
  const { mutate, isPending } = useRenameTag();
  const [error, setError] = useState<string>();
  const [target, setTarget] = useState(tag);
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNewName) field.current?.focus();
  }, [isNewName]);
  const isMerge = target.trim().toLowerCase() !== tag.toLowerCase() && isTaken(target.trim());
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const name = tagSchema.safeParse(target);
    if (!name.success) return setError(name.error.issues[0]?.message);
    if (name.data === tag) return;
    onRenamed('');
    mutate({ from: tag, to: name.data }, { onSuccess: () => onRenamed(name.data) });
  };
  return (
    <li>
      <form onSubmit={rename} className="flex flex-wrap items-center gap-2">
        <input
          ref={field}
          aria-label={`New name of the tag ${tag}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={target}
          onChange={(event) => {
            setTarget(event.target.value);
            setError(undefined);
          }}
          className="field min-h-9 w-0 grow px-2 py-0 text-15"
        />
        <span className="tabular w-16 text-14 text-ink-3">
          {count.toLocaleString('en-IN')} {count === 1 ? 'lead' : 'leads'}
        </span>
        <Button type="submit" disabled={isPending || target.trim() === tag} size="small" className="w-22">
          {isMerge ? 'Merge' : 'Rename'}
        </Button>
        {error && (
          <Alert look="inline" id={errorId} className="w-full">
            {error}
          </Alert>
        )}
      </form>
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

/** Renames tags, and merges those that mean the same; for those who may change many leads. */
export function TagsDialog() {
  const user = useCurrentUser();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.role === 'sales_executive') return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        size="small"
        look="quiet"
        className="-ml-3 justify-self-start"
      >
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
