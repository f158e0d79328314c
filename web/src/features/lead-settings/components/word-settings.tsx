import { api, statusLabels } from '@golghar/contracts';
import { X } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { openingHours } from '@/content/site';
import { Checkbox } from '@/ui/form/checkbox';
import { WordForm } from '@/ui/form/word-form';
import { IconButton } from '@/ui/icon-button';
import { TitledSection } from '@/ui/titled-section';
import type { SettingProps } from './assignment-setting';

type ListProps = {
  label: string;
  items: readonly string[];
  inWords?: (item: string) => string;
  onChange: (left: string[]) => void;
};

function RemovableList({ label, items, inWords = String, onChange }: ListProps) {
  return (
    <ul aria-label={label} className="mt-1">
      {items.map((item) => (
        <li key={item} className="flex min-h-11 items-center border-b border-hairline md:min-h-9">
          <span className="tabular min-w-0 grow wrap-anywhere">{inWords(item)}</span>
          <IconButton
            label={`Remove ${inWords(item)}`}
            onClick={() => onChange(items.filter((each) => each !== item))}
            Icon={X}
            iconSize={16}
          />
        </li>
      ))}
    </ul>
  );
}

const reasonSchema = api.listOutcomeReasons.response.shape.lost.def.element;

export function OutcomeReasonsSetting({ settings: { outcomeReasons: reasons }, change }: SettingProps) {
  const set = (status: 'delivered' | 'lost', words: string[]) =>
    change({ outcomeReasons: { ...reasons, [status]: words } });
  return (
    <TitledSection
      title={`Reasons: ${statusLabels.delivered} and ${statusLabels.lost}`}
      text="Whoever gives a lead such a status is asked once. One press tells a reason; the keys 6 to 9 tell the first four. Any other is typed."
      className="border-t border-hairline pt-4"
    >
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        {(['delivered', 'lost'] as const).map((status) => (
          <section key={status} aria-label={statusLabels[status]}>
            <h3 className="text-17">{statusLabels[status]}</h3>
            <RemovableList
              label={statusLabels[status]}
              items={reasons[status]}
              onChange={(left) => set(status, left)}
            />
            <WordForm
              label={`New reason: ${statusLabels[status]}`}
              submit="Add"
              schema={reasonSchema}
              refuse={(word) => (reasons[status].includes(word) ? 'This reason is there already' : undefined)}
              onSubmit={(word) => set(status, [...reasons[status], word])}
              className="mt-2 flex gap-2"
              fieldClassName="min-h-11 min-w-0 grow py-1 text-15 md:min-h-9"
            />
          </section>
        ))}
      </div>
    </TitledSection>
  );
}

const yearly = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const once = { ...yearly, weekday: 'short', year: 'numeric' } as const;

/** Formats `2026-11-08` as a date, `01-26` as a yearly one. */
const dayInWords = (day: string): string =>
  day.length === 5
    ? `${new Date(`2024-${day}`).toLocaleDateString('en-GB', yearly)}, every year`
    : new Date(day).toLocaleDateString('en-GB', once);

const daySchema = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Please choose a day'));

export function ClosedDaysSetting({ settings: { closedDays }, change }: SettingProps) {
  const [isYearly, setIsYearly] = useState(false);
  const holiday = (date: string) => (isYearly ? date.slice(5) : date);
  return (
    <TitledSection title="Holidays" className="border-t border-hairline pt-4">
      <p className="text-ink-2">
        Open {openingHours}. On these days the office is closed, and no promised answer falls due; it counts
        for enquiries from now on.
      </p>
      <RemovableList
        label="Holidays"
        items={closedDays}
        inWords={dayInWords}
        onChange={(left) => change({ closedDays: left })}
      />
      <WordForm
        label="Day"
        type="date"
        submit="Add holiday"
        schema={daySchema}
        refuse={(date) => (closedDays.includes(holiday(date)) ? 'This day is there already' : undefined)}
        onSubmit={(date) =>
          change({ closedDays: [...closedDays, holiday(date)].sort() }).then(() => setIsYearly(false))
        }
        className="mt-3 flex gap-3"
        fieldClassName="min-h-11 w-auto py-1 text-15 md:min-h-9"
      >
        <Checkbox
          checked={isYearly}
          onChange={({ target }) => setIsYearly(target.checked)}
          className="items-center gap-2 md:min-h-9"
        >
          Every year
        </Checkbox>
      </WordForm>
    </TitledSection>
  );
}
