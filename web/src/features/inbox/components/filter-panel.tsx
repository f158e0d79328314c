import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, memo, useRef, useState } from 'react';
import { useMediaQuery } from '@/lib/hooks/use-media-query';
import { Modal } from '@/ui/overlay/modal';
import { FilterFields } from './filter-fields';
import { TagsDialog } from './tags-dialog';

type Props = ComponentProps<typeof FilterFields> & { isInUse: boolean };

/** Opens the filters: below the search where there is room, and as one sheet on a phone. */
export const FilterPanel = memo(function FilterPanel({ filters, set, isInUse }: Props) {
  const isRoomy = useMediaQuery('(min-width: 768px)');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fields = (
    <>
      <FilterFields filters={filters} set={set} />
      <TagsDialog />
    </>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={isInUse ? 'More filters (in use)' : 'More filters'}
        title="More filters"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="relative grid size-11 shrink-0 place-items-center rounded-control border border-field-border hover:bg-surface md:size-10"
      >
        <SlidersHorizontal aria-hidden size={18} />
        {isInUse && <span aria-hidden className="absolute top-1 right-1 size-2 rounded-full bg-accent" />}
      </button>
      {isOpen && isRoomy && <div className="grid w-full gap-2 pb-1">{fields}</div>}
      {isOpen && !isRoomy && (
        <Modal title="Filters" onClose={() => setIsOpen(false)} returnTo={button}>
          <div className="mt-3 grid gap-3">
            {fields}
            <button type="button" className="button button-primary" onClick={() => setIsOpen(false)}>
              Show the leads
            </button>
          </div>
        </Modal>
      )}
    </>
  );
});
