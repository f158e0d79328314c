import { tagSchema } from '@golghar/contracts';
import { Button } from '@/ui/button';
import { WordForm } from '@/ui/form/word-form';
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
  return (
    <Modal title={`Tags of ${count.toLocaleString('en-IN')} leads`} onClose={onClose}>
      <p className="mt-3 mb-2 font-semibold">Add a tag</p>
      <WordForm
        label="Add a tag"
        submit="Add"
        schema={tagSchema}
        suggestions={known.map(({ tag }) => tag)}
        onSubmit={(tag) => {
          onAdd(tag);
          onClose();
        }}
        fieldClassName="w-0 grow text-15"
      />
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
