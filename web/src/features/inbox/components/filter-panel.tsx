import { leadStatuses, serviceKeys, serviceLabels, statusLabels } from '@golghar/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, memo, useState } from 'react';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useTyped } from '@/lib/hooks/use-typed';
import { Button } from '@/ui/button';
import { Select, slimField } from '@/ui/form/select';
import { Modal } from '@/ui/overlay/modal';
import { useStaff } from '../../leads-core/api/use-staff';
import { useTags } from '../../leads-core/api/use-tags';
import type { AddressChanges } from '../../leads-core/hooks/use-list-address';
import type { LeadFilters } from '../../leads-core/model/filters';
import { TagsDialog } from './tags-dialog';

type Option = readonly [value: string, label: string];

const statuses: Option[] = [
  ['', 'All statuses'],
  ['open', 'Open: not decided yet'],
  ['decided', 'Decided: won or lost'],
  ...leadStatuses.map((status): Option => [status, statusLabels[status]]),
];
const services: Option[] = [
  ['', 'All services'],
  ...serviceKeys.map((key): Option => [key, serviceLabels[key]]),
];
const dueDates: Option[] = [
  ['', 'Any time'],
  ['overdue', 'Overdue'],
  ['today', 'Due today'],
];
const answers: Option[] = [
  ['', 'Any'],
  ['in_time', 'In time'],
  ['late', 'Late, or missing by now'],
  ['given', 'Given, whenever'],
  ['owed', 'Owed'],
];
const plans: Option[] = [
  ['', 'With or without'],
  ['none', 'Nothing planned'],
];
const orders: Option[] = [
  ['', 'Newest first'],
  ['due', 'Most urgent first'],
];

type SelectProps = { label: string; value: string; options: Option[]; onChange: (value: string) => void };

function Choice({ label, value, options, onChange }: SelectProps) {
  return (
    <label className="min-w-0">
      <span className="text-14 text-ink-3">{label}</span>
      <Select
        value={value}
        options={options}
        onChange={(event) => onChange(event.target.value)}
        className={slimField}
      />
    </label>
  );
}

type TypedProps = Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'title' | 'autoCapitalize'> & {
  label: string;
  value: string;
  onPause: (value: string) => void;
};

function Typed({ label, value, onPause, ...input }: TypedProps) {
  const [text, setText] = useTyped(value, onPause);
  return (
    <label className="min-w-0">
      <span className="text-14 text-ink-3">{label}</span>
      <input
        {...input}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // The fields may go before the pause is over.
        onBlur={() => text !== value && onPause(text)}
        className="field min-h-11 min-w-0 px-2 py-1 text-15 md:min-h-9"
      />
    </label>
  );
}

type FilterFieldsProps = {
  filters: LeadFilters;
  set: (changes: AddressChanges, options?: { replace?: boolean }) => void;
};

/** Everything that a list can be narrowed by, and its order. */
function FilterFields({ filters, set }: FilterFieldsProps) {
  const { data: tags = [] } = useTags();
  const { data: staff = [] } = useStaff();
  const owners: Option[] = [
    ['', 'Anybody'],
    ['me', 'You'],
    ['none', 'Nobody'],
    ...staff.map(({ id, name }): Option => [id, name]),
  ];
  const known = tags.map(({ tag, count }): Option => [tag, `${tag} (${count})`]);
  const isKnown = known.some(([tag]) => tag.toLowerCase() === filters.tag.toLowerCase());
  const tagOptions: Option[] = [
    ['', 'All tags'],
    ...(filters.tag && !isKnown ? [[filters.tag, filters.tag] as const] : []),
    ...known,
  ];
  return (
    <div className="grid grid-cols-2 gap-2">
      <Choice
        label="Filter by status"
        value={filters.status ?? ''}
        options={statuses}
        onChange={(status) => set({ status })}
      />
      <Choice
        label="Service"
        value={filters.service ?? ''}
        options={services}
        onChange={(service) => set({ service })}
      />
      <Choice
        label="Owner"
        value={filters.owner ?? ''}
        options={owners}
        onChange={(owner) => set({ owner })}
      />
      <Choice label="Tag" value={filters.tag} options={tagOptions} onChange={(tag) => set({ tag })} />
      <Choice
        label="Answer due"
        value={filters.due ?? ''}
        options={dueDates}
        onChange={(due) => set({ due })}
      />
      <Choice
        label="First answer"
        value={filters.answer ?? ''}
        options={answers}
        onChange={(answer) => set({ answer })}
      />
      <Choice
        label="Next step"
        value={filters.nextStep ?? ''}
        options={plans}
        onChange={(nextStep) => set({ nextStep })}
      />
      <Typed
        label="Source"
        value={filters.source}
        placeholder="google, direct, none"
        title="What led the visitor here last"
        autoCapitalize="none"
        onPause={(source) => set({ source }, { replace: true })}
      />
      <Typed
        label="Package or calculator"
        value={filters.choice}
        placeholder="roi calculator"
        autoCapitalize="none"
        onPause={(choice) => set({ choice }, { replace: true })}
      />
      {filters.import && (
        <Choice
          label="Import"
          value={filters.import}
          options={[
            ['', 'All leads'],
            [filters.import, 'Leads of one file'],
          ]}
          onChange={(id) => set({ import: id })}
        />
      )}
      {(['from', 'to'] as const).map((name) => (
        <Typed
          key={name}
          type="date"
          label={name === 'from' ? 'From' : 'To'}
          value={filters[name]}
          onPause={(day) => set({ [name]: day }, { replace: true })}
        />
      ))}
      <Choice label="Order" value={filters.sort ?? ''} options={orders} onChange={(sort) => set({ sort })} />
    </div>
  );
}

/** Those that are set by nothing else on the page. */
const own = ['service', 'tag', 'source', 'choice', 'answer', 'nextStep', 'from', 'to'] as const;

/** Opens the filters: below the search where there is room, and as one sheet on a phone. */
export const FilterPanel = memo(function FilterPanel({ filters, set }: FilterFieldsProps) {
  const isInUse = own.some((name) => filters[name]);
  const isRoomy = useMediaQuery('(min-width: 768px)');
  const [isOpen, setIsOpen] = useState(false);
  const fields = (
    <>
      <FilterFields filters={filters} set={set} />
      <TagsDialog />
    </>
  );
  return (
    <>
      <button
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
