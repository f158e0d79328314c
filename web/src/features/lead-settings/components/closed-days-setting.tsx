import { X } from 'lucide-react';
import { useId } from 'react';
import * as z from 'zod/mini';
import { openingHours } from '@/content/site';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TitledSection } from '@/ui/titled-section';

type Props = { closedDays: readonly string[]; onChange: (closedDays: string[]) => void };

const once = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const yearly = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** `2026-11-08` as a day, `01-26` as one of every year. */
const inWords = (day: string): string =>
  day.length === 5 ? `${yearly.format(new Date(`2024-${day}`))}, every year` : once.format(new Date(day));

const holidaySchema = z.object({
  date: z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Please choose a day')),
  isYearly: z.boolean(),
});

/** Days on which the office is closed: the promised answer does not run on them. */
export function ClosedDaysSetting({ closedDays, onChange }: Props) {
  const { field, handleSubmit, setError, reset } = useContractForm(holidaySchema, {
    defaultValues: { date: '', isYearly: false },
  });
  const { error, ...date } = field('date');
  const { error: _, ...isYearly } = field('isYearly');
  const id = useId();
  const add = handleSubmit((holiday) => {
    const day = holiday.isYearly ? holiday.date.slice(5) : holiday.date;
    if (closedDays.includes(day)) return setError('date', { message: 'This day is there already' });
    onChange([...closedDays, day].sort());
    reset();
  });
  return (
    <TitledSection title="Holidays" className="border-t border-hairline pt-4">
      <p className="text-ink-2">
        Open {openingHours}. On these days the office is closed, and no promised answer falls due; it counts
        for enquiries from now on.
      </p>
      <ul aria-label="Holidays" className="mt-2">
        {closedDays.map((day) => (
          <li key={day} className="flex min-h-11 items-center border-b border-hairline md:min-h-9">
            <span className="tabular grow">{inWords(day)}</span>
            <IconButton
              label={`Remove ${inWords(day)}`}
              onClick={() => onChange(closedDays.filter((each) => each !== day))}
              Icon={X}
              iconSize={16}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={add} noValidate className="mt-3 flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="sr-only">
          Day
        </label>
        <input
          id={id}
          {...date}
          type="date"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="field min-h-11 w-auto py-1 text-15 md:min-h-9"
        />
        <label className="flex min-h-11 items-center gap-2 md:min-h-9">
          <input {...isYearly} type="checkbox" className="checkbox" />
          Every year
        </label>
        <Button type="submit" size="small">
          Add holiday
        </Button>
        {error && (
          <Alert look="inline" id={`${id}-error`}>
            {error}
          </Alert>
        )}
      </form>
    </TitledSection>
  );
}
