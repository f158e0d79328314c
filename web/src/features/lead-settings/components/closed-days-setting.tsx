import { useState } from 'react';
import * as z from 'zod/mini';
import { openingHours } from '@/content/site';
import { Checkbox } from '@/ui/form/checkbox';
import { WordForm } from '@/ui/form/word-form';
import { TitledSection } from '@/ui/titled-section';
import { RemovableList } from './setting-choice';

type Props = { closedDays: readonly string[]; onChange: (closedDays: string[]) => void };

const once = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const yearly = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** Formats `2026-11-08` as a date, `01-26` as a yearly one. */
const inWords = (day: string): string =>
  day.length === 5 ? `${yearly.format(new Date(`2024-${day}`))}, every year` : once.format(new Date(day));

const daySchema = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Please choose a day'));

/** Days on which the office is closed: they don't count towards the promised answer. */
export function ClosedDaysSetting({ closedDays, onChange }: Props) {
  const [isYearly, setIsYearly] = useState(false);
  const holiday = (date: string) => (isYearly ? date.slice(5) : date);
  const add = (date: string) => {
    onChange([...closedDays, holiday(date)].sort());
    setIsYearly(false);
  };
  return (
    <TitledSection title="Holidays" className="border-t border-hairline pt-4">
      <p className="text-ink-2">
        Open {openingHours}. On these days the office is closed, and no promised answer falls due; it counts
        for enquiries from now on.
      </p>
      <RemovableList label="Holidays" items={closedDays} inWords={inWords} onChange={onChange} />
      <WordForm
        label="Day"
        type="date"
        submit="Add holiday"
        schema={daySchema}
        refuse={(date) => (closedDays.includes(holiday(date)) ? 'This day is there already' : undefined)}
        onSubmit={add}
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
