import { serviceLabels, statusLabels } from '@golghar/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, memo, useDeferredValue, useId, useState } from 'react';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useTyped } from '@/lib/hooks/use-typed';
import { Button } from '@/ui/button';
import { namedOptions, type Options, Select, slimField } from '@/ui/form/select';
import { IconButton } from '@/ui/icon-button';
import { late } from '@/ui/late';
import { Modal } from '@/ui/overlay/modal';
import { useStaff, useTags } from '../../leads-core/api/use-staff';
import type { useListAddress } from '../../leads-core/hooks/use-list-address';
import type { LeadFilters } from '../../leads-core/model/filters';

const TagsDialog = late(() => import('./tags-dialog'));

type Field = { name: keyof LeadFilters; label: string; options?: Options; input?: ComponentProps<'input'> };

const statuses = Object.entries({
  '': 'All statuses',
  open: 'Open: not decided yet',
  decided: `Decided: ${statusLabels.delivered} or ${statusLabels.lost}`,
  ...statusLabels,
});
const services = Object.entries({ '': 'All services', ...serviceLabels });
const dueDates = Object.entries({ '': 'Any time', overdue: 'Overdue', today: 'Due today' });
const answers = Object.entries({
  '': 'Any',
  in_time: 'In time',
  late: 'Late, or missing by now',
  given: 'Given, whenever',
  owed: 'Due',
});
const plans = Object.entries({ '': 'Any', none: 'Nothing planned' });
const orders = Object.entries({ '': 'Newest first', due: 'Most urgent first' });
const unnamedOwners = [
  { id: 'me', name: 'You' },
  { id: 'none', name: 'Nobody' },
];

function useFields({ tag: wanted, import: importId }: LeadFilters): Field[] {
  const { data: tags = [] } = useTags();
  const { data: staff = [] } = useStaff();
  const isKnown = tags.some(({ tag }) => tag.toLowerCase() === wanted.toLowerCase());
  const tagOptions = namedOptions('All tags', [
    ...(wanted && !isKnown ? [{ id: wanted, name: wanted }] : []),
    ...tags.map(({ tag, count }) => ({ id: tag, name: `${tag} (${count})` })),
  ]);
  const source = { placeholder: 'google, direct, none', title: 'What led the visitor here last' };
  const imports = Object.entries({ '': 'All leads', [importId ?? '']: 'Leads of one file' });
  return [
    { name: 'status', label: 'Filter by status', options: statuses },
    { name: 'service', label: 'Service', options: services },
    { name: 'owner', label: 'Owner', options: namedOptions('Anybody', [...unnamedOwners, ...staff]) },
    { name: 'tag', label: 'Tag', options: tagOptions },
    { name: 'due', label: 'Answer due', options: dueDates },
    { name: 'answer', label: 'First answer', options: answers },
    { name: 'nextStep', label: 'Next step', options: plans },
    { name: 'source', label: 'Source', input: source },
    { name: 'choice', label: 'Package or calculator', input: { placeholder: 'roi calculator' } },
    ...(importId ? [{ name: 'import' as const, label: 'Import', options: imports }] : []),
    { name: 'wonSince', label: `${statusLabels.delivered} since`, input: { type: 'date' } },
    { name: 'from', label: 'From', input: { type: 'date' } },
    { name: 'to', label: 'To', input: { type: 'date' } },
    { name: 'sort', label: 'Order', options: orders },
  ];
}

type FilterFieldsProps = Pick<ReturnType<typeof useListAddress>, 'filters' | 'set'>;

function FilterField({ field, filters, set }: FilterFieldsProps & { field: Field }) {
  const { name, label } = field;
  const id = useId();
  const value = filters[name] ?? '';
  const pause = (typed: string) => set({ [name]: typed }, { replace: true });
  const [text, setText] = useTyped(value, pause);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-14 text-ink-3">
        {label}
      </label>
      {field.options ? (
        <Select
          id={id}
          value={value}
          options={field.options}
          onChange={({ target }) => set({ [name]: target.value })}
          className={slimField}
        />
      ) : (
        <input
          autoCapitalize="none"
          {...field.input}
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // The fields may be unmounted before the debounce ends.
          onBlur={() => text !== value && pause(text)}
          className="field min-h-11 min-w-0 px-2 py-1 text-15 md:min-h-9"
        />
      )}
    </div>
  );
}

/** Number of filters shown at first; the rest is behind a button, unless one of them is in use. */
const usual = 4;

function FilterFields({ filters, set }: FilterFieldsProps) {
  const fields = useFields(filters);
  const [isMore, setIsMore] = useState(() => fields.slice(usual).some(({ name }) => filters[name]));
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {fields.slice(0, isMore ? fields.length : usual).map((field) => (
          <FilterField key={field.name} field={field} filters={filters} set={set} />
        ))}
      </div>
      <div className="-ml-3 flex flex-wrap">
        <Button aria-expanded={isMore} onClick={() => setIsMore(!isMore)} size="small" look="quiet">
          {isMore ? 'Fewer filters' : 'More filters'}
        </Button>
        {isMore && <TagsDialog />}
      </div>
    </>
  );
}

/** Filters that nothing else on the page sets. */
const own = ['service', 'tag', 'source', 'choice', 'answer', 'nextStep', 'wonSince', 'from', 'to'] as const;

export const FilterPanel = memo(function FilterPanel({ filters, set }: FilterFieldsProps) {
  const isInUse = own.some((name) => filters[name]);
  const isRoomy = useMediaQuery('(min-width: 768px)');
  const [isOpen, setIsOpen] = useState(false);
  // The press is answered before the fields are rendered; they close at once.
  const isRendered = useDeferredValue(isOpen) && isOpen;
  const fields = <FilterFields filters={filters} set={set} />;
  return (
    <>
      <IconButton
        label={isInUse ? 'Filters (in use)' : 'Filters'}
        title="Filters"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={`relative size-11 border border-field-border md:size-10 ${isInUse ? 'after:absolute after:top-1 after:right-1 after:size-2 after:rounded-full after:bg-accent' : ''}`}
        Icon={SlidersHorizontal}
      />
      {isRendered && isRoomy && <div className="grid w-full gap-2 pb-1">{fields}</div>}
      {isRendered && !isRoomy && (
        <Modal title="Filters" onClose={() => setIsOpen(false)}>
          <div className="mt-3 grid gap-3">
            {fields}
            <Button look="primary" onClick={() => setIsOpen(false)}>
              Show the leads
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
});
