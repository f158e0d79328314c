import { tagSchema } from '@golghar/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/overlay/modal';
import { useTags } from '../../leads-core/api/use-tags';

type Props = {
  count: number;
  /** Tags that one or more of the leads have. */
  tags: readonly string[];
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
  onClose: () => void;
};

/** Puts a tag on many leads, or takes one off. */
export function TagPrompt({ count, tags, onAdd, onRemove, onClose }: Props) {
  const { data: known = [] } = useTags();
  const [error, setError] = useState<string>();
  const id = useId();
  const errorId = useId();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = tagSchema.safeParse(new FormData(event.currentTarget).get('tag'));
    if (!tag.success) return setError(tag.error.issues[0]?.message);
    onAdd(tag.data);
    onClose();
  };
  return (
    <Modal title={`Tags of ${count.toLocaleString('en-IN')} leads`} onClose={onClose}>
      <form onSubmit={add} className="mt-3 grid gap-2">
        <label htmlFor={id} className="font-semibold">
          Add a tag
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            name="tag"
            list={`${id}-known`}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            className="field text-15"
          />
          <Button type="submit" look="primary">
            Add
          </Button>
        </div>
        <datalist id={`${id}-known`}>
          {known.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        {error && (
          <Alert look="inline" id={errorId}>
            {error}
          </Alert>
        )}
      </form>
      {tags.length > 0 && (
        <>
          <p className="mt-4 font-semibold">Take a tag off</p>
          <div className="mt-1 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <Button
                key={tag}
                size="small"
                onClick={() => {
                  onRemove(tag);
                  onClose();
                }}
              >
                {tag}
              </Button>
            ))}
          </div>
        </>
      )}
    </Modal>
  );
}
